import { strokes, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  points,
  ramp,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { drawWing, type Wing, wingEdge, wingOutline } from './wings.ts';

/** A triangle that hangs from the breast: its front edge the longest, the tip far out; the hindwing comes out below it. */
const FOREWING: Wing = {
  margin: '178,168 182,184 168,196 146,202 124,208 102,216 80,220 58,214 42,194 28,164',
  bow: [-30, 6],
  veins: [0.005, 0.06, 0.12, 0.2, 0.29, 0.39, 0.5, 0.62, 0.78, 0.99],
  cell: [0.06, 0.5, 0.52],
  crumpled: 6,
  tones: ['#ffc45c', '#feaa4e'],
  shade: '#ec8f44',
  glow: '#fff6c0',
  frame: '#38241f',
};
const HINDWING: Wing = {
  margin: '104,150 116,178 116,206 104,232 82,250 54,258 26,252 2,234 -14,206 -22,172 -24,132 -18,86',
  bow: [-14, 14],
  veins: [0.01, 0.11, 0.21, 0.31, 0.41, 0.51, 0.62, 0.74, 0.87, 0.985],
  cell: [0.21, 0.62, 0.5],
  crumpled: 6,
  tones: ['#f6a248', '#ee8f46'],
  shade: '#cf6d38',
  glow: '#ffdf94',
  frame: '#38241f',
};
/** Of the other side's pair the rims alone are seen, and the sun is in them. */
const FAR = { tones: ['#ffe07a', '#ffc462'], shade: '#f3a64e', glow: '#fffbd2', frame: '#74391c' } as const;

const ABDOMEN = closed('-20,4! -2,18 -6,60 -14,100 -24,126 -34,130 -42,116 -47,84 -44,46 -34,18');
/** Its under side, paler. */
const BELLY = closed('-34,14! -44,46 -48,84 -43,116 -36,132! -32,116 -36,84 -34,46');
const THORAX = closed('-24,-32 -12,-38 3,-31 12,-14 10,6 2,20 -14,20 -28,8 -31,-12');
const HEAD = closed('-38,-46 -31,-54 -20,-53 -13,-44 -15,-34 -24,-28 -34,-32');
const EYE = closed('-38,-45 -32,-51.5 -24.5,-48 -23.5,-39 -28,-32.5 -35,-34');
/** Each from the body to the knee, on to the ankle, and the foot hooked over the shell's edge: the first bears the weight. */
const LEGS = [
  ['-20,-22 -33,-27 -43,-38', '-43,-38 -48,-56 -50,-76', '-50,-75 -51,-84 -55,-90 -61,-90.6 -65,-86'],
  ['-24,-8 -40,-8 -57,-2', '-57,-2 -67,-20 -75,-39', '-75,-38 -79,-46 -86,-49 -92,-46 -94,-40'],
  ['-22,8 -33,20 -43,31', '-43,31 -62,18 -82,-6', '-81,-5 -87,-14 -94,-18 -101,-15 -104,-9'],
] as const;
/** Two to a foot, at its end. */
const CLAWS = [
  ['-64.6,-87 -67,-82 -65,-77', '-64,-88 -69,-86 -70,-80'],
  ['-93.6,-41 -95,-35 -92,-31', '-93,-42 -98,-39 -99,-33'],
  ['-103.4,-10 -105,-4 -102,0', '-103,-11 -108,-8 -109,-2'],
] as const;
/** The forewing's front edge, over the far wing. */
const LEADING = wingEdge(FOREWING);
const ROOTS = [
  {
    veins: ['3,-17 26,-7 54,14', '2,-14 10,8 20,36'],
    plate: '-10,-19! -6,-26 3,-27 11,-22 19,-15! 10,-11 0,-10 -8,-13',
    hair: ['-6,-21 3,-23 11,-19', '-7,-18 2,-19 12,-15.4', '-6,-15 2,-15 9,-13'],
  },
  {
    veins: ['-8,8 -10,24 -11,48'],
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
  art.glow(...box.at(76, 92), 230, '#ffe79a', 0.24);
  const fore = local(art, ...box.at(2, -14), 1.2);
  const farFore = local(art, ...box.at(6, -19), 1.22, { rot: -3 });
  const farHind = local(art, ...box.at(4, 0), 1.2, { rot: -3 });
  drawWing(farHind, { ...HINDWING, ...FAR });
  drawWing(
    farFore,
    { ...FOREWING, ...FAR },
    () => void fore.fill(wingOutline(FOREWING).translate(5, -3), '#7a3414', 0.45),
  );
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
  drawWing(box, HINDWING, () => void fore.fill(wingOutline(FOREWING).translate(-3, 8), '#5a2414', 0.5));
  const through = fore.radial(66, 74, 130, ramp(0, '#fff6b0', 0.75, 0.5, '#ffe07e', 0.36, 1, '#ffd470', 0));
  drawWing(fore, { ...FOREWING, through }, { along: [LEADING], paint: FOREWING.frame, width: 15 });
  fore.blot(ribbon(LEADING, 2.2, { start: 0.4, end: 0 }), '#ffe6b0');
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
    const [x, y] = points(shin)[0]!;
    box.fill(ellipse(x, y, 3.1), '#2b2024');
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
