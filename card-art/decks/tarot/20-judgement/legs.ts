import { INK, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, ribbon } from '../../../kit/pen/index.ts';
import { form, SKIN, toned } from './form.ts';

const ROBE = '#4a6d9c';
const SIDE = '#3c5a8c';
const DEEP = '#2b3f72';
const FOLD = '#1f2c5c';

/** Belly, hip and the near thigh that comes forwards to its knee; the seat behind, and back under the thigh. */
const THIGH = closed(
  '384,428! 391,440 390,452! 372,462 350,478 332,496 320,514 317,528 322,541 334,549! 356,556 384,554 408,546! 434,528 462,504 484,474 494,444 492,418 476,394 444,368!',
);
/** From under it the near shin, back over the cloud to the hem. */
const SHIN = closed(
  '320,534! 326,554 342,570 372,584 410,594 440,600 458,603! 463,592 464,580 470,568 473,555! 456,549 436,538 416,520 396,500! 340,520!',
);
/** The far leg's cloth; it hangs down between the two. */
const FAR_SHIN = closed(
  '420,500! 452,474 478,468 500,476 514,484! 510,498 503,512 500,526 490,540 480,552 472,566! 440,572 420,556!',
);
/** What the robe trails behind her, and how it is turned over at its end. */
const TRAIN = closed(
  '462,384! 486,398 506,416 522,425 538,428! 534,440 526,448 525,460! 518,464 508,470 504,480! 480,476 460,440!',
);

/** A bare foot, its sole turned up and back, the toes down on the cloud; the heel at `x`, `y`. */
function foot(art: Art, x: number, y: number, scale: number, fill: string, sole: string): void {
  const box = local(art, x, y, scale);
  const skin = { ...SKIN, fill, soft: 3 };
  toned(box, '30,38! 37,36 44,41 48,48 46,54 39,55 32,50!', skin);
  toned(
    box,
    '-36,-10! -24,-3 -14,-6 -4,-8 4,-5 8,3 12,13 22,25 33,33 40,39 43,47 39,55 30,57! 16,53 2,46 -14,40 -40,38!',
    skin,
    ['-6,-14! 1,0 4,10 12,22 26,34 36,44 38,60! 60,60! 30,0 6,-16!', sole],
  );
  strokes(
    box,
    ['31,56 34,51 32,46', '24,55 27,50 25,46', '-16,8 -10,7 -6,12 -8,18', '-20,-2 -14,4 -16,14'],
    1.1,
    '#7c4040',
    0.05,
  );
}

function hem(art: Art, knots: string): void {
  toned(art, ribbon(curve(knots), 5, { start: 1, end: 1, samples: 10 }), {
    fill: '#d9a650',
    shade: '#8c5a3c',
    rim: '#fff0bc',
    soft: 2,
  });
}

function farLeg(art: Art): void {
  form(art, TRAIN, SIDE, 14, { shade: FOLD });
  within(art, TRAIN, ['482,404! 500,430 512,446 526,458! 500,500 460,450!', DEEP]);
  strokes(art, ['480,402 504,422 530,440', '486,424 502,442 520,460'], INK.form, FOLD, 0.14);
  hem(art, '538,428 534,440 526,448 525,460 516,465 508,470 504,480');
  foot(art, 513, 496, 0.7, '#c78b70', '#a9685c');
  form(art, FAR_SHIN, SIDE, 14, { shade: FOLD });
  within(art, FAR_SHIN, ['410,466! 450,490 476,502 496,520 504,510! 510,580 410,590!', DEEP]);
  strokes(
    art,
    ['452,486 480,490 508,496', '440,506 470,512 500,524', '446,522 470,532 488,542'],
    INK.form,
    FOLD,
    0.14,
  );
  hem(art, '514,484 510,498 503,512 500,526 490,540 480,552 472,566');
}

function nearShin(art: Art): void {
  foot(art, 483, 560, 0.96, '#dfa684', '#ba7a66');
  form(art, SHIN, ROBE, 14, { shade: DEEP });
  within(
    art,
    SHIN,
    // what the thigh throws on the calf
    ['352,556! 384,560 412,556 436,544 462,548! 440,520 390,510 340,540!', FOLD],
    // the side that is turned down to the cloud
    ['318,552! 344,560 380,572 420,582 466,590! 460,610 400,610 330,590!', SIDE],
  );
  strokes(
    art,
    [
      // they fall from the knee and run out in the hem
      '334,552 362,568 404,578 440,580',
      '350,556 384,566 424,566 452,570',
      '344,566 376,582 410,590',
      '412,554 436,556 464,562',
      '430,586 446,590 458,592',
    ],
    INK.form,
    FOLD,
    0.14,
  );
  hem(art, '458,603 463,592 464,580 470,568 473,553');
}

function thigh(art: Art): void {
  form(art, THIGH, ROBE, 18, { shade: DEEP });
  within(
    art,
    THIGH,
    // seat, hip and the thigh's underside, turned from the light
    [
      '452,366! 474,400 476,432 458,462 430,490 400,514 370,532 346,542 330,560! 420,590! 520,480! 500,350!',
      SIDE,
    ],
    ['492,410! 484,446 462,476 434,502 404,526 372,544 344,548! 400,580! 520,480!', DEEP],
    // tight over the thigh: the plane that looks up to the dawn
    ['392,454! 374,463 352,479 334,496 326,506! 342,510 358,514! 374,496 402,474 424,458!', '#6088b6'],
    // the knee's cap: its front, and the side that turns in to the shin
    ['334,496! 322,508 315,522 318,536 326,544! 331,532 336,522 350,511 356,513!', '#789dc4'],
    ['350,511! 362,515 362,526 350,540 336,551 324,545! 331,532 336,522!', '#547cac'],
  );
  strokes(
    art,
    [
      // from the fold of the groin over the hip
      '391,452 416,446 440,452 456,466',
      '388,458 416,460 438,472',
      // round the hip, from the belt
      '408,421 426,428 440,442',
      '428,403 456,418 470,442',
      '446,386 474,408 482,434',
      // the knee pulls them
      '362,514 384,502 412,482',
      '366,524 394,514 424,494 448,470',
      '360,538 388,534 416,518',
    ],
    INK.form,
    DEEP,
    0.14,
  );
}

/** She kneels in the air over the cloud: the near knee forwards, both shins back, bare feet out of the hem. */
export function legs(art: Art): void {
  farLeg(art);
  nearShin(art);
  thigh(art);
}
