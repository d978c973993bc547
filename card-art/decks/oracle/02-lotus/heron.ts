import { ink, lit, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, Path } from '../../../kit/pen/index.ts';

const BODY = closed('-46,-62! -34,-78 -14,-88 8,-88 22,-78 26,-62 14,-50 -8,-46 -28,-50');
const WING = closed('-58,-52! -44,-66 -24,-84 0,-86 12,-74 4,-60 -16,-50 -36,-48');
const NECK = closed(
  '6,-60! 22,-66 32,-80 28,-98 20,-114 20,-130 28,-140! 36,-134 32,-128 30,-116 38,-98 40,-80 30,-58 14,-48',
);
const HEAD = closed('20,-134! 22,-146 34,-150 44,-144 50,-138! 42,-132 30,-130');
const BILL = closed('46,-144! 84,-134 47,-136!');
const CREST = closed('46,-146! 34,-151 22,-150 4,-142! 20,-143 34,-143');
const LEGS = ['-2,-50 2,-26 -2,0', '8,-50 14,-34 8,-22'];

const paint = lit({ from: { towards: [-0.7, -0.6] }, shade: '#6d837f', rim: '#fffaea', rimWidth: 1.5 });

/** A grey heron that stands on one leg in the shallows, its foot at (x, y), and looks to the right. */
export function heron(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const form = (outline: Path, fill: string, soft: number): void =>
    paint(art, box.place(outline), fill, soft);
  art.blot(
    [1, 0.55].map((size, i) => ink(ellipse(x - 2, y, 34 * size, 6 * size), 1.6, i, 0.3)),
    '#fffaea',
  );
  const mirrored = box.place(Path.join(BODY, NECK, WING)).scale(1, -0.62, x, y);
  printed(art, mirrored.bounds(), () => void art.fill(mirrored, '#8fa69c', 0.42));
  strokes(box, LEGS, 2.8, '#8a7a5c', 0);
  form(BODY, '#dfe3d8', 10);
  form(NECK, '#f0eee2', 5);
  form(WING, '#9fb0ac', 8);
  strokes(
    box,
    ['-50,-54 -30,-66 -6,-76', '-42,-50 -22,-60 0,-68', '-30,-48 -12,-54 2,-60'],
    1.4,
    '#5f7672',
    0.2,
  );
  box.fill(closed('-58,-52! -44,-60 -28,-52 -34,-46!'), '#56696a');
  form(BILL, '#e0a24c', 2);
  form(HEAD, '#f4f1e6', 4);
  box.fill(CREST, '#3f5258');
  box.fill(ellipse(40, -141, 2.4), '#f3c64c').fill(ellipse(40.4, -141, 1.3), '#20282c');
  strokes(box, ['32,-110 36,-94 34,-78', '28,-118 32,-104 33,-90'], 1.2, '#7d8f8c', 0.3);
}
