import { strokes, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  ramp,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { drawWing, type Wing, wingEdge, wingOutline } from './wings.ts';

/** Of either side; the near one comes out from under its hindwing, the far one stands off behind both. */
const FOREWING: Wing = {
  margin: '192,118 194,138 180,160 166,184 150,206 128,220 100,224 62,206 30,168 12,120',
  bow: [-40, -6],
  veins: [0.005, 0.05, 0.11, 0.18, 0.26, 0.35, 0.45, 0.57, 0.74, 0.99],
  cell: [0.05, 0.45, 0.5],
  crumpled: 8,
  tones: ['#ffdc70', '#ffb24e'],
  shade: '#f39a47',
  glow: '#fffbd2',
  frame: '#74391c',
};
const NEAR_FOREWING: Wing = {
  ...FOREWING,
  margin: '192,118 194,138 180,160 166,184 150,206 128,220 106,224 82,210 62,178 44,130',
  tones: ['#ffc45c', '#f9a04c'],
  frame: '#4f2a1e',
};
const HINDWING: Wing = {
  margin: '78,120 100,158 106,198 98,234 78,262 50,276 20,270 -4,248 -18,214 -24,172 -24,128 -18,84',
  bow: [-18, 14],
  veins: [0.01, 0.13, 0.23, 0.33, 0.43, 0.53, 0.63, 0.74, 0.86, 0.985],
  cell: [0.23, 0.63, 0.52],
  crumpled: 7,
  tones: ['#feb04e', '#fa9d4f'],
  shade: '#e27f41',
  glow: '#fff0ae',
  frame: '#38241f',
};

const ABDOMEN = closed('-20,4! -2,18 -6,60 -14,100 -24,126 -34,130 -42,116 -47,84 -44,46 -34,18');
/** Its under side, paler. */
const BELLY = closed('-34,14! -44,46 -48,84 -43,116 -36,132! -32,116 -36,84 -34,46');
const THORAX = closed('-24,-32 -12,-38 3,-31 12,-14 10,6 2,20 -14,20 -28,8 -31,-12');
const HEAD = closed('-38,-46 -31,-54 -20,-53 -13,-44 -15,-34 -24,-28 -34,-32');
const EYE = closed('-38,-45 -32,-51.5 -24.5,-48 -23.5,-39 -28,-32.5 -35,-34');
/** Each from the body to the knee, on to the ankle, and the foot hooked over the shell's torn edge. */
const LEGS = [
  ['-20,-22 -34,-25 -43,-34', '-43,-34 -47,-46 -50,-57', '-50,-56 -54,-65 -60,-70 -66,-69'],
  ['-24,-8 -38,-10 -50,-21', '-50,-21 -66,-30 -82,-38', '-81,-38 -88,-42 -95,-40 -99,-35'],
  ['-22,8 -36,16 -50,14', '-50,14 -66,6 -84,-4', '-83,-4 -91,-9 -98,-7 -102,-2'],
] as const;
/** Two to a foot, at its end. */
const CLAWS = [
  ['-65,-69 -69,-67 -70,-62', '-64,-70 -70,-71 -74,-67'],
  ['-98,-36 -99,-31 -96,-28', '-98,-37 -104,-34 -104,-29'],
  ['-101,-3 -102,2 -99,5', '-101,-4 -107,-1 -107,4'],
] as const;
/** The near wing's front edge, over the far wing. */
const LEADING = wingEdge(HINDWING);
const ROOTS = [
  {
    veins: ['2,-19 18,-14.6 50,-10', '2,-14 9,-4 26,15'],
    plate: '-10,-19! -6,-26 3,-27 11,-22 19,-15! 10,-11 0,-10 -8,-13',
    hair: ['-6,-21 3,-23 11,-19', '-7,-18 2,-19 12,-15.4', '-6,-15 2,-15 9,-13'],
  },
  {
    veins: ['-1,6 8,20 22,40', '-8,8 -9,24 -10,46'],
    plate: '-14,-4! -9,-9 -1,-8 4,-1 3,8 -2,18! -9,14 -14,6',
    hair: ['-10,-4 -8,4 -4,13', '-6,-5 -3,3 -2,12', '-2,-5 1,2 1,8'],
  },
] as const;
const ANTENNAE = ['-30,-52 -42,-76 -44,-98 -40,-118', '-24,-52 -21,-78 -9,-100 6,-112'];
const PROBOSCIS = '-36,-36 -41,-33 -43,-28 -39,-25 -36,-28 -38,-31';
/** The body's dark, where the sun comes round it, and its hair in the sun. */
const BODY = { fill: '#4c3a36', shade: '#2b2024', rim: '#e9c79a' } as const;

const toned = twoTone({ towards: [-0.8, -0.6] });

/** Newly out, from the side: it holds on to its case at the left and lets the wings hang; the wings' root is (x, y). */
export function insect(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.2);
  // the sun shines through the far wing: even its veins are lighter in the middle
  art.glow(...box.at(76, 92), 230, '#ffe79a', 0.24);
  const far = local(art, ...box.at(5, -15), 1.09, { rot: -5 });
  const through = far.radial(92, 66, 116, ramp(0, '#fff2a0', 0.6, 0.5, '#ffdc74', 0.3, 1, '#ffd470', 0));
  const fore = local(art, ...box.at(0, -8), 1.1, { rot: 24 });
  drawWing(far, FOREWING, [wingOutline(FOREWING), through], () =>
    fore.fill(wingOutline(NEAR_FOREWING).translate(9, -3), '#7a3414', 0.45),
  );
  drawWing(fore, NEAR_FOREWING, () => box.fill(wingOutline(HINDWING).translate(10, 3), '#6a2c14', 0.55));
  toned(box, ABDOMEN, { ...BODY, fill: '#5a4640', soft: 12 }, [BELLY, '#7a6254'], () => {
    box.blot(
      range(8, (i) =>
        ribbon(
          curve(`${-37 - 9 * Math.sin((i + 1) / 3)},${26 + i * 13} -26,${34 + i * 13} 0,${24 + i * 13}`),
          3,
        ),
      ),
      '#2f2426',
    );
    box.blot(
      range(8, (i) =>
        ribbon(
          curve(`${-37 - 9 * Math.sin((i + 1) / 3)},${29 + i * 13} -28,${36 + i * 13} -14,${34 + i * 13}`),
          1.8,
        ),
      ),
      '#c9a888',
    );
  });
  const near = box.radial(8, 96, 130, ramp(0, '#fff6b0', 0.75, 0.5, '#ffe07e', 0.36, 1, '#ffd470', 0));
  drawWing(box, { ...HINDWING, through: near }, { along: [LEADING], paint: HINDWING.frame, width: 17 });
  box.blot(ribbon(LEADING, 2.2, { start: 0.4, end: 0 }), '#ffe6b0');
  legs(box);
  strokes(box, ANTENNAE, 1.9, '#2b2024', 0);
  box.blot([leaf(-41, -108, 15, 4.6, 12), leaf(-2, -105, 15, 4.6, 52)], '#2b2024');
  strokes(box, [PROBOSCIS], 2, '#2b2024', 0);
  toned(box, THORAX, { ...BODY, soft: 11 });
  fur(box);
  hinge(box);
  toned(box, HEAD, { ...BODY, soft: 5 });
  box.fill(EYE, '#23171a').fill(closed('-37,-45 -32,-50 -27,-48 -30,-44 -35,-41'), '#6b4a38');
  box.fill(ellipse(-33.4, -46.4, 1.5, 1.9), '#fff4e2');
  box.blot([ellipse(-18.6, -47, 1.5), ellipse(-19, -35, 1.3)], '#fff4e2');
}

