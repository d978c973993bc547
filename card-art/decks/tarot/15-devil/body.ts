import { flat, INK, type Plane, stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve } from '../../../kit/pen/index.ts';
import { COOL, form, NIGHT, shaggy } from './light.ts';

const TRUNK = closed(
  '258,438! 284,412 330,400 384,404 424,424 446,452! 444,500 430,548 424,600 410,636! 290,636! 262,600 252,548 244,496',
);
/** Breast, ribs and belly, as the fire from the left finds them. */
const MUSCLE: readonly Plane[] = [
  ['250,440! 300,430 334,450 338,486 316,506 284,508 240,500!', '#8a4230'],
  ['300,508! 326,508 336,528 332,560 318,584! 270,590! 270,520!', '#7c3a2e'],
  ['270,520! 292,516 300,536 296,566 280,590! 250,590! 250,520!', '#a85634'],
  ['344,470! 372,462 400,470 408,488 388,500 360,500 344,486!', '#5c2a2b'],
  ['344,520! 362,518 372,532 366,560 346,574!', '#5c2a2b'],
];

/** He squats on the block: a man's trunk, a goat's legs. */
export function trunk(art: Art): void {
  form(art, TRUNK, () => flat(art, TRUNK, '#4a2026', ...MUSCLE), 30, { towards: [-1, 0.35], rimWidth: 0 });
  // the flank turns from the fire into the night air, which is broad under the arm and dies on the ribs
  within(art, TRUNK, () => {
    const turned = closed('460,440! 420,456 412,490 400,520 394,556 390,600! 430,600 460,540');
    stippled(art, turned, '#24142a', [398, 500], [432, 512], [0, 1]);
    const air = closed(
      '460,440! 460,548! 430,548! 424,540 420,532! 428,524 422,514! 431,502 422,490! 431,478 422,462!',
    );
    stippled(art, air, COOL.dim, [422, 540], [446, 470], [0, 1]);
  });
  within(art, TRUNK, { along: ['447,462 445,484 443,502 437,524'], paint: COOL.mid, width: 5 });
  // the knees keep the fire from its foot
  stippled(
    art,
    closed('240,560! 300,572 370,570 450,556! 450,640! 240,640!'),
    NIGHT,
    [330, 552],
    [330, 612],
    [0, 1],
  );
  // between the elbow and the thigh, and what the arm keeps from the fire
  const gap = '#1c0c18';
  art.fill(
    closed(
      '220,556! 234,562 254,562 274,540 292,514 306,488! 312,516 318,552 336,582 354,606! 300,606 250,594 220,582',
    ),
    art.linear(220, 0, 252, 0, [
      [0, gap, 0],
      [1, gap, 1],
    ]),
  );
  stippled(
    art,
    closed('300,486! 328,490 352,530 372,580 376,606! 330,606 316,560'),
    gap,
    [364, 540],
    [318, 560],
    [0, 1],
  );
  strokes(
    art,
    ['338,486 362,510 396,508 424,486', '340,470 341,510 338,560'].map((fold) => curve(fold)),
    INK.contour,
    '#1c0d1a',
    0.2,
  );
}

/** The long hair of neck and shoulders. */
export function mane(art: Art): void {
  const hair = shaggy(
    closed('280,396 336,384 400,392 440,420 424,456 384,480 344,492 304,474 270,434'),
    22,
    30,
    64,
    'mane',
  );
  form(art, hair, '#2e1826', 12, { rimWidth: 1.6, rim: '#b0603c' });
  // what the muzzle keeps from the fire
  within(art, hair, [
    '326,380! 346,382 354,396 352,412! 360,430! 352,438 352,450! 356,470! 347,470 342,482! 340,502! 326,494',
    '#190d19',
  ]);
  // the night air on the shoulder's outer locks alone
  art.clip(closed('428,380! 480,380! 480,480! 438,480! 430,440!'), () =>
    within(art, hair, { side: [1.8, 0.8], paint: COOL.mid }),
  );
  strokes(
    art,
    ['432,416 438,427 438,440', '424,424 430,437 427,450'].map((lock) => curve(lock)),
    INK.form,
    COOL.dim,
    0.25,
  );
  strokes(
    art,
    [
      '380,404 396,440 400,476',
      '404,410 416,440 418,462',
      '296,420 300,450 310,478',
      '354,430 360,462 356,492',
      '376,430 384,460 382,486',
    ].map((lock) => curve(lock)),
    INK.contour,
    NIGHT,
    0.25,
  );
}
