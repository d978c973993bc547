import { mix } from '../grade/mix.ts';
import {
  type Art,
  clamp,
  hatch,
  type Knot,
  LINE,
  type Path,
  polygon,
  polyline,
  ramp,
  random,
} from '../pen/index.ts';

/** One six-sided column: left edge, width, height of its top and of its foot. */
interface Column {
  x: number;
  width: number;
  top: number;
  foot: number;
}

interface Stone {
  /** Width of a column and unevenness of the tops, in units. */
  width: number;
  step: number;
  /** Where the light stands: the faces towards it are lit. */
  lightX: number;
  lit?: string;
  dark?: string;
  /** The broken tops. */
  cap?: string;
}

function column(
  art: Art,
  { x, width, top, foot }: Column,
  stone: Stone,
  chance: ReturnType<typeof random>,
): void {
  const { lightX, lit = '#6f78c4', dark = art.palette.ink, cap = '#a3aae6' } = stone;
  const leftOfLight = x + width / 2 < lightX;
  const edge = x + width * (leftOfLight ? 0.42 : 0.58);
  const drop = width * 0.24;
  const far = clamp(Math.abs(x - lightX) / 260);
  const light = mix(lit, dark, far * 0.55);
  const shadow = mix(mix(lit, dark, 0.72), dark, far * 0.6);
  const litFace = art.linear(
    0,
    top,
    0,
    foot,
    ramp(0, light, 0.5, mix(light, dark, 0.4), 1, mix(light, dark, 0.78)),
  );
  const darkFace = art.linear(0, top, 0, foot, ramp(0, shadow, 1, dark));
  const face = (from: Knot, to: Knot, toFoot: number, fromFoot: number): Path =>
    polygon([from, to, [to[0], toFoot], [from[0], fromFoot]]);
  const left = face([x, top], [edge, top + drop], foot + drop, foot);
  const right = face([edge, top + drop], [x + width, top], foot, foot + drop);
  art.solid(left, leftOfLight ? darkFace : litFace, LINE.fine);
  art.solid(right, leftOfLight ? litFace : darkFace, LINE.fine);
  const broken: Knot[] = [
    [x, top],
    [x + width * 0.3, top - drop * 0.8],
    [x + width * 0.78, top - drop * 0.7],
    [x + width, top],
    [edge, top + drop],
  ];
  art.solid(polygon(broken), mix(cap, dark, far * 0.6), LINE.fine);
  const chords = leftOfLight ? { from: 0.04, to: 0.7 } : { from: 0.3, to: 0.96 };
  const shade = { angle: 0, gap: 6, ...chords, jitter: 0.3, seed: Math.round(x) };
  art.line(hatch(leftOfLight ? left : right, shade), LINE.hair, 'gold', 0.385);
  for (let y = top + chance.between(50, 110); y < foot - 20; y += chance.between(60, 130)) {
    const joint: Knot[] = [
      [x, y],
      [edge, y + drop],
      [x + width, y],
    ];
    art.line(polyline(joint), LINE.hair, 'gold', 0.7);
  }
}

/** A wall of basalt columns from x0 to x1; `top` gives the height of its rim at a place. */
export function basaltWall(
  art: Art,
  x0: number,
  x1: number,
  { top, foot, seed, ...stone }: Stone & { top: (x: number) => number; foot: number; seed: number },
): void {
  const chance = random(`rock${seed}`);
  const columns: Column[] = [];
  for (let x = x0; x < x1; ) {
    const width = stone.width * chance.between(0.7, 1.25);
    const rise = Math.round(chance.between(-1, 1)) * stone.step * chance.between(0.4, 1);
    const sink = chance.between(-stone.step, stone.step) * 0.6;
    columns.push({ x, width, top: top(x + width / 2) + rise, foot: foot + sink });
    x += width;
  }
  // the lower tops stand in front
  columns.sort((a, b) => a.top - b.top);
  for (const one of columns) column(art, one, stone, chance);
}
