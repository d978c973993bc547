import { lit, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, local, Path } from '../../../kit/pen/index.ts';

const paint = lit({
  from: { towards: [0.3, -0.95] },
  shade: '#7c6a34',
  rim: '#fffbe2',
  rimWidth: 1.5,
  stray: 0.4,
});

const LEGS = Path.join(limb('-7,-40 -8,-18', [5, 4.4], 6), limb('8,-40 10,-18', [5, 4.4], 6));
const BOOTS = Path.join(
  closed('-14,-22! -2,-22! -2,-4 -3,1! -15,1! -16,-5'),
  closed('4,-22! 16,-22! 17,-4 18,1! 5,1! 4,-5'),
);
const COAT = closed('-15,-86! 0,-92 16,-86! 22,-58 24,-38! 0,-33 -23,-38! -21,-58');
const SHADE = closed(
  '-46,-88! -40,-118 -18,-140 8,-145 34,-134 50,-110 53,-84! 44,-89 34,-81! 18,-89 4,-80! -10,-90 -22,-82! -34,-91',
);
const RIBS = ['8,-145 -12,-122 -22,-82', '8,-145 4,-114 4,-80', '8,-145 26,-118 34,-81'];

/** A child under an umbrella too large for it, from behind, its boots in a puddle at (x, y). */
export function child(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  reflection(art, x, y, scale);
  box.fill(ellipse(1, 1, 30, 5), '#5b7266');
  box.fill(LEGS, '#c9987a');
  paint(art, box.place(BOOTS), '#c0563f', 3, { shade: '#6a2c26' });
  paint(art, box.place(COAT), '#6f9a94', 6, { shade: '#34564f' });
  strokes(box, ['1,-84 2,-60 1,-35'], 1.2, '#4a756e', 0.1);
  const held = local(art, ...box.at(3, -82), scale, { rot: 7 });
  paint(art, held.place(SHADE.translate(-3, 82)), '#ecc45c', 11, { shade: '#a8772e' });
  strokes(
    held,
    [...RIBS, '8,-145 9,-154'].map((rib) => curve(rib).translate(-3, 82)),
    1.4,
    '#a8772e',
    0.05,
  );
}

/** Upside down in the wet, broken by the rain. */
function reflection(art: Art, x: number, y: number, scale: number): void {
  const turned = (path: Path): Path => path.scale(scale, -scale * 0.62).translate(x, y + 2);
  const bounds = turned(Path.join(SHADE, COAT, BOOTS)).bounds();
  printed(art, bounds, () => {
    art.fill(turned(BOOTS), '#b06450', 0.7);
    art.fill(turned(COAT), '#7f9f98', 0.65);
    art.fill(turned(SHADE), '#dcc07a', 0.6);
  });
}
