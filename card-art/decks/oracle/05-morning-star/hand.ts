import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local, type Path, roundLimb } from '../../../kit/pen/index.ts';

const SKIN = { mid: '#c98a62', light: '#f3bd88', shade: '#8a5540', line: '#5d3429' } as const;

const BACK = closed('-10,-12! 4,-14 18,-14 27,-9 29,2 26,12 16,15 2,13 -10,11!');
/** First to little, each round her arm until it is out of sight. */
const FINGERS = [
  '20,-9 34,-9 43,-2 47,8',
  '22,-1 35,0 43,8 45,18',
  '21,6 32,9 39,16 40,25',
  '16,11 26,15 32,21 33,29',
].map((course, i) => roundLimb(course, i === 3 ? [4, 4, 3.6, 2.4] : [4.8, 4.6, 4.2, 2.8], 14));
const THUMB = roundLimb('0,-8 10,-14.6 20,-16 29,-10.6', [5.6, 5.4, 4.6, 3], 14);

/** A right hand laid round an upper arm, its back to us, the wrist at (x, y). */
export function hand(art: Art, x: number, y: number, scale: number, held: Path): void {
  const box = local(art, x, y, scale, { rot: 34 });
  art.clip(held, () => {
    box.fill(closed('2,10 14,20 26,32 38,36 50,26 54,10 46,-4 24,0'), '#0e2e38', 0.7);
    for (const finger of [...FINGERS].reverse())
      flat(
        box,
        finger,
        SKIN.mid,
        { side: [-1, -2.2 * scale], paint: SKIN.light },
        { side: [0.6 * scale, 1.8 * scale], paint: SKIN.shade },
      );
  });
  flat(
    box,
    BACK,
    SKIN.mid,
    [closed('-12,4! 6,4 18,9 30,6! 30,20 -12,20!'), SKIN.shade],
    [closed('-12,-16! 6,-16 20,-15 29,-8! 20,-8 6,-9 -12,-6!'), SKIN.light],
  );
  flat(box, THUMB, SKIN.mid, { side: [-1, -2 * scale], paint: SKIN.light });
  strokes(
    box,
    ['2,-5 12,-10 22,-11.4 28,-8', '28,-4.4 34,-4.6', '28,3.4 33,4', '24,11 29,12.6'],
    1.2 * scale,
    SKIN.line,
    0.1,
  );
}
