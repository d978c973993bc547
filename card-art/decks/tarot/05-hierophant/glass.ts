import { printed, stippled } from '../../../kit/hand/index.ts';
import { packCells, pebble } from '../../../kit/pen/cells.ts';
import { type Art, closed, curve, lerp, Path, type Point, polygon } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

/** A tall window in the wall that runs away from us on the left. */
const PANE = closed('122,470! 122,214! 130,160 150,122 178,106! 202,136 218,178 224,224! 224,452!');
const FRAME = closed('108,486! 108,210! 118,146 144,104 178,86! 212,124 232,172 238,222! 238,464!');
const TONES = [
  '#ffe9a8',
  '#f4c65c',
  '#7fc4b0',
  '#e8644c',
  '#fff4cc',
  '#4f9aa8',
  '#f0a050',
  '#b8dcb0',
  '#c8404c',
  '#ffdf94',
];

const CELLS = packCells(
  [
    [116, 96],
    [230, 96],
    [230, 476],
    [116, 476],
  ] as Point[],
  58,
  5,
);

/** Coloured glass with the day behind it. */
export function glass(art: Art): void {
  form(art, FRAME, '#8f6a52', 8, { shade: '#2c1a26' });
  art.fill(PANE, '#3a2a34');
  art.clip(PANE, () => {
    CELLS.forEach((cell, i) => void art.fill(pebble(cell, 0.93), TONES[(i * 7) % TONES.length]!));
    stippled(
      art,
      polygon([
        [116, 90],
        [230, 90],
        [230, 480],
        [116, 480],
      ]),
      '#fffbe6',
      [120, 0],
      [214, 0],
      [0.55, 0],
    );
  });
  art.line(
    Path.join(curve('172,106 172,462'), curve('122,320 224,316'), curve('122,216 224,226')),
    4,
    '#3a2a34',
  );
  art.line(PANE, 3, '#ffeec0');
}

/** The day on its way through the hall, in specks. */
export function shaft(art: Art): void {
  const beam = polygon([
    [124, 214],
    [178, 106],
    [224, 226],
    [468, 760],
    [250, 812],
    [122, 470],
  ]);
  art.fill(
    beam,
    art.linear(150, 260, 370, 790, [
      [0, '#fff0c0', 0.55],
      [0.6, '#ffe9b0', 0.3],
      [1, '#ffe3a0', 0.1],
    ]),
  );
  printed(art, [100, 90, 500, 830], () => {
    art.fill(
      beam,
      art.linear(150, 260, 370, 790, [
        [0, '#fff0c0', 0.4],
        [0.5, '#ffe9b0', 0.26],
        [1, '#ffe3a0', 0.1],
      ]),
    );
  });
  art.glow(172, 290, 190, '#ffedb4', 0.34);
}

/** The window once more, laid over the floor, its point away from it. */
export function onTheFloor(art: Art): void {
  const [a, b, c, d] = [
    [206, 786],
    [398, 744],
    [452, 784],
    [250, 846],
  ] as const;
  const laid = (x: number, y: number): Point => {
    const [u, v] = [(476 - y) / 376, (x - 116) / 114];
    return [
      lerp(lerp(a[0], b[0], u), lerp(d[0], c[0], u), v),
      lerp(lerp(a[1], b[1], u), lerp(d[1], c[1], u), v),
    ];
  };
  printed(
    art,
    [196, 730, 470, 866],
    () =>
      void art.clip(PANE.map(laid), () =>
        CELLS.forEach(
          (cell, i) => void art.fill(polygon(cell).map(laid), TONES[(i * 7) % TONES.length]!, 0.82),
        ),
      ),
    { bare: 0.16 },
  );
}
