import { mix } from '../grade/mix.ts';
import {
  type Art,
  clamp,
  ellipse,
  type Knot,
  LINE,
  lerp,
  type Paint,
  type Path,
  type PathLike,
  type Random,
  ramp,
  random,
  ribbon,
  type Step,
  smoothstep,
  spline,
  svgPath,
} from '../pen/index.ts';
import { veinedLeaf } from './leaf.ts';

/** A floret: raised banner with two lobes, wings and keel below it; and one not yet open. */
const BANNER = svgPath('M0 0C-15 -1 -13 -19 0 -12C13 -19 15 -1 0 0Z');
const KEEL = svgPath('M0 -5C-7 -4 -7 7 0 12C7 7 7 -4 0 -5Z');
const BUD = svgPath('M0 -6C-5 -2 -4 6 0 8C4 6 5 -2 0 -6Z');

interface Raceme {
  pale: string;
  deep: string;
  /** Sideways drift of the tip. */
  bend: number;
  /** No two outlines are alike. */
  seed: number;
}

/** The drooping axis from (x, y), and half the width at t. */
function formOf(x: number, y: number, length: number, width: number, { bend, seed }: Raceme) {
  const axis = spline([
    [x, y],
    [x + bend * 0.2, y + length * 0.4],
    [x + bend, y + length],
  ]);
  const half = (t: number): number => {
    const taper = t < 0.18 ? lerp(0.42, 1, smoothstep(t / 0.18)) : Math.max(0, 1 - (t - 0.18) / 0.82) ** 0.82;
    return (width / 2) * taper * (1 + 0.09 * Math.sin(t * 19 + seed * 2.4) * (1 - t));
  };
  return { axis, half };
}

/** Silhouette with a bumpy edge. */
function silhouette(
  axis: Path,
  half: (t: number) => number,
  count: number,
  bump: number,
  seed: number,
): Path {
  const chance = random(`rs${seed}`);
  const left: Knot[] = [];
  const right: Knot[] = [];
  axis.walk(count).forEach(({ x, y, t }, i) => {
    const width = half(t);
    const out = (i % 2 ? bump : -bump * 0.4) * (width > 2 ? 1 : 0);
    left.push([x - width - out * chance.between(0.6, 1.2), y]);
    right.push([x + width + out * chance.between(0.6, 1.2), y]);
  });
  return spline([...left, ...right.reverse()], true);
}

/** Shaded under the vine, palest below it, deep at the tip. */
const tint = ({ pale, deep }: Raceme, t: number): string =>
  mix(mix(mix(deep, pale, 0.45), pale, smoothstep(t / 0.16)), deep, t ** 1.05);

/** A raceme in the far mist: a soft silhouette and a few drops. */
export function mistyWisteria(
  art: Art,
  x: number,
  y: number,
  length: number,
  width: number,
  { opacity, ...raceme }: Raceme & { opacity: number },
): void {
  const { pale, deep, bend, seed } = raceme;
  const { axis, half } = formOf(x, y, length, width, raceme);
  const shape = silhouette(axis, (t) => half(t) * 0.8, Math.round(length / 13), width * 0.09, seed);
  const tones = ramp(0, pale, 0, 0.25, pale, 0.9, 1, deep, 0.95);
  art.fill(shape, art.linear(x, y, x + bend, y + length, tones), opacity);
  const chance = random(`wi${seed}`);
  const drops = axis
    .walk(11)
    .slice(2)
    .map((u) => ellipse(u.x + chance.between(-0.5, 0.5) * half(u.t), u.y, width * 0.09, width * 0.12));
  art.blot(drops, mix(deep, '#ffffff', 0.3), opacity * 0.7);
}

/** A floret's seat: where it hangs, how far it is turned. */
interface Seat {
  x: number;
  y: number;
  turn: number;
}

/** Seats of one row at a step of the axis, in two passes: neighbours overlap. */
function seats(
  { x, y, t }: Step,
  row: number,
  half: number,
  size: number,
  pass: 0 | 1,
  {
    chance,
    near,
    turnOf,
  }: {
    chance: Random;
    /** Gathered at the tip, with gaps at the edge that let the stalk's shade show. */
    near: boolean;
    /** How far a floret is turned, by its place from -1 to 1 across the row. */
    turnOf: (u: number) => number;
  },
): Seat[] {
  const count = Math.max(1, Math.round((half * 2) / (size * 0.74)) + (half > size * 0.55 ? 1 : 0));
  const found: Seat[] = [];
  for (let j: number = pass; j < count; j += 2) {
    const shift = row % 2 ? 0.2 / count : 0;
    const u = count === 1 ? 0 : clamp(((j / (count - 1)) * 2 - 1) * 0.96 + shift, -1, 1);
    const gather = near && t > 0.8 ? 0.62 : 1;
    const seatX = x + u * half * gather * chance.between(0.9, 1.1) + chance.between(-1, 1) * size * 0.14;
    const seatY = y + Math.abs(u) * size * 0.35 + chance.between(-1, 1) * size * 0.24;
    if (near && Math.abs(u) > 0.6 && chance() < 0.16) continue;
    // none where the frame covers it
    if (seatX < 40 || seatX > 560) continue;
    found.push({ x: seatX, y: seatY, turn: turnOf(u) });
  }
  return found;
}

