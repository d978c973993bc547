import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { BLUE, cloth, DEEP, GOLD, RED, toned } from './form.ts';
import { cuff, plate } from './legs.ts';

const FOREARM = {
  outline:
    '462,516! 476,513 492,519 508,530! 528,544 544,560 550,578! 550,604 534,614 514,612! 494,604 476,586 462,566 456,550! 454,536 456,524',
  ridge: '474,506 486,540 508,566 540,590',
};
const ELBOW = {
  outline:
    '502,576! 506,560 520,552 536,556! 552,562 562,580 560,600! 552,618 534,624 516,618! 502,610 498,592',
  ridge: '532,550 528,584 540,622',
};

/** His left arm, on our right: the mantle is thrown back from it; the sleeve hangs down to the elbow, which rests on the throne's arm. */
export function nearUpperArm(art: Art): void {
  // the mantle's inner side, behind the arm
  flat(
    art,
    '428,486! 450,500 480,508 512,506 540,496 566,480! 590,560 580,640 540,640! 500,610 452,548!',
    '#380d1e',
  );
  cloth(
    art,
    '462,498! 500,500 530,494 552,484! 562,520 564,560 560,600! 540,612 516,604 500,584! 486,556 472,526',
    8,
    { ...BLUE, fill: '#427c90' },
    // what the mantle's edge throws on it
    ['440,480! 600,460! 600,506! 560,514 530,526 500,530 474,530!', BLUE.shade],
    ['528,500! 532,530 536,560 534,610! 600,610! 600,480!', BLUE.fold],
    ['548,490! 552,530 552,570 548,610! 600,610! 600,480!', BLUE.shade],
    ['486,556! 502,548 522,546 540,552! 524,552 506,556 494,566!', BLUE.fold],
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

/** From the elbow the forearm comes up to us, in steel as the other one, to the hand under the orb. */
export function nearForearm(art: Art): void {
  // the mantle's inner side again, fallen over the throne's arm, in the forearm's shade
  flat(
    art,
    '450,546! 474,572 500,596 560,616! 560,740! 476,740! 470,690 464,640 458,590!',
    '#651526',
    ['440,540! 470,590 500,612 560,632! 560,600! 470,540!', RED.shade],
    ['484,604! 494,650 496,700 494,750! 510,750! 512,690 500,620!', '#7d1b30'],
  );
  plate(art, FOREARM);
  strokes(art, ['487,520 482,546 476,576', '502,530 496,560 490,592'], 1.6, DEEP.steel, 0.05);
  strokes(art, ['468,524 466,538 472,554'], 3, '#fff4dd', 0.1);
  plate(art, ELBOW);
  const cop = closed(ELBOW.outline);
  art.line(cop, 4.4, GOLD.shade).line(cop.translate(-0.5, -0.5), 2.8, GOLD.fill);
  strokes(art, ['510,588 512,574 522,564'], 3.2, '#fff4dd', 0.1);
  cuff(art, '474,511 462,528 457,542 460,566');
}
