import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { BLUE, cloth, DEEP, STEEL } from './form.ts';
import { BRIGHT, cuff } from './legs.ts';

/** His left arm, on our right: the sleeve comes out under the mantle; the elbow rests on the throne's arm. */
export function nearUpperArm(art: Art): void {
  // what it keeps from the sun on the stone
  art.fill(closed('468,582! 500,588 530,588 560,582! 560,598 530,602 496,598 474,592!'), '#94675a');
  cloth(
    art,
    '438,452! 440,484 450,514 466,534! 480,560 500,580 522,583! 540,580 549,560 549,536 547,500 542,460! 500,470',
    10,
    { ...BLUE, fill: '#427c90' },
    ['520,450! 524,500 526,548 522,590! 580,590! 580,440!', BLUE.fold],
    ['536,450! 541,500 541,552 530,590! 580,590! 580,440!', BLUE.shade],
    // what the mantle's edge throws on it
    ['420,440! 580,440! 580,488! 540,506 508,512 476,508 450,494 430,476!', BLUE.shade],
    // the bend gathers it
    ['460,530! 484,526 508,532 528,548! 506,542 486,540 466,544!', BLUE.shade],
    ['452,512! 478,510 506,514 530,526! 504,524 478,522 456,522!', BLUE.fold],
  );
}

/** The forearm comes along the throne's arm towards us, foreshortened, in steel to the wrist under the orb. */
export function nearForearm(art: Art): void {
  cloth(
    art,
    '464,524! 482,522 500,527 518,538 534,545 549,550! 548,568 536,581 522,583! 500,585 482,582 464,570! 470,556 470,540',
    8,
    { ...BLUE, fill: '#427c90' },
    ['468,560! 490,561 514,560 552,554! 552,590! 460,590!', BLUE.fold],
    ['468,574! 492,576 516,572 552,562! 552,590! 460,590!', BLUE.shade],
    ['474,528! 496,530 514,542 524,556! 508,548 492,540 474,540!', BLUE.crest],
    ['494,526! 506,536 514,552 514,572! 506,562 502,546 488,532!', BLUE.fold],
  );
  flat(
    art,
    '412,528! 430,523 450,522 468,525! 476,538 477,556 470,576! 450,576 428,569 411,560! 406,552 406,536',
    STEEL.fill,
    ['400,520! 470,516! 490,536! 450,535 424,537 402,541!', BRIGHT],
    ['400,552! 426,556 452,559 490,556! 490,590! 400,590!', '#746d80'],
    ['404,556! 428,563 452,567 490,566! 490,590! 400,590!', STEEL.shade],
    { side: [-1, -1.6], paint: STEEL.rim },
  );
  strokes(art, ['426,525 423,545 428,568', '446,523 444,548 449,575'], 1.3, DEEP.steel, 0.05);
  cuff(art, '412,527 406,537 406,551 412,561');
  cuff(art, '468,524 476,537 477,556 471,574');
}
