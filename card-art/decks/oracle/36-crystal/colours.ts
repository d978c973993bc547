import { mix } from '../../../kit/grade/mix.ts';
import {
  type Art,
  ellipse,
  lerp,
  type Path,
  type Point,
  polygon,
  random,
  range,
} from '../../../kit/pen/index.ts';

/** What white light holds, from the least bent to the most. */
const COLOURS = [
  '#c9485c',
  '#e37a58',
  '#f0b768',
  '#f6e39a',
  '#b5d693',
  '#74bfae',
  '#5aa3c6',
  '#6c7fc6',
  '#8a72b4',
];

/** Of the bands it is laid down in, the colour of each. */
export const BANDS = range((COLOURS.length - 1) * 3 + 1, (i) =>
  mix(COLOURS[Math.floor(i / 3)]!, COLOURS[Math.ceil(i / 3)]!, (i % 3) / 3),
);

/** The ray's two edges: broad at the gap, narrow where it enters the crystal's lit face; it leaves by the dark one, near its corner. */
const GAP = { above: [58, 92], below: [58, 172] } as const;
const IN = { above: [214, 207], below: [198, 227] } as const;
const LEAVES = { above: [350, 248], below: [356, 263] } as const;
/** There the colours part, the most bent first. */
const OUT = { above: LEAVES.below, below: LEAVES.above } as const;
/** The dark that the colours are seen against. */
const ROOM = '#20303b';
/** Where the colours fall: from the rump of what sits there to its nape. */
const FALL = { above: [532, 784], below: [404, 596] } as const;

type Edges = Readonly<Record<'above' | 'below', readonly [number, number]>>;

const across = ({ above, below }: Edges, share: number): Point => [
  lerp(above[0], below[0], share),
  lerp(above[1], below[1], share),
];

/** The stretch of one band between two places of the way. */
const stretch = (i: number, from: Edges, to: Edges, over: number): Path => {
  const [a, b] = [i / BANDS.length, (i + over) / BANDS.length];
  return polygon([across(from, a), across(to, a), across(to, b), across(from, b)]);
};

/** A stretch of the ray between two places of its way, from both edges drawn in by a share of its breadth. */
const beam = (from: Edges, to: Edges, inset: number): Path =>
  polygon([across(from, inset), across(to, inset), across(to, 1 - inset), across(from, 1 - inset)]);

/** Warm, from the gap to the stone: soft at its edges, the brighter the narrower it gets. */
export function ray(art: Art): void {
  for (const [inset, start, end] of [
    [0, 0.05, 0.2],
    [0.08, 0.06, 0.24],
    [0.16, 0.07, 0.28],
    [0.25, 0.08, 0.34],
    [0.35, 0.1, 0.5],
  ] as const)
    art.fill(
      beam(GAP, IN, inset),
      art.linear(100, 146, 206, 217, [
        [0, '#ffe6a8', 0],
        [0.1, '#ffe6a8', start],
        [1, '#fff3cc', end],
      ]),
    );
}

/** Within the stone: bent, still white, drawn together to where it leaves. */
export function within(art: Art): void {
  for (const [inset, glow] of [
    [-0.25, 0.3],
    [0, 0.5],
    [0.25, 0.9],
  ] as const)
    art.fill(
      beam(IN, LEAVES, inset),
      art.linear(206, 217, 353, 256, [
        [0, '#fffdf0', 0.3 * glow],
        [0.3, '#fffdf0', 0.8 * glow],
        [1, '#ffffff', glow],
      ]),
    );
}

/** Where it leaves the stone the air itself is bright. */
export function spark(art: Art): void {
  art.glow(353, 256, 26, '#fff6dc', 0.75);
  art.fill(beam(OUT, { above: [359, 270], below: [353, 258] }, 0), '#ffffff', 0.9);
}

/** In the air of the room the colours part, and the dust shows less of them; where they land it is bright again. */
export function fan(art: Art): void {
  BANDS.forEach((colour, i) => {
    const share = (i + 0.5) / BANDS.length;
    // the back is round: the red meets it sooner
    const landing = lerp(0.79, 0.97, share);
    const seen = (light: number): string => mix(ROOM, colour, light);
    const paint = art.linear(...across(OUT, share), ...across(FALL, share), [
      [0, mix(colour, '#ffffff', 0.85), 1],
      [0.05, mix(colour, '#ffffff', 0.3), 1],
      [0.14, seen(0.96), 1],
      [0.3, seen(0.84), 1],
      [landing - 0.2, seen(0.68), 1],
      [landing, mix(colour, '#ffffff', 0.46), 1],
      [1, mix(colour, '#ffffff', 0.46), 1],
    ]);
    // each laid over the next one's edge: no seam shows
    art.fill(stretch(i, OUT, FALL, i === BANDS.length - 1 ? 1 : 1.8), paint);
  });
  const chance = random('dust in the colours');
  const specks = (count: number): Path[] =>
    range(count, () => {
      const [share, way] = [chance(), 0.08 + 0.9 * chance() ** 0.7];
      const [from, to] = [across(OUT, share), across(FALL, share)];
      return ellipse(lerp(from[0], to[0], way), lerp(from[1], to[1], way), chance.between(0.4, 1.5));
    });
  art.blot(specks(70), '#fff6e4', 0.5).blot(specks(26), '#ffffff', 0.85);
}
