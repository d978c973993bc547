import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  curve,
  type Local,
  lerp,
  type Path,
  points,
  polygon,
  random,
  range,
  ribbon,
  spline,
  tube,
} from '../../../kit/pen/index.ts';
import { ear } from './ear.ts';

/** From the cut ends behind the head over the shoulders to the ears, which their own weight pulls down. */
const SHEAF = tube(points('-21,-104 -5,-94 16,-83 33,-71 43,-56'), [12, 5.4, 11.5, 14, 15], 30);
/** Where it is tied, along its length. */
const TIE = 0.25;
/** From the lit back of it to its belly. */
const TONES = ['#fbe9ae', '#efc76a', '#cb9640', '#8d6a35'] as const;
const GRAIN = ['#ffe596', '#f2b94a', '#cf8c34', '#94602a'] as const;

const toneOf = (across: number, stray: number): number => {
  const at = across + stray;
  return at < -0.4 ? 0 : at < 0.16 ? 1 : at < 0.62 ? 2 : 3;
};

/** A sheaf as thick as who bears it, in four masses from light to shade; each has its straws only at its borders. */
export function load(box: Local): void {
  box.fill(SHEAF.outline, TONES[2]);
  const chance = random('load');
  const straws = TONES.map((): Path[] => []);
  const ears = TONES.map((): Path[] => []);
  for (const i of range(64, (k) => k)) {
    const across = lerp(-0.97, 0.97, i / 63);
    const tone = toneOf(across, chance.between(-0.16, 0.16));
    const end = chance.between(0.9, 1);
    const line = SHEAF.edge(across, chance.between(-0.03, 0.04), end, 9);
    straws[tone]!.push(ribbon(line, 1.7, { samples: 12, start: 0.8, end: 0.7 }));
  }
  // the sickle left them uneven
  for (const i of range(30, (k) => k)) {
    const across = lerp(-1, 1, i / 29);
    const [x, y] = SHEAF.at(0, across);
    const over = chance.between(-1, 6);
    const cut = spline([SHEAF.at(0.14, across), [x - over * 0.85 - across, y - over * 0.53 + across * 1.4]]);
    straws[toneOf(across, chance.between(-0.5, 0.5))]!.push(
      ribbon(cut, 1.9, { start: 0.8, end: 1, samples: 5 }),
    );
  }
  for (const i of range(40, (k) => k)) {
    const across = lerp(-1, 0.9, i / 39);
    const [x, y] = SHEAF.at(chance.between(0.8, 1), across);
    ears[toneOf(across, chance.between(-0.2, 0.2))]!.push(
      ...ear(x, y - 3, chance.between(15, 23), chance.between(0.02, 0.2), 7),
    );
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
  for (const i of [3, 2, 1, 0]) box.blot(ears[i]!, GRAIN[i]!);
  const [a, b, c, d] = [
    SHEAF.at(TIE - 0.025, -1.1),
    SHEAF.at(TIE + 0.025, -1.1),
    SHEAF.at(TIE + 0.025, 1.1),
    SHEAF.at(TIE - 0.025, 1.1),
  ];
  box.fill(polygon([a, b, c, d]), '#6d4c26');
}

/** The rope that it hangs by: from the tie over the near shoulder into the fists. */
export function strap(box: Local): void {
  const rope = spline(points('-3,-90 -9,-85 -17,-79 -25,-72.6 -31,-67 -33,-61'));
  box.fill(ribbon(rope, 2.6, { samples: 16, start: 1, end: 0.7 }), '#7d5a30');
  strokes(box, [curve('-4,-90 -10,-85 -18,-79 -26,-72.6')], INK.detail, '#d9b878', 0.2);
}
