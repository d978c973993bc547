import { byHand, ink, stippled } from '../../../kit/hand/index.ts';
import { centroid, packCells, pebble } from '../../../kit/pen/cells.ts';
import {
  type Art,
  closed,
  ellipse,
  local,
  type Path,
  type Placement,
  type Point,
  random,
} from '../../../kit/pen/index.ts';
import { shadow, sunny } from './view.ts';

/** Broken open by hand from stalk to crown: skin, and the pith within it. */
const SKIN = closed(
  '-2,-58 24,-55 46,-38 57,-8 54,22 38,46 14,57! -12,57! -40,44 -56,20 -58,-8 -46,-38 -24,-54',
);
const CROWN = closed('-14,50! -15,60 -21,70! -11,67 -5,75! 1,67 8,74! 12,66 20,68! 15,58 14,50!');
const PITH = closed(
  '-2,-50 20,-48 40,-33 50,-6 47,20 33,40 12,50 -12,49 -35,38 -49,17 -50,-8 -40,-32 -20,-46',
);
/** Chambers between the membranes; each convex, as the packing wants it. */
const CHAMBERS: readonly (readonly Point[])[] = [
  [
    [-6, -44],
    [-24, -40],
    [-40, -24],
    [-44, -8],
    [-26, -8],
    [-10, -16],
    [-4, -30],
  ],
  [
    [3, -45],
    [20, -43],
    [35, -28],
    [40, -14],
    [24, -10],
    [10, -18],
    [2, -30],
  ],
  [
    [-45, -1],
    [-42, 18],
    [-30, 34],
    [-16, 36],
    [-8, 18],
    [-14, 2],
    [-26, -2],
  ],
  [
    [44, -7],
    [45, 10],
    [38, 24],
    [22, 18],
    [10, 4],
    [12, -8],
    [24, -4],
  ],
  [
    [-2, 12],
    [8, 12],
    [22, 26],
    [28, 36],
    [12, 45],
    [-9, 44],
    [-10, 36],
  ],
];
/** A chamber nearly up to its membranes, and the rounded hollow that it is. */
const wide = (chamber: readonly Point[]): Point[] => {
  const [cx, cy] = centroid(chamber);
  return chamber.map(([x, y]): Point => [cx + (x - cx) * 1.17, cy + (y - cy) * 1.17]);
};
const bed = (chamber: readonly Point[]): Path => pebble(wide(chamber), 1.08);
const COUNTS = [11, 11, 12, 11, 10] as const;

/** Half a pomegranate, its inside up to us: 58 × `scale` round (x, y). `eaten`: the chamber that a spoon has been in. */
export function half(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { eaten, seed = 1, ...placement }: Placement & { eaten?: number; seed?: number } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const skin = box.place(SKIN);
  art.fill(
    [skin, box.place(CROWN)].map((part) => part.translate(...shadow(17))),
    '#7f93a6',
  );
  sunny(art, box.place(CROWN), '#c8705c', 4, { shade: '#74303c' });
  sunny(art, skin, '#c2463f', 8, { shade: '#74203a', rim: '#ffc8a4' });
  const pith = byHand(box.place(PITH), 1.6);
  art.fill(pith, '#fbe9c4');
  stippled(art, pith, '#e0a878', [x, y], [x - 50 * scale, y - 46 * scale], [0, 0.8]);
  const chance = random(`half ${seed}`);
  const [beds, red, bright, sparks]: [Path[], Path[], Path[], Path[]] = [[], [], [], []];
  CHAMBERS.forEach((chamber, i) => {
    beds.push(bed(chamber));
    if (i === eaten) return;
    for (const cell of packCells(wide(chamber), COUNTS[i]!, seed * 5 + i)) {
      (chance() < 0.4 ? bright : red).push(pebble(cell, 0.9));
      const [cx, cy] = centroid(cell);
      sparks.push(ellipse(cx - 1, cy - 2, 1.5, 1.2));
    }
  });
  const [hollow] = eaten === undefined ? [] : [beds.splice(eaten, 1)[0]!];
  box.fill(beds, '#6e1230').fill(red, '#b41f42').fill(bright, '#de4a5c').fill(sparks, '#fff0e6');
  if (hollow) {
    box.fill(hollow, '#e6b48a').fill(hollow.scale(0.8, 0.8, 8, 32), '#d99a7c');
    box.fill([ellipse(-4, 22, 5, 4), ellipse(4, 40, 4.4)], '#b41f42');
  }
  art.blot(ink(pith, 1.2, seed, 0.1), '#d89a70');
}
