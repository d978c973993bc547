import { byHand, ink, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ramp } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

/** The throne's back: a slab of stone, hewn out to a niche that the jamb keeps in the dark. */
export function throne(art: Art): void {
  const slab = byHand(
    closed('322,900! 318,560 314,330 318,214! 336,190! 342,132! 408,84! 520,40! 640,40! 640,900!'),
    2,
  );
  form(art, slab, '#dcae7c', 26, { shade: '#7a5350', rimWidth: 3 });
  const niche = byHand(
    closed('352,900! 350,560 348,340 352,232! 372,190 410,150 470,124 560,112! 640,112! 640,900!'),
    1.5,
  );
  art.fill(niche, art.linear(350, 300, 520, 300, ramp(0, '#70494d', 1, '#33233a')));
  stippled(art, niche, '#2a1c32', [360, 300], [560, 300], [0, 0.8]);
  art.blot(
    ['352,560 350,400 349,300 352,232 372,190 410,150 470,124 552,113'].map((line, i) =>
      ink(byHand(curve(line), 1), 2.6, i, 0.1),
    ),
    '#ffe3b0',
  );
  art.blot(
    ['316,300 332,298 349,300', '343,133 362,150 380,180', '430,76 444,100 452,130'].map((line, i) =>
      ink(byHand(curve(line), 1), 2, i, 0.1),
    ),
    '#8f6450',
  );
}
