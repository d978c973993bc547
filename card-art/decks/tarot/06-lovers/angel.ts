import { INK, ink, modelled, regionOf, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, lerp, local, Path, polar, spline } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const SKIN = '#f6cda4';
const SHADE = '#c07a72';
/** The sun stands behind the head: light comes from the left of all that is not the head. */
const SIDE = { towards: [-0.6, -0.8] } as const;

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

/** Three rows of feathers along the front edge, the longest at the tip. */
function wing(
  art: Art,
  edge: Path,
  [from, to]: readonly [number, number],
  [short, long]: readonly [number, number],
  toLight: readonly [number, number],
): void {
  const rows: readonly (readonly [skip: number, size: number, width: number, tones: readonly string[]])[] = [
    [1, 1, 34, ['#b8445c', '#c65468']],
    [1, 0.62, 31, ['#d3697a', '#dd7a82']],
    [0, 0.34, 27, ['#eea093', '#f4b3a0']],
  ];
  const steps = edge.walk(17);
  for (const [skip, size, width, tones] of rows) {
    const placed = steps.slice(skip).map(({ x, y, t }) => ({
      x,
      y,
      length: lerp(short, long, t ** 0.9) * size,
      angle: lerp(from, to, t ** 1.2),
    }));
    const all = placed.map(({ x, y, length, angle }) => feather(x, y, length, width, angle));
    modelled(
      art,
      regionOf(Path.join(all), 20),
      { towards: [toLight[0], toLight[1]], soft: 8, shade: '#7a2450', rim: '#ffe9cf', rimWidth: 1.8 },
      () => {
        all.forEach((one, i) => {
          art.fill(one, tones[i % 2]!);
        });
      },
    );
    art.blot(
      placed.flatMap(({ x, y, length, angle }, i) => [
        ink(
          spline([polar(x, y, length * 0.2, angle), polar(x, y, length * 0.92, angle + 1)]),
          INK.detail,
          i,
          0.1,
        ),
        ink(
          spline([
            polar(x, y, length * 0.25, angle - 14),
            polar(x, y, length * 0.7, angle - (width * 28) / length),
            polar(x, y, length * 0.93, angle - (width * 18) / length),
          ]),
          INK.form,
          i + 40,
          0.1,
        ),
      ]),
      '#7a2450',
    );
  }
  art.blot(ink(edge, 6, 3, 0.04), '#ffe3cc');
}

/** The profile looks down to the left; its brow is at the top left. */
function head(art: Art): void {
  form(art, closed('352,300! 366,318 372,340! 420,352 424,318! 404,300 396,276'), SKIN, 8, {
    shade: SHADE,
    ...SIDE,
  });
  form(
    art,
    closed(
      '338,214! 324,226 317.5,240 316.5,250 319,259! 313,271 309,281! 310.5,285.5! 317,287.5! 315.5,292.5! 319.5,295.5! 318.5,300 322,304 322.5,312! 329,318.5 337,317 352,311 366,306 384,300 404,262 392,224 364,206',
    ),
    SKIN,
    3,
    { shade: '#d99a82', towards: [-1, -0.1] },
  );
  art.blot(
    [
      ink(curve('322.5,264 328,269.5 337,269'), 2.6, 1, 0),
      ink(curve('325,270 323,274'), 1.4, 8, 0),
      ink(curve('320,254 328,251 340,255'), 1.8, 2, 0),
      ink(curve('312,283.5 316,281.5 318.5,284.5'), 1.2, 3, 0),
      ink(curve('316,292.6 321,293.4 326.5,291'), 1.6, 4, 0),
    ],
    '#7a3848',
  );
  form(
    art,
    closed(
      '334,212! 346,196 372,188 398,196 416,216 424,244 440,262 464,268 488,262 508,268! 490,282 500,296 520,300! 496,312 470,310 452,318 440,332! 424,330 400,320 388,300! 372,290 366,272 370,256! 358,252 344,240 338,224!',
    ),
    '#b9703c',
    14,
    { shade: '#6c2c3c', ...SIDE, rim: '#fff0c0', rimWidth: 2.6 },
  );
  strokes(
    art,
    [
      '344,210 362,206 384,218 394,244 402,280 424,300',
      '352,226 372,230 382,256 390,284 408,306 440,312',
      '366,196 396,208 412,238 426,266 454,284 490,288',
      '384,196 408,214 424,252 446,268 470,274',
    ],
    INK.form,
    '#6c2c3c',
    0.18,
  );
}

