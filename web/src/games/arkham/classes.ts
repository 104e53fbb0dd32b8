/** The colours of the classes; the drawing of the class says the same. */
export const CLASS_COLOURS: Record<string, string> = {
  guardian: "#2b6fb5",
  seeker: "#b57d1c",
  rogue: "#2f7d3b",
  mystic: "#6b4a9e",
  survivor: "#b0352f",
};
export const NO_CLASS = "#8d7a5b";
