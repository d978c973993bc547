import { lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  limb,
  local,
  type Path,
  type Point,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { ear } from './ear.ts';

const form = lit({
  from: { towards: [-0.9, -0.4] },
  shade: '#3c4238',
  rim: '#fff0c4',
  rimWidth: 1.2,
  stray: 0,
});

const FAR_LEG = limb('-1,-50 -8,-30 -19,-10', [6, 5.4, 3.6], 12);
const LEG = limb('1,-50 9,-28 8,-4', [6.4, 5.6, 3.8], 12);
const FAR_BOOT = closed('-23,-14! -15,-10 -14,-5 -8,0! -17,1 -22,-6');
const BOOT = closed('3,-12! 12,-12 12,-4 20,0! 20,2! 4,2!');
const TRUNK = closed('-9,-48! -12,-62 -9,-76 0,-83 9,-79 11,-66 9,-48!');
const APRON = closed('2,-64! 11,-62 12,-50 15,-36! 6,-34 -1,-38 -3,-52!');
const FACE = ellipse(9, -92, 6, 6.8);
const SCARF = closed('3,-86! -1,-94 3,-101 10,-102 16,-96! 17,-92! 11,-93 7,-90 8,-85!');
const KNOT = closed('3,-89! -3,-87 -6,-80! 0,-82 5,-84!');
const ARM = limb('-3,-75 5,-62 20,-78', [5, 4.8, 3.6], 16);

/** The sheaf's middle line, from the cut ends before the face over the shoulder to the ears behind. */
const BACK: readonly Point[] = [
  [34, -84],
  [16, -81],
  [-4, -82],
  [-24, -78],
  [-42, -62],
];
const TONES = ['#8f6d3a', '#c99c4c', '#e3bb66', '#f8e0a0'] as const;
const GRAIN = ['#9a6a34', '#c98f3e', '#e6b354', '#fbdc88'] as const;

/** Straws that gather at the tie before the shoulder, and ears that hang from their ends. */
function bundle(): { straws: Path[]; ears: Path[] }[] {
  const chance = random('bundle');
  const layers = TONES.map(() => ({ straws: [] as Path[], ears: [] as Path[] }));
  for (const i of range(46, (k) => k)) {
    const across = ((i * 0.618) % 1) * 2 - 1;
    const spread = [7, 4, 6.4, 9, 11];
    const line = BACK.map(
      ([x, y], k): Point => [
        x + (k === 4 ? across * 7 - chance.between(0, 6) : k === 0 ? chance.between(-3, 3) : 0),
        y + across * spread[k]!,
      ],
    );
    const tone = Math.min(3, Math.max(0, Math.round(1.6 - across * 1.4 + chance.between(-0.7, 0.7))));
    layers[tone]!.straws.push(ribbon(spline(line), 1.8, { samples: 9, start: 0.7, end: 0.6 }));
    const [x, y] = line[4]!;
    layers[tone]!.ears.push(...ear(x + 2, y - 4, chance.between(17, 26), -0.3, 6));
  }
  return layers;
}

/** Somebody who walks to the right with a sheaf on the shoulder, 100 × `scale` high; feet at (x, y). */
export function carrier(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const part = (outline: Path, fill: string, soft: number, shade?: string): void =>
    form(art, box.place(outline), fill, soft * scale, shade ? { shade } : {});
  box.fill(closed('-14,1! 10,-3 50,-1 92,5! 60,8 20,7 -8,5!'), '#6f6a44', 0.85);
  part(FAR_LEG, '#44605e', 2.4);
  part(FAR_BOOT, '#3a3a3c', 1.6);
  part(LEG, '#4f6f6b', 2.8);
  part(BOOT, '#46443f', 1.6);
  part(TRUNK, '#efe8cf', 4, '#8a8a68');
  part(APRON, '#b5654c', 3, '#6c3434');
  part(FACE, '#d9a47c', 2, '#8a5a48');
  part(KNOT, '#fbf6e4', 1.6, '#9a9a80');
  part(SCARF, '#fbf6e4', 2.4, '#9a9a80');
  part(ARM, '#efe8cf', 2.4, '#8a8a68');
  for (const [i, { straws, ears }] of bundle().entries()) box.blot(straws, TONES[i]!).blot(ears, GRAIN[i]!);
  strokes(box, ['15,-86 16.5,-81 15.5,-76'], 2.6, '#7d6238', 0);
}
