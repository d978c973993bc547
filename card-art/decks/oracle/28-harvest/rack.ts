import { mix } from '../../../kit/grade/mix.ts';
import { type Art, clamp, lerp, Path, type Point, polygon, random, range } from '../../../kit/pen/index.ts';
import { ear } from './ear.ts';
import { onField, RACK } from './view.ts';

/** Straw from the lit side of a sheaf to the far one. */
const STRAW = ['#fae6a8', '#edcb78', '#d4a64f', '#a67f42', '#75613b'] as const;
const GRAIN = ['#f8d67c', '#e0a848', '#a9743a'] as const;

/** Metres over the ground: the pole, the cut ends above it, the ears below. */
const POLE = 1.74;
const CUT = 1.96;
const EARS = 0.76;

const scaleOf = (place: number): number => 1 / (0.86 + 0.105 * place);
const SHEAVES = 112;
/** Sheaves from one pair of legs to the next. */
const SPAN = 9;

/** A blade of straw from the tie down, first bowed out by the bulk of the sheaf. */
const straw = ([x0, y0]: Point, [x1, y1]: Point, width: number, bow: number): Path => {
  const [midX, midY] = [lerp(x0, x1, 0.5) + bow, lerp(y0, y1, 0.5)];
  return new Path()
    .moveTo(x0 - width * 0.4, y0)
    .curveTo(
      x0 + bow * 0.6 - width * 0.5,
      lerp(y0, midY, 0.6),
      midX - width * 0.5,
      midY,
      x1 - width * 0.5,
      y1,
    )
    .lineTo(x1 + width * 0.5, y1 + width)
    .curveTo(
      midX + width * 0.5,
      midY,
      x0 + bow * 0.6 + width * 0.5,
      lerp(y0, midY, 0.6),
      x0 + width * 0.4,
      y0,
    )
    .close();
};

/** Far off it stands in the haze, a tone under what is carried before it. */
const far = (colour: string, scale: number): string =>
  mix(colour, '#93905f', 0.62 * clamp((0.7 - scale) / 0.3));

/** One sheaf astride the pole, tied there: cut ends up, ears down. */
function sheaf(art: Art, place: number): void {
  const chance = random(`sheaf ${place}`);
  const scale = scaleOf(place);
  const wide = (scaleOf(place - 0.5) - scaleOf(place + 0.5)) * RACK * chance.between(0.92, 1.08);
  const swing = chance.between(-0.16, 0.16);
  const low = EARS + chance.between(-0.08, 0.06);
  const at = (side: number, height: number): Point => {
    const [x, y] = onField(RACK, height, scale);
    return [x + (side + swing * clamp((POLE - height) / 0.9)) * wide, y];
  };
  const tie = POLE + 0.06;
  // the half on the other side of the pole, in shade
  art.fill(
    polygon([at(-0.3, tie), at(0.5, tie), at(1.15, low + 0.02), at(-0.5, low)]),
    far('#6b5c3b', scale),
  );
  art.fill(
    polygon([
      at(-0.26, tie),
      at(0.26, tie),
      at(0.62, 1.4),
      at(0.88, low + 0.1),
      at(-0.88, low + 0.1),
      at(-0.6, 1.4),
    ]),
    far('#b08a47', scale),
  );
  const painted = new Map<string, Path[]>();
  const add = (colour: string, paths: readonly Path[]): void =>
    void painted.set(colour, [...(painted.get(colour) ?? []), ...paths]);
  const near = scale > 0.42;
  const tiny = scale < 0.2;
  const width = Math.max(tiny ? 1.3 : 0.8, 3.2 * scale);
  for (const i of range(near ? 34 : tiny ? 6 : 16, (k) => k)) {
    const side = ((i * 0.618) % 1) * 2 - 1;
    const tone = Math.round(clamp((side + 0.85) * 1.9 + chance.between(-0.8, 0.8), 0, 4));
    const foot = at(side * 0.92 + chance.between(-0.08, 0.08), low + 0.12 + chance.between(-0.06, 0.1));
    const [head, end] = [
      at(side * 0.24, tie),
      at(side * 0.56 + chance.between(-0.08, 0.08), CUT + chance.between(-0.09, 0.05)),
    ];
    add(STRAW[tone]!, [straw(head, foot, width, side * wide * 0.14), straw(end, head, width, 0)]);
    if (i % 4 === 3 && near) continue;
    const length = (near ? 58 : 48) * scale * chance.between(0.8, 1.25);
    const grain = GRAIN[Math.round(clamp((side + 1) * 0.95 + chance.between(-0.5, 0.5), 0, 2))]!;
    add(grain, ear(foot[0], foot[1] - length * 0.45, length, side * 0.16 + 0.05, near ? 10 : tiny ? 1 : 4));
  }
  for (const [colour, paths] of painted) art.blot(paths, far(colour, scale));
  art.blot(
    polygon([at(-0.28, tie + 0.03), at(0.28, tie + 0.035), at(0.28, tie - 0.02), at(-0.28, tie - 0.03)]),
    far('#7d6238', scale),
  );
}

/** A leg of the rack, from the ground up past the pole. */
function leg(art: Art, place: number, lean: number): void {
  const scale = scaleOf(place);
  const [footX, footY] = onField(RACK + lean * 26, -0.02, scale);
  const [topX, topY] = onField(RACK - lean * 8, POLE + 0.4, scale);
  const half = Math.max(0.9, 5.4 * scale);
  const strip = (left: number, right: number): Path =>
    polygon([
      [footX + half * left, footY],
      [footX + half * right, footY],
      [topX + half * right * 0.8, topY],
      [topX + half * left * 0.8, topY],
    ]);
  art
    .fill(strip(-1, 1), far('#8f7850', scale))
    .fill(strip(-1, -0.4), far('#f0d8a0', scale))
    .fill(strip(0.3, 1), far('#574d36', scale));
}

/** A rack that runs from right before us to far off on the left: what of it lies between two scales. */
export function rack(art: Art, from: number, to: number): void {
  for (let place = SHEAVES; place >= 0; place--) {
    const scale = scaleOf(place);
    if (scale < from || scale >= to) continue;
    if (place % SPAN === 4) leg(art, place + 0.5, 1);
    sheaf(art, place);
    if (place % SPAN === 4) leg(art, place - 0.5, -1);
  }
}
