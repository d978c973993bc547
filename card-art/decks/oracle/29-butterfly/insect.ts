import { strokes, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  lerp,
  local,
  type Path,
  ramp,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { drawWing, type Wing, wingOutline } from './wings.ts';

/** The right pair lies open to us; its tips are not smooth yet. */
const FORE_RIGHT: Wing = {
  margin: '172,-22 186,0 184,30 170,62 160,92 142,116 116,128 86,126 58,112',
  bow: [-34, 8],
  veins: [0.005, 0.07, 0.16, 0.26, 0.37, 0.48, 0.6, 0.73, 0.87, 0.99],
  cell: [0.07, 0.6, 0.52],
  crumpled: 7,
  tones: ['#f7a94e', '#ef9444'],
  shade: '#d4702f',
  glow: '#ffdd92',
  frame: '#38241f',
};
const HIND_RIGHT: Wing = {
  margin: '122,76 140,112 142,152 128,190 104,216 76,226 48,216 26,188 12,150',
  bow: [-14, 10],
  veins: [0.01, 0.12, 0.23, 0.34, 0.45, 0.56, 0.67, 0.78, 0.89, 0.985],
  cell: [0.23, 0.67, 0.5],
  crumpled: 8,
  tones: ['#f4a04c', '#f9ba62'],
  shade: '#cf6c30',
  glow: '#ffda92',
  frame: '#3d2620',
};
/** The left pair is turned from us, and the sun stands behind it. */
const FORE_LEFT: Wing = {
  ...FORE_RIGHT,
  margin: '102,-58 118,-42 124,-14 119,20 112,52 101,78 84,96 62,99 42,90',
  bow: [-26, 8],
  crumpled: 6,
  tones: ['#ffcb68', '#f9b254'],
  shade: '#e88f42',
  glow: '#fff2b8',
  frame: '#4a2c20',
};
const HIND_LEFT: Wing = {
  ...HIND_RIGHT,
  margin: '76,60 92,90 96,126 88,160 72,184 52,195 33,188 17,166 7,138',
  crumpled: 7,
  tones: ['#ffc062', '#fdb45a'],
  shade: '#e0843c',
  glow: '#fff0b0',
  frame: '#4a2c20',
};

const ABDOMEN = closed('-13,6! 0,0 13,6! 17,34 16,66 12,98 5,122 -1,128 -7,122 -13,98 -17,66 -17,34');
const THORAX = closed('0,-50 12,-46 20,-32 22,-14 19,4 11,16 0,20 -11,16 -19,4 -22,-14 -20,-32 -12,-46');
const HEAD = closed('0,-72 9,-70 13,-62 11,-52 4,-47 -4,-47 -11,-52 -13,-62 -9,-70');
const EYES = [
  '-8,-69 -14,-66 -16,-59 -13,-53 -8,-53 -6,-61',
  '8,-69 14,-66 16,-59 13,-53 8,-53 6,-61',
] as const;
/** Each from the body to the knee, and on to the claws in the dry skin. */
const LEGS = [
  ['-14,-42 -24,-52 -28,-62', '-28,-62 -27,-76 -24,-90 -25,-100'],
  ['14,-42 24,-52 29,-64', '29,-64 29,-78 25,-90 27,-101'],
  ['-18,-30 -30,-40 -38,-52', '-38,-52 -39,-64 -36,-74 -37,-82'],
  ['18,-30 31,-40 38,-54', '38,-54 38,-64 34,-74 35,-84'],
] as const;
const ANTENNAE = ['-5,-70 -18,-92 -38,-110 -60,-118', '5,-70 20,-94 42,-112 66,-118'];
/** The body's dark, where the sun comes round it, and its hair in the sun. */
const BODY = { fill: '#4c3a36', shade: '#241a1e', rim: '#f0d0a0' } as const;

const toned = twoTone({ towards: [-0.85, -0.5] });

/** Newly out, from the back: it holds on to its case above and lets the wings unfold; their roots are beside (x, y). */
export function insect(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.24, { rot: 4 });
  pair(art, box, -1, HIND_LEFT, FORE_LEFT);
  pair(art, box, 1, HIND_RIGHT, FORE_RIGHT);
  for (const [thigh, shin] of LEGS) {
    box.blot(ribbon(curve(thigh), 6, { start: 0.9, end: 0.6 }), '#2b2024');
    box.blot(ribbon(curve(shin), 3.2, { start: 0.9, end: 0.3 }), '#2b2024');
    box.blot(ribbon(curve(thigh).translate(-0.9, -1.2), 1.5), '#a8886e');
  }
  abdomen(box);
  toned(box, THORAX, { ...BODY, soft: 12 });
  fur(box);
  strokes(box, ANTENNAE, 2, '#2b2024', 0);
  box.blot([leaf(-49, -113, 15, 4.6, -70), leaf(54, -114, 15, 4.6, 72)], '#2b2024');
  toned(box, HEAD, { ...BODY, soft: 6 });
  for (const eye of EYES) box.fill(closed(eye), '#1c1216');
  box
    .fill(closed('-9,-67 -13,-65 -14,-60 -11,-62'), '#8a6248')
    .fill(ellipse(-12.4, -63.6, 1.2, 1.6), '#fff4e2');
  box.fill(ellipse(11, -64, 1, 1.4), '#b99a80');
  box.blot([ellipse(-3.6, -67, 1.4), ellipse(3.6, -67, 1.4), ellipse(0, -51, 1.5)], '#fff4e2');
}

