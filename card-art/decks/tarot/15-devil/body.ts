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
  // the flank in the night air
  within(
    art,
    TRUNK,
    ['456,440! 420,456 422,490 408,520 402,556 398,596! 430,600! 460,500!', '#2a1828'],
    ['456,440! 434,462 433,496 420,530 415,560 413,592! 430,600! 460,500!', COOL.dim],
    { along: ['446,452 444,500 430,548 424,592'], paint: COOL.mid, width: 7 },
  );
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
  within(art, hair, () =>
    art.clip(closed('400,380! 480,380! 480,500! 360,500! 404,450!'), () =>
      within(art, hair, { side: [2.4, 1.6], paint: COOL.mid }),
    ),
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
