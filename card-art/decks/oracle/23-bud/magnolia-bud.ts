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
const husk = lit({ ...SUN, shade: '#3f4034', rim: '#f6ecc8' });

/** Petals, wound round each other; the last one's edge runs down from the tip. */
const INNER = closed('0,-4! 46,-30 76,-84 79,-138 62,-194 36,-240 14,-270! -14,-220 -30,-120 -16,-30');
const LEFT = closed('-6,-4! -48,-30 -74,-80 -75,-134 -60,-186 -32,-234 -2,-264! 0,-180 0,-80');
const FRONT = closed(
  '-10,0! -50,-34 -64,-88 -60,-144 -44,-194 -22,-238 12,-284! 30,-232 44,-186 48,-136 40,-84 24,-34 8,0!',
);
const EDGE = curve('12,-284 30,-232 44,-186 48,-136 40,-84 24,-34');
const FRONT_LEFT = curve('-58,-70 -64,-100 -60,-144 -44,-194 -22,-238 10,-282');

/** A magnolia's bud on its foot (0, 0), still closed: furred scales give way, the petals hold together. */
export function magnoliaBud(art: Art, x: number, y: number, scale: number, placement: Placement): void {
  const box = local(art, x, y, scale, placement);
  farScale(box);
  const tones = {
    inner: box.linear(0, -20, 20, -270, ramp(0, '#8f3a5a', 0.6, '#b4607c', 1, '#d99aa4')),
    left: box.linear(0, -20, -10, -260, ramp(0, '#b9567c', 0.45, '#e9a3a6', 1, '#fbe3cd')),
    front: box.linear(0, -20, 14, -280, ramp(0, '#b34a70', 0.35, '#d87c92', 0.68, '#eeb0ae', 1, '#fdeacf')),
  };
  petal(art, box.place(INNER), () => void box.fill(INNER, tones.inner), 16, { depth: 0.85 });
  petal(art, box.place(LEFT), () => void box.fill(LEFT, tones.left), 8, { depth: 0.5 });
  box.clip(
    LEFT,
    () => void box.fill(ribbon(FRONT_LEFT.translate(-5, 3), 10, { start: 0.2, end: 0.1 }), '#a44a6c', 0.5),
  );
  printed(art, box.place(INNER).bounds(), () => {
    box.clip(INNER, () => void box.fill(FRONT.translate(13, 8), '#5f2440', 0.7));
  });
  petal(art, box.place(FRONT), () => void box.fill(FRONT, tones.front), 17, {
    rim: '#e9a8a6',
    rimWidth: 0.6,
    depth: 0.8,
  });
  veins(box);
  nearScale(box);
}

/** They fan out of the foot and meet in the tip; the sun lies along the petals' edges, broad where they turn to it. */
function veins(box: Local): void {
  const left = curve('-10,-20 -50,-40 -62,-90 -58,-144 -42,-196 -20,-238 10,-276');
  const lines = [0.13, 0.26, 0.37, 0.5, 0.6, 0.71, 0.82, 0.92].map((t, i) => {
    const right = curve('20,-20 32,-40 42,-86 48,-136 43,-186 29,-230 12,-276');
    return between(left, right, t, { part: [0.06, 0.7 + ((i * 5) % 4) * 0.07] });
  });
  strokes(box, lines, INK.detail, '#b0506f', 0.3);
  box.fill(ribbon(FRONT_LEFT, 5, { peak: 0.4, start: 0.1, end: 0.3 }), '#fff3df', 0.95);
  box.fill(ribbon(EDGE, 3.6, { peak: 0.3, start: 0.5 }), '#fbd9c6');
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
