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
    outline:
      '0,-20! 34,-90 52,-160 52,-210 40,-254 26,-282 16,-297 9,-300 3,-295 -6,-272 -18,-240 -26,-200 -28,-140 -14,-60!',
    edge: '-26,-200 -18,-240 -6,-272 3,-295 9,-300',
    light: [11, 0.3],
    veins: ['-14,-100 -18,-190 -6,-250 9,-294', '26,-100 42,-180 38,-230 13,-292'],
    tones: ['#8f3a5a', '#b9627e', '#f2c2b4'],
    shade: 12,
  },
  {
    outline:
      '0,-4! 50,-30 82,-84 91,-138 86,-186 74,-222 59,-248 51,-255 44,-252 34,-234 20,-200 12,-130 4,-40!',
    edge: '20,-200 34,-234 44,-252 51,-255',
    light: [4, 0.3],
    veins: ['14,-40 24,-130 32,-196 50,-248', '40,-30 76,-90 80,-150 56,-242'],
    tones: ['#742a4a', '#95405f', '#c97886'],
    shade: 16,
  },
  {
    outline:
      '-6,-4! -52,-28 -82,-80 -92,-134 -88,-180 -76,-220 -58,-248 -46,-260 -38,-262 -34,-256 -22,-222 -8,-160 0,-40!',
    edge: '-60,-40 -82,-80 -92,-134 -88,-180 -76,-220 -58,-248 -46,-260 -38,-262',
    light: [11, 0.66],
    veins: ['-56,-46 -78,-130 -76,-184 -42,-254', '-12,-40 -16,-130 -26,-200 -39,-252'],
    tones: ['#b34a70', '#e0909a', '#fbe3cd'],
    shade: 7,
  },
  {
    outline:
      '-14,-10! -48,-56 -64,-112 -66,-162 -57,-206 -41,-244 -24,-272 -13,-282 -6,-282 0,-274 18,-236 36,-182 40,-110 20,-40!',
    edge: '-64,-116 -66,-162 -57,-206 -41,-244 -24,-272 -13,-282 -6,-282',
    light: [12, 0.62],
    veins: ['-44,-60 -52,-150 -44,-210 -12,-276', '28,-60 34,-160 18,-222 -6,-274'],
    tones: ['#a8446a', '#d57a90', '#fbdcc8'],
    shade: 13,
  },
  {
    outline:
      '-14,0! -50,-30 -72,-78 -75,-122 -64,-162 -42,-200 -16,-230 6,-252 18,-260 26,-260 32,-252 48,-212 60,-168 65,-112 56,-60 34,-20 8,0!',
    edge: '-74,-92 -75,-122 -64,-162 -42,-200 -16,-230 6,-252 18,-260 26,-260',
    light: [13, 0.6],
    veins: ['-40,-30 -62,-90 -46,-160 20,-252', '26,-26 52,-74 56,-140 28,-246'],
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
  // what the scales throw on them
  box.fill(SCALES_SHADOW, '#6a2748', 0.5);
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
  // the edge is frayed
  box.blot(comb(46, 0.9, 1.04, 20), '#c9c29a');
}

/** They clung closed round the petals, and split where these pushed. */
const FAR_SCALE = closed(
  '-4,14! 36,12 70,-10 92,-52 99,-104 94,-152! 84,-132 74,-118 58,-96 44,-84 30,-60 12,-40!',
);
const NEAR_SCALE = closed(
  '20,14! -14,17 -54,2 -82,-38 -94,-92 -94,-156! -78,-134 -66,-112 -44,-98 -22,-74 4,-64 28,-40 50,-16 36,6',
);
const SCALES_SHADOW = closed(
  '-89,-148! -74,-137 -60,-122 -38,-110 -16,-91 8,-80 24,-68 33,-59! 38,-84 52,-108 70,-128 90,-146! 88,-100 60,-40 20,-6 -40,-30 -80,-80',
);

const farScale = (box: Local): void =>
  furred(box, {
    outline: FAR_SCALE,
    near: curve('4,-6 28,-54 60,-94 93,-150'),
    far: curve('6,12 50,4 92,-48 95,-150'),
    seed: 'far scale',
  });

const nearScale = (box: Local): void =>
  furred(box, {
    outline: NEAR_SCALE,
    near: curve('0,15 -50,2 -81,-38 -93,-92 -94,-155'),
    far: curve('24,10 46,-16 10,-60 -40,-92 -92,-154'),
    seed: 'near scale',
  });
