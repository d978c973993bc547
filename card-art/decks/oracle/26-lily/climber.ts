import { contactShadow, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, limb, local, Path } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const paint = lit({
  from: { towards: [0.5, -0.8] },
  shade: '#3a4a48',
  rim: '#fffbe0',
  rimWidth: 1.3,
  stray: 0.3,
});

/** The leg that stands, and the one already on the next step. */
const STANDS = limb('-4,-46 -6,-24 -7,-3', [7, 6, 3.8], 10);
const STEPS = limb('5,-46 9,-34 8,-12', [7.4, 6.4, 4], 10);
const SHOES = Path.join(ellipse(-7.5, -1.6, 4.6, 2.6), ellipse(8.5, -10, 4.6, 2.6));
const COAT = closed('-11,-76! -4,-80 5,-80 12,-75! 14,-58 13,-42! 1,-39 -11,-43! -13,-60');
const ARM = limb('11,-74 17,-64 12,-55', [3.6, 3.2, 2.6], 8);
const BASKET = closed('-13,-79! 1,-82 14,-79! 12,-62 9,-50! 0,-47 -9,-50! -11,-62');
const NECK = closed('-3,-88! 4,-88! 5,-78! -3,-78!');
const HEAD = closed('-5.6,-92! -5,-98 1,-101 7,-98 7.8,-92! 6,-86 1,-84 -4,-86');
const BUN = ellipse(1, -102, 3.6, 3);
const BAND = closed('-5.8,-95! 1,-97 7.8,-95! 7.8,-91.6! 1,-93.6 -5.8,-91.6!');

/** Somebody with a basket of greens on the back goes up, seen from behind; the lower foot at (x, y). */
export function climber(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const form = (outline: Path, fill: string, soft: number): void =>
    paint(art, box.place(outline), fill, soft);
  contactShadow(art, x - 8, y + 1, 26 * scale, 5 * scale, '#557352');
  form(STEPS, '#5a6a78', 3);
  form(STANDS, '#5a6a78', 3);
  box.fill(SHOES, '#4a3a30');
  box.fill(NECK, '#b98468');
  form(COAT, '#c8604a', 5);
  form(ARM, '#c8604a', 2);
  box.fill([BUN, HEAD], '#3f302c').fill(BAND, '#f6eed6');
  greens(box);
  form(BASKET, '#c9a262', 5);
  strokes(
    box,
    [
      '-12,-72 1,-70 13,-72',
      '-11,-64 1,-62 12,-64',
      '-10,-56 0,-54 10,-56',
      '-6,-80 -5,-49',
      '1,-81 1,-48',
      '8,-80 6,-49',
    ],
    1,
    '#8a6434',
    0,
  );
}

/** What looks over the basket's rim. */
function greens(box: Local): void {
  box.fill(ellipse(1, -80, 12, 4), '#3f6b40');
  for (const [x, tall, turn, tone] of [
    [-9, 13, -40, '#71a361'],
    [-5, 17, -14, '#4f8a50'],
    [0, 15, 8, '#aacb7d'],
    [5, 16, 20, '#5f9658'],
    [10, 13, 46, '#89b46c'],
  ] as const)
    box.fill(leaf(x, -78, tall, 8, turn), tone);
}
