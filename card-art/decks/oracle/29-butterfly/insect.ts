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
import { drawWing, type Wing, wingOutline } from './wings.ts';

/** The far wing of the pair shows behind the near one's tip. */
const FOREWING: Wing = {
  margin: '192,118 194,138 180,160 166,184 150,206 128,220 100,224 62,206 30,168 12,120',
  bow: [-40, -6],
  veins: [0.005, 0.05, 0.11, 0.18, 0.26, 0.35, 0.45, 0.57, 0.74, 0.99],
  cell: [0.05, 0.45, 0.5],
  crumpled: 8,
  tones: ['#ffc864', '#f4a04a'],
  shade: '#e3883e',
  glow: '#fff0b4',
  frame: '#6b3a22',
};
const HINDWING: Wing = {
  margin: '78,120 100,158 106,198 98,234 78,262 50,276 20,270 -4,248 -18,214 -24,172 -24,128 -18,84',
  bow: [-18, 14],
  veins: [0.01, 0.13, 0.23, 0.33, 0.43, 0.53, 0.63, 0.74, 0.86, 0.985],
  cell: [0.23, 0.63, 0.52],
  crumpled: 7,
  tones: ['#f0964a', '#f8b45e'],
  shade: '#cf6c30',
  glow: '#ffda92',
  frame: '#38241f',
};

const ABDOMEN = closed('-20,4! -2,18 -6,60 -14,100 -24,126 -34,130 -42,116 -47,84 -44,46 -34,18');
/** Its under side, paler. */
const BELLY = closed('-34,14! -44,46 -48,84 -43,116 -36,132! -32,116 -36,84 -34,46');
const THORAX = closed('-24,-32 -12,-38 3,-31 12,-14 10,6 2,20 -14,20 -28,8 -31,-12');
const HEAD = closed('-38,-46 -31,-54 -20,-53 -13,-44 -15,-34 -24,-28 -34,-32');
const EYE = closed('-38,-45 -32,-51.5 -24.5,-48 -23.5,-39 -28,-32.5 -35,-34');
/** Each from the body to the knee, a corner, and on to the claws in the torn skin. */
const LEGS = [
  ['-20,-20 -31,-33 -38,-40', '-38,-41 -50,-42 -58,-52 -65,-54'],
  ['-24,-8 -38,-12 -46,-19', '-46,-20 -56,-20 -64,-27 -71,-27'],
  ['-22,6 -36,6 -46,0', '-46,-1 -56,1 -63,-3 -71,-1'],
] as const;
const ANTENNAE = ['-30,-52 -42,-76 -44,-98 -40,-118', '-24,-52 -21,-78 -9,-100 6,-112'];
const PROBOSCIS = '-36,-37 -45,-33 -50,-25 -45,-19 -39,-22 -40,-28 -44,-27';
/** The body's dark, where the sun comes round it, and its hair in the sun. */
const BODY = { fill: '#4c3a36', shade: '#2b2024', rim: '#e9c79a' } as const;

const toned = twoTone({ towards: [-0.8, -0.6] });

/** Newly out, from the side: it holds on to its case at the left and lets the wings hang; the wings' root is (x, y). */
export function insect(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.2);
  // the sun shines through the far wing: even its veins are lighter in the middle
  const through = box.radial(92, 66, 116, ramp(0, '#ffe88c', 0.6, 0.5, '#ffd470', 0.32, 1, '#ffd470', 0));
  drawWing(
    box,
    FOREWING,
    [wingOutline(FOREWING), through],
    [wingOutline(HINDWING).translate(5, 10), '#3a140c', 0.5],
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
  drawWing(box, HINDWING);
  for (const [thigh, shin] of LEGS) {
    box.blot(ribbon(curve(thigh), 6.4, { start: 0.9, end: 0.6 }), '#2b2024');
    box.blot(ribbon(curve(shin), 3.4, { start: 0.9, end: 0.3 }), '#2b2024');
    box.blot(ribbon(curve(thigh).translate(-0.9, -1.3), 1.5), '#9a7c66');
  }
  strokes(box, ANTENNAE, 1.9, '#2b2024', 0);
  box.blot([leaf(-41, -108, 15, 4.6, 12), leaf(-2, -105, 15, 4.6, 52)], '#2b2024');
  strokes(box, [PROBOSCIS], 2, '#2b2024', 0);
  toned(box, THORAX, { ...BODY, soft: 11 });
  fur(box);
  toned(box, HEAD, { ...BODY, soft: 5 });
  box.fill(EYE, '#23171a').fill(closed('-37,-45 -32,-50 -27,-48 -30,-44 -35,-41'), '#6b4a38');
  box.fill(ellipse(-33.4, -46.4, 1.5, 1.9), '#fff4e2');
  box.blot([ellipse(-18.6, -47, 1.5), ellipse(-19, -35, 1.3)], '#fff4e2');
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
