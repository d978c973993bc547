import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, Path } from '../../../kit/pen/index.ts';
import { SHADE, shadow, sunny } from './view.ts';

const TAIL = closed('-6,20! -9,48 -6,52! 0,49 6,52! 9,48 6,20!');
const BODY = closed('0,-22 13,-16 18,0 14,18 6,28 -6,28 -14,18 -18,0 -13,-16');
const LEGS = ['-6,-14 -12,-26', '6,-14 13,-25'] as const;

/** A sparrow from above, bent over a seed, ready to be off. */
export function sparrow(art: Art, x: number, y: number, rot: number): void {
  const box = local(art, x, y, 1, { rot });
  const head = ellipse(2, -25, 12, 13);
  art.fill(
    [TAIL, BODY, head].map((part) => box.place(part).translate(...shadow(17))),
    SHADE,
  );
  strokes(box, LEGS, 2.4, '#a06a50', 0);
  sunny(art, box.place(TAIL), '#6a4a3a', 2);
  sunny(art, box.place(BODY), '#a8805c', 5, { shade: '#503428' });
  for (const wing of [
    closed('-12,-13! -20,0 -17,18 -6,40! -3,22 -4,4'),
    closed('12,-13! 20,0 17,18 7,40! 3,22 4,4'),
  ])
    sunny(art, box.place(wing), '#865a3e', 3, { shade: '#3c2820' });
  strokes(
    box,
    ['-15,2 -11,16 -6,32', '-10,0 -8,14 -5,26', '15,2 12,16 7,32', '10,0 8,14 5,26'],
    INK.form,
    '#3c2820',
    0,
  );
  strokes(box, ['-18,-4 -13,-1 -8,-2', '18,-4 13,-1 8,-2'], 2.6, '#f4e8d0', 0);
  sunny(art, box.place(Path.join(head)), '#8a5238', 3, { shade: '#4a2820' });
  box.fill([ellipse(-8, -24, 3.6, 6), ellipse(12, -24, 3.4, 6)], '#f0e6d4');
  box.fill(closed('-2,-36! 3,-48! 7,-36! 3,-34'), '#4a4048');
  box
    .fill([ellipse(-6, -30, 2), ellipse(10, -30, 2)], '#1c1820')
    .fill([ellipse(-6.6, -30.6, 0.8), ellipse(9.4, -30.6, 0.8)], '#ffffff');
}
