export { default } from "virtual:icons/dungeontology";
