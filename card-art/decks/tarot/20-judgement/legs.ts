import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, ribbon } from '../../../kit/pen/index.ts';
import { form, SKIN, toned } from './form.ts';

const ROBE = '#4a6d9c';
const SIDE = '#385486';
const DEEP = '#2b3f72';
const FOLD = '#1f2c5c';

/** Below the belt: belly, the near thigh that comes forwards to its knee, the shin back to the hem; up the seat. */
const SKIRT = closed(
  '384,428! 392,440 390,454 374,466 352,484 334,505 322,526 319,542 325,556 340,570! 364,580 398,585 432,584 462,579! 453,567 449,551 450,536 457,521! 474,508 493,487 503,461 501,434 490,408 470,388 444,368!',
);
const HEM = '462,580 453,567 449,551 450,536 457,520';
/** What is seen into it, behind the ankle. */
const INSIDE = closed('457,521! 470,530 477,548 474,566 462,579! 446,570 444,534');

/** Its calf's end at (x, y): heel and sole look up, the toes point away to the right, the smallest nearest to us. */
function foot(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const skin = { ...SKIN, soft: 4, rimWidth: 1.8 };
  // the great toe, on the far side
  toned(box, '80,-7! 92,-11 103,-10 111,-5 112,1 106,6! 92,9 80,8!', { ...skin, fill: '#c88a70' });
  toned(
    box,
    '-34,-14! -18,-12 -4,-13 6,-19 17,-25 28,-25 35,-19! 45,-12 57,-9.6 69,-12 79,-14 86,-11! 95,-11 103,-7 104,-2! 102,1.6 98,2.4! 98,6 94,7.6! 93,10.6 88,12 81,11! 68,12 52,15 34,17 18,17 4,15 -12,14 -34,15!',
    skin,
    // the sole
    ['10,-30! 22,-17 36,-11 52,-4 70,-6 84,-7! 100,-6 110,-12! 100,-30!', '#c98b70'],
    ['28,-28! 36,-17 50,-9 66,-10! 60,-6 44,-5 32,-13!', '#b0705f'],
    // the bone of the ankle, and the hollow behind it
    ['-4,0! 1,-5 8,-3 9,3 4,7 -2,5!', '#ecb896'],
    ['6,-13! 14,-8 16,-1! 11,-1 8,-6!', '#b0705f'],
    // what the hem throws
    ['-40,-30! -12,-30 -6,-12 -6,6 -12,30! -40,30!', '#8a5656'],
  );
  strokes(
    box,
    ['84,-10 90,-8.6 96,-9', '86,-4 93,-2.6 99,-2.4', '83,2.6 89,4 94,3.6', '9,4 6,8 0,7.4'],
    1.2,
    '#7c4040',
    0.05,
  );
}

/** Robe and foot of one who kneels on a cloud, her knees to the light. */
export function legs(art: Art): void {
  art.fill(INSIDE, FOLD);
  foot(art, 455, 549, 0.8, 11);
  form(art, SKIRT, ROBE, 20, { shade: DEEP });
  art.clip(SKIRT, () => {
    // seat, hip and the thigh's side that are turned from the light
    art.fill(
      closed(
        '452,366! 480,402 488,434 472,462 438,484 402,510 372,536 352,560 344,574! 420,640! 640,640! 640,380 500,350!',
      ),
      SIDE,
    );
    // the hollow between thigh and calf
    art.fill(
      closed(
        '346,568! 372,548 402,528 438,506 468,482 506,440! 520,480 480,512 456,524! 430,532 400,546 370,562!',
      ),
      DEEP,
    );
    // the shin, in the light of the water again, and its underside
    art.fill(closed('334,572! 370,562 400,546 430,532 470,516! 480,600! 340,600!'), '#5079ac');
    art.fill(closed('336,570! 366,572 400,570 432,566 470,556! 480,600! 340,600!'), SIDE);
    // tight over the thigh: the plane that looks up to the dawn
    art.fill(
      closed('392,456! 376,468 354,487 337,507 325,528! 338,532 350,514 372,494 402,474 420,456!'),
      '#6088b6',
    );
  });
  strokes(
    art,
    [
      // from the fold of the groin over the hip
      '391,452 416,446 440,452 456,466',
      '388,457 416,460 440,474',
      // round the hip, from the belt
      '408,421 426,428 440,442',
      '428,403 456,418 474,442',
      '446,386 478,406 492,436',
      // from the knee back, under the thigh, and along the shin to the hem
      '326,524 344,530 364,526 384,514',
      '321,540 340,546 360,540',
      '344,498 366,506 390,500 410,488',
      '360,570 396,560 428,550 446,548',
      '392,576 422,570 448,562',
    ],
    INK.form,
    DEEP,
    0.14,
  );
  strokes(art, ['362,562 394,542 430,524 466,496', '418,536 446,516 478,484'], INK.form, FOLD, 0.16);
  toned(art, ribbon(curve(HEM), 6, { start: 1, end: 1, samples: 12 }), {
    fill: '#d9a650',
    shade: '#8c5a3c',
    rim: '#fff0bc',
    soft: 2,
  });
}