/** A hind wing, and the fore wing over it: both spring from the thorax's side. */
function pair(art: Art, body: Local, side: 1 | -1, hind: Wing, fore: Wing): void {
  const rooted = (dx: number, dy: number): Local =>
    local(art, ...body.at(side * dx, dy), body.scale, { mirror: side < 0, rot: 4 });
  const low = rooted(12, 2);
  const high = rooted(14, -22);
  const sun = (box: Local, cx: number, cy: number, reach: number) =>
    box.radial(
      cx,
      cy,
      reach,
      ramp(0, '#fff0a0', side < 0 ? 0.6 : 0.34, 0.5, '#ffd470', 0.26, 1, '#ffd470', 0),
    );
  // strong and dark where it springs from, under the shoulder's hair
  const root = (box: Local) =>
    box.radial(0, 0, 40, ramp(0, '#24171a', 1, 0.4, '#2b1c1c', 0.8, 1, '#38241f', 0));
  drawWing(
    low,
    hind,
    [wingOutline(hind), sun(low, 80, 130, 90)],
    // what the fore wing throws on it
    [wingOutline(fore).translate(4, -12), '#4a1c10', 0.42],
    [wingOutline(hind), root(low)],
  );
  drawWing(high, fore, [wingOutline(fore), sun(high, 96, 36, 92)], [wingOutline(fore), root(high)]);
}

function abdomen(box: Local): void {
  const rings = range(8, (i) => 20 + i * 13);
  const half = (y: number): number => 17 - (Math.max(0, y - 40) / 84) ** 2 * 10;
  toned(box, ABDOMEN, { ...BODY, fill: '#5a4640', soft: 10 }, () => {
    box.blot(
      rings.map((y) => ribbon(curve(`${-half(y) - 2},${y - 2} 0,${y + 5} ${half(y) + 2},${y - 2}`), 3)),
      '#2a1e20',
    );
    box.blot(
      rings.map((y) => ribbon(curve(`${-half(y)},${y + 1.6} ${-half(y) * 0.4},${y + 6} 1,${y + 8}`), 2)),
      '#c9a888',
    );
  });
}

/** Long hair on the back: it lies downwards, stands out over the wings' roots, and is lighter towards the sun. */
function fur(box: Local): void {
  const chance = random('fur');
  const lock = (u: number, v: number): Path =>
    leaf(-17 + u * 34, -44 + v * 48, chance.between(9, 16), 3.2, lerp(228, 132, u));
  const locks = (count: number, from: number, to: number): Path[] =>
    range(count, () => lock(chance.between(from, to), chance()));
  box.blot(locks(34, 0, 1), '#2b2024');
  box.blot(locks(22, 0, 0.75), '#6a5246');
  box.blot(locks(13, -0.04, 0.4), '#b08f74');
  box.blot(
    [ellipse(-7, -40, 1.9), ellipse(8, -39, 1.7), ellipse(-14, -24, 2), ellipse(13, -22, 1.8)],
    '#fff4e2',
  );
}
