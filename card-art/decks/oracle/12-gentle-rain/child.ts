import { lit, printed, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, local, Path, unit } from '../../../kit/pen/index.ts';

const paint = lit({
  from: { towards: [0.3, -0.95] },
  shade: '#7c6a34',
  rim: '#fffbe2',
  rimWidth: 1.5,
  stray: 0.4,
});

/** What is too small for grain. */
const toned = twoTone({ towards: unit([0.3, -0.95]) });

const LEGS = Path.join(limb('-7,-40 -8,-18', [5, 4.4], 6), limb('8,-40 10,-18', [5, 4.4], 6));
const BOOTS = Path.join(
  closed('-14,-22! -2,-22! -2,-4 -3,1! -15,1! -16,-5'),
  closed('4,-22! 16,-22! 17,-4 18,1! 5,1! 4,-5'),
);
const COAT = closed('-15,-86! 0,-92 16,-86! 22,-58 24,-38! 0,-33 -23,-38! -21,-58');
/** Turned from us: hair cut at the nape, a small ear of it on either side. */
const HEAD = closed('-11,-90! -13,-98 -11,-108 -2,-113 8,-111 13,-103 12.6,-95 11,-89! 4,-87 -4,-87');
const ARM = closed('8,-86! 14,-84 20,-77 28,-66! 27,-61.6 22.6,-60.6! 14,-68 8,-76');
const FOREARM = closed('22,-61! 27.6,-62.6 28,-66! 25,-75 23.6,-81! 17.6,-79.4! 19,-70');
const OTHER_ARM = closed('-9,-87! -15,-84 -19,-74 -24,-61 -23.6,-50! -17.6,-49.6! -15.6,-60 -11,-70');
/** It rests on the shoulder: what is drawn upright round the hand leans over the head. */
const leaning = (path: Path): Path => path.rotate(-7).translate(20.5, -81);
const CANOPY = leaning(
  closed(
    '-54,-35! -48,-65 -26,-87 0,-92 26,-81 42,-57 45,-31! 36,-36 26,-28! 10,-36 -4,-27! -18,-37 -30,-29! -42,-38',
  ),
);
const RIBS = ['0,-92 -20,-69 -30,-29', '0,-92 -4,-61 -4,-27', '0,-92 18,-65 26,-28', '0,-92 0,-101'];

/** A child under an umbrella too large for it, from behind, its boots in a puddle at (x, y). */
export function child(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  reflection(art, x, y, scale);
  box.fill(ellipse(1, 1, 30, 5), '#5b7266');
  box.fill(LEGS, '#c9987a');
  paint(art, box.place(BOOTS), '#c0563f', 3, { shade: '#6a2c26' });
  toned(box, OTHER_ARM, { fill: '#648d87', shade: '#40645d', soft: 3 });
  box.fill(closed('-23.2,-50! -18,-49.6! -17.6,-45 -20,-43 -23,-45'), '#c9987a');
  paint(art, box.place(COAT), '#6f9a94', 6, { shade: '#34564f' });
  strokes(box, ['1,-84 2,-60 1,-35', '-14,-70 -11,-62', '12,-66 9,-56'], 1.2, '#4a756e', 0.1);
  toned(box, HEAD, { fill: '#5a443a', shade: '#3a2c28', soft: 5 });
  strokes(box, ['-6,-104 -7,-92', '1,-106 1,-90', '7,-104 8,-92'], 1, '#2f2420', 0.2);
  // shaft and crook, and the hand that holds it before the shoulder
  box.line(leaning(curve('0,-40 0,22 1,27 5,28 7.4,24')), 2.6, '#7a5636');
  toned(box, ARM, { fill: '#79a49d', shade: '#48706a', soft: 3, rim: '#c3dad2', rimWidth: 1.2 });
  toned(box, FOREARM, { fill: '#6f9a94', shade: '#48706a', soft: 2.4 });
  strokes(box, ['14,-79 21,-68', '24,-66 20,-70'], 1, '#40645d', 0.1);
  box.fill(closed('17.2,-80! 18,-86 22.4,-87 24.6,-84 24,-80!'), '#d3a382');
  box.line(curve('18.6,-83.4 24,-82.8'), 0.8, '#a5745a');
  paint(art, box.place(CANOPY), '#ecc45c', 11, { shade: '#a8772e' });
  strokes(
    box,
    RIBS.map((rib) => leaning(curve(rib))),
    1.4,
    '#a8772e',
    0.05,
  );
}

/** Upside down in the wet, broken by the rain. */
function reflection(art: Art, x: number, y: number, scale: number): void {
  const turned = (path: Path): Path => path.scale(scale, -scale * 0.62).translate(x, y + 2);
  const bounds = turned(Path.join(CANOPY, COAT, BOOTS)).bounds();
  printed(art, bounds, () => {
    art.fill(turned(BOOTS), '#b06450', 0.7);
    art.fill(turned(COAT), '#7f9f98', 0.65);
    art.fill(turned(HEAD), '#6f655c', 0.6);
    art.fill(turned(CANOPY), '#dcc07a', 0.6);
  });
}
