import { INK, strokes } from '../../../kit/hand/index.ts';
import { curve, type Local, local } from '../../../kit/pen/index.ts';
import { form } from './tones.ts';

const LEATHER = { fill: '#a8623f', shade: '#6e392b', soft: 2.4, rim: '#d08f62', rimWidth: 1.4 } as const;
const STRAP = '#2f5a62';

/** Her sandals, by their heel straps in her near hand; they swing back. */
export function sandals(box: Local): void {
  for (const [x, y, rot] of [
    [-86, -160, 46],
    [-80, -158, 14],
  ] as const)
    sandal(local(box.art, ...box.at(x, y), box.scale, { rot }));
}

/** Hung up at (0, 0), its sole towards us, its toe down. */
function sandal(box: Local): void {
  box.line(curve('-4.6,14 -3,4 0,-5 3,4 4.6,14'), 2.2, STRAP);
  form(box, '-9,42! -8,38 8.4,38 10,42! 9.4,47 0,45 -8.6,48!', { fill: STRAP, shade: '#1f3f48', soft: 1 });
  form(
    box,
    '-6,14! -4,10 0,9 4,10 6,14! 7.4,22 5.4,31 7,40 9,49 7,57! 1,61 -6,58! -9,51 -7.4,42 -5,32 -7,22',
    LEATHER,
    // the heel, a layer more
    ['-8,24! 0,22 8,24! 8,6 -8,6', LEATHER.shade],
  );
  strokes(box, ['-3,58 2,58.6 6,55'], INK.detail, LEATHER.rim, 0);
}
