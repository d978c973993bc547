import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  local,
  Path,
  type Point,
  roundLimb,
} from '../../../kit/pen/index.ts';
import { grounded } from './sand.ts';
import { metreAt } from './view.ts';

const paint = lit({
  from: { towards: [-0.8, -0.8] },
  shade: '#3a4444',
  rim: '#fff6dc',
  rimWidth: 1.3,
  stray: 0,
});

/** A form of a runner: outline, colour, softness. */
type Part = readonly [outline: Path, fill: string, soft?: number];
const [SKIN, DARK_SKIN] = ['#d09a72', '#b47c5a'];

/** What a colour turns to on its far side. */
const SHADES: Record<string, string> = {
  [SKIN]: '#8c5a44',
  [DARK_SKIN]: '#7c4c3c',
  '#c9973f': '#7a5226',
  '#d6a650': '#8a6030',
  '#f3ead2': '#98998a',
  '#d9d2ba': '#98998a',
};

/** She runs after him with long steps, an arm up with her end of it: dress, bare feet. */
const SHE: readonly Part[] = [
  [roundLimb('-4,-80 -14,-72 -24,-74', [3, 2.6, 1.8], 12), DARK_SKIN],
  [
    Path.join(
      roundLimb('-3,-46 -14,-32 -30,-27', [5, 4, 2.4], 14),
      closed('-28,-29.4! -35,-34 -39,-30 -37,-26 -28,-24.6!'),
    ),
    DARK_SKIN,
  ],
  [
    Path.join(
      roundLimb('3,-46 17,-34 15,-9', [5.4, 4.4, 2.4], 14),
      closed('12.6,-11! 17.4,-11! 19,-4 27,-2 27,0.6! 13,0.6!'),
    ),
    SKIN,
  ],
  [
    closed(
      '-7,-63! 0,-61 7,-63! 15,-54 27,-46 36,-36! 28,-30 20,-32 12,-24 2,-28 -8,-22 -19,-27! -15,-42 -11,-54',
    ),
    '#c9973f',
    5,
  ],
  [closed('-6,-84! 0,-86 6,-84! 9,-76 8,-62! 0,-60 -7,-62! -8,-76'), '#d6a650', 4],
  [closed('-2,-83! 3,-84! 5,-92 0,-92'), SKIN],
  [closed('0,-99! 4,-103 10,-101 12.4,-97! 14,-94 12.4,-93! 12.4,-90 9,-87 3,-88'), SKIN],
  [closed('9,-103! 4,-106 -3,-103 -5,-96 -2,-89 4,-87! 4,-93 7,-98'), '#5a3c34', 2],
  [ellipse(-6.4, -101, 4, 3.8), '#5a3c34', 2],
  [roundLimb('4,-81 13,-92 20,-106', [3.2, 2.7, 1.9], 12), SKIN],
  [closed('2,-85! 7,-85 10,-81 6,-75 2,-77'), '#d6a650', 2],
];

/** He has looked round and waits with his steps: shirt out in the wind, trousers rolled up. */
const HE: readonly Part[] = [
  [roundLimb('4,-79 16,-70 27,-73', [3.6, 3, 2.1], 12), '#d9d2ba'],
  [roundLimb('-3,-50 -13,-32 -25,-20', [6.2, 5, 3.4], 14), '#38565c'],
  [roundLimb('-25,-20 -30,-15', [2.6, 2.2], 6), DARK_SKIN],
  [closed('-28,-17! -33,-18 -36,-11 -33,-8 -29,-12!'), DARK_SKIN],
  [roundLimb('3,-50 17,-36 16,-18', [6.6, 5.4, 3.8], 14), '#47696c', 3],
  [
    Path.join(
      roundLimb('16,-18 15,-8', [2.8, 2.4], 6),
      closed('12.6,-10! 17.6,-10! 20,-4 28,-2 28,0.6! 13,0.6!'),
    ),
    SKIN,
  ],
  [closed('-7,-83! 0,-86 8,-84! 12,-74 12,-60 18,-50 14,-46! 4,-47 -8,-46! -10,-58 -10,-74'), '#f3ead2', 5],
  [closed('-2,-84! 4,-85! 4,-93 -2,-92'), SKIN],
  [closed('4,-101! -2,-103 -7,-101 -8.4,-97! -10.4,-94 -8.4,-93! -8.4,-90 -5,-87 2,-88'), SKIN],
  [closed('-7,-101! -5,-107 3,-108 9,-104 9,-95 6,-89 2,-88! 1,-94 -2,-99'), '#33302e', 2],
  [roundLimb('-3,-80 -14,-86 -26,-94', [3.8, 3.1, 2], 12), '#f3ead2', 2],
  [ellipse(-27, -95, 2.3), SKIN],
];

/** Where they stand; each runs a little towards the sea's end, away from us. */
const [SHE_AT, HE_AT]: readonly Point[] = [
  [196, 664],
  [408, 552],
];
const box = (art: Art, at: Point, tall: number): Local =>
  local(art, ...at, (metreAt(at[1]) * tall) / 100, { rot: 6 });

/** Where the ribbon is held. */
export const HELD = { she: [239, 526] as Point, he: [391, 448] as Point };

function runner(on: Local, parts: readonly Part[]): void {
  for (const [outline, fill, soft = 1.2] of parts)
    paint(on.art, on.place(outline), fill, soft * on.scale, { shade: SHADES[fill] ?? '#2c3436' });
}

/** Both, their shadows and their likeness in the wet sand. */
export function runners(art: Art): void {
  const [he, she] = [box(art, HE_AT!, 1.82), box(art, SHE_AT!, 1.68)];
  const whole = (on: Local, parts: readonly Part[]): Path =>
    on.place(Path.join(parts.map(([outline]) => outline)));
  grounded(art, whole(he, HE), HE_AT!);
  grounded(art, whole(she, SHE), SHE_AT!);
  runner(he, HE);
  strokes(he, ['-2,-80 2,-66 0,-50', '6,-78 9,-64 8,-52'], INK.detail, '#a39c84');
  runner(she, SHE);
  strokes(she, ['-3,-58 -9,-42 -12,-28', '2,-58 4,-42 4,-30', '5,-58 16,-46 24,-36'], INK.form, '#8f6426');
}
