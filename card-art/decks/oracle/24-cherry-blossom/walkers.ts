import { lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  line,
  local,
  type Path,
  range,
} from '../../../kit/pen/index.ts';

const paint = lit({
  from: { towards: [-0.7, -0.8] },
  shade: '#2f3631',
  rim: '#fff0d8',
  rimWidth: 1.3,
  stray: 0,
});

/** A bicycle that is pushed to the left; its wheels stand at y 0. */
function bicycle(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  for (const wx of [-46, 20]) {
    box.line(ellipse(wx, -20, 19.5), 2.4, '#3f4440').line(ellipse(wx, -20, 17.6), 0.8, '#d9cdb8');
    box.line(
      range(6, (i) => line(wx, -20, wx + 18 * Math.cos(i * 1.05), -20 + 18 * Math.sin(i * 1.05))),
      0.4,
      '#8f877a',
    );
  }
  const tubes = [
    '-46,-20 -41,-38 -37,-56',
    '-39,-46 -24,-30 -12,-19',
    '-12,-19 20,-20',
    '-12,-19 -3,-46',
    '20,-20 4,-28 -4,-42',
  ];
  box.line(
    tubes.map((tube) => curve(tube)),
    2.6,
    '#bf5f4c',
  );
  box.line([curve('-37,-56 -37,-63 -30,-66 -24,-65'), curve('-3,-44 -2,-50')], 2, '#4a4640');
  box.fill(closed('-9,-52! 6,-53 8,-49! -2,-48'), '#4a4640');
  box.fill(closed('-60,-62! -40,-61! -42,-46! -57,-47!'), '#b79a70');
  strokes(
    box,
    ['-59,-57 -41,-56', '-58,-52 -41,-51', '-54,-62 -53,-47', '-48,-61 -48,-47'],
    0.8,
    '#7d6544',
    0,
  );
  box.fill(closed('-58,-61! -54,-70 -45,-69 -42,-61!'), '#7d8f66');
}

/** Parts from far to near: outline, colour, softness. */
type Part = readonly [outline: Path, fill: string, soft: number];
const SKIN = '#ecbd9d';

const GIRL: readonly Part[] = [
  [limb('2,-42 9,-25 19,-11', [4.6, 4.2, 2.6, 2], 10), SKIN, 2],
  [limb('12,-20 17,-13 22,-6', [3.2, 2.6, 2], 8), '#39403c', 2],
  [closed('18,-8! 24,-7 26,0 23,2! 17,-3'), '#4b3a30', 1],
  [limb('-1,-42 -5,-25 -9,-10', [4.8, 4.4, 2.8, 2.2], 10), SKIN, 2],
  [limb('-6,-20 -8,-12 -9,-4', [3.4, 2.8, 2.2], 8), '#39403c', 2],
  [closed('-6,-6! -5,0! -18,0 -17,-4 -11,-6'), '#4b3a30', 1],
  [closed('-8,-58! 8,-58! 12,-46 17,-34! 8,-31 0,-32 -8,-31 -13,-33! -12,-46'), '#6d7d63', 4],
  [closed('-7,-81 0,-84 7,-81 11,-72 11,-62 10,-54! 0,-52 -9,-54! -10,-64 -10,-74'), '#586b56', 4],
  [closed('-9,-80! 1,-85 9,-80 8,-74 1,-76 -5,-72!'), '#f3ead8', 2],
  [closed('-8,-77! -3,-76 -5,-66 -9,-64!'), '#bf5f4c', 1],
  [closed('-3,-86! 4,-87 4,-81 -2,-80!'), SKIN, 1],
  [
    closed(
      '-8.4,-99! -8.8,-96 -8,-94.4! -9.6,-92 -10.8,-90.4! -9.4,-89.4! -9.8,-88 -9,-87.2! -9.4,-86 -8.2,-84.2 -5.4,-83.2 -1,-85.4! 4,-90 3,-99 -3,-102',
    ),
    SKIN,
    2,
  ],
  [
    closed(
      '-9,-97! -7,-103 0,-106 7,-103 9,-96 7,-90! 9,-84 14,-78 15,-71! 10,-74 5,-82 3,-88! 0,-93 -3,-97!',
    ),
    '#4d3a30',
    4,
  ],
];
const GIRL_ARM: readonly Part[] = [
  [limb('3,-78 -5,-66 -16,-64 -27,-65', [4.6, 4.2, 3.4, 2.6], 12), '#63765e', 2],
  [ellipse(-28, -65.5, 2.6, 2.2), SKIN, 1],
];

