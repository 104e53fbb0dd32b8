export { default } from "virtual:icons/parlour";
