import drawn from "virtual:icons/arkham";
import { PLACES } from "./places";

const places = Object.entries(PLACES).map(([key, body]) => [`place-${key}`, body]);
export default { ...drawn, ...(Object.fromEntries(places) as Record<string, string>) };
