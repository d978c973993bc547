import { gripFromBack, gripFromPalm } from '../../../kit/figure/grip.ts';
import { type Art, line, local, ribbon, tube } from '../../../kit/pen/index.ts';
import { hisHead } from './heads.ts';
import { creases, firelit, SKIN } from './view.ts';

const WOOL = { fill: '#55757a', shade: '#22414a', rim: '#ffdca0' } as const;
const TWILL = { fill: '#7c5f48', shade: '#3c2c2b', rim: '#ffd39a' } as const;
const RUBBER = { fill: '#5d6a4e', shade: '#28342f', rim: '#ffe0a0' } as const;
/** Skin that goes on under the next form: no shade where they meet. */
const JOINT = { ...SKIN, shade: SKIN.fill };
const HAND = { light: SKIN.rim, middle: SKIN.fill, dark: SKIN.shade, line: SKIN.line };
const ASH = { fill: '#d8a468', shade: '#7a5236', rim: '#ffeec4' } as const;

/** Where the paddle's tip lifts the sheet; the shaft comes down to his hands. */
export const TIP = [373, 296] as const;
const GRIP = [404, 566] as const;

/** He stands with his feet apart, holds the sheet up with the paddle and looks down at her. */
export function propping(art: Art): void {
  art.fill(ribbon(line(390, 692, 512, 693), 11, { start: 0.5, end: 0.2 }), '#141d1b', 0.6);
  legs(art);
  farArm(art);
  jumper(art);
  hisHead(art, 440, 413);
  paddle(art);
  upperHand(art);
  nearArm(art);
}

function legs(art: Art): void {
  firelit(
    art,
    '404,648! 438,648! 437,672 439,691! 398,692! 391,688 393,682 404,676',
    { ...RUBBER, soft: 9 },
    ['388,688! 442,687! 442,694! 388,694!', '#1c2624'],
  );
  firelit(
    art,
    '422,546! 458,552! 452,582 444,612 440,634 441,652 436,658 420,660 406,657 402,650 402,636 405,612 412,588',
    { ...TWILL, soft: 12 },
    ['450,552 440,584 430,612 430,660 446,660 460,560', '#463431'],
  );
  firelit(
    art,
    '462,650! 498,650! 497,672 500,691! 457,692! 450,688 453,682 462,676',
    { ...RUBBER, soft: 11 },
    ['446,688! 504,687! 504,694! 446,694!', '#1c2624'],
  );
  firelit(
    art,
    '444,550! 482,546! 491,578 496,612 497,636 500,652 495,659 478,661 464,659 459,651 459,636 457,614 450,586',
    { ...TWILL, soft: 14 },
    ['474,546 480,590 482,620 484,660 506,664 506,540', '#463431'],
  );
  creases(
    art,
    [
      '408,612 420,608 432,612',
      '406,618 418,620 428,628',
      '460,612 472,608 486,612',
      '459,620 470,622 480,632',
      '450,560 456,574 468,584',
      '404,650 420,653 438,650',
      '461,652 480,655 498,652',
    ],
    1.5,
    '#2c2022',
  );
}

function jumper(art: Art): void {
  firelit(art, '436,428! 458,424! 462,448 448,456 434,450!', { ...SKIN, soft: 8 }, [
    '430,430 446,438 452,460 470,460 470,424 450,420',
    SKIN.shade,
  ]);
  firelit(
    art,
    '434,447! 424,452 418,468 420,492 424,516 423,556! 452,563 482,556! 480,522 485,492 486,468 478,455 463,447!',
    { ...WOOL, soft: 9 },
    ['460,446 466,480 462,520 468,564 492,564 496,440', '#1b343d'],
    ['420,462 428,470 430,500 432,530 430,560 420,560 420,500', '#8c977c'],
  );
  firelit(art, '423,548! 452,555 482,548! 483,558 452,565 422,558!', { ...WOOL, soft: 10 });
  creases(art, ['432,551 432,560', '444,554 444,563', '456,555 456,564', '468,553 469,562'], 1.1, '#1b343d');
  firelit(art, '431,448! 434,439 446,438 460,439! 465,448 450,455 438,454', { ...WOOL, soft: 9 });
  creases(
    art,
    ['428,520 440,512 452,512', '428,532 444,528 456,532', '436,476 446,486 452,498'],
    1.6,
    '#1b343d',
  );
}

/** The arm beyond him: bent at the elbow, the forearm goes up along the shaft. */
function farArm(art: Art): void {
  firelit(
    art,
    '392,424! 403,424! 409,448 414,470! 397,480! 396,462 395,446',
    { ...JOINT, soft: 0, rimWidth: 1.2 },
    ['400,422 404,440 408,470 420,470 414,440 408,422', SKIN.shade],
  );
  firelit(
    art,
    '428,452! 418,456 408,464 412,458! 393,464! 394,476 399,486! 408,488 420,484 434,478!',
    { ...WOOL, soft: 6 },
    ['404,474 420,472 436,464 440,490 404,492', '#22414a'],
  );
}

function paddle(art: Art): void {
  firelit(
    art,
    tube(
      [
        [404, 568],
        [393, 470],
        [381, 366],
      ],
      [2.6, 2.6, 3],
      10,
    ).outline,
    { ...ASH, soft: 2, rimWidth: 1 },
  );
  firelit(
    art,
    ribbon(line(GRIP[0] - 9, GRIP[1] + 1, GRIP[0] + 9, GRIP[1] - 1), 7, { start: 0.7, end: 0.7 }),
    { ...ASH, soft: 2, rimWidth: 1 },
  );
  firelit(
    art,
    '379,374! 374,368 364,350 359,326 361,306 366,298 373,295! 381,297 387,304 391,324 390,346 385,364',
    { ...ASH, soft: 6, rimWidth: 1.4 },
    ['372,296 376,320 380,346 382,374 396,370 396,300', '#b07a4c'],
  );
  creases(art, ['374,300 377,330 380,366'], 1, '#7a5236');
}

/** The right hand, its palm to us. */
function upperHand(art: Art): void {
  gripFromPalm(local(art, 388, 424, 0.19, { mirror: true, rot: 14 }), HAND, {
    side: [-1, 0.6],
    paint: SKIN.rim,
  });
}

/** The near arm: elbow at his side, the fist under the weight of the water. */
function nearArm(art: Art): void {
  firelit(art, '430,524! 420,530 410,533! 412,548! 424,548 434,543!', { ...SKIN, soft: 3, rimWidth: 1.2 });
  gripFromBack(local(art, 400, 541, 0.19, { mirror: true, rot: -8 }), HAND, {
    side: [-1, 0.4],
    paint: SKIN.rim,
  });
  firelit(
    art,
    '488,470! 490,484 484,506 476,524! 470,538 456,544 436,549! 430,524! 444,520 452,514! 456,494 460,474 466,462 480,460',
    { ...WOOL, soft: 10 },
    ['478,462 477,490 471,514 462,532 470,540 500,500 490,458', '#22414a'],
    ['428,522 446,519 452,514 460,516 468,524 452,528 432,532', '#22414a'],
    ['462,474 458,492 456,510 462,506 466,490', '#8c977c'],
    ['436,540 450,537 462,532 470,534 460,542 438,549', '#8c977c'],
  );
  creases(
    art,
    [
      '454,516 464,520 474,524',
      '453,518 462,526 466,536',
      '452,518 452,530 446,542',
      '438,524 440,536 439,547',
    ],
    1.5,
    '#152b33',
  );
}
