import { INK, type Light, lit, printed, strokes } from '../../../kit/hand/index.ts';
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
  type Stop,
} from '../../../kit/pen/index.ts';
import { hair } from './fur.ts';

const SUN: Light = {
  from: { towards: [-1, -0.06] },
  shade: '#6e2c46',
  rim: '#ffeeda',
  rimWidth: 2.2,
  stray: 0.5,
};
const silk = lit(SUN);
const husk = lit({ ...SUN, shade: '#3f4034', rim: '#f6ecc8' });

/** A petal: its outline, its ridges from the foot up, and the strip of its inside that an edge turned over shows. */
interface Petal {
  outline: string;
  ridges: readonly string[];
  fold?: string;
}

/** Wound round each other, from the farthest; each ends in a tip of its own. */
const BACK: Petal = {
  outline: '8,-8! 58,-38 84,-88 86,-138 74,-184 62,-216 58,-248! 40,-236 18,-200 4,-120 2,-50',
  ridges: ['44,-46 66,-96 70,-150 60,-206', '62,-60 78,-104 80,-146 72,-182'],
  fold: '86,-132! 92,-160 84,-192 66,-222 58,-248! 58,-222 70,-188 78,-160',
};
const LEFT: Petal = {
  outline: '-4,-6! -52,-32 -78,-82 -80,-132 -70,-176 -56,-210 -52,-244! -26,-232 -6,-190 6,-120 8,-40',
  ridges: ['-44,-50 -62,-98 -62,-150 -48,-206', '-32,-60 -46,-110 -46,-160 -36,-200'],
  fold: '-80,-128! -92,-156 -86,-186 -66,-214 -52,-244! -50,-214 -60,-182 -68,-156',
};
const WOUND: Petal = {
  outline:
    '10,0! 44,-32 64,-82 68,-132 58,-184 38,-230 30,-258 20,-290! 6,-262 -8,-226 -4,-180 -20,-120 -30,-50',
  ridges: [
    '24,-30 44,-90 46,-150 30,-214 22,-270',
    '38,-50 56,-104 54,-160 40,-206',
    '10,-40 28,-100 30,-160 18,-220 18,-262',
  ],
};
const FRONT: Petal = {
  outline:
    '-10,0! -46,-30 -66,-82 -64,-134 -48,-182 -30,-222 -16,-248 -8,-276! 8,-244 20,-208 14,-168 -2,-126 2,-84 22,-40 16,-4',
  ridges: [
    '-22,-24 -46,-80 -44,-140 -26,-196 -8,-252',
    '-12,-24 -30,-84 -26,-144 -10,-196 -2,-236',
    '0,-24 -14,-80 -12,-130 2,-180 6,-222',
    '-36,-50 -56,-94 -54,-140 -40,-180',
  ],
  fold: '-8,-276! 10,-250 27,-210 22,-166 6,-126 8,-88 28,-40! 14,-40 -3,-84 -7,-126 8,-168 13,-206 4,-238',
};

/** A magnolia's bud on its foot (0, 0), still closed: furred scales give way, the petals hold on to each other. */
export function magnoliaBud(art: Art, x: number, y: number, scale: number, placement: Placement): void {
  const box = local(art, x, y, scale, placement);
  farScale(box);
  petal(box, BACK, ramp(0, '#7d2f50', 0.5, '#a34f70', 1, '#d08c98'), '#c98a98', 12);
  petal(box, LEFT, ramp(0, '#b14c74', 0.45, '#e39aa2', 1, '#fbe0cb'), '#fff1de', 9);
  petal(box, WOUND, ramp(0, '#a03e66', 0.4, '#cc7088', 0.75, '#e8a5a6', 1, '#f8dcc4'), '', 15);
  // what the front one throws on it
  const wound = box.place(closed(WOUND.outline));
  art.clip(wound, () =>
    printed(
      art,
      wound.bounds(),
      () =>
        void box.fill(
          closed('-8,-276! 22,-240 40,-200 36,-160 22,-124 24,-84 44,-36! 0,-20 -20,-120 0,-200'),
          '#6a2748',
          0.66,
        ),
    ),
  );
  petal(box, FRONT, ramp(0, '#b34a70', 0.35, '#da8093', 0.68, '#f0b5b0', 1, '#fdeacf'), '#fbe3d0', 13);
  nearScale(box);
}

/** Hollows and ridges run from the foot to the tip; the sun lies on the left flank of each. */
function petal(
  box: Local,
  { outline, ridges, fold }: Petal,
  tones: readonly Stop[],
  inside: string,
  soft: number,
): void {
  const { art } = box;
  const whole = closed(outline);
  silk(art, box.place(whole), () => void box.fill(whole, box.linear(0, -20, 14, -280, tones)), soft, {
    depth: 0.75,
    rim: '#ffe9d8',
    rimWidth: 1.8,
  });
  const laid = (way: string, aside: number, width: number): Path =>
    ribbon(curve(way).translate(aside, 0), width, { start: 0.1, end: 0, peak: 0.4, samples: 14 });
  box.clip(whole, () => {
    box.blot(
      ridges.map((way) => laid(way, 4, 9)),
      '#8f3458',
      0.3,
    );
    box.blot(
      ridges.map((way) => laid(way, -4, 8)),
      '#ffe3d2',
      0.34,
    );
  });
  strokes(box, ridges, INK.detail, '#8f3458', 0.3);
  if (!fold) return;
  silk(art, box.place(closed(fold)), inside, 4, {
    shade: '#c07888',
    depth: 0.6,
    rim: '#fff8ea',
    rimWidth: 1.4,
  });
  // the crease it turns over at
  strokes(box, [creaseOf(fold)], INK.form, '#8f3458', 0.2);
}

/** A fold's second side, from the tip down. */
function creaseOf(fold: string): Path {
  const knots = fold.split('!');
  return curve(knots[knots.length - 1]!.trim());
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
  box.blot(comb(150, -0.02, 0.45, 20), '#f1e8c8');
  box.blot(comb(50, -0.03, 0.05, 22), '#fffae6');
}

const farScale = (box: Local): void =>
  furred(box, {
    outline: closed('-4,8! 34,6 68,-14 90,-54 92,-118! 70,-84 56,-50 30,-20 4,-6!'),
    near: curve('4,0 34,-22 62,-62 91,-116'),
    far: curve('6,10 46,2 84,-34 92,-114'),
    seed: 'far scale',
  });

const nearScale = (box: Local): void =>
  furred(box, {
    outline: closed('18,12! -14,17 -50,-2 -76,-42 -84,-90 -84,-146! -56,-112 -22,-80 16,-58 48,-20 34,4'),
    near: curve('0,15 -46,0 -75,-42 -83,-90 -84,-145'),
    far: curve('24,8 44,-20 12,-56 -26,-84 -82,-144'),
    seed: 'near scale',
  });
