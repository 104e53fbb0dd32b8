export { default } from "virtual:icons/eldritch";
