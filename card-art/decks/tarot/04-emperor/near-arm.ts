import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, curve, ribbon } from '../../../kit/pen/index.ts';
import { type Cop, elbowCop } from './elbow-cop.ts';
import { BLUE, cloth, DEEP, GOLD, RED, SKIN, toned } from './form.ts';
import { cuff, plate } from './legs.ts';

const FOREARM = {
  outline:
    '446,561! 456,549 467,543 480,540! 500,550 518,572 527,596! 530,618 520,634 502,640! 482,632 460,604 446,561',
  ridge: '464,538 486,574 504,606 512,646',
};
/** As the far one; the elbow's point is below, on the stone. */
const COP: Cop = {
  outline:
    '474,622! 487,618 500,608 510,594 516,578! 524,575 533,575 542,579! 545,592 542,612 533,632 521,645 507,655! 491,647 479,637',
  ridge: '517,574 518,600 514,628 507,654',
  edges: ['474,622 487,618 500,608 510,594 516,578', '516,578 524,575 533,575 542,579'],
  lame: '470,615! 483,611 496,601 506,587 512,570! 517,578! 511,595 501,609 488,619 475,623!',
  gleam: '484,632 493,627 502,619',
  rivet: [515, 616],
};

/** His left arm, on our right: the mantle is thrown back from it; the sleeve hangs down to the elbow, which rests on the throne's arm. */
export function nearUpperArm(art: Art): void {
  // the mantle's inner side, behind the arm
  flat(
    art,
    '428,486! 450,500 480,508 512,506 540,496 566,480! 590,560 580,680 540,690! 490,640 452,548!',
    '#380d1e',
  );
  cloth(
    art,
    '470,505! 492,509 516,506 538,498! 541,520 539,550 533,576 526,608! 512,618 492,612 482,596! 474,566 468,530',
    8,
    { ...BLUE, fill: '#427c90' },
    // what the mantle's edge throws on it
    ['440,480! 600,460! 600,504! 560,512 530,522 500,526 460,524!', BLUE.shade],
    ['514,500! 518,530 518,566 512,620! 600,620! 600,480!', BLUE.fold],
    ['528,490! 531,530 528,566 522,620! 600,620! 600,480!', BLUE.shade],
    // the bend gathers it above the steel
    ['540,560! 526,562 512,570 502,584! 516,578 528,576 536,578!', BLUE.shade],
    ['541,538! 522,540 506,548 496,560! 512,554 528,552 540,553!', BLUE.fold],
  );
  toned(
    art,
    ribbon(curve('424,474 436,490 456,501 484,507 514,505 540,496 566,478'), 9, {
      start: 1,
      end: 1,
      samples: 16,
    }),
    { ...GOLD, soft: 1, rimWidth: 1 },
  );
}

/** The mantle's inner side again, fallen behind the forearm and the throne's arm, in their shade. */
export function mantleInside(art: Art): void {
  flat(
    art,
    '450,546! 462,590 486,630 560,654! 560,740! 476,740! 470,690 464,640 456,590!',
    '#651526',
    ['440,540! 460,600 490,644 560,672! 560,640! 480,560!', RED.shade],
    ['478,630! 492,670 496,710 494,750! 510,750! 512,700 500,650!', '#7d1b30'],
  );
}

/** From the elbow the forearm comes up to us, in steel as the other one, to the hand under the orb. */
export function nearForearm(art: Art): void {
  // the wrist, narrower than hand and steel
  toned(art, '438,540! 470,520! 478,536 480,552! 464,562 450,566! 446,556', {
    ...SKIN,
    soft: 8,
    rimWidth: 1,
  });
  plate(art, FOREARM);
  strokes(art, ['490,546 474,564 452,582', '512,566 492,588 464,608'], 1.6, DEEP.steel, 0.05);
  strokes(art, ['454,566 460,584 472,604'], 3.2, '#fff4dd', 0.1);
  elbowCop(art, COP);
  cuff(art, '446,563 455,550 466,543 481,540');
}