const BOY: readonly Part[] = [
  [limb('2,-50 9,-28 17,-8', [5.4, 4.8, 3.6, 3.2], 10), '#3a3d3a', 3],
  [closed('13,-9! 20,-7 22,0 19,2! 11,-3'), '#efe6d6', 1],
  [limb('-1,-50 -4,-28 -9,-6', [5.8, 5.2, 3.8, 3.4], 10), '#474a45', 3],
  [closed('-5,-7! -4,0! -18,0 -17,-4 -11,-7'), '#efe6d6', 1],
  [closed('-9,-88 -1,-92 8,-89 12,-78 11,-62 11,-47! 0,-45 -9,-47! -11,-62 -11,-78'), '#54564e', 5],
  [closed('-4,-95! 4,-96 4,-89 -3,-88!'), SKIN, 1],
  [
    closed(
      '-9.4,-108! -9.8,-105 -9,-103.2! -10.8,-100.8 -12,-99.2! -10.4,-98.2! -10.8,-96.8 -10,-96! -10.2,-94.6 -9,-92.8 -6,-92 -1,-94! 4,-99 3,-108 -4,-111',
    ),
    SKIN,
    2,
  ],
  [closed('-10,-106! -9,-112 -2,-116 6,-114 9,-107 7,-99 4,-96! 3,-101 1,-106 -4,-108!'), '#332b27', 4],
  [limb('-12,-57 2,-62 20,-68', [2.8, 2.8, 2.8], 6), '#8f4a3c', 2],
  [limb('3,-86 8.4,-77 10.6,-67.4', [5.4, 5, 4.2], 10), '#6b6d62', 3],
  [limb('10.6,-67 3,-62.6 -4.6,-61', [4.4, 3.8, 3], 10), '#6b6d62', 3],
  [closed('-3,-64! -7.4,-64.2 -11,-62.4! -11.4,-60.4 -9.6,-58.6! -6.4,-57.6 -2.6,-58.4!'), SKIN, 1],
];

function figure(art: Art, x: number, y: number, scale: number, parts: readonly Part[]): void {
  const box = local(art, x, y, scale);
  for (const [outline, fill, soft] of parts) {
    const own = fill === SKIN ? { shade: '#b98069', depth: 0.22, rim: '#ffe6cf', rimWidth: 0.8 } : {};
    paint(art, box.place(outline), fill, soft * scale, own);
  }
}

/** A lowered eye, a brow, lips and a warm cheek in a profile that small; `up` and `left` shift them to the taller one's. */
function features(art: Art, x: number, y: number, scale: number, up: number, left: number): void {
  const box = local(art, x + left * scale, y + up * scale, scale);
  box.fill(ellipse(-4.6, -89.4, 2, 1.5), '#e39a84', 0.8);
  strokes(box, ['-7.8,-93.2 -6.6,-92.4 -4.8,-92.8', '-8.2,-96 -6.4,-96.8 -4.4,-96.2'], 1, '#3a2822', 0);
  strokes(box, ['-9.2,-87.3 -7.4,-87.2'], 0.8, '#a4524a', 0);
}

/** Two on their way home: she pushes her bicycle, he holds the roll from school before him. */
export function walkers(
  art: Art,
  [x, y]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  scale: number,
): void {
  for (const [sx, sy] of [
    [x, y],
    [x2, y2],
  ] as const)
    stippled(
      art,
      ellipse(sx + 10 * scale, sy, 44 * scale, 4),
      '#8d7a6a',
      [sx - 30, sy],
      [sx + 50, sy],
      [0.9, 0.2],
    );
  figure(art, x2, y2, scale, BOY);
  strokes(local(art, x2, y2, scale), ['-8,-89 2,-74 10,-58'], 2, '#c9b48e', 0);
  features(art, x2, y2, scale, -9, -1.2);
  figure(art, x, y, scale, GIRL);
  features(art, x, y, scale, 0, 0);
  strokes(local(art, x, y, scale), ['-5,-54 -7,-33', '1,-54 1,-33', '6,-54 10,-33'], 0.9, '#3c4a3c', 0.1);
  bicycle(art, x - 4 * scale, y + 2, scale);
  figure(art, x, y, scale, GIRL_ARM);
}
