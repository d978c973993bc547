import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local, type Path, roundLimb } from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

const HERS = { fill: '#f0c09a', shade: '#b67a5c', rim: '#fff2d4' } as const;
const HIS = { fill: '#c88d68', shade: '#85523f', rim: '#ffdcae' } as const;

/** Her fingers round his wrist, first to fourth: each bends at its middle joint. */
const FINGERS = [
  ['-9,-8 -20,-9 -26,-2 -24,6', [4.4, 4, 3.6, 2.8]],
  ['-9,-3 -17,-3 -21,4 -19,11', [4.4, 4, 3.6, 2.8]],
  ['-6,2 -12,4 -15,10 -12.5,15', [4.2, 3.8, 3.3, 2.6]],
  ['-2,6 -6,9 -8,13 -6,17', [3.6, 3.2, 2.8, 2.2]],
] as const;

/**
 * Wrist in hand and hand round wrist: his arm from the left, hers from the right along (0, 0); both sleeves end before it.
 * @param rot of the line that both arms make
 */
export function grip(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const turned = (outline: Path, tones: { fill: string; shade: string; rim?: string }, soft: number): void =>
    toned(box, outline, { ...tones, soft, rimWidth: 1.3 });
  // what of his hand lies behind her wrist, and the tips that come over it
  turned(closed('-46,-9! -24,-9 -8,-8 6,-8 18,-9 24,-5! 22,6 14,12 0,11 -12,9 -26,9 -46,10!'), HIS, 4);
  // her forearm and wrist, narrower than the hand
  turned(closed('46,-10! 30,-9 18,-7.4 10,-8! 8,9! 18,7 30,9 46,11!'), HERS, 4);
  for (const tip of ['13,-3 14,-8 13,-11.5', '18.6,-3 19.6,-8 18.8,-11', '24,-3 24.6,-7 24,-9.6'])
    turned(roundLimb(tip, [3.2, 3, 2.4], 8), { fill: HIS.fill, shade: HIS.shade }, 1.6);
  // his thumb from below, pressed along her wrist
  turned(closed('-4,9! 4,14 14,14 22,10 25,6 21,3.6 14,6 6,6!'), HIS, 2.4);
  strokes(box, ['21,5.4 23.4,6.2', '10,8 12,11'], 1, '#6a3c30', 0);
  // the back of her hand, her fingers, her thumb over the top
  turned(closed('14,-9! 4,-12 -6,-12.5 -12,-8 -12,-1 -8,6 -1,10 8,9 14,7!'), HERS, 4);
  for (const [course, widths] of [...FINGERS].reverse()) {
    turned(roundLimb(course, widths, 12).translate(1, 1.4), { fill: '#8f5a46', shade: '#8f5a46' }, 1);
    turned(roundLimb(course, widths, 12), { fill: HERS.fill, shade: HERS.shade }, 2);
  }
  turned(closed('6,-11! 0,-16 -10,-18 -18,-15.5 -19.5,-12 -16,-10 -9,-11.5 -3,-8!'), HERS, 2);
  // knuckles, nails
  strokes(
    box,
    ['-11,-11 -8.4,-8', '-12,-5.4 -9,-4', '-10,1 -7,1.6', '-6,5.6 -3.6,5.4', '-17.6,-14.6 -18,-12.4'],
    1.1,
    '#8f5a46',
    0,
  );
}
