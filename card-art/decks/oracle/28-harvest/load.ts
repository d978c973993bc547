import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Local,
  lerp,
  type Path,
  points,
  random,
  range,
  ribbon,
  spline,
  tube,
} from '../../../kit/pen/index.ts';
import { ear } from './ear.ts';

/** From the cut ends behind the head over the shoulders to the ears, which their own weight pulls down. */
const SHEAF = tube(points('-56,-262 -22,-234 22,-208 64,-178 94,-134'), [31, 20, 33, 39, 38], 30);
/** Where it is tied, along its length. */
const TIE = 0.24;
/** From the lit back of it to its belly. */
const TONES = ['#fbe9ae', '#efc76a', '#cb9640', '#8d6a35'] as const;
const GRAIN = ['#ffe596', '#f2b94a', '#cf8c34', '#94602a'] as const;
/** Between the ears, and every other ear. */
const BEHIND = ['#edc46c', '#d89b42', '#b57c33', '#875a2a'] as const;

const EARS = 52;

const toneOf = (across: number, stray: number): 0 | 1 | 2 | 3 => {
  const at = across + stray;
  return at < -0.4 ? 0 : at < 0.16 ? 1 : at < 0.62 ? 2 : 3;
};

/** A sheaf as thick as who bears it, in four masses from light to shade; each has its straws only at its borders. */
export function load(box: Local): void {
  box.fill(SHEAF.outline, TONES[2]);
  const chance = random('load');
  const straws = TONES.map((): Path[] => []);
  const behind = TONES.map((): Path[] => []);
  for (const i of range(84, (k) => k)) {
    const across = lerp(-0.97, 0.97, i / 83);
    const tone = toneOf(across, chance.between(-0.16, 0.16));
    const end = chance.between(0.9, 1);
    const line = SHEAF.edge(across, chance.between(-0.03, 0.04), end, 9);
    straws[tone]!.push(ribbon(line, 4.2, { samples: 12, start: 0.8, end: 0.7 }));
  }
  // the sickle left them uneven
  for (const i of range(38, (k) => k)) {
    const across = lerp(-1, 1, i / 37);
    const [x, y] = SHEAF.at(0, across);
    const over = chance.between(-2, 16);
    const cut = spline([
      SHEAF.at(0.14, across),
      [x - over * 0.85 - across * 2, y - over * 0.53 + across * 3],
    ]);
    straws[toneOf(across, chance.between(-0.5, 0.5))]!.push(
      ribbon(cut, 4.4, { start: 0.8, end: 1, samples: 5 }),
    );
  }
  for (const i of range(22, (k) => k)) {
    const across = lerp(-0.7, 0.86, i / 21);
    const [x, y] = SHEAF.at(0.96, across);
    const hanging = spline([SHEAF.at(0.86, across), [x, y], [x + 2, y + chance.between(26, 40)]]);
    behind[toneOf(across, 0)]!.push(ribbon(hanging, 11, { start: 1, end: 0.4 }));
  }
  for (const i of [3, 2, 1, 0]) box.blot(straws[i]!, TONES[i]!);
  strokes(
    box,
    [-0.72, -0.5, -0.3, -0.06, 0.14, 0.38, 0.56].map((across, i) =>
      SHEAF.edge(across, i % 2 ? 0.3 : 0.02, i % 3 ? 0.84 : 0.62, 9),
    ),
    INK.detail,
    '#a8732f',
    0.3,
  );
  for (const i of [3, 2, 1, 0]) box.blot(behind[i]!, BEHIND[i]!);
  for (const i of range(EARS, (k) => (k * 19) % EARS)) {
    const across = lerp(-1, 0.9, i / (EARS - 1));
    const [x, y] = SHEAF.at(chance.between(0.8, 1), across);
    const tone = toneOf(across, chance.between(-0.34, 0.34));
    const hanging = ear(
      x,
      y - 8,
      chance.between(36, 66),
      0.16 - across * 0.2 + chance.between(-0.1, 0.1),
      11,
    );
    box.blot(hanging, (i % 2 ? GRAIN : BEHIND)[tone]);
  }
  for (const [at, tone] of [
    [TIE + 0.02, '#5f4222'],
    [TIE - 0.02, '#7d5a30'],
  ] as const)
    box.fill(ribbon(SHEAF.rib(at, -0.025, -1.06, 1.06), 8, { start: 0.8, end: 0.8 }), tone);
}

/** The ropes that it hangs by: from the tie over a shoulder and before the breast through a fist. */
function rope(box: Local, knots: string, tone: string, lit: string): void {
  const line = spline(points(knots));
  box.fill(ribbon(line, 6.4, { samples: 16, start: 1, end: 0.8 }), tone);
  strokes(box, [line.translate(-0.6, -1.6)], INK.detail, lit, 0.1);
}

export const strap = (box: Local): void =>
  rope(box, '-30,-224 -42,-217 -58,-209 -76,-198 -98,-181 -110,-167 -114,-151', '#8a6436', '#e6c486');

export const farStrap = (box: Local): void =>
  rope(box, '-70,-214 -88,-205 -104,-193 -118,-179 -127,-165 -130,-151', '#65482a', '#a8834e');
