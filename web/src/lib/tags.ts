/** Name tags on a full table: none covers another. */
export interface Tag {
  x: number;
  y: number;
  name: string;
  rules: string[];
}
const TALL = 20;
const EACH = 6.6;
const wide = ({ name, rules }: Tag): number =>
  EACH * ([...name].reduce((all, sign) => all + (sign > "⺀" ? 2 : 1), 0) + rules.join(" ").length) + 20;

/** Tags of the same name at the same place are one; whatever would cover another moves down. */
export function apart(tags: Tag[]): Tag[] {
  const laid: Tag[] = [];
  for (const tag of [...tags].sort((a, b) => a.y - b.y)) {
    if (
      laid.some(
        (other) =>
          other.name === tag.name && Math.abs(other.x - tag.x) < TALL && Math.abs(other.y - tag.y) < 2 * TALL,
      )
    )
      continue;
    const moved = { ...tag };
    const covers = (other: Tag) =>
      Math.abs(other.y - moved.y) < TALL && Math.abs(other.x - moved.x) < (wide(other) + wide(moved)) / 2;
    for (let hit = laid.find(covers); hit; hit = laid.find(covers)) moved.y = hit.y + TALL;
    laid.push(moved);
  }
  return laid;
}
