/** What of a board is seen. Boards have their own units; the camera turns them into pixels. */
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  w: number;
  h: number;
}
export interface Box extends Point, Size {}
/** The middle of the picture in units of the board, and how many pixels a unit takes. */
export interface Camera extends Point {
  scale: number;
}
export const MOST_SCALE = 2.2;
/** Below this many pixels per unit names cannot be read; a small screen begins closer to its own place. */
export const READABLE = 0.5;
export const CLOSE = 0.7;
/** How much of the picture two places may be apart. */
const ROOM = 0.6;

export function fit(size: Size, whole: Box): Camera {
  return {
    x: whole.x + whole.w / 2,
    y: whole.y + whole.h / 2,
    scale: Math.min(size.w / whole.w, size.h / whole.h),
  };
}

/** The board is never lost: no smaller than whole, and its edge never leaves the edge of the picture behind. */
export function held(camera: Camera, size: Size, whole: Box): Camera {
  const least = fit(size, whole).scale;
  const scale = Math.min(Math.max(camera.scale, least), Math.max(MOST_SCALE, least));
  const along = (at: number, start: number, length: number, seen: number) =>
    seen >= length ? start + length / 2 : Math.min(Math.max(at, start + seen / 2), start + length - seen / 2);
  return {
    scale,
    x: along(camera.x, whole.x, whole.w, size.w / scale),
    y: along(camera.y, whole.y, whole.h, size.h / scale),
  };
}

/** Closer or further, while the point under the pointer (in pixels from the upper left) stays where it is. */
export function zoomed(camera: Camera, size: Size, whole: Box, by: number, at: Point): Camera {
  const { scale } = held({ ...camera, scale: camera.scale * by }, size, whole);
  const [dx, dy] = [at.x - size.w / 2, at.y - size.h / 2];
  return held(
    { scale, x: camera.x + dx / camera.scale - dx / scale, y: camera.y + dy / camera.scale - dy / scale },
    size,
    whole,
  );
}

/**
 * Where the picture begins: whole if names can be read then, otherwise close to a place, with its neighbours
 * if there is room.
 */
export function opening(size: Size, whole: Box, place: Point | undefined): Camera {
  const all = fit(size, whole);
  return all.scale >= READABLE || !place
    ? all
    : held(
        {
          x: place.x,
          y: place.y,
          scale: Math.min(CLOSE, Math.max(READABLE, Math.min(size.w, size.h) / 400)),
        },
        size,
        whole,
      );
}

/** Two places at once, no closer than one looks now; what lies beside them is seen, too. */
export function both(a: Point, b: Point, scale: number, size: Size): Camera {
  const [wide, high] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return {
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    scale: Math.min(scale, (size.w * ROOM) / Math.max(wide, 1), (size.h * ROOM) / Math.max(high, 1)),
  };
}

export const viewBox = (camera: Camera, size: Size): string =>
  [
    camera.x - size.w / camera.scale / 2,
    camera.y - size.h / camera.scale / 2,
    size.w / camera.scale,
    size.h / camera.scale,
  ]
    .map((each) => each.toFixed(1))
    .join(" ");

/** Names keep their size on the screen, as far as there is place for them. */
export const letters = (scale: number): number => Math.min(Math.max(11.5 / scale, 9), 20);
