import { INK, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  local,
  type Path,
  type Place,
  roundLimb,
} from '../../../kit/pen/index.ts';
import { metre, SUNWARD, seen } from './view.ts';

const form = lit({ from: { towards: SUNWARD }, shade: '#333a3a', rim: '#fff2c8', rimWidth: 1.2, stray: 0 });
type Part = readonly [outline: Path, fill: string, soft?: number, shade?: string];
const [SKIN, SKIN_SHADE] = ['#b9815e', '#7c4c3c'];

/** On the ladder, from the side; he leans down and gives her half of what he has broken. */
const HE: readonly Part[] = [
  [roundLimb('4,-50 14,-34 8,-16', [6, 5, 3.6], 12), '#4f5a52', 2],
  [closed('4,-18! 12,-17! 12,-10 2,-8 -4,-10!'), '#4a3630', 1],
  [roundLimb('2,-50 -2,-26 2,-3', [6.6, 5.2, 3.8], 12), '#5c6a60', 2],
  [closed('-2,-5! 7,-4! 7,2 -6,3 -10,0!'), '#4a3630', 1],
  [closed('-8,-52! 0,-50 9,-52! 10,-66 4,-78 -4,-84! -12,-82 -16,-74 -12,-62'), '#6484a0', 4, '#2f4458'],
  [closed('-14,-84! -8,-86! -12,-91 -18,-90'), SKIN, 1, SKIN_SHADE],
  [
    closed('-22,-99! -15,-101 -10,-96 -10,-90 -15,-86 -21,-87! -23,-90 -25,-92! -23,-95'),
    SKIN,
    1,
    SKIN_SHADE,
  ],
  [closed('-25,-96! -21,-104 -12,-104 -7,-97 -8,-89! -12,-94 -17,-98'), '#c9a458', 2, '#7c5c30'],
  [roundLimb('-10,-79 -22,-68 -34,-58', [4, 3.2, 2], 12), '#7294b0', 2, '#34506a'],
  [ellipse(-36, -56.4, 2.2), SKIN, 1, SKIN_SHADE],
];

/** On the ground, her face and both arms lifted to him. */
const SHE: readonly Part[] = [
  [
    closed('-11,-46! 0,-44 12,-46! 15,-30 20,-12 24,-2! 12,0 2,-2 -10,1 -26,0! -22,-14 -16,-32'),
    '#8a6a3c',
    4,
    '#4c3a28',
  ],
  [
    closed('-9,-82! 0,-85 8,-82! 11,-72 10,-58 12,-44! 0,-42 -12,-44! -10,-58 -11,-72'),
    '#c9a04c',
    4,
    '#7a5a2c',
  ],
  [roundLimb('6,-80 17,-90 25,-102', [3.8, 3, 1.9], 12), '#b48c40', 2, '#7a5a2c'],
  [closed('-3,-83! 4,-83! 5,-91 -2,-91'), SKIN, 1, SKIN_SHADE],
  [closed('2,-103! 8,-102 10,-97! 11,-95 9.6,-93! 8,-89 3,-87 -2,-90 -2,-99'), SKIN, 1, SKIN_SHADE],
  [
    closed('7,-103! 1,-107 -6,-104 -8,-96 -5,-88 -10,-76! -3,-80 2,-88! 0,-95 3,-100'),
    '#e9dfc2',
    2,
    '#8f8a74',
  ],
  [roundLimb('2,-80 14,-88 23,-99', [4, 3.2, 2], 12), '#d4ac58', 2, '#7a5a2c'],
  [ellipse(24.6, -101.4, 2.3), SKIN, 1, SKIN_SHADE],
];

function person(art: Art, place: Place, tall: number, parts: readonly Part[]): Local {
  const box = local(art, ...seen(place), (metre(place[2]) * tall) / 100);
  for (const [outline, fill, soft = 1.4, shade = '#333a3a'] of parts)
    form(art, box.place(outline), fill, soft * box.scale, { shade });
  return box;
}

/** Two who pick together. */
export function pickers(art: Art): void {
  const ground: Place = [1.42, 0, 7.7];
  const [x, y] = seen(ground);
  stippled(
    art,
    closed(
      `${x - 12},${y}! ${x + 14},${y}! ${x - 60},${y + 36} ${x - 130},${y + 56}! ${x - 140},${y + 48} ${x - 70},${y + 22}`,
    ),
    '#5a6446',
    [x, y],
    [x - 130, y + 54],
    [0.95, 0.5],
  );
  const she = person(art, ground, 1.66, SHE);
  strokes(
    she,
    ['-6,-42 -11,-22 -17,-3', '-1,-42 -2,-22 -4,-3', '6,-42 10,-22 14,-4'],
    INK.detail,
    '#5c4428',
    0.2,
  );
  const he = person(art, [2.57, 0.75, 7.35], 1.74, HE);
  he.fill(closed('-40,-60! -33,-60! -33,-52 -37,-50 -41,-53'), '#c05850').fill(
    ellipse(-38.6, -55, 2, 3),
    '#f2d6b0',
  );
}
