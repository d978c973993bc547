import { type Art, clamp, closed, ellipse, type Local, local } from '../../../kit/pen/index.ts';
import { creases, form } from './view.ts';
import { wool } from './wool.ts';

export const SKIN = { fill: '#f3e6d6', shade: '#cdbeb8', rim: '#fffaf0' } as const;
const FACE = { fill: '#f0dfcd', shade: '#cdb6a8', rim: '#fffaf0' } as const;
const PINK = '#dfa596';

const OUTLINE =
  '47,-7! 49,0 46,5! 46,9 40,14 31,13! 20,17 8,22 -4,26 -17,25 -26,14 -28,-4 -24,-18 -12,-26 2,-25 12,-20 26,-17 39,-14';

/** Nose down, brow against the lion's bridge; an ear stands out over the neck. */
export function lambHead(art: Art): void {
  const box = local(art, 254, 571, 1.34, { rot: 74 });
  ear(
    box,
    '-14,-20! -24,-26 -38,-26 -48,-20 -46,-16 -34,-14 -20,-10!',
    '-22,-20 -34,-21 -42,-19 -34,-17 -24,-16',
  );
  // what the head throws on the neck
  box.fill(closed(OUTLINE).translate(-2, 6), '#b3a9b0', 0.75);
  form(
    box,
    OUTLINE,
    { ...FACE, soft: 4 },
    // the brow is in the lion's shade
    ['-28,-30! 50,-20! 50,-4 40,-8 26,-11 12,-13 0,-17 -14,-18 -28,-12', '#e0c8b6'],
    // hollow before the cheek, the jaw's underside
    ['34,-2 24,2 14,6 8,12 14,13 24,9 34,5', '#e0c8b6'],
    // cheekbone and jowl in the sun
    ['-22,8 -12,4 -2,6 6,12 4,19 -6,23 -17,22', '#fdf3e6'],
    ['50,-9! 40,-10 35,-5 37,3 40,8 36,15 50,14!', '#e9c4b4'],
  );
  nose(box);
  eye(box);
  ear(
    box,
    '-14,2! -16,12 -24,26 -34,38 -44,44 -46,38 -44,26 -36,12 -24,2!',
    '-22,8 -34,18 -40,34 -30,30 -22,18',
  );
  wool(art, {
    within: box.place(closed('0,-24 -8,-30 -20,-30 -29,-22 -34,-8 -30,6 -22,6 -14,-2 -8,-12')),
    size: [6, 9.5],
    gap: 9,
    turned: (x) => clamp((x - 276) / 40),
    seed: 'poll',
  });
}

function nose(box: Local): void {
  box.fill(closed('48,-6! 50,0 46,4! 42,3 40,-1 42,-6!'), PINK);
  creases(box, ['47,-5 44,-4 42.6,-1 44,1'], 2, '#6b4146');
  creases(box, ['46,4 41,6 34,6 28,3'], 1.6, '#6b4146');
}

/** Wide between lids that slope to the nose: it looks at the lion. */
function eye(box: Local): void {
  box.fill(closed('17,-5! 11,-14 0,-16 -9,-9! -6,-1 4,1 12,0'), '#cdb2a0');
  const ball = closed('14,-4.4! 9,-11.4 1,-12.6 -6,-7.4! -3,-1 5,0.4');
  box.fill(ball, '#3a231e');
  box.clip(ball, () => box.fill(ellipse(4, -3.4, 6, 2.6), '#7c5236'));
  box.fill(ellipse(6.4, -8.4, 1.5), '#fffaf0');
  creases(box, ['16,-4.4 10,-11.4 1,-13 -8,-8.6'], 2.6, '#33201d');
  creases(box, ['13,-13 5,-17 -4,-16', '11,2 4,3.4 -3,1.6'], 1.4, '#a88a7c');
}

function ear(box: Local, outline: string, inside: string): void {
  form(box, outline, { ...FACE, soft: 3 }, [inside, PINK]);
}
