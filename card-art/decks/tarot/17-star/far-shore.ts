import { byHand, ink, modelled, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  Path,
  points,
  polar,
  polygon,
  random,
  range,
  ribbon,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Hills beyond the pool; on the last of them a tree, and in it the ibis. */
export function farShore(art: Art, shore: number): void {
  for (const [knots, fill, mist] of [
    ['30,560 90,540 150,552 210,530 280,548 340,520 410,544 480,516 570,538', '#3d628c', '#b3c8c9'],
    ['30,590 110,580 190,590 260,582 330,590 410,566 480,548 570,540', '#213f68', '#7d9abc'],
  ] as const) {
    const hill = byHand(polygon([...points(knots), [570, shore + 4], [30, shore + 4]]), 3);
    art.fill(hill, fill);
    stippled(art, hill, mist, [0, hill.bounds()[1] + 8], [0, shore + 4], [0, 0.9]);
  }
  treeWithIbis(art);
}

/** A tree on the far bank, and in it the ibis. */
function treeWithIbis(art: Art): void {
  const dark = '#16294a';
  const boughs = [
    '488,606 492,570 486,536 494,500',
    '489,560 470,540 458,520',
    '488,540 508,522 520,506',
  ].map((knots, i) => ribbon(curve(knots), i ? 5 : 11, { start: 0.9, end: 0.2, peak: 0.1 }));
  art.blot(boughs, dark);
  const crown = random('crown');
  const leaves = range(90, () => {
    const angle = crown() * 360;
    const [x, y] = polar(490, 506, Math.sqrt(crown()) * 44, angle);
    return leaf(x, (y - 506) * 0.66 + 506, crown.between(10, 18), 8, crown.between(-70, 70));
  });
  modelled(
    art,
    [430, 450, 550, 560],
    { towards: [-7, -4], soft: 6, shade: '#10203e', rim: '#aac0bd', rimWidth: 1.6 },
    () => {
      art.blot(leaves, '#37506d');
    },
  );
  const ibis = [
    tube(points('508,470 498,462 488,458 482,460'), [2, 8, 9, 5], 16).outline,
    tube(points('484,460 476,450 480,440 474,434'), [4, 2.4, 2.2, 2.6], 14).outline,
    ribbon(curve('474,433 464,436 458,446'), 3.4, { start: 1 }),
  ];
  art.fill(Path.join(ibis), '#f2efe4');
  art.blot(
    ['494,467 494,482', '489,467 490,482'].map((leg, i) => ink(curve(leg), 1.6, i, 0)),
    '#f2efe4',
  );
  art.fill(ellipse(474, 432, 1), '#16294a');
}
