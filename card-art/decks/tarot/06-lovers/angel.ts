import { INK, ink, modelled, regionOf, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  Path,
  polar,
  spline,
} from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const ROBE = { shade: '#163f4c', rim: '#fff2c4', rimWidth: 2.6, towards: [0.1, -1] as const };

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
  const steps = edge.walk(17);
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

/** Heaps of cloud that hide where the robe ends, lit from above; below they thin out. */
export function cloud(art: Art): void {
  for (const [knots, fill, soft] of [
    [
      '600,440! 214,440! 222,424 240,420 252,402 282,396 304,408 330,384 366,380 390,396 420,374 462,372 486,392 520,380 600,392!',
      '#f2cdb4',
      14,
    ],
    [
      '620,478 560,470 520,482 470,474 430,486 380,474 330,480 290,466 250,472 216,462 240,448 268,450 290,448 306,428 340,424 364,436 392,414 430,412 452,430 490,416 530,424 620,430',
      '#fff3dc',
      9,
    ],
    ['150,458 168,448 192,449 206,438 232,440 246,450 272,452 300,464 262,470 222,464 190,467', '#fbe4c8', 5],
  ] as const)
    form(art, closed(knots).translate(0, -12), fill, soft, {
      shade: '#d09e94',
      towards: [-0.1, -1],
      rim: '#fffdf0',
      rimWidth: 3,
    });
}

/** An angel with red wings comes down out of the sun, bowed, both arms open over the two below. */
export function angel(art: Art): void {
  wing(art, curve('306,250 268,222 216,190 160,184 108,204 66,250'), [168, 232], [72, 158]);
  wing(art, curve('346,240 376,190 424,150 480,140 528,172 562,226'), [190, 142], [74, 158]);
  const box = local(art, 326, 238, 1.04, { rot: -9 });
  // the robe streams back to the right, into the cloud
  form(
    art,
    box.place(
      closed('-28,-2! -34,40 -36,84 -30,130 -14,170 20,190 80,196 104,176! 84,160 54,116 38,70 30,28 28,-2!'),
    ),
    '#2f7377',
    18,
    ROBE,
  );
  strokes(
    box,
    ['-18,44 -18,96 2,150 24,180', '0,50 4,100 28,150 50,180', '16,46 24,94 52,146 74,172', '-4,30 -2,48'],
    INK.contour,
    '#123743',
    0.18,
  );
  box.fill(closed('-31,62! -4,70 34,62! 35,70! -2,80 -32,71!'), '#f0c46a');
  form(art, box.place(closed('-9,-16! -10,-6 -16,-6 0,16 16,-6 10,-6 9,-16!')), '#d79c7a', 3, {
    shade: '#8c5048',
    depth: 0.4,
  });
  sleeves(art);
  head(art, ...box.at(-4, -28), 1.12);
  box.fill(closed('-17,-4! -11,6 -3,14! 5,6 10,-3! 15,-1 8,11 -3,22! -14,11 -22,-1'), '#f0c46a');
}

/** Wide sleeves, hands that come out of them palm down. */
function sleeves(art: Art): void {
  const box = local(art, 326, 238, 1.04, { rot: -9 });
  const skin = { shade: '#b4705c', depth: 0.4, rim: '#fff0cc', rimWidth: 1.6, towards: [0, -1] as const };
  for (const [hand, inside, sleeve, folds] of [
    [
      '-100,80! -112,86 -124,98 -130,110 -122,110 -124,120 -115,116 -112,122 -104,112 -92,98!',
      '-106,72! -116,92 -100,110 -72,122! -84,100',
      '-14,-4! -42,6 -78,40 -106,72! -90,92 -72,122! -52,100 -34,74 -20,50',
      ['-34,14 -62,46 -88,76', '-28,30 -50,62 -70,100'],
    ],
    [
      '104,62! 116,66 130,76 138,88 130,89 133,99 123,96 121,103 112,94 98,84!',
      '108,54! 120,74 106,94 82,110! 90,84',
      '14,-4! 44,2 80,26 108,54! 96,76 82,110! 58,90 38,68 22,48',
      ['36,10 64,32 92,60', '30,28 54,52 78,88'],
    ],
  ] as const) {
    form(art, box.place(closed(hand)), '#f0bf98', 3, skin);
    form(art, box.place(closed(inside)), '#123743', 4, { ...ROBE, rimWidth: 0.4 });
    form(art, box.place(closed(sleeve)), '#3c8a88', 9, ROBE);
    strokes(box, folds, INK.form, '#123743', 0.16);
  }
}

/** Bowed so far that the parting shows; the hair falls forward on either side and streams to the right. */
function head(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: 6 });
  form(
    art,
    box.place(
      closed(
        '-18,-18 -4,-29 14,-24 26,-8 36,6 54,10 70,4! 64,18 46,26 30,24 40,32 52,34! 34,42 20,32 14,24 0,30 -12,24 -20,34 -28,38! -22,16 -24,0',
      ),
    ),
    '#a9582f',
    8,
    { shade: '#54222c', rim: '#ffe6a0', rimWidth: 3, towards: [0, -1] },
  );
  box.fill(closed('-7,12! -7,27 -10,33! 0,40 10,33! 7,27 7,12!'), '#d79c7a');
  box.fill(closed('-7,20! 0,25 7,20! 7,26 0,31 -7,25'), '#b97c64');
  form(art, box.place(closed('-13,-6 -2,-11 10,-6 14,4 11,15 3,23 -4,23 -12,15 -15,4')), '#eebb93', 5, {
    shade: '#b06f5c',
    depth: 0.28,
    rim: '#f7cfa4',
    towards: [-0.8, -0.6],
  });
  box.fill(closed('-17,4! -16,-12 -2,-18! -4,-10 -12,-4'), '#a9582f');
  box.fill(closed('18,8! 18,-10 -2,-18! 4,-10 12,-4'), '#8f4529');
  strokes(box, ['-10,5 -6.5,7 -3,5.4', '3,5.4 6.5,7 10,5', '-2.6,17 0,18 2.8,16.8'], 1.5, '#6b3430', 0);
  strokes(box, ['0,6 1.6,12 -1,13'], INK.detail, '#a5654f', 0);
  strokes(
    box,
    ['-4,-26 -12,-16 -16,0', '4,-24 16,-8 28,12 44,18', '10,-18 20,2 36,16'],
    INK.form,
    '#5c2730',
    0.1,
  );
  box.fill([ellipse(-8, 13, 3, 2), ellipse(8, 13, 3, 2)], '#e0907c', 0.5);
}
