import { contactShadow, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, local, type Path } from '../../../kit/pen/index.ts';

const BODY = closed(
  '-24,0! -34,-8 -37,-24 -32,-40 -22,-53 -12,-60 -6,-66! 16,-58! 20,-44 18,-28 18,-14 21,-5 27,-1 26,2! 4,3',
);
const HAUNCH = closed('-24,0! -34,-10 -35,-26 -24,-34 -10,-30 -4,-16 -4,-2 -8,2!');
const HEAD = closed(
  '-14,-70 -12,-82 -8,-88! -9,-104! 0,-95 8,-95! 17,-105! 20,-90 25,-82 29,-77! 28,-72 22,-67 16,-62 6,-58 -6,-60',
);
const TAIL = limb('-22,-4 -44,0 -62,-4 -72,-16 -70,-26', [5.4, 5, 4.6, 4, 2.2], 18);
/** Brown over the back, the far ear and the crown. */
const PATCHES = [
  '-33,-36! -22,-52 -10,-62 -2,-62! -4,-50 -12,-38 -22,-34 -34,-28!',
  '-13,-76! -11,-84 -8,-88! -9,-103! 0,-95 5,-94! 4,-84 -4,-78!',
].map((outline) => closed(outline));

const paint = lit({
  from: { towards: [0.8, -0.7] },
  shade: '#1e1813',
  rim: '#ffe9ba',
  rimWidth: 2,
  stray: 0.4,
});

/** A cat that does not look at the moon but at the dumplings, to the right; it sits at (x, y). */
export function cat(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.86);
  const form = (outline: Path, fill: string, soft: number): void =>
    paint(art, box.place(outline), fill, soft);
  contactShadow(art, x - 4, y + 1, 38, 6, '#2b2218');
  form(TAIL, '#8a5a34', 3);
  form(BODY, '#dcc79e', 6);
  box.fill(PATCHES[0]!, '#8a5a34');
  paint(art, box.place(HAUNCH), '#dcc79e', 4, { rim: '#efdcb4', rimWidth: 1 });
  form(HEAD, '#dcc79e', 5);
  box.fill(PATCHES[1]!, '#8a5a34');
  box.fill(closed('11,-94! 16,-101! 18,-91!'), '#b57c5c');
  box
    .fill(closed('12,-79! 16,-83.4 22,-80! 18,-76.6'), '#e0b040')
    .fill(ellipse(18.4, -80, 1.5, 3), '#2a1e16');
  box.fill(closed('27,-78! 30,-77! 28,-74.6!'), '#7a4a3a');
  strokes(
    box,
    ['8,-2 11,-16 9,-32', '24,-72 34,-70', '24,-70 33,-65', '-9,-88 -5,-94 0,-95'],
    1.1,
    '#6d5030',
    0.1,
  );
}
