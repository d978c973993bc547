import { mix } from '../../../kit/grade/mix.ts';
import { printed } from '../../../kit/hand/index.ts';
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

/** The ray's two edges: where it comes in at the gap, enters the crystal's lit face, and leaves its dark one. */
const GAP = { above: [58, 122], below: [58, 160] } as const;
const IN = { above: [216, 205], below: [196, 230] } as const;
const OUT = { above: [338, 215], below: [350, 247] } as const;
/** Where the colours fall: from the rump of what sits there to its nape. */
const FALL = { above: [532, 784], below: [404, 596] } as const;

type Edges = Readonly<Record<'above' | 'below', readonly [number, number]>>;

const across = ({ above, below }: Edges, share: number): Point => [
  lerp(above[0], below[0], share),
  lerp(above[1], below[1], share),
];

/** The stretch of one band between two places of the way. */
const stretch = (i: number, from: Edges, to: Edges, over = 1.06): Path => {
  const [a, b] = [i / BANDS.length, (i + over) / BANDS.length];
  return polygon([across(from, a), across(to, a), across(to, b), across(from, b)]);
};

/** White, from the gap to the stone: no more of it is seen than dust shows. */
export function ray(art: Art): void {
  const way = polygon([across(GAP, 0), across(IN, 0), across(IN, 1), across(GAP, 1)]);
  art.fill(way, '#fff6da', 0.5);
  printed(art, [40, 100, 240, 250], () => void art.fill(way, '#fffbe8', 0.74));
}

/** Within the stone: bent, and white no longer when it leaves. */
export function within(art: Art): void {
  BANDS.forEach((colour, i) => {
    const paint = art.linear(206, 218, 344, 231, [
      [0, '#ffffff', 1],
      [0.3, mix('#ffffff', colour, 0.2), 1],
      [0.8, colour, 0.96],
      [1, colour, 0.96],
    ]);
    art.fill(stretch(i, IN, OUT), paint);
  });
}

/** In the air of the room the colours part, and the dust shows less of them; where they land it is bright again. */
export function fan(art: Art): void {
  BANDS.forEach((colour, i) => {
    const share = (i + 0.5) / BANDS.length;
    // the back is round: the red meets it sooner
    const landing = lerp(0.79, 0.97, share);
    const paint = art.linear(...across(OUT, share), ...across(FALL, share), [
      [0, colour, 1],
      [0.3, colour, 0.84],
      [landing - 0.2, colour, 0.66],
      [landing, mix(colour, '#ffffff', 0.5), 0.94],
      [1, mix(colour, '#ffffff', 0.5), 0.94],
    ]);
    art.fill(stretch(i, OUT, FALL, 1), paint);
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
