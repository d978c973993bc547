import { INK, ink, lit, regionOf } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, type Path } from '../../../kit/pen/index.ts';

const SKIN = '#e6b294';

const form = lit({
  from: { towards: [-1, -0.8] },
  shade: '#a8646c',
  rim: '#fffdf0',
  rimWidth: 3,
  stray: 1,
  region: (outline) => regionOf(outline, 50),
});

const lines = (list: readonly string[], place: (path: Path) => Path, weight: number): Path[] =>
  list.map((line, i) => ink(place(curve(line)), weight, i, 0.2));

const SHAWL = closed(
  '192,634! 154,654 108,668 72,694 50,740 38,800 34,890! 434,890! 428,800 412,738 388,698 352,674 304,656 264,626! 246,654 214,658',
);
/** Two bands of its weave. */
const BANDS = [
  '30,790 70,752 130,732 190,748 232,758 280,750 340,744 400,766 430,800',
  '30,822 70,784 130,764 190,780 232,790 280,782 340,776 400,798 430,832',
];
const FOLDS = [
  '190,668 172,716 146,772',
  '178,664 140,690 108,720',
  '262,664 286,716 318,764',
  '274,660 316,684 352,712',
  '88,730 78,790 92,860',
  '394,730 400,790 380,860',
  '226,680 224,760 214,850',
];
/** Cheek and nape: her face is turned to him, away from us. */
const CHEEK = closed(
  '0,-10! 60,-52 78,-30 82,-12 89,4 86,17 80,34 68,52 52,62 44,86 53,150! -32,154! -22,94 -24,60',
);
const HAIR = closed(
  '-78,10! -80,-40 -58,-78 -20,-98 24,-94 58,-74 76,-46! 73,-28 66,-12! 50,-6 42,18 44,44 34,64! 14,72 -18,74 -50,64 -70,42',
);
const EAR = closed('44,2! 52,-7 62,-4 64,10 58,24 50,34 44,27');
const BUN = closed('-100,58! -100,34 -82,16 -56,12 -34,24 -24,48 -32,74 -56,88 -84,80');

const LOCKS = [
  '-20,-90 -50,-40 -56,20',
  '2,-94 -22,-40 -28,18',
  '24,-90 16,-40 0,20',
  '44,-80 44,-44 22,14',
  '62,-62 54,-30 34,8',
  '-46,-76 -70,-30 -70,20',
];
const TWISTS = ['-92,58 -84,32 -56,24 -38,44', '-84,72 -72,46 -52,42 -36,58', '-64,82 -54,62 -42,64 -38,72'];

/** She sits before us, her back to us, white-haired. */
export function woman(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1, { rot: 4 });
  const place = (path: Path): Path => box.place(path);
  form(art, place(CHEEK), SKIN, 10, { shade: '#a8646c' });
  form(art, SHAWL, '#c4566c', 26, { shade: '#6a2448' });
  art.clip(SHAWL, () => {
    for (const band of BANDS) art.blot(ink(curve(band), 7, band, 0), '#f0c0b4');
  });
  art.blot(
    lines(FOLDS, (path) => path, INK.contour),
    '#7a2848',
  );
  form(art, place(HAIR), '#e0d9dc', 22, { shade: '#7c7494' });
  form(art, place(EAR), SKIN, 4, { shade: '#a8646c' });
  art.blot(ink(place(curve('51,4 59,4 59,15 53,24')), INK.form, 1, 0.1), '#a8646c');
  art.blot(lines(LOCKS, place, INK.form), '#9a90ac');
  form(art, place(BUN), '#ece6e6', 13, { shade: '#7c7494' });
  art.blot(lines(TWISTS, place, INK.form), '#9a90ac');
  art.blot(ink(place(curve('-112,84 -62,48 -18,18')), 5, 7, 0), '#a8646c');
  art.fill(place(ellipse(-14, 15, 7)), '#86a59c');
}
