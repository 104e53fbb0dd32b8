/** Seats have a colour and a shape; the colours were chosen so that no kind of sight confuses them. */
export const COLOURS = [
  "#E8912A",
  "#7CC6F5",
  "#1FA97A",
  "#DD8BBB",
  "#E9DF62",
  "#D6492B",
  "#6E8BFF",
  "#7C7680",
];

/** Shapes in a box of 24 × 24, as path data. */
export const SHAPES = [
  "M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20z",
  "M12 2.5 22.5 21h-21z",
  "M3 3h18v18H3z",
  "M12 1 23 12 12 23 1 12z",
  "M12 1.5 22.5 9.300 18.5 21.500h-13L1.5 9.300z",
  "M6.5 2.500h11L23 12l-5.5 9.500h-11L1 12z",
  "M12 1l3.200 7.300 7.800.8-5.900 5.300 1.700 7.800L12 18.200l-6.800 4 1.700-7.800L1 9.100l7.800-.8z",
  "M8 1.500h8V8h6.500v8H16v6.500H8V16H1.500V8H8z",
];

export const colour = (seat: number): string => COLOURS[((seat % 8) + 8) % 8] ?? "#7C7680";
export const shape = (seat: number): string => SHAPES[((seat % 8) + 8) % 8] ?? "";
