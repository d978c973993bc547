import { type Flow, hairs, ragged, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse } from '../../../kit/pen/index.ts';
import { IN_GLASS, PAD, rim } from './coat.ts';

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
  art.fill(THIGH, IN_GLASS.near);
  art.clip(THIGH, () => {
    art.fill(closed('420,700! 446,676 476,668 504,654 540,634! 540,720 396,720!'), IN_GLASS.far);
    art.blot(
      ragged('446,678 476,668 504,654', thighFlow, {
        count: 13,
        length: [14, 28],
        width: 8,
        seed: 'under the thigh',
      }),
      IN_GLASS.far,
    );
    // what the shin throws, and the crease between calf and thigh
    art.fill(closed('436,606! 452,614 460,630 459,648 450,670 432,704! 400,704 420,610!'), '#353641');
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
  art.fill(SHIN, '#686a77');
  within(art, SHIN, ['372,712! 372,640 392,616! 398,628 396,644 412,652 424,668 428,700!', IN_GLASS.far]);
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

/** Its sole, flat on the glass from the other side. */
export function foot(art: Art): void {
  art.fill(
    closed(
      '373,662! 370,650 374,642! 375,635 382,633 386,636! 389,629 397,629 400,634! 405,631 411,636 411,642! 417,646 419,655 417,669 413,685 404,696 392,697 382,689 376,677',
    ),
    IN_GLASS.near,
  );
  art.fill(closed('379,663 386,657 397,658 406,664 408,675 403,687 394,691 386,685 380,675'), PAD.dark);
  art.blot(
    [
      ellipse(378, 647, 3.4, 4.4).rotate(-14, 378, 647),
      ellipse(387, 640, 3.8, 5),
      ellipse(397, 639, 3.8, 5),
      ellipse(406, 645, 3.6, 4.8),
      ellipse(413, 655, 2.8, 4).rotate(14, 413, 655),
    ],
    PAD.dark,
  );
  strokes(art, ['383,665 391,661 401,664', '386,637 388,635', '396,636 398,634'], 1.8, PAD.lit, 0.2);
}
