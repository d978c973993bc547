import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local, type Path } from '../../../kit/pen/index.ts';
import { onPaper } from './sheet.ts';
import { seen } from './view.ts';

/** Along its own axis, from the tail to the nib's point. */
const HOLDER = closed(
  '0,0.4 2,-2.6 12,-4 50,-5.6 110,-7 160,-7.8 198,-8! 200,-3 200,4 198,7.6! 160,7.4 110,6.6 50,5 12,3.6 2,2.8',
);
const FERRULE = closed('197,-8! 204,-8.4 206,-7! 226,-6! 228,0 226,5.6! 206,6.8! 204,8 197,7.8!');
const NIB = closed(
  '225,-5! 234,-6.4 244,-6.6 252,-5 260,-2.4 278,1! 260,3.4 252,5.2 244,6.2 234,5.8 225,4.6!',
);
/** From its tail to its point. */
const LENGTH = 278;

/** A dip pen laid down across the sheet: a lacquered holder, a brass ferrule, a steel nib with ink on it. */
export function pen(art: Art): void {
  const [tail, point] = [seen([-6.4, 39.6, 0.3]), seen([5.2, 46.6, 0])];
  const [dx, dy] = [point[0] - tail[0], point[1] - tail[1]];
  const box = local(art, ...tail, Math.hypot(dx, dy) / LENGTH, { rot: (Math.atan2(dy, dx) * 180) / Math.PI });
  shadow(box, [HOLDER, FERRULE, NIB]);
  flat(
    box,
    HOLDER,
    '#4a7078',
    [closed('0,1! 60,1.4 130,2 200,2.4! 200,9! 0,9!'), '#24505c'],
    [closed('4,-1.8! 50,-3.6 110,-4.6 196,-5.4! 196,-3.4! 110,-2.8 50,-2.2!'), '#a9d2c8'],
    { along: ['0,0 12,-4 50,-5.6 110,-7 160,-7.8 198,-8'], paint: '#ffd9a0', width: 1.8 },
  );
  flat(
    box,
    FERRULE,
    '#c8924e',
    [closed('196,2! 228,1.6! 228,9! 196,9!'), '#7c4c38'],
    [closed('198,-5.6! 226,-4! 226,-2! 198,-3!'), '#ffe9b8'],
  );
  strokes(box, ['206,-7 207,0 206,6.8'], 1.2, '#5c3630', 0);
  flat(
    box,
    NIB,
    '#c3bcc4',
    [closed('224,1! 252,1.2 278,1.2! 260,7! 224,7!'), '#7d748c'],
    [closed('228,-4! 246,-4.6 256,-2.4! 244,-2.4 228,-2!'), '#fff6e2'],
    [closed('260,-4! 266,-1 264,2 262,5! 280,3! 280,-1!'), '#252a48'],
  );
  box.fill(ellipse(249, 0.4, 1.7, 1.3), '#2a1f36');
  strokes(box, ['249,0.4 262,0.8 276,1'], 0.9, '#2a1f36', 0);
}

/** It lies on the paper: the shadow joins it all along and only widens a little under the thick part. */
function shadow(box: Local, parts: readonly Path[]): void {
  onPaper(box.art, () => {
    for (const part of parts) box.fill(part.translate(2, 5), '#3c1d34', 0.6);
  });
}