/** A raceme at middle distance: a silhouette and banners without contour. */
export function softWisteria(
  art: Art,
  x: number,
  y: number,
  length: number,
  width: number,
  { opacity, ...raceme }: Raceme & { opacity: number },
): void {
  const { axis, half } = formOf(x, y, length, width, raceme);
  const size = width * 0.42;
  const rows = Math.round(length / (size * 0.92));
  const bumps = Math.round((length / size) * 1.2);
  const shape = silhouette(axis, (t) => half(t) * 0.86, bumps, size * 0.12, raceme.seed);
  const tones = ramp(0, tint(raceme, 0.15), 0.2, 0.3, tint(raceme, 0.3), 0.9, 1, raceme.deep, 0.95);
  art.fill(shape, art.linear(x, y, x + raceme.bend, y + length, tones), opacity);
  const chance = random(`wi${raceme.seed}`);
  axis.walk(rows + 1).forEach((step, row) => {
    const { t } = step;
    const floret = size * lerp(1.06, 0.5, t ** 1.3);
    for (const pass of [0, 1] as const) {
      const top = mix(tint(raceme, t), '#ffffff', chance.between(0, 0.3) * (1 - t * 0.5));
      const banners: Path[] = [];
      const look = { chance, near: false, turnOf: (u: number) => u * 48 + chance.between(-18, 18) };
      for (const seat of seats(step, row, half(t) * 0.92, floret, pass, look)) {
        banners.push(
          BANNER.scale(floret / 22)
            .rotate(seat.turn)
            .translate(seat.x, seat.y + floret * 0.3),
        );
      }
      art.blot(banners, mix(top, '#ffffff', 0.12), opacity);
    }
  });
}

/** A near raceme that hangs from (x, y): every floret with banner and keel, buds at the tip. */
export function wisteria(
  art: Art,
  x: number,
  y: number,
  length: number,
  width: number,
  { bend, seed }: Pick<Raceme, 'bend' | 'seed'>,
): void {
  const { ink, rose } = art.palette;
  const raceme: Raceme = { pale: '#d9cdf4', deep: '#5b50a8', bend, seed };
  const { axis, half } = formOf(x, y, length, width, raceme);
  const size = width * 0.285;
  const rows = Math.round(length / (size * 0.97));
  const core = (t: number): number => half(t) * lerp(0.86, 0.08, smoothstep((t - 0.52) / 0.26));
  const shape = silhouette(axis, core, Math.round((length / size) * 1.2), size * 0.12, seed);
  const shade = ramp(0, mix(raceme.deep, ink, 0.35), 1, mix(raceme.deep, ink, 0.1));
  art.fill(shape, art.linear(x, y, x + bend, y + length, shade));
  const chance = random(`wi${seed}`);
  const florets: [PathLike, Paint][] = [];
  axis.walk(rows + 1).forEach((step, row) => {
    const { t } = step;
    const floret = size * lerp(1.06, 0.5, t ** 1.3);
    for (const pass of [0, 1] as const) {
      const top = mix(tint(raceme, t), '#ffffff', chance.between(0, 0.3) * (1 - t * 0.5));
      const low = mix(mix(rose, raceme.deep, 0.35 + t * 0.4), '#2c2a6e', 0.1 + t * 0.4);
      const [banners, keels, buds]: [Path[], Path[], Path[]] = [[], [], []];
      const turnOf = (u: number): number => (t < 0.84 ? u * 56 + chance.between(-16, 16) : u * 30);
      for (const seat of seats(step, row, half(t) * 0.92, floret, pass, { chance, near: true, turnOf })) {
        const place = (form: Path, unit: number): Path =>
          form
            .scale(floret / unit)
            .rotate(seat.turn)
            .translate(seat.x, seat.y);
        if (t < 0.84) {
          banners.push(place(BANNER, 20));
          keels.push(place(KEEL, 20));
        } else {
          buds.push(place(BUD, 12));
        }
      }
      if (banners.length) florets.push([banners, top], [keels, low]);
      if (buds.length) florets.push([buds, mix(top, low, 0.4)]);
    }
  });
  art.solids(florets);
}

/** A wisteria leaf: six pairs of leaflets and one at the tip, along a curve. */
export function wisteriaLeaf(art: Art, spine: readonly Knot[], fill: Paint): void {
  const path = spline(spine);
  const [length, width] = [40, 15];
  const steps = path.walk(8);
  art.blot(ribbon(path, 2.2, { start: 0.9, end: 0.3 }));
  const look = { fill, lineWidth: LINE.hair, veins: 0 };
  for (const [i, { x, y, angle }] of steps.slice(1, -1).entries()) {
    const share = lerp(1, 0.62, (i + 1) / 6);
    for (const side of [-1, 1]) {
      veinedLeaf(art, x, y, length * share, width * share, angle + side * 58, { ...look, bend: -side * 3 });
    }
  }
  const { x, y, angle } = steps[7]!;
  veinedLeaf(art, x, y, length * 0.7, width * 0.7, angle, look);
}
