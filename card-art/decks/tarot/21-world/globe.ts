import { printed, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  Path,
  type Point,
  polygon,
  radians,
  ramp,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { GLOBE, SUN } from './form.ts';
import { BARE, CLOUDS, LAND, SEAS } from './lands.ts';

/** What looks at us most, in degrees, and how far the axis leans. */
const [EAST, NORTH, LEAN] = [112, 2, -9];

/** Where a place on the globe is seen; what lies beyond its edge is drawn to the edge. */
function seen(east: number, north: number): Point {
  const [l, p, p0] = [radians(east - EAST), radians(north), radians(NORTH)];
  const depth = Math.sin(p0) * Math.sin(p) + Math.cos(p0) * Math.cos(p) * Math.cos(l);
  let x = Math.cos(p) * Math.sin(l);
  let y = Math.cos(p0) * Math.sin(p) - Math.sin(p0) * Math.cos(p) * Math.cos(l);
  if (depth < 0) [x, y] = [x / Math.hypot(x, y), y / Math.hypot(x, y)];
  const [cos, sin] = [Math.cos(radians(LEAN)), Math.sin(radians(LEAN))];
  return [GLOBE.x + GLOBE.r * (x * cos + y * sin), GLOBE.y - GLOBE.r * (y * cos - x * sin)];
}

const placesOf = (places: string): [east: number, north: number][] =>
  places.split(' ').map((place) => place.split(',').map(Number) as [number, number]);

/** Cornered, as coasts are. */
const shore = (places: string): Path => polygon(placesOf(places).map((place) => seen(...place)));

/** Round, as one kind of country goes over into another. */
const country = (places: string): Path =>
  spline(
    placesOf(places).map((place) => seen(...place)),
    true,
  );

const disc = (grow = 0): Path => ellipse(GLOBE.x, GLOBE.y, GLOBE.r + grow);

/** Air over the edge, the brighter the nearer the sun. */
export function air(art: Art): void {
  const { x, y, r } = GLOBE;
  art.fill(
    disc(26),
    art.radial(
      x,
      y,
      r + 26,
      ramp(r / (r + 26), '#bfeee6', 0.9, (r + 9) / (r + 26), '#8fd0dc', 0.4, 1, '#8fd0dc', 0),
    ),
  );
}

/** Cloud that follows the turning, the thinner the nearer the edge. */
function clouds(art: Art): void {
  for (const [places, width] of CLOUDS) {
    // streaks side by side, the outer ones shorter
    for (const [north, east, breadth, opacity] of [
      [0, 0, 0.9, 0.34],
      [1.5, 3, 0.6, 0.26],
      [-1.4, -2, 0.7, 0.26],
      [-2.6, 4, 0.4, 0.2],
    ] as const) {
      const way = placesOf(places)
        .slice(north ? 1 : 0)
        .map(([l, p], i, all) => seen(l + east + (north && i === all.length - 1 ? -4 : 0), p + north));
      if (way.length > 1)
        art.fill(ribbon(spline(way), width * breadth, { start: 0, end: 0, samples: 12 }), '#fbeedd', opacity);
    }
  }
}

/** Seas and lands in the first light, dusk towards us. */
export function globe(art: Art): void {
  const { x, y, r } = GLOBE;
  art.fill(
    disc(),
    art.radial(SUN[0], SUN[1], 330, ramp(0, '#9fdcd4', 0.3, '#4fa3b4', 0.62, '#2b6a92', 1, '#1d3a6c')),
  );
  art.clip(disc(), () => {
    const land = Path.join(...LAND.map(shore));
    art.fill(land.translate(1.6, 2.2), '#1c4a70', 0.55);
    art.fill(
      land,
      art.radial(SUN[0], SUN[1], 330, ramp(0, '#f6e6a2', 0.3, '#a3ac84', 0.62, '#5a8a62', 1, '#2f5a58')),
    );
    art.fill(Path.join(...BARE.map(country)), '#e6c48c', 0.42);
    art.fill(Path.join(...SEAS.map(shore)), '#4a9aae');
    stippled(art, land, '#e8c98a', [SUN[0] - 60, SUN[1]], [SUN[0] + 90, SUN[1] + 150], [0.9, 0]);
    printed(art, [50, 640, 550, 866], () =>
      art.fill(disc(), art.linear(210, 640, 330, 890, ramp(0.3, '#141a48', 0, 1, '#141a48', 0.92))),
    );
    printed(art, [50, 640, 550, 866], () => clouds(art));
    // the edge itself, where the air is thick
    art.line(
      ellipse(x, y, r - 1),
      5,
      art.radial(SUN[0], SUN[1], 300, ramp(0, '#fffbe0', 1, 0.4, '#c8f2e6', 0.9, 1, '#6fb0cc', 0.5)),
    );
  });
}
