import { type Flow, hairs, ragged, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { IN_GLASS, rim } from './coat.ts';

export const THIGH = closed(
  '424,640! 434,618 446,606 462,599 486,601 508,613 524,636 524,668! 506,684 480,694 452,696 430,690!',
);
export const SHIN = closed(
  '396,698! 380,684 377,660 385,638 398,624 415,616 432,616 446,623 453,636 451,654 443,670 431,684 416,697!',
);

const thighFlow: Flow = (x, y) => 200 + (x - 450) * -0.4 + (y - 630) * 0.3;
const shinFlow: Flow = (x, y) => 112 + (x - 420) * -0.9 + (y - 650) * 0.2;

/** From the hip, at the glass's edge, the thigh comes to us; the knee is up, before it the shin goes down to the sole. */
export function hindLeg(art: Art): void {
  art.fill(THIGH, IN_GLASS.turned);
  art.clip(THIGH, () => {
    art.fill(closed('420,700! 446,676 476,668 504,654 540,634! 540,720 396,720!'), IN_GLASS.shade);
    art.blot(
      ragged('446,678 476,668 504,654', thighFlow, {
        count: 13,
        length: [14, 28],
        width: 8,
        seed: 'under the thigh',
      }),
      IN_GLASS.shade,
    );
    // what the shin throws, and the crease between calf and thigh
    art.fill(closed('436,606! 452,614 460,630 459,648 450,670 432,704! 400,704 420,610!'), '#2c262f');
  });
  hairs(art, THIGH, thighFlow, IN_GLASS.crease, {
    seed: 'haunch',
    gap: 20,
    length: [10, 26],
    width: 2.8,
    share: (x) => (x > 470 ? 0.3 : 0),
  });
  rim(art, THIGH, {
    line: '446,603 466,599 486,601 512,613',
    out: -1,
    paint: IN_GLASS.edge,
    width: 2,
    seed: 'haunch',
  });
  art.fill(SHIN, '#574c51');
  within(art, SHIN, ['372,712! 372,640 392,616! 398,628 396,644 412,652 424,668 428,700!', IN_GLASS.shade]);
  hairs(art, SHIN, shinFlow, IN_GLASS.crease, {
    seed: 'shin',
    gap: 13,
    length: [9, 18],
    width: 2.4,
    share: (x) => (x > 404 ? 0.3 : 0),
  });
  hairs(art, SHIN, shinFlow, IN_GLASS.fair, {
    seed: 'knee',
    gap: 11,
    length: [8, 16],
    width: 2.4,
    share: (x, y) => (x > 404 && y < 646 ? 0.5 : 0),
  });
  rim(art, SHIN, {
    line: '424,615 440,618 451,630 453,644',
    out: -1,
    paint: IN_GLASS.edge,
    width: 1.8,
    seed: 'knee',
  });
}

/** It stands on the boards, its toes to the glass and to us. */
export function foot(art: Art): void {
  art.fill(
    closed(
      '371,694! 370,684 373,674 381,666 392,661 404,661 414,666 421,675 424,686 422,695! 416,699 410,697! 404,701 397,699! 390,702 384,699! 378,700 372,697!',
    ),
    '#5d5257',
  );
  strokes(
    art,
    ['384,699 384,690 387,684', '397,699 397,688', '410,697 409,689 406,683'],
    1.8,
    IN_GLASS.crease,
    0.1,
  );
  art.blot(
    [
      '376,697! 375.4,702 378,703.4!',
      '389,700! 388.6,705 391.6,706!',
      '402,699! 402.6,704.4 405.6,704!',
      '415,697! 417,701.6 419.4,700!',
    ].map((claw) => closed(claw)),
    '#a9a294',
  );
}
