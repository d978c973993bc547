import { around, ink, lit } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, Path, random } from '../../../kit/pen/index.ts';

const green = lit({
  from: { towards: [-0.7, -0.7] },
  shade: '#1c2e34',
  rim: '#dcdcb0',
  rimWidth: 1.2,
  stray: 0,
  region: (outline) => around(outline, 20),
});

/** An ivy leaf of five lobes, hanging from (0, 0). */
const LEAF = closed('0,0! -7,-3 -14,2! -12,9 -8,12 -9,20! -3,20 0,28! 3,20 9,20! 8,12 12,9 14,2! 7,-3');

/** Where it climbs: along each post, thickest at their heads. */
const STEMS = [
  [
    '620,478 560,500 534,530 546,600 530,680 536,790',
    '600,560 566,640 560,740 566,860',
    '600,500 530,512 510,540 506,600',
  ],
  [
    '20,452 60,470 84,520 84,590 74,650 84,720',
    '20,500 50,560 58,640 48,720 60,800 56,870',
    '20,470 50,456 88,466',
  ],
];

/** Ivy over both posts: leaves of every size that hang over one another. */
export function ivy(art: Art): void {
  for (const stems of STEMS) climber(art, stems);
}

function climber(art: Art, stems: readonly string[]): void {
  const chance = random(stems.join());
  const vines = stems.map((stem) => curve(stem));
  art.blot(
    vines.map((vine, i) => ink(vine, 3, i, 0.02)),
    '#3a3440',
  );
  const leaves = vines.flatMap((vine) =>
    vine.walk(16).map(({ x, y, t }) =>
      LEAF.scale(chance.between(0.55, 1.05) * (1.1 - t * 0.3))
        .rotate(chance.between(-50, 50))
        .translate(x + chance.between(-11, 11), y + chance.between(-10, 6)),
    ),
  );
  for (const [part, fill] of ['#3c544c', '#4f6b5c', '#5f7c68'].entries()) {
    const some = leaves.filter((_, i) => i % 3 === part);
    green(
      art,
      Path.join(some),
      () => {
        for (const one of some) art.fill(one, fill);
      },
      4,
    );
  }
}
