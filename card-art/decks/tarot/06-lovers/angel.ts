import { INK, ink, modelled, regionOf, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, lerp, local, Path, polar, ribbon, spline } from '../../../kit/pen/index.ts';
import { form, KISS } from './view.ts';

const ROBE = { shade: '#c08a62', rim: '#fffdf0', rimWidth: 2.6 } as const;
const FOLD = '#c79a70';
const HAIR = { shade: '#6a2a2c', rim: '#ffe6a0', rimWidth: 3, towards: [0, -1] } as const;

/** A feather with a round tip; it points up before it is turned. */
const feather = (x: number, y: number, length: number, width: number, angle: number): Path =>
  spline(
    [
      [-0.14, 0],
      [-0.44, -0.3],
      [-0.52, -0.72],
      [-0.3, -0.95],
      [0.06, -1],
      [0.4, -0.9],
      [0.52, -0.66],
      [0.4, -0.26],
      [0.14, 0],
    ].map(([u, v]): [number, number] => [u! * width, v! * length]),
    true,
  )
    .rotate(angle)
    .translate(x, y);

/** Three rows of feathers along the front edge, the longest at the tip; the sun comes through the tips. */
function wing(
  art: Art,
  edge: Path,
  [from, to]: readonly [number, number],
  [short, long]: readonly [number, number],
): void {
  const rows: readonly (readonly [skip: number, size: number, width: number, tones: readonly string[]])[] = [
    [1, 1, 29, ['#b73f4e', '#c64f58']],
    [1, 0.62, 26, ['#d56a66', '#de7b70']],
    [0, 0.34, 23, ['#ef9f86', '#f5b596']],
  ];
  const steps = edge.walk(24);
  art.blot(ribbon(edge.translate(0, 13), 30, { start: 1, end: 0.6, samples: 20 }), '#ef9f86');
  for (const [skip, size, width, tones] of rows) {
    const placed = steps.slice(skip).map(({ x, y, t }) => ({
      x,
      y,
      length: lerp(short, long, t ** 0.8) * size,
      angle: lerp(from, to, t ** 1.15),
    }));
    const all = placed.map(({ x, y, length, angle }) => feather(x, y, length, width, angle));
    modelled(
      art,
      regionOf(Path.join(all), 20),
      { towards: [0, 7], soft: 7, shade: '#76203f', rim: '#ffe2b8', rimWidth: 1.8 },
      () => {
        all.forEach((one, i) => {
          art.fill(one, tones[i % 2]!);
        });
      },
    );
    art.blot(
      placed.map(({ x, y, length, angle }, i) =>
        ink(
          spline([
            polar(x, y, length * 0.4, angle - (width * 22) / length),
            polar(x, y, length * 0.74, angle - (width * 28) / length),
            polar(x, y, length * 0.94, angle - (width * 14) / length),
          ]),
          INK.form,
          i + 40,
          0.1,
        ),
      ),
      '#76203f',
    );
  }
  art.blot(ink(edge, 11, 3, 0.04), '#ffe3c0');
}

/** Bowed so far that the parting shows; the face is in the shade of its own hair. */
function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  const put = (knots: string): Path => box.place(closed(knots));
  form(
    art,
    put(
      '-40,-10 -58,18 -64,50 -62,72 -80,96! -66,98 -56,90 -60,104! -40,92 -34,60! 34,60! 40,92 58,106! 56,90 66,98 82,94! 62,72 64,50 58,18 40,-10',
    ),
    '#9c4a2c',
    12,
    HAIR,
  );
  form(art, put('-30,0! -32,22 -22,46 -6,60 6,60 22,46 32,22 30,0!'), '#dc9c74', 6, {
    shade: '#8a4a44',
    depth: 0.8,
    towards: [0, 1],
    rimWidth: 0.4,
  });
  strokes(box, ['-22,30 -14,35 -6,32', '6,32 14,35 22,30'], 2.6, '#5c2730', 0);
  strokes(box, ['-1,34 3,45 -2,47', '-6,53 0,54.6 6,53'], 1.7, '#8a4a44', 0);
  form(
    art,
    put(
      '0,-52 34,-46 52,-18 54,14 44,44 34,62! 36,36 26,16 0,-2! -26,16 -36,36 -34,62! -44,44 -54,14 -52,-18 -34,-46',
    ),
    '#b4582f',
    12,
    HAIR,
  );
  strokes(
    box,
    [
      '0,-34 0,-20 0,-4',
      '0,-34 -22,-14 -38,14 -40,44',
      '0,-34 22,-14 38,14 40,44',
      '0,-34 -30,-26 -46,-2',
      '0,-34 30,-26 46,-2',
      '0,-34 -12,-14 -26,8',
      '0,-34 12,-14 26,8',
    ],
    2.2,
    '#6a2a2c',
    0.1,
  );
}

/** An angel of light stands over the two: its wings close round them, its arms are behind them. */
export function angel(art: Art): void {
  wing(art, curve('276,286 246,226 196,184 138,188 88,240 58,330 50,430'), [166, 186], [120, 250]);
  wing(art, curve('324,286 354,222 408,178 466,184 514,238 544,330 552,430'), [194, 174], [120, 250]);
  form(
    art,
    closed(
      '250,268! 270,258 300,254 330,258 350,268! 372,340 384,460 392,600 400,800! 200,800! 208,600 216,460 228,340',
    ),
    '#f8e2b4',
    20,
    ROBE,
  );
  stippledGlow(art, ...KISS, 150, '#fffdf0', 1, 1.25);
  for (const [sleeve, folds] of [
    [
      '252,268! 226,286 190,340 156,400 130,452! 150,490 190,510 220,500! 240,440 258,380 266,320',
      ['238,300 206,360 172,430', '248,330 226,400 196,470', '258,330 244,400 226,470'],
    ],
    [
      '348,268! 374,286 412,340 446,400 470,452! 450,490 410,510 380,500! 360,440 342,380 334,320',
      ['362,300 394,360 428,430', '352,330 374,400 404,470', '342,330 356,400 374,470'],
    ],
  ] as const) {
    form(art, closed(sleeve), '#fbe9c2', 14, ROBE);
    strokes(art, folds, INK.contour, FOLD, 0.16);
  }
  form(
    art,
    closed('256,262! 276,279 300,285 324,279 344,262! 350,270 330,295 300,303 270,295 250,270!'),
    '#e9b65c',
    5,
    {
      shade: '#9a6234',
    },
  );
  head(art, 300, 216);
}
