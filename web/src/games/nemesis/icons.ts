export { default } from "virtual:icons/nemesis";
