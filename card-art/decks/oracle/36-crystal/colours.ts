import { mix } from '../../../kit/grade/mix.ts';
import { printed } from '../../../kit/hand/index.ts';
import { type Art, lerp, type Path, type Point, polygon, range } from '../../../kit/pen/index.ts';

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
const BANDS = range((COLOURS.length - 1) * 2 + 1, (i) =>
  i % 2 ? mix(COLOURS[(i - 1) / 2]!, COLOURS[(i + 1) / 2]!, 0.5) : COLOURS[i / 2]!,
);

/** Where the light leaves the crystal's far side, above and below, and where each edge of the fan goes. */
const FROM = { above: [338, 338], below: [320, 424] } as const;
const TO = { above: [590, 486], below: [590, 858] } as const;

/** The edge between two colours, 0 … 1, at a part of the way. */
function at(share: number, way: number): Point {
  const place = (i: 0 | 1): number =>
    lerp(lerp(FROM.above[i], FROM.below[i], share), lerp(TO.above[i], TO.below[i], share ** 1.1), way);
  return [place(0), place(1)];
}

const outlineOf = (i: number, place: (share: number, way: number) => Point): Path => {
  const edge = (share: number): Point[] => range(25, (step) => place(share, step / 24));
  return polygon([...edge(i / BANDS.length), ...edge((i + 1.08) / BANDS.length).reverse()]);
};

/** The fan of colours where it lies on fur: `dx`, `dy` is how far that throws it aside. */
export function onIt(art: Art, [dx, dy]: Point, opacity = 1): void {
  BANDS.forEach((colour, i) => {
    const outline = outlineOf(i, (share, way) => {
      const [x, y] = at(share, way);
      // over cheek, shoulder and flank, and parted by every tuft
      return [
        x + dx,
        y +
          dy +
          11 * Math.sin(way * 8.5 + 0.4) +
          2.4 * Math.sin(way * 61) +
          1.6 * Math.sin(way * 97 + share * 9),
      ];
    });
    const atEdge = Math.min(i, BANDS.length - 1 - i);
    art.fill(outline, colour, opacity * (atEdge === 0 ? 0.45 : atEdge === 1 ? 0.75 : 1));
  });
}

/** The same in the air: no more than dust shows of it. */
export function inTheAir(art: Art): void {
  printed(art, [250, 300, 560, 868], () => {
    BANDS.forEach((colour, i) => {
      const share = (i + 0.5) / BANDS.length;
      const paint = art.linear(...at(share, 0), ...at(share, 0.8), [
        [0, colour, 0.85],
        [0.35, colour, 0.4],
        [1, colour, 0.06],
      ]);
      art.fill(outlineOf(i, at), paint);
    });
  });
}

/** Inside the stone it is coloured already, on its way out. */
export function leaving(art: Art): void {
  const corner = (x: number, above: number, below: number, share: number): Point => [
    x - share * 18,
    lerp(above, below, share),
  ];
  BANDS.forEach((colour, i) => {
    const [a, b] = [i / BANDS.length, (i + 1.1) / BANDS.length];
    const outline = polygon([
      corner(300, 362, 392, a),
      corner(346, 330, 430, a),
      corner(346, 330, 430, b),
      corner(300, 362, 392, b),
    ]);
    art.fill(outline, colour, 0.95);
  });
}
