import { contactShadow, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, ribbon } from '../../../kit/pen/index.ts';

const form = lit({
  from: { towards: [-0.6, -0.75] },
  shade: '#3f2f2c',
  rim: '#fff2c8',
  rimWidth: 2.2,
  stray: 0.5,
});

/** The umbrella nobody needs any more lies open on its side, cut by the frame. */
export function umbrella(art: Art): void {
  contactShadow(art, 486, 784, 104, 18, '#3f2c22');
  const canopy = closed(
    '392,742! 398,706 424,672 462,650 506,644 552,656 590,690! 600,760! 590,800! 566,786 540,790! 520,778 496,782! 470,768 446,772! 430,756 410,756!',
  );
  form(art, canopy, '#2f7f7a', 16);
  art.clip(canopy, () => {
    art.fill(
      closed('462,650! 478,646 520,640 560,700! 545,780 540,790! 496,782! 500,720 484,676'),
      '#f2e3b8',
    );
    art.fill(closed('410,756! 416,716 436,680 462,650! 452,690 446,730 446,772! 430,756'), '#f2e3b8');
  });
  strokes(
    art,
    [
      '462,650 436,684 418,720 410,756',
      '462,650 452,692 446,732 446,772',
      '462,650 486,690 496,736 496,782',
      '462,650 516,686 536,736 540,790',
    ],
    2,
    '#1f5a56',
    0,
  );
  art.line(curve('462,650 454,640'), 4, '#6b4a30');
  art.fill(ellipse(462, 649, 5, 3.6), '#1f5a56');
}

const BODY = closed(
  '-46,-52! -30,-56 0,-54 22,-60 34,-70! 46,-58 44,-40 36,-30! 40,-2! 28,-2! 26,-26 14,-24! -22,-24! -26,-14 -24,-2! -38,-2! -40,-18 -52,-34',
);
const HEAD = closed('24,-66! 26,-82 34,-92! 40,-84 50,-84 60,-78 74,-72 76,-66 70,-60 56,-58 44,-52!');
const TAIL = ribbon(curve('-44,-46 -58,-60 -56,-78 -42,-80'), 12, { start: 0.9, end: 0.5, samples: 14 });

/** He has not dared yet: forelegs at the water's edge, tail up. */
export function dog(art: Art): void {
  const box = local(art, 140, 822, 1.02);
  contactShadow(art, 140, 822, 62, 10, '#4a3426');
  form(art, box.place(TAIL), '#b5703c', 4);
  box.fill(closed('14,-26! 18,-2! 28,-2! 28,-26!'), '#7d4a2c');
  box.fill(closed('-22,-26! -20,-14 -14,-2! -24,-2! -32,-20'), '#7d4a2c');
  form(art, box.place(BODY), '#bf7a44', 8);
  box.fill(closed('34,-66! 46,-56 44,-40 36,-30! 28,-40 26,-54'), '#f3e2bc');
  form(art, box.place(HEAD), '#bf7a44', 5);
  box.fill(closed('44,-62 58,-68 75,-68! 70,-60 56,-58 44,-54'), '#f3e2bc');
  box.fill(closed('26,-80! 24,-98 31,-102! 40,-86!'), '#9a5c34');
  box.fill(closed('70,-73! 78,-72 77,-66 72,-67'), '#2a1b17');
  box.fill(ellipse(53, -75, 3.2), '#2a1b17').fill(ellipse(54, -76.2, 1.1), '#fff8e0');
  box.fill(closed('24,-62! 36,-52 48,-52! 46,-46 34,-46 22,-56!'), '#c9473a');
  strokes(box, ['-20,-34 -30,-28 -32,-18', '20,-50 22,-40 18,-30', '60,-62 70,-63'], 1.5, '#6b3f26');
}
