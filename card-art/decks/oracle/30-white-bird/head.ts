import { flat, ink } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Local } from '../../../kit/pen/index.ts';

/** The upper half ends in a small hook over the lower one, which has its corner before the tip. */
const UPPER_BILL = closed(
  '-2,-60! 0.6,-65.4 2.6,-70 4.6,-74 7,-76.4 9.4,-76! 9,-73.8 8,-72.4! 6.6,-68.6 5.4,-64.6 4.6,-59!',
);
const LOWER_BILL = closed('3.6,-59! 5.8,-66 7.6,-72.4! 8.8,-71 9,-68.8! 8.2,-65.8 7.4,-62.4 7.2,-58.6!');

export function bill(box: Local): void {
  flat(box, LOWER_BILL, '#d9743b', [closed('7,-58! 8,-65 9.6,-70! 11,-60!'), '#a84c2c']);
  box.fill(ellipse(7.9, -68.8, 0.8, 1.4), '#b5281f');
  flat(
    box,
    UPPER_BILL,
    '#f09a4c',
    [closed('3,-59! 4.6,-65 6.4,-70 8,-73.6 10,-74.6! 10,-71 7,-67 5.6,-59!'), '#d9743b'],
    { along: ['-1.6,-61 0.6,-65.4 2.6,-70 4.6,-74 7,-76.4'], paint: '#ffdfa8', width: 2.6 },
  );
  box.art.blot(
    [
      ink(box.place(curve('4.4,-59 5.4,-64.4 6.7,-68.6 8,-72.2')), 1.3, 1, 0),
      ink(box.place(curve('1.9,-64.6 3.1,-67.2')), 1.3, 2, 0),
    ],
    '#8a3a22',
  );
}

/** Round and open, in a thin red ring; no brow over it, only the upper lid's edge, and the gape turns up below it. */
export function eye(box: Local): void {
  box
    .fill(ellipse(1.5, -51.6, 3, 3.3), '#e3e8de')
    .fill(ellipse(1.4, -51.7, 2.35, 2.6), '#c8733f')
    .fill(ellipse(1.4, -51.7, 1.95, 2.2), '#f0d68c')
    .fill(ellipse(1.3, -51.9, 1.4, 1.6), '#1f1c22')
    .fill(ellipse(0.7, -52.5, 0.55), '#ffffff');
  box.art.blot(
    ink(box.place(curve('1.2,-54.5 -0.5,-53.6 -1.1,-51.8 -0.5,-49.8 0.8,-48.9')), 1.1, 3, 0),
    '#4b5c5b',
  );
  box.art.blot(ink(box.place(curve('4.4,-60 4.9,-58.2 4.5,-56.4')), 1.1, 4, 0), '#a8644a');
}
