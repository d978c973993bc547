import { contactShadow, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, local, type Path } from '../../../kit/pen/index.ts';

const SKIN = '#e9b892';
const SHIRT = '#f7eeda';

/** What turns from the light in these is warm, not dark. */
const SOFT: Record<string, { shade: string; depth: number }> = {
  [SKIN]: { shade: '#b27a57', depth: 0.6 },
  [SHIRT]: { shade: '#a29a70', depth: 0.8 },
  '#f0c04e': { shade: '#b98a38', depth: 0.6 },
};

const paint = lit({
  from: { towards: [-0.8, -0.5] },
  shade: '#3c4432',
  rim: '#fff6cf',
  rimWidth: 1.8,
  stray: 0,
});

/** Parts from far to near: outline, colour, softness. */
const PARTS: readonly (readonly [outline: Path, fill: string, soft: number])[] = [
  [limb('-30,-10 -37,8 -44,24', [5.6, 5.2, 3.8], 10), SKIN, 3],
  [closed('-48,18! -39,22! -41,29! -50,25!'), '#f3ead0', 2],
  [closed('-42,27! -40,34 -50,36 -60,33 -58,28 -50,24!'), '#a8553a', 2],
  [limb('0,-9 -16,-13 -33,-9', [10, 9, 7.6], 10), '#44604f', 4],
  [limb('-28,-7 -30,12 -27,28', [5.8, 5.4, 4], 10), SKIN, 3],
  [closed('-32,22! -22,22! -22,31! -32,30!'), '#f3ead0', 2],
  [closed('-22,29! -21,37 -30,39 -42,38 -41,33 -33,28!'), '#b9623f', 2],
  [closed('-12,-58! -2,-64 9,-59 16,-44 18,-22 16,2! 2,5 -11,2! -12,-18 -14,-38'), SHIRT, 7],
  [limb('4,-8 -14,-10 -30,-6', [11, 10, 8], 10), '#53735d', 5],
  [closed('-7,-68! 4,-68 5,-58 -5,-57!'), SKIN, 2],
  [closed('-21,-86 -12,-92 2,-88 5,-76 0,-65 -9,-63 -16,-66 -19,-71 -23,-74 -21,-79'), SKIN, 4],
  [closed('-19,-88! -8,-94 4,-91 10,-82 10,-72 8,-64! 2,-63 -2,-66! -3,-74 -6,-80 -10,-86!'), '#4a382a', 5],
  [closed('-22,-88! -20,-98 -9,-104 4,-101 11,-92 12,-83! 0,-85 -12,-86'), '#f0c04e', 6],
  [closed('-21,-89! -32,-86 -35,-82! -22,-82 -12,-85!'), '#e3ae3e', 2],
  [closed('-46,-40! -41,-43! -20,-18! -26,-14!'), '#c05a3a', 2],
  [closed('-41,-43! -38,-44! -16,-20! -20,-18!'), '#fffbe8', 1],
  [limb('5,-54 6,-36 -4,-27 -20,-27', [7, 6.4, 5, 3.8], 12), SHIRT, 4],
  [ellipse(-22, -26.5, 4.2, 3.6), SKIN, 1.6],
];

/** A child on a root, deep in a book; sits at (x, y), looking left. */
export function child(art: Art, [x, y]: readonly [number, number], scale: number): void {
  contactShadow(art, x + 4, y + 4, 44, 8, '#2f3420');
  const box = local(art, x, y, scale);
  for (const [outline, fill, soft] of PARTS) {
    paint(art, box.place(outline), fill, soft * scale, SOFT[fill]);
  }
  strokes(box, ['2,-60 12,-40 14,-8', '-4,-4 -12,-4 -22,-3'], 1, '#a89a78', 0.2);
}

/** A school satchel that leans against the wood; its foot at (x, y). */
export function satchel(art: Art, x: number, y: number, scale: number): void {
  contactShadow(art, x + 6, y, 34, 7, '#23261a');
  const box = local(art, x, y, scale, { rot: 12 });
  paint(art, box.place(closed('14,-44! 24,-40 26,-8 22,0! 12,0!')), '#7d3a2a', 4);
  paint(art, box.place(closed('-20,-42 -12,-48 8,-48 16,-42 18,-20 17,0! -19,0! -22,-20')), '#b5513a', 9);
  paint(art, box.place(closed('-21,-42 -12,-49 8,-49 17,-42 18,-16 12,-9! -16,-9! -22,-16')), '#c25c42', 9);
  strokes(box, ['-19,-14 -2,-11 15,-14'], 1.2, '#7d3a2a', 0);
  box.fill(closed('-5,-13! 2,-13! 2,-4! -5,-4!'), '#e7c878');
}
