/** The coast lines of the world in the projection of Eldritch Horror's board, as one path: drawn when the page is built, so that it needs no geography. */
import { readFileSync } from "node:fs";
import { geoPath, geoProjection } from "d3-geo";
import { feature } from "topojson-client";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

/** Monotone cubic interpolation (Fritsch–Carlson) through the points of one axis. */
function through(points) {
  const slopes = points.slice(1).map(([x, y], i) => (y - points[i][1]) / (x - points[i][0]));
  const tangents = points.map((_, i) =>
    i === 0
      ? slopes[0]
      : i === slopes.length
        ? slopes[i - 1]
        : slopes[i - 1] * slopes[i] <= 0
          ? 0
          : (slopes[i - 1] + slopes[i]) / 2,
  );
  slopes.forEach((slope, i) => {
    if (slope === 0) return void (tangents[i] = tangents[i + 1] = 0);
    const steep = Math.hypot(tangents[i] / slope, tangents[i + 1] / slope);
    if (steep > 3) for (const at of [i, i + 1]) tangents[at] = (3 / steep) * tangents[at];
  });
  return (x) => {
    const i = Math.max(
      0,
      Math.min(
        slopes.length - 1,
        points.findLastIndex(([from]) => from <= x),
      ),
    );
    const [[x0, y0], [x1, y1]] = [points[i], points[i + 1]];
    const h = x1 - x0;
    const u = (x - x0) / h;
    return (
      (1 + 2 * u) * (1 - u) ** 2 * y0 +
      u * (1 - u) ** 2 * h * tangents[i] +
      u * u * (3 - 2 * u) * y1 +
      u * u * (u - 1) * h * tangents[i + 1]
    );
  };
}

export function projection(layout) {
  const {
    central_meridian: middle,
    x_by_degrees_east_of_central_meridian: xs,
    y_by_latitude: ys,
  } = layout.projection;
  const [fx, fy] = [through(xs), through([...ys].sort((a, b) => a[0] - b[0]))];
  const degrees = 180 / Math.PI;
  return geoProjection((lambda, phi) => [fx(lambda * degrees), -fy(phi * degrees)])
    .rotate([-middle, 0])
    .scale(1)
    .translate([fx(0), fy(0)])
    .precision(0.3);
}

/** Islands and bends too small to be seen are left out. */
const LEAST_ISLAND = 12;
const LEAST_BEND = 2.2;

function thinned(path) {
  return path
    .split(/(?=M)/)
    .map((ring) => {
      const points = ring
        .slice(1)
        .replace("Z", "")
        .split("L")
        .map((point) => point.split(",").map(Number));
      const kept = points.reduce(
        (found, at) =>
          found.length && Math.hypot(at[0] - found.at(-1)[0], at[1] - found.at(-1)[1]) < LEAST_BEND
            ? found
            : [...found, at],
        [],
      );
      return `M${kept.map((at) => at.join(" ")).join("L")}Z`;
    })
    .join("");
}

export function coasts() {
  const layout = read("../../seance/games/eldritch/content/layout.json");
  const atlas = read("../node_modules/world-atlas/land-50m.json");
  const [land] = feature(atlas, atlas.objects.land).features;
  const draw = geoPath(projection(layout)).digits(1);
  const islands = land.geometry.coordinates.map((coordinates) => ({ type: "Polygon", coordinates }));
  return islands
    .filter((island) => draw.area(island) > LEAST_ISLAND)
    .map((island) => thinned(draw(island)))
    .join("");
}
