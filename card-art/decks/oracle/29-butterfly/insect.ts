import { lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  random,
  range,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { drawWing, type Wing } from './wings.ts';

/** The far wing of the pair shows behind the near one's tip. */
const FOREWING: Wing = {
  margin: '134,250 138,284 122,304 100,296 82,280 62,270 44,250 30,220 20,180 12,120',
  bow: [-46, -6],
  veins: [0.005, 0.06, 0.13, 0.21, 0.3, 0.4, 0.52, 0.66, 0.82, 0.99],
  cell: [0.13, 0.52, 0.55],
  crumpled: 12,
  tones: ['#d67a3a', '#b0532a'],
};
const HINDWING: Wing = {
  margin: '72,84 92,128 98,172 88,212 66,238 38,248 8,236 -12,208 -22,170 -24,128 -18,84',
  bow: [-20, 14],
  veins: [0.01, 0.13, 0.23, 0.33, 0.43, 0.53, 0.63, 0.74, 0.86, 0.985],
  cell: [0.23, 0.63, 0.52],
  crumpled: 10,
  tones: ['#f7b060', '#ef9440'],
};

const ABDOMEN = closed('-20,4! -2,18 -6,60 -14,100 -24,126 -34,130 -42,116 -47,84 -44,46 -34,18');
const THORAX = closed('-24,-30 -12,-37 3,-30 11,-12 9,6 0,17 -14,17 -26,6 -29,-12');
const HEAD = closed('-37,-44 -31,-51 -21,-50 -15,-42 -17,-33 -25,-28 -34,-31');
const LEGS = ['-24,-18 -40,-26 -46,-44 -60,-52', '-26,-6 -44,-6 -52,-22 -66,-26', '-22,8 -44,16 -54,4 -68,2'];
const ANTENNAE = ['-30,-50 -42,-74 -44,-98 -40,-118', '-25,-50 -22,-78 -10,-100 6,-112'];
const PROBOSCIS = '-35,-36 -43,-31 -47,-24 -43,-18 -37,-21 -38,-27 -42,-26';

const paint = lit({ from: { towards: [-0.8, -0.6] }, shade: '#1c1214', rim: '#ffe6b4', rimWidth: 1.6 });

/** Newly out, from the side: it holds on to its case at the left and lets the wings hang; the wings' root is (x, y). */
export function insect(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.2);
  const form = (outline: Path, fill: string, soft: number): void =>
    paint(art, box.place(outline), fill, soft);
  drawWing(box, FOREWING);
  form(ABDOMEN, '#5a4640', 11);
  strokes(
    box,
    range(8, (i) =>
      curve(`${-36 - 9 * Math.sin((i + 1) / 3)},${26 + i * 13} -26,${34 + i * 13} 0,${24 + i * 13}`),
    ),
    1.7,
    '#c9a888',
    0.1,
  );
  drawWing(box, HINDWING);
  form(THORAX, '#4c3a36', 8);
  fur(box);
  strokes(box, LEGS, 3, '#2b2024', 0);
  strokes(box, ANTENNAE, 1.8, '#2b2024', 0);
  box.blot([leaf(-41, -108, 15, 4.6, 12), leaf(-2, -105, 15, 4.6, 52)], '#2b2024');
  strokes(box, [PROBOSCIS], 1.6, '#2b2024', 0);
  form(HEAD, '#4c3a36', 4);
  box.fill(ellipse(-30, -41, 5.4, 6.6), '#23171a').fill(ellipse(-32, -43.6, 1.5, 2), '#f7e6c8');
  box.blot([ellipse(-20, -46, 1.4), ellipse(-19, -36, 1.2)], '#fff4e2');
}

/** Long hair on the back and the breast, lighter where the sun is in it. */
function fur(box: Local): void {
  const chance = random('fur');
  const hairs = range(46, () => {
    const [u, v] = [chance(), chance()];
    return leaf(-26 + u * 34, -30 + v * 40, chance.between(8, 14), 2.2, 170 + (u - 0.5) * -70);
  });
  box.blot(hairs.slice(0, 26), '#2f2222').blot(hairs.slice(26), '#8a6e5c');
  box.blot(
    [
      ellipse(-21, -24, 2),
      ellipse(-25, -12, 2),
      ellipse(-15, -31, 1.7),
      ellipse(-23, 1, 2),
      ellipse(-10, -22, 1.6),
    ],
    '#fff4e2',
  );
}
