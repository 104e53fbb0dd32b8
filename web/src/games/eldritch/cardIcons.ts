export { default } from "virtual:icons/eldritch-cards";
