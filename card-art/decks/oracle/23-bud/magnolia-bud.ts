import { INK, type Light, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  between,
  closed,
  curve,
  type Local,
  local,
  type Path,
  type Placement,
  ramp,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { hair } from './fur.ts';

const SUN: Light = {
  from: { towards: [-1, -0.06] },
  shade: '#6e2c46',
  rim: '#ffeeda',
  rimWidth: 2.2,
  stray: 0.5,
};
const petal = lit(SUN);
const husk = lit({ ...SUN, shade: '#3f4034', rim: '#fbe2a4' });

/** A petal: its outline, the edge that the sun meets and how much light lies on it, two edges between which its veins run, and how deep its colour is. */
interface Petal {
  outline: string;
  edge: string;
  /** Broadest where the edge turns to the sun, at this share of its way. */
  light: readonly [width: number, peak: number];
  veins: readonly [left: string, right: string];
  tones: readonly [foot: string, middle: string, tip: string];
  shade: number;
}

/** Laid round each other from the innermost to the last: no two tips are as high, and each leans its own way. */
const PETALS: readonly Petal[] = [
  {
    outline: '0,-20! 34,-90 46,-170 38,-226 24,-264 22,-300! 4,-280 -14,-246 -24,-200 -26,-140 -14,-60!',
    edge: '-24,-200 -14,-246 4,-280 21,-298',
    light: [11, 0.3],
    veins: ['-14,-100 -18,-190 -8,-240 20,-294', '26,-100 40,-180 34,-226 21,-292'],
    tones: ['#8f3a5a', '#b9627e', '#f2c2b4'],
    shade: 12,
  },
  {
    outline: '0,-4! 50,-30 80,-84 85,-138 77,-188 64,-220 58,-248! 36,-232 18,-200 12,-130 4,-40!',
    edge: '17,-190 18,-200 36,-232 57,-247',
    light: [4, 0.3],
    veins: ['14,-40 24,-130 30,-196 56,-242', '40,-30 76,-90 78,-150 64,-210'],
    tones: ['#742a4a', '#95405f', '#c97886'],
    shade: 16,
  },
  {
    outline: '-6,-4! -52,-28 -80,-80 -86,-134 -78,-180 -62,-216 -36,-256! -22,-232 -10,-198 -4,-130 0,-40!',
    edge: '-60,-40 -80,-80 -86,-134 -78,-180 -62,-216 -37,-254',
    light: [11, 0.66],
    veins: ['-56,-46 -76,-130 -68,-184 -40,-246', '-12,-40 -16,-130 -22,-196 -38,-246'],
    tones: ['#b34a70', '#e0909a', '#fbe3cd'],
    shade: 7,
  },
  {
    outline:
      '-14,-10! -48,-56 -60,-112 -58,-162 -46,-208 -28,-244 -18,-284! 4,-258 24,-222 38,-176 40,-110 20,-40!',
    edge: '-60,-116 -58,-162 -46,-208 -28,-244 -18,-282',
    light: [12, 0.62],
    veins: ['-44,-60 -50,-150 -40,-210 -18,-276', '28,-60 34,-160 18,-222 -16,-276'],
    tones: ['#a8446a', '#d57a90', '#fbdcc8'],
    shade: 13,
  },
  {
    outline:
      '-14,0! -50,-30 -66,-78 -62,-124 -46,-164 -20,-200 8,-226 34,-258! 42,-222 54,-176 58,-126 50,-70 30,-22 8,0!',
    edge: '-66,-92 -62,-124 -46,-164 -20,-200 8,-226 33,-257',
    light: [13, 0.6],
    veins: ['-40,-30 -58,-90 -40,-154 32,-248', '26,-26 46,-74 50,-130 34,-240'],
    tones: ['#b9507a', '#de8496', '#fdeacf'],
    shade: 16,
  },
];

/** A magnolia's bud on its foot (0, 0), still closed: furred scales give way, the petals hold together. */
export function magnoliaBud(art: Art, x: number, y: number, scale: number, placement: Placement): void {
  const box = local(art, x, y, scale, placement);
  const forms = PETALS.map(({ outline }) => closed(outline));
  PETALS.forEach((one, i) => {
    lay(box, one);
    const over = forms[i + 1];
    // what the next one throws on it
    if (over) box.clip(forms[i]!, () => void box.fill(over.translate(5, -3), '#6a2748', 0.4));
  });
  farScale(box);
  nearScale(box);
}

function lay(
  box: Local,
  { outline, edge, light: [width, peak], veins: [left, right], tones: [foot, middle, tip], shade }: Petal,
): void {
  const form = closed(outline);
  const [, top, , bottom] = form.bounds();
  petal(
    box.art,
    box.place(form),
    () => void box.fill(form, box.linear(0, bottom - 20, 0, top, ramp(0, foot, 0.5, middle, 0.96, tip))),
    shade,
    { rimWidth: 0.01, depth: 0.8 },
  );
  const [a, b] = [curve(left), curve(right)];
  strokes(
    box,
    [0.22, 0.4, 0.56, 0.74].map((t, i) => between(a, b, t, { part: [0.1, 0.72 + (i % 3) * 0.07] })),
    INK.detail,
    '#a84a6a',
    0.3,
  );
  const rim = curve(edge);
  box.clip(form, () => {
    box.fill(ribbon(rim, width * 2.1, { samples: 24, peak }), '#fbd0b8', 0.42);
    box.fill(ribbon(rim, width, { samples: 24, peak }), '#ffe9bc');
  });
}

interface Fur {
  outline: Path;
  /** From foot to tip: the way the hairs lie. */
  near: Path;
  far: Path;
  seed: string;
}

/** Hairs between two edges, combed towards the tip; in the sun at the first edge, in the shade at the second. */
function furred(box: Local, { outline, near, far, seed }: Fur): void {
  husk(box.art, box.place(outline), '#8f9076', 14);
  const chance = random(seed);
  const comb = (count: number, low: number, high: number, long: number): Path[] =>
    range(count, () => {
      const across = chance.between(low, high);
      const steps = between(near, far, across).walk(24);
      const { x, y, angle } = steps[Math.floor(chance.between(0, 23))]!;
      const spread = (across - 0.5) * 34 + chance.between(-9, 9);
      return hair(x, y, chance.between(0.6, 1) * long, angle + spread, 1.5);
    });
  box.blot(comb(190, 0.25, 1, 17), '#66674f');
  box.blot(comb(90, 0.6, 1, 18), '#4c4d3c');
  box.blot(comb(170, 0, 1, 18), '#b3b193');
  box.blot(comb(150, -0.02, 0.45, 20), '#f2e1b2');
  box.blot(comb(60, -0.03, 0.05, 22), '#ffe9b0');
}

const farScale = (box: Local): void =>
  furred(box, {
    outline: closed('-4,14! 36,10 68,-14 88,-56 90,-136! 76,-112 54,-84 26,-58 0,-30!'),
    near: curve('4,-6 30,-54 58,-88 89,-134'),
    far: curve('6,12 46,4 84,-40 90,-132'),
    seed: 'far scale',
  });

const nearScale = (box: Local): void =>
  furred(box, {
    outline: closed('18,12! -14,17 -50,-2 -76,-42 -84,-90 -84,-146! -56,-112 -22,-80 16,-58 48,-20 34,4'),
    near: curve('0,15 -46,0 -75,-42 -83,-90 -84,-145'),
    far: curve('24,8 44,-20 12,-56 -26,-84 -82,-144'),
    seed: 'near scale',
  });
