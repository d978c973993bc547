import { lit, modelled, printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  limb,
  Path,
  type Point,
  polygon,
  random,
  range,
  twiceArea,
} from '../../../kit/pen/index.ts';
import { cast } from './cast.ts';
import { BULB, onDesk, seen, shaded, type Vec } from './view.ts';

/** Paper from shade to light. */
const PAPER = ['#6e4048', '#94605a', '#bd8a72', '#e0b68e', '#f6dcb4', '#fff3da'] as const;
/** Of a crumpled sheet: girdles from foot to top, creases round each. */
const GIRDLES = 7;
const PLACES = 9;

const step = (from: Vec, to: Vec): Vec => [to[0] - from[0], to[1] - from[1], to[2] - from[2]];

/** How much of the lamp's light a facet gets, -1 … 1. */
function lightOf([a, b, c]: readonly [Vec, Vec, Vec]): number {
  const [u, v, w] = [step(a, b), step(a, c), step(a, BULB)];
  const normal: Vec = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const across = normal[0] * w[0] + normal[1] * w[1] + normal[2] * w[2];
  return across / (Math.hypot(...normal) * Math.hypot(...w) || 1);
}

/** A letter that was begun and crumpled, on the desk. */
export function crumpled(art: Art, [x, y]: Point, radius: number): void {
  const chance = random(`crumpled ${x} ${y}`);
  const knots = range(GIRDLES + 1, (girdle) =>
    range(PLACES, (place): Vec => {
      const stray = chance.between(-0.4, 0.4);
      const [up, round] = [
        ((girdle + stray * 0.6) / GIRDLES) * Math.PI,
        ((place + stray) / PLACES) * Math.PI * 2,
      ];
      const reach = radius * ((girdle + place) % 2 ? chance.between(0.94, 1.22) : chance.between(0.66, 0.96));
      const wide = Math.sin(up) * reach * 1.1;
      return [
        x + Math.cos(round) * wide,
        y + Math.sin(round) * wide,
        Math.max(0, radius * 0.62 - Math.cos(up) * reach * 0.8),
      ];
    }),
  );
  const facets = range(GIRDLES, (girdle) =>
    range(PLACES, (place): (readonly [Vec, Vec, Vec])[] => {
      const next = (place + 1) % PLACES;
      const [a, b] = [knots[girdle]![place]!, knots[girdle]![next]!];
      const [c, d] = [knots[girdle + 1]![place]!, knots[girdle + 1]![next]!];
      return girdle % 2
        ? [
            [a, b, d],
            [a, d, c],
          ]
        : [
            [a, b, c],
            [b, d, c],
          ];
    }).flat(),
  ).flat();
  const shadow = facets.map((facet) => {
    const corners = facet.map((corner) => seen(shaded(corner)));
    return polygon(twiceArea(corners) < 0 ? corners.reverse() : corners);
  });
  printed(art, [44, 590, 556, 868], () => void art.fill(shadow, '#22102a', 0.85), { edge: 5 });
  const near = ([a, b, c]: readonly [Vec, Vec, Vec]): number =>
    a[1] + b[1] + c[1] - 0.3 * (a[2] + b[2] + c[2]);
  const [left, foot] = seen([x - radius * 1.5, y, 0]);
  const [right, top] = seen([x + radius * 1.5, y, radius * 2]);
  modelled(
    art,
    [left, top, right, foot + 30],
    { towards: [-6, -4], soft: 6, shade: '#4a2434', depth: 0.8 },
    () => {
      for (const facet of facets.sort((one, other) => near(other) - near(one))) {
        const corners = facet.map(seen);
        if (twiceArea(corners) > 0) continue;
        const tone = Math.round((lightOf(facet) * 0.62 + 0.36) * PAPER.length + chance.between(-0.2, 0.2));
        const fill = PAPER[Math.max(0, Math.min(PAPER.length - 1, tone))]!;
        art.solid(polygon(corners), fill, 0.8, fill);
      }
    },
  );
}

const form = lit({ from: { towards: [-0.7, -0.8] }, shade: '#24101f', rim: '#ffd9a0', rimWidth: 1.6 });

/** A stick of wax, melted at one end, and the match. */
export function wax(art: Art): void {
  const stick = onDesk(limb('7.2,58.6 11.4,55.6', [0.64, 0.64], 6));
  const molten = onDesk(closed('7.9,57.6 7.7,59.1 6.8,59.6 6,59.2 6.5,58.4'));
  cast(art, Path.join(stick, molten), 8, 4);
  form(art, stick, '#b8243c', 5, { depth: 0.75, shade: '#4a0c24', rim: '#ff9c8c' });
  form(art, molten, '#c8263e', 3, { shade: '#4a0c24', rim: '#ff9c8c' });
  const match = onDesk(limb('1.2,56.6 4.8,58.2', [0.12, 0.12], 5));
  cast(art, match, 5, 3);
  art.fill(match, '#e6bd8c').fill(onDesk(limb('4.2,57.94 5,58.3', [0.13, 0.2, 0.14], 5)), '#2a1620');
}
