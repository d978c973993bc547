import { byHand, INK, outOfFocus, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb, points, polygon, ramp, ribbon } from '../../../kit/pen/index.ts';
import { form, LIGHT } from './form.ts';

const WALL = '430,30 446,84 424,150 434,222 404,300 412,372 386,440 394,520 372,600 366,670 620,670 620,30';
/** Facets that stand on edge, from the light into the dark. */
const FACETS = [
  [
    '446,84 424,150 434,222 404,300 412,372 386,440 394,520 372,600 366,670 410,670 420,560 436,470 428,380 450,300 446,220 466,130',
    '#9db0c8',
  ],
  ['466,130 446,220 450,300 484,360 500,240 492,120', '#5f84b8'],
  ['428,380 436,470 420,560 452,640 480,520 470,430 484,360 450,300', '#6f8fbe'],
  ['492,120 500,240 484,360 470,430 530,470 560,380 560,60 510,30', '#3a629c'],
  ['470,430 480,520 452,640 600,660 600,400 560,380 530,470', '#456ba6'],
] as const;

/** His shadow in profile, half as large again as he is: beard, nose, brow, the hood whose point falls back, the mantle. */
const SHADOW = closed(
  '414,482! 412,456 417,438 426,427! 430,422 428,417! 422,412 421,407! 429,398 435,391 437,386! 433,378 438,362 450,349 466,341 484,337 500,337 516,345! 511,356 509,374 507,394 511,418! 519,436 523,468 521,510 519,550 523,600 530,646! 530,690! 360,690! 364,560 366,500! 384,474 400,474!',
);
/** The staff stands clear of it, the fist on it joins both. */
const STAFF_SHADOW = [
  ribbon(curve('546,676 541,610 543,545 538,482 541,430 536,384 539,344 534,324 523,319 513,324'), 9, {
    start: 1,
    end: 0.7,
    samples: 24,
  }),
  limb('540,414 548,405 551,396', [3, 2.4, 1.4], 8),
  closed('515,486! 528,474 541,470 548,476 547,488! 541,496 530,512 516,524!'),
];

/** A wall of ice beside the path; the lantern throws him on to it, much larger than he is. */
export function wall(art: Art): void {
  const [x, y] = LIGHT;
  const ice = byHand(polygon(points(WALL)), 3);
  art.fill(ice, art.linear(380, 0, 560, 0, ramp(0, '#6f8fbe', 0.5, '#456ba6', 1, '#2a4a82')));
  art.clip(ice, () => {
    for (const [knots, fill] of FACETS) art.fill(byHand(polygon(points(knots)), 2), fill);
    art.glow(x + 210, y - 80, 260, '#f2b27a', 0.9);
    stippledGlow(art, x + 224, y - 60, 230, '#ffd0a0', 0.95);
    stippled(art, ice, '#12245a', [0, 330], [0, 70], [0, 1]);
  });
  strokes(
    art,
    [
      '450,300 446,220 466,130 462,70',
      '450,300 428,380 436,470 420,560',
      '484,360 500,240 492,120',
      '484,360 470,430 480,520',
      '470,430 530,470 560,400',
      '404,300 426,306 450,300',
    ],
    INK.form,
    '#2a4a82',
    0.2,
  );
  art.clip(ice, () => void shadow(art));
  art.fill(byHand(closed('366,646! 400,628 440,636 500,622 600,626! 600,680! 366,680!'), 2), '#86a8d4');
}

/** A flame's shadow has no hard edge; on ice it stays a tone under the wall, the facets show in it, and it thins upward. */
function shadow(art: Art): void {
  const tone = art.linear(0, 320, 0, 660, ramp(0, '#4a6ba6', 0.45, '#3a5a98', 1, '#2a4482'));
  art.group('opacity=".8"', () =>
    outOfFocus(art, 1.7, () => {
      for (const part of [SHADOW, ...STAFF_SHADOW]) art.fill(part, tone);
    }),
  );
}

/** Close to us, cut by the frame: a rock out of the snow. */
export function rock(art: Art): void {
  const stone = closed('420,890! 440,846 462,826 486,796 520,780 600,770! 600,890!');
  form(art, stone, '#1c2f62', 14, { shade: '#0a1434', rim: '#8fb0dc' });
  form(
    art,
    closed('452,836! 470,806 500,776 540,764 600,758! 600,796 560,792 530,806 506,804 484,824 466,826'),
    '#7f9fce',
    7,
    {
      shade: '#2c4f8a',
      rim: '#ffe9c8',
    },
  );
  strokes(art, ['500,830 510,850 506,868', '540,820 534,846'], INK.form, '#0a1434');
}
