import { contactShadow, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, local, type Path } from '../../../kit/pen/index.ts';

const DRESS = closed('-13,-84! -16,-64 -22,-36 -28,-16! -12,-10 8,-12 26,-18! 18,-44 12,-66 12,-84!');
const BLOUSE = closed('-16,-112! -6,-118 8,-118 16,-112! 15,-96 13,-82! 0,-79 -14,-82! -15,-98');
const LEGS = [limb('-8,-16 -9,-2', [4.4, 3.4], 6), limb('8,-16 12,-8', [4.4, 3.4], 6)] as const;
const ARM = limb('15,-110 24,-94 10,-84', [5, 4.6, 3.6], 10);
const FAR_ARM = limb('-15,-110 -25,-92 -27,-74', [5, 4.4, 3.4], 10);
const NECK = limb('0,-112 2,-124', [5, 4.4], 5);
const FACE = closed('2,-144! 10,-143 14,-138 16,-132! 14,-130 13,-124 7,-119 0,-121');
const HAIR = closed('11,-144! 5,-151 -7,-151 -15,-143 -15,-131 -9,-123 -2,-121! 1,-131 6,-138');
const TAIL = limb('-12,-138 -21,-126 -22,-108 -15,-90', [5, 6.4, 5, 1], 14);
const HAND = ellipse(-27, -72, 3.6, 4.6);

const paint = lit({
  from: { towards: [0.8, -0.5] },
  shade: '#6b3440',
  rim: '#fff6d0',
  rimWidth: 1.8,
  stray: 0.3,
});

/** Somebody comes up the path with an armful of cut roses, the sun at her back; her feet at (x, y). */
export function visitor(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.98);
  const form = (outline: Path, fill: string, soft: number): void =>
    paint(art, box.place(outline), fill, soft);
  contactShadow(art, x - 2, y, 26, 6, '#6f4444');
  for (const leg of LEGS) form(leg, '#a8705c', 2);
  box.fill([ellipse(-9, -1, 5, 3), ellipse(13, -6, 4.6, 3)], '#4f3434');
  form(FAR_ARM, '#b57c64', 2);
  box.fill(HAND, '#b57c64');
  form(DRESS, '#4f7468', 10);
  form(BLOUSE, '#f3dfba', 7);
  form(NECK, '#b57c64', 2);
  form(FACE, '#c98f70', 3);
  form(TAIL, '#6b4034', 3);
  form(HAIR, '#6b4034', 5);
  strokes(
    box,
    ['-2,-148 -10,-138 -12,-128', '4,-146 -2,-136 -6,-126', '-16,-130 -20,-114 -16,-96'],
    1,
    '#a06a4c',
    0.2,
  );
  bunch(box.place(ellipse(6, -94, 1)).bounds(), art);
  form(ARM, '#f0d8b0', 3);
  strokes(box, ['-6,-70 -10,-44 -16,-20', '4,-70 6,-44 10,-20'], 1.3, '#2f4c48', 0.2);
}

/** Cut roses held against her shoulder. */
function bunch([left, top]: readonly number[], art: Art): void {
  const [x, y] = [left!, top!];
  strokes(
    art,
    [`${x - 2},${y + 20} ${x + 8},${y}`, `${x + 2},${y + 22} ${x + 12},${y + 2}`],
    2,
    '#41724a',
    0,
  );
  for (const [dx, dy, r, tone] of [
    [-2, -6, 6.4, '#c9505e'],
    [9, -13, 7, '#e2807c'],
    [15, -2, 6.4, '#d2606a'],
    [6, -2, 5.6, '#f0a48e'],
  ] as const)
    art.fill(ellipse(x + dx, y + dy, r, r * 0.9), tone);
  art.blot([ellipse(x + 11, y - 15, 3.4, 2.8), ellipse(x + 17, y - 4, 2.8, 2.4)], '#fbd0ae');
}
