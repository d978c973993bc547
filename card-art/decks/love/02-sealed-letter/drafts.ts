import { ink, lit, modelled, printed, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  limb,
  Path,
  type Point,
  polygon,
  ramp,
  random,
  range,
  twiceArea,
} from '../../../kit/pen/index.ts';
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

/** Whatever lies on the desk throws its shadow away from the lamp. */
function cast(art: Art, outline: Path, dx: number, dy: number): void {
  printed(art, [44, 590, 556, 868], () => void art.fill(outline.translate(dx, dy), '#22102a', 0.8), {
    edge: 5,
  });
}

/** A clean sheet under the pen, its corner bent up: near us, so that the window cuts it. */
export function sheet(art: Art): void {
  const laid = (drawn: Path): Path => onDesk(drawn.rotate(-16).translate(-1.6, 44.6));
  const lie = (outline: string): Path => laid(closed(outline));
  const line = (knots: string): Path => laid(curve(knots));
  const paper = lie('-7.4,-10! 7.4,-10! 7.4,8.4! 6.2,9.4 4.6,9.9! -7.4,9.9!');
  cast(art, paper, 5, 4);
  art.fill(
    paper,
    art.radial(
      ...seen([BULB[0], BULB[1], 0]),
      430,
      ramp(0, '#fbe2b6', 0.4, '#e9bd92', 0.7, '#bb8370', 1, '#7c4c58'),
      0.9,
    ),
  );
  const bent = lie('7.4,8.4! 6.2,9.4 4.6,9.9! 4.9,8.5 5.5,7.3! 6.5,7.7');
  stippled(
    art,
    lie('7.4,8.4! 6,8 5,8.4 4.2,9.9! 3,9.9! 4.2,7.6 6,7 7.4,7.4!'),
    '#6a3c4a',
    [420, 690],
    [380, 720],
    [0.9, 0],
  );
  stippled(art, paper, '#5c3044', [240, 700], [300, 880], [0, 0.75]);
  art.fill(bent, '#fbe6c4');
  art.blot(
    [ink(line('-7.4,-3 0,-2.9 7.4,-3'), 1.6, 1, 0.1), ink(line('-7.4,3.6 0,3.7 7.4,3.6'), 1.4, 2, 0.1)],
    '#b0806c',
    0.7,
  );
  art.blot(ink(line('-7.4,9.9 0,9.9 4.6,9.9'), 1.6, 3, 0), '#fff3d6', 0.8);
}

/** The pen that wrote it, laid down. */
export function pen(art: Art): void {
  const holder = onDesk(limb('-9.6,42.4 -4.6,44.6 0.6,46.9', [0.14, 0.38, 0.38, 0.32], 12));
  const ferrule = onDesk(limb('0.5,46.86 2.2,47.62', [0.38, 0.3], 5));
  const nib = onDesk(closed('2.1,47.3! 3.3,47.8 4.7,48.7! 3.2,48.3 1.95,47.85!'));
  const all = Path.join(holder, ferrule, nib);
  cast(art, all, 8, 6);
  form(art, holder, '#3f6a74', 4, { depth: 0.7 });
  form(art, ferrule, '#c99458', 3);
  form(art, nib, '#8d8694', 2);
  art.blot(ink(onDesk(curve('2.6,47.72 3.5,48.06 4.5,48.6')), 1.1, 1, 0), '#2a1a30');
}

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
