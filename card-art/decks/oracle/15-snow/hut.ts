import { byHand, ink, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  lerp,
  type Path,
  type Point,
  polar,
  ramp,
  random,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { SILHOUETTE } from './child.ts';
import { FIRE } from './view.ts';

/** The edge of the opening, outside and inside: the wall between is an arm thick. */
const OUTER = closed(
  '330,660! 314,560 316,450 338,350 376,268 428,218 488,202 548,226 600,300 640,420! 640,660!',
);
const INNER_WAY = '292,676! 276,560 278,440 300,330 344,238 406,176 480,154 552,178 614,252 660,400!';
const INNER = closed(INNER_WAY, '660,680!');

/** The vault of packed snow: it takes the fire's colour as far as that reaches, then the night's. */
export function vault(art: Art): void {
  art.cover(
    [roundRect(36, 40, 528, 840), INNER],
    art.radial(
      FIRE[0] - 60,
      FIRE[1] - 60,
      640,
      ramp(0, '#ffd9a0', 0.16, '#f2b27e', 0.32, '#b98a8c', 0.5, '#6f76a4', 0.72, '#38528c', 1, '#182c5c'),
    ),
  );
  spadework(art);
  stippledGlow(art, FIRE[0] - 60, FIRE[1] - 160, 270, '#ffcf9c', 0.34);
}

/** The courses in which the spade went round the opening: how far out, how deep, and how much the first is turned. */
const COURSES = [
  [306, 46, 0],
  [358, 54, 9],
  [418, 60, 3],
  [484, 66, 13],
] as const;

/** Faces the spade left in packed snow, no two alike; the lower edge of some catches the fire. */
function spadework(art: Art): void {
  const chance = random('spade');
  const [dim, lit, lips]: [Path[], Path[], Path[]] = [[], [], []];
  for (const [out, deep, first] of COURSES)
    for (let turn = first - 128; turn < 44; ) {
      const wide = chance.between(11, 24) * (330 / out);
      const [from, to] = [turn - 1.5, turn + wide + 1.5];
      turn += wide;
      const at = (angle: number, further: number): Point => {
        const [x, y] = polar(446, 452, out + further * deep + chance.between(-6, 6), angle);
        return [446 + (x - 446) * 0.84, y];
      };
      const near = [from + 1, lerp(from, to, 0.5), to - 1].map((angle) => at(angle, 0));
      const far = [to - 0.4, lerp(from, to, 0.5), from + 0.4].map((angle) => at(angle, 1.06));
      const face = spline([...near, ...far], true, 0.7);
      if (chance() < 0.42) continue;
      (chance() < 0.55 ? dim : lit).push(face);
      if (chance() < 0.4 && turn > -92 && turn < 20) lips.push(ink(spline(near), 2, `lip ${turn}`, 0.3));
    }
  art.blot(dim, '#0f2252', 0.1).blot(lit, '#e8d4ec', 0.05).blot(lips, '#ffe2c4', 0.22);
}

/** The child keeps the fire from the wall behind: thrown up there, larger than itself. */
export function shadow(art: Art): void {
  const thrown = SILHOUETTE.map((part) => part.scale(1.62, 1.62, ...FIRE));
  art.group('opacity=".72"', () => {
    for (const part of thrown)
      art.fill(part, art.linear(120, 290, 120, 690, ramp(0, '#33488a', 0.6, '#4f4a84', 1, '#6a5480')));
  });
}

/** The thickness of the wall: blue where the evening comes in, warm on the inner edge. */
export function jamb(art: Art): void {
  icicles(art);
  art.cover(
    [byHand(INNER, 2), byHand(OUTER, 2)],
    art.linear(300, 640, 520, 160, ramp(0, '#8a86b4', 0.25, '#6b84bc', 0.6, '#7f9ccf', 1, '#a9c0e4')),
  );
  art.blot(
    [ink(curve(INNER_WAY), 5, 2, 0.04)],
    art.linear(280, 676, 420, 170, ramp(0, '#ffe0b0', 0.45, '#f0cdbd', 1, '#b4c4e6')),
  );
}

const SPIKES = [
  [366, 278, 30, 5],
  [384, 258, 62, 7],
  [398, 246, 24, 4.4],
  [432, 218, 46, 6],
  [448, 211, 88, 8],
  [462, 207, 34, 5],
  [516, 208, 30, 5],
  [530, 214, 66, 7],
] as const;

function icicles(art: Art): void {
  const spike = ([x, y, long, half]: (typeof SPIKES)[number]): Path =>
    closed(
      `${x - half},${y - 12}! ${x - half * 0.9},${y + 4} ${x - half * 0.6},${y + long * 0.35} ${x - half * 0.2},${y + long * 0.7} ${x},${y + long}! ${x + half * 0.3},${y + long * 0.6} ${x + half * 0.8},${y + long * 0.3} ${x + half},${y - 12}!`,
    );
  for (const each of SPIKES) {
    const outline = spike(each);
    art.fill(outline, '#9fb8e2');
    art.clip(outline, () => {
      art.fill(outline.translate(each[3] * 1.1, 0), '#6e8cc6');
      art.fill(outline.translate(-each[3] * 1.5, 0), '#e3ecf8');
    });
  }
}

/** Snow heaped and trodden where one steps in: its face has the fire, its back the evening. */
export function threshold(art: Art): void {
  const crest = '186,706! 216,700 244,686 268,671 300,662 340,660 390,655 440,657 520,651 600,656!';
  const step = byHand(
    closed(`${crest} 600,716! 540,712 492,717 440,711 390,716 330,712 268,717 220,711`),
    1.5,
  );
  art.fill(
    step,
    art.linear(
      186,
      0,
      560,
      0,
      ramp(0, '#d9a68e', 0.3, '#ffdcac', 0.5, '#f4c6a0', 0.78, '#a894b4', 1, '#7d88c0'),
    ),
  );
  art.blot([ink(curve('292,664 340,660 390,655 440,657 520,651 600,656'), 3.2, 3, 0.05)], '#dbe4f4');
  art.blot(
    ['320,680 342,685 366,680', '396,690 412,695 430,690', '506,672 522,678 542,674'].map((way, i) =>
      ink(curve(way), 2.2, i),
    ),
    '#a07a94',
    0.6,
  );
}