/** The robe trails off behind the cloud. */
function robe(art: Art): void {
  form(
    art,
    closed(
      '372,334! 392,318 432,318 468,344 490,376 520,400 580,420! 580,560! 520,540 468,520 430,496 402,456 384,410 368,370',
    ),
    '#9c82b6',
    24,
    { shade: '#4e3468', ...SIDE },
  );
  strokes(
    art,
    ['404,352 420,400 456,446 510,480', '424,340 446,384 490,424 556,448', '392,372 404,420 432,462 470,496'],
    INK.contour,
    '#4e3468',
    0.18,
  );
}

/** A hand whose palm is turned down, fingers a little apart: it points to the left before it is turned. */
function hand(art: Art, x: number, y: number, scale: number, rot: number): void {
  const place = local(art, x, y, scale, { rot });
  const parts = [
    '4,-7! -10,-9 -24,-8 -36,-3 -45,3 -38,5 -26,2 -16,1!',
    '0,-4! -14,-4 -28,1 -40,9 -46,15 -38,15 -26,9 -12,6!',
    '2,0! -12,2 -24,8 -33,17 -37,22 -29,20 -18,13 -6,9!',
    '6,4! -6,6 -16,13 -22,22 -14,20 -4,14 6,10!',
    '2,-6! -8,-14 -20,-18 -28,-17 -22,-12 -12,-6 -2,0!',
    '14,-8! 0,-9 -16,-7 -18,4 -8,12 6,12 14,8!',
  ];
  form(art, Path.join(parts.map((part) => place.place(closed(part)))), SKIN, 5, {
    shade: SHADE,
    ...SIDE,
    rimWidth: 1.4,
  });
  art.blot(
    ['-14,-4 -26,0 -38,8', '-12,1 -22,7 -32,16', '-8,6 -14,12 -19,18'].map((line, i) =>
      ink(place.place(curve(line)), INK.detail, i, 0),
    ),
    '#9a5260',
  );
}

function sleeve(art: Art, knots: string, fill: string, inside: string, lines: readonly string[]): void {
  form(art, closed(inside), '#6a4a80', 6, { shade: '#3a2450', ...SIDE, rimWidth: 0.1 });
  form(art, closed(knots), fill, 13, { shade: '#4e3468', ...SIDE });
  strokes(art, lines, INK.form, '#4e3468', 0.18);
}

/** Heaps of cloud, roundest on top, that hide where the robe ends. */
function cloud(art: Art): void {
  for (const [knots, fill, soft] of [
    [
      '600,600! 430,560! 410,540 420,514 446,508 452,484 480,472 504,480 516,456 548,448 580,452 600,470!',
      '#f6dccb',
      16,
    ],
    [
      '600,640! 350,574! 372,556 398,562 410,542 436,536 458,546 474,520 506,514 530,528 548,510 600,508!',
      '#fff0dc',
      12,
    ],
  ] as const)
    form(art, closed(knots), fill, soft, { shade: '#d3b0b8', ...SIDE, rim: '#fffdf2', rimWidth: 3 });
}

/** An angel with red wings leans out of the sun, eyes down, both hands over the two below. */
export function angel(art: Art): void {
  wing(art, curve('398,330 376,240 320,166 250,134 186,150 140,206'), [168, 226], [84, 186], [8, -4]);
  sleeve(
    art,
    '388,318! 350,326 306,352 262,376 226,392! 232,410 246,428 250,452 262,474! 284,448 316,424 352,404 386,380!',
    '#8d74a8',
    '226,392! 218,402 226,424 244,448 262,474! 258,440 246,410',
    ['370,338 310,370 250,404', '366,360 310,394 262,440'],
  );
  hand(art, 222, 400, 0.92, -24);
  robe(art);
  wing(art, curve('440,356 452,282 484,222 528,190 590,184'), [160, 126], [96, 190], [-8, -4]);
  head(art);
  sleeve(
    art,
    '394,336! 410,324 438,328 464,348 470,376! 462,400 440,440 410,466 378,486 356,520! 342,502 336,478 322,462 318,446! 350,434 388,414 410,388 406,360',
    '#b79cca',
    '318,446! 308,458 318,478 336,500 356,520! 352,486 338,460',
    ['420,346 424,386 378,422 338,446', '440,356 436,404 390,440 346,478', '454,372 446,422 402,456 362,494'],
  );
  hand(art, 314, 456, 1, -20);
  cloud(art);
}
