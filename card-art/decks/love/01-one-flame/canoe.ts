import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { firelit } from './view.ts';

/** The boat they came in, its bow on the stones; the fire is on that bow. */
export function canoe(art: Art): void {
  const box = local(art, 116, 760, 1, { rot: -3 });
  firelit(
    box,
    '-100,-22! -40,-12 20,-12 62,-22 82,-38! 87,-22 76,0 50,12 0,16 -60,14 -110,8!',
    { fill: '#4f6a62', shade: '#1c2f30', rim: '#ffd998', soft: 10, rimWidth: 2 },
    ['60,-22 80,-36 86,-22 74,-2 58,8 66,-8', '#8f9a76'],
  );
  box.fill(closed('-100,-22! -40,-12 20,-12 62,-22 82,-38! 62,-28 20,-20 -40,-20'), '#2a2420');
  strokes(box, ['-100,-7 -40,1 20,1 66,-9'], 2, '#2c4442', 0.05);
  strokes(box, ['-100,16 -40,20 20,20 60,14'], 3, '#0f1d1e', 0.2);
}