/** Where the wings are let into the breast: a furry plate each, from which its strongest veins set out. */
function hinge(box: Local): void {
  for (const { veins, plate, hair } of ROOTS) {
    box.blot(
      veins.map((vein) => ribbon(curve(vein), 6, { start: 1, end: 0 })),
      '#33201a',
    );
    toned(box, plate, { fill: '#6b5042', shade: '#332323', soft: 5, rim: '#e9c79a', rimWidth: 1.8 });
    strokes(box, hair, 1.8, '#b08f74', 0.2);
  }
}

/** Dark, with the sun along their upper side; what they hold has their shadow on it. */
function legs(box: Local): void {
  for (const [i, [thigh, shin, foot]] of LEGS.entries()) {
    box.blot(ribbon(curve(foot).translate(1.6, 3.4), 4, { start: 0.9, end: 0.5 }), '#6b4c26', 0.7);
    box.blot(ribbon(curve(thigh), 7, { start: 0.9, end: 0.7 }), '#2b2024');
    box.blot(ribbon(curve(shin), 4.6, { start: 1, end: 0.8 }), '#2b2024');
    box.blot(ribbon(curve(foot), 3.8, { start: 1, end: 0.7 }), '#2b2024');
    strokes(box, CLAWS[i]!, 2, '#2b2024', 0.2);
    box.blot(ribbon(curve(thigh).translate(-0.9, -1.6), 1.6), '#c29a78');
    box.blot(ribbon(curve(shin).translate(-0.4, -1.2), 1.3), '#c29a78');
  }
}

/** Long hair on the back and the breast: it lies downwards, stands out at the edge, and is lighter towards the sun. */
function fur(box: Local): void {
  const chance = random('fur');
  const lock = (u: number, v: number): Path =>
    leaf(-27 + u * 34, -30 + v * 42, chance.between(9, 16), 3, 182 + (u - 0.5) * -76);
  const locks = (count: number, from: number, to: number): Path[] =>
    range(count, () => lock(chance.between(from, to), chance()));
  box.blot(locks(26, 0, 1.04), '#2b2024');
  box.blot(locks(20, 0, 0.75), '#6a5246');
  box.blot(locks(11, -0.04, 0.35), '#b08f74');
  box.blot(
    [ellipse(-21, -25, 2), ellipse(-25, -12, 2), ellipse(-14, -31, 1.7), ellipse(-23, 2, 2)],
    '#fff4e2',
  );
}
