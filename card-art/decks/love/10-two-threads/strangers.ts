import { lit } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  limb,
  local,
  type Path,
  roundLimb,
} from '../../../kit/pen/index.ts';
import { metre, seen } from './view.ts';

const form = lit({
  from: { towards: [0.8, -0.6] },
  shade: '#3a3a40',
  rim: '#fffbe0',
  rimWidth: 1.2,
  stray: 0,
});

type Part = readonly [outline: Path, fill: string, soft?: number];

/** He stands under the eave already and shakes out his umbrella, looking at who comes. */
const HE: readonly Part[] = [
  [limb('-4,-50 -4,-26 -5,-3', [6, 5, 4], 10), '#4a4c50'],
  [limb('4,-50 6,-26 7,-3', [6, 5, 4], 10), '#54565a'],
  [closed('-9,-5! -1,-5! 3,0 -9,0.6!'), '#34302e'],
  [closed('3,-5! 10,-5! 16,0 3,0.6!'), '#34302e'],
  [closed('-9,-83! 0,-86 9,-83! 12,-70 12,-52 13,-36! 0,-33 -12,-36! -12,-52 -12,-70'), '#5a76a8', 4],
  [closed('-3,-84! 4,-84! 4,-92 -3,-92'), '#b88462'],
  [closed('-2,-101! 5,-101 7.4,-97! 9,-94.4 7.4,-93! 7.4,-89 3,-87 -3,-89'), '#c8946e'],
  [closed('5,-101! 3,-106 -4,-107 -9,-101 -8,-92 -4,-88! -1,-92 0,-98'), '#3f302a'],
  [roundLimb('4,-80 13,-68 22,-60', [4, 3.2, 2.4], 10), '#6683b4', 2],
  [closed('20,-62! 25,-62! 33,-24 30,-20! 26,-22'), '#3f5c8e', 2],
];

/** She runs in from the rain, her bag held over her head. */
const SHE: readonly Part[] = [
  [roundLimb('2,-46 12,-32 26,-30', [4.6, 3.8, 2.4], 12), '#a9745a'],
  [closed('24,-33! 30,-36 35,-32 32,-28 24,-27!'), '#6a4034'],
  [roundLimb('-3,-46 -14,-32 -12,-6', [5, 4.2, 2.6], 12), '#b98264'],
  [closed('-9,-8! -15,-8! -17,-3 -24,-1 -24,1! -10,1!'), '#6a4034'],
  [closed('-7,-84! 0,-87 7,-84! 10,-70 12,-56 22,-38! 10,-34 -4,-36 -18,-32! -14,-50 -9,-66'), '#bf5068', 4],
  [closed('-4,-84! 3,-84! 3,-92 -4,-92'), '#b88462'],
  [closed('2,-101! -5,-101 -7.4,-97! -9,-94.4 -7.4,-93! -7.4,-89 -3,-87 3,-89'), '#c8946e'],
  [closed('-5,-102! -2,-107 5,-107 10,-101 10,-92 14,-84! 8,-84 3,-89! 1,-94 0,-99'), '#6b4230'],
  [roundLimb('2,-81 -10,-94 -9,-108', [4, 3.2, 2.2], 12), '#cc6078', 2],
  [closed('-24,-110! 10,-116! 13,-109! -21,-103!'), '#c99c50', 2],
];

function person(box: Local, parts: readonly Part[]): void {
  for (const [outline, fill, soft = 1.2] of parts) form(box.art, box.place(outline), fill, soft * box.scale);
}

/** Two who do not know each other yet: one shower, one eave. */
export function strangers(art: Art): void {
  for (const [x, away, parts, tone] of [
    [2.14, 11.3, HE, '#5f7398'],
    [3.3, 10.7, SHE, '#b0697a'],
  ] as const) {
    const [px, py] = seen([x, 0, away]);
    const box = local(art, px, py, (metre(away) * 1.72) / 100);
    // what the wet stones give back of a coat
    box.blot(
      [6, 16, 27, 40, 54].map((y, i) => ellipse(Math.sin(i * 2) * 3, y, 13 - i * 1.8, 2.4)),
      tone,
      0.7,
    );
    person(box, parts);
  }
}
