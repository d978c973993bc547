import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  local,
  Path,
  random,
  range,
  roundLimb,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { byLamp } from './view.ts';

const [CREAM, BUFF, BARRED] = ['#f6e6c2', '#b9803f', '#8a5a38'];

/** A barn owl on the beam: one wing still open from landing, the head bent over the near pan. */
export function owl(art: Art, x: number, y: number, size: number): void {
  const box = local(art, x, y, size);
  const part = (knots: string, fill: string, soft: number, own = {}): void =>
    byLamp(art, box.place(closed(knots)), fill, soft * size, own);
  // tail, below the beam
  byLamp(
    art,
    box.place(Path.join(leaf(14, -10, 74, 20, 160), leaf(8, -10, 78, 20, 170), leaf(2, -8, 70, 18, 180))),
    BARRED,
    5,
  );
  strokes(box, ['4,34 14,37 30,30', '6,50 16,53 30,46'], INK.contour, '#4a2a20', 0);
  wing(box);
  part('-30,-20 -42,-60 -40,-96 -22,-122 12,-122 36,-98 42,-62 34,-24 14,-4 -12,-4', CREAM, 15, {
    shade: '#6e4638',
  });
  // folded wing, its far edge hidden by the breast
  part('-26,-118 -42,-104 -52,-72 -50,-34 -38,-2 -28,18! -24,-14 -30,-50 -28,-86', BUFF, 6, {
    shade: '#3a1e1c',
  });
  strokes(
    box,
    ['-46,-70 -40,-40 -34,-6', '-40,-90 -35,-60 -30,-30', '-48,-44 -42,-24 -34,4'],
    INK.form,
    '#5a3626',
  );
  const chance = random('breast');
  box.blot(
    range(20, () =>
      ellipse(
        chance.between(-20, 30),
        chance.between(-88, -24),
        chance.between(0.9, 1.5),
        chance.between(1.3, 2),
      ),
    ),
    '#8a5a38',
  );
  // long legs in down, toes round the brass
  for (const foot of [-12, 15]) {
    byLamp(
      art,
      box.place(roundLimb(`${foot * 0.8},-16 ${foot},-8 ${foot},-1`, [9, 7, 4.4], 10)),
      '#f2deb4',
      4,
      { shade: '#8a5a44' },
    );
    byLamp(
      art,
      box.place(
        Path.join(
          ...[-7, 0, 7].map((d) =>
            roundLimb(`${foot + d * 0.5},-4 ${foot + d},1 ${foot + d * 1.1},9`, [3, 3.2, 1.6], 6),
          ),
        ),
      ),
      '#a8826a',
      1.6,
    );
  }
  head(local(art, ...box.at(-8, -132), size * 1.04, { rot: -10 }));
}

/** Primaries, secondaries, the pale coverts over both. */
function wing(box: Local): void {
  const { art } = box;
  const rows = [
    { count: 9, from: [96, -142], to: [70, -128], long: 112, angles: [62, 146], wide: 19, fill: '#caa06a' },
    { count: 7, from: [62, -126], to: [26, -92], long: 82, angles: [142, 166], wide: 20, fill: '#d6b07a' },
    { count: 8, from: [92, -140], to: [28, -96], long: 50, angles: [92, 158], wide: 18, fill: '#efd9a8' },
  ] as const;
  for (const { count, from, to, long, angles, wide, fill } of rows) {
    const quills = range(count, (i) => {
      const t = i / (count - 1);
      const turn = angles[0] + (angles[1] - angles[0]) * t;
      return leaf(
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t,
        long * (1 - 0.16 * Math.abs(t - 0.35)),
        wide,
        turn,
        5,
      );
    });
    for (const quill of quills) byLamp(art, box.place(quill), fill, 3.4, { shade: '#5a3626', rimWidth: 1.4 });
  }
  byLamp(art, box.place(roundLimb('24,-106 56,-130 84,-146 102,-144', [15, 11, 8, 6], 16)), BUFF, 5);
}

function head(box: Local): void {
  const { art, scale } = box;
  byLamp(
    art,
    box.place(closed('-42,-6 -38,-34 -18,-50 10,-50 34,-36 42,-8 34,18 14,34 -14,34 -34,18')),
    BUFF,
    11 * scale,
    { shade: '#4a2a20' },
  );
  // its face is a heart, too
  const disc = closed('-4,-27! 6,-39 24,-37 35,-18 30,8 14,28 -5,37 -22,27 -37,7 -39,-18 -30,-37 -13,-39');
  box.fill(disc.scale(1.08, 1.06, -3, 0), '#5f3622');
  byLamp(art, box.place(disc), '#fff3d8', 7 * scale, { shade: '#a87a5c', rimWidth: 0.2 });
  for (const [side, mid] of [
    [-1, -5],
    [1, -3],
  ] as const) {
    const x = mid + side * 17;
    stippled(
      art,
      box.place(ellipse(x - side * 4, -6, 11, 15)),
      '#c9946a',
      box.at(mid, 6),
      box.at(x, -8),
      [0.95, 0],
    );
    box.fill(closed(`${x - 9},-9 ${x},-17 ${x + 9},-9 ${x + 5},0 ${x},2 ${x - 5},0`), '#1c1014');
    box.fill(ellipse(x + 3, -4, 2.2), '#ffe2a0');
  }
  byLamp(art, box.place(closed('-4,-16! 2,-2 3,12 -1,25! -9,20 -11,8 -8,-4')), '#e2bc94', 3 * scale, {
    shade: '#7a4a3a',
  });
}
