export { default } from "virtual:icons/arkham";
