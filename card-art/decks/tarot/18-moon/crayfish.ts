import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { toned } from './form.ts';

const SHELL = { fill: '#96463e', shade: '#452236', rim: '#f2cdae', soft: 4, rimWidth: 1.6 } as const;
const LIMB = { fill: '#74393c', shade: '#3a2032', rim: '#dca890', soft: 2, rimWidth: 1.1 } as const;
const DARK = '#4a2232';

/** Four pairs of legs, each bent twice: right ones, then left ones. */
const LEGS = [
  '12,-16 30,-28 42,-18 50,-4',
  '13,-6 34,-10 46,2 52,16',
  '12,4 32,8 42,22 46,34',
  '-12,-16 -32,-24 -42,-12 -52,-2',
  '-13,-6 -36,-6 -46,8 -54,18',
  '-12,4 -32,12 -40,26 -46,36',
];
/** Arms with claws: each has its palm and the finger that moves. Not alike: one reaches, the other is bent. */
const CLAWS = [
  {
    arm: '-9,-28 -24,-40 -30,-56',
    palm: '-24,-52! -22,-62 -26,-74 -35,-96! -41,-90 -44,-78 -43,-64 -36,-52!',
    finger: '-40,-66! -48,-72 -52,-84 -46,-100! -43,-92 -41,-84!',
  },
  {
    arm: '9,-28 28,-34 40,-46',
    palm: '35,-44! 33,-56 36,-68 32,-86! 42,-82 50,-70 52,-56 47,-43!',
    finger: '34,-60! 25,-65 20,-76 24,-90! 30,-82 35,-74!',
  },
] as const;

/** A crayfish climbs out of the water, seen from behind and above; about 190 × `scale` long with its claws. */
export function crayfish(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  // it lies on level ground: seen from low down, its length shrinks
  const lying = (path: Path): Path => box.place(path.scale(1, 0.8));
  const at = (knots: string): Path => lying(closed(knots));
  art.fill(lying(ellipse(6, 10, 30, 30)), '#0b1e2b', 0.5);
  for (const feeler of ['-4,-44 -14,-72 -16,-100 -42,-118 -68,-112', '4,-44 12,-70 6,-98 18,-122'])
    art.fill(lying(ribbon(curve(feeler), 2.4, { start: 1, end: 0.3, samples: 14 })), '#b56a58');
  for (const leg of LEGS)
    toned(art, lying(ribbon(curve(leg), 7, { start: 0.9, end: 0.1, samples: 10, peak: 0.2 })), LIMB);
  // the tail: each ring lies over the next, the fan spread behind
  for (const fan of [
    '0,58! -6,70 -5,86 0,90 5,86 6,70!',
    '-4,56! -16,64 -22,78 -18,86! -10,82 -5,70!',
    '4,56! 16,64 22,78 18,86! 10,82 5,70!',
  ])
    toned(art, at(fan), LIMB);
  for (const [half, down] of [
    [9, 60],
    [11.4, 50],
    [13.4, 40],
    [15, 30],
    [16, 20],
  ] as const)
    toned(
      art,
      at(
        `${-half},${down - 14}! 0,${down - 17} ${half},${down - 14}! ${half + 1.6},${down - 5} ${half + 3},${down + 2}! ${half - 2},${down} 0,${down + 4} ${-half + 2},${down} ${-half - 3},${down + 2}! ${-half - 1.6},${down - 5}`,
      ),
      { ...SHELL, soft: 3 },
    );
  for (const { arm, palm, finger } of CLAWS) {
    toned(art, lying(ribbon(curve(arm), 12, { start: 0.7, end: 1, samples: 8 })), LIMB);
    toned(art, at(finger), LIMB);
    toned(art, at(palm), SHELL);
  }
  toned(
    art,
    at(
      '0,-56! 3,-46 7,-40! 13,-32 17,-18 18,0 15,14 8,20 0,21 -8,20 -15,14 -18,0 -17,-18 -13,-32 -7,-40! -3,-46',
    ),
    { ...SHELL, soft: 5 },
    () => {
      art.fill(at('-20,-40! -8,-30 -8,-4 -6,24! -30,24!'), '#7a3a3c');
      // wet: the moon in the shell
      art.fill(at('5,-30! 10,-24 12,-10 10,0! 7,-12'), '#d89a80');
    },
  );
  strokes(
    box,
    ['-16,2 -8,-6 0,-3 8,-6 16,2', '-4,0 -4,14', '4,0 4,14', '-3,-40 -2,-26', '3,-40 2,-26'].map((line) =>
      curve(line).scale(1, 0.8),
    ),
    INK.form,
    DARK,
    0.05,
  );
  for (const side of [-1, 1]) {
    toned(art, lying(ribbon(curve(`${side * 6},-38 ${side * 11},-43`), 4, { start: 1, end: 1 })), LIMB);
    art
      .fill(lying(ellipse(side * 12, -44.6, 3.4, 3.6)), '#14141e')
      .fill(lying(ellipse(side * 12 + 1, -46, 1.1)), '#fff6e4');
  }
}
