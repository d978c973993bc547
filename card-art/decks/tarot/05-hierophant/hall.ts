import { byHand, INK, ink, modelled, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, Path, polygon, ramp, range, roundRect } from '../../../kit/pen/index.ts';
import { face, form, seen } from './form.ts';

/** Dark walls, a niche of green stone behind the throne. */
export function walls(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 824),
    art.linear(60, 0, 560, 0, ramp(0, '#94684a', 0.38, '#6a4638', 0.7, '#432c30', 1, '#2a1c26')),
  );
  const joints = range(12, (row) =>
    ink(curve(`44,${84 + row * 54} 140,${92 + row * 50} 236,${100 + row * 46}`), INK.form, row, 0.2),
  );
  art.blot(joints, '#5a3c34', 0.8);
  const niche = closed('262,660! 262,220! 270,160 306,112 366,94 428,112 468,160 476,220! 476,660!');
  art.fill(niche, art.linear(262, 0, 476, 0, ramp(0, '#2f6258', 0.5, '#1f4a48', 1, '#123036')));
  stippled(art, niche, '#0c2229', [360, 0], [480, 0], [0, 0.6]);
  arch(art);
}

/** The niche's arch, stone by stone. */
function arch(art: Art): void {
  const outer = closed(
    '222,210! 226,148 276,84 366,60 458,84 512,148 516,210! 480,210! 470,160 430,118 366,100 306,118 266,160 258,210!',
  );
  form(art, outer, '#8f6a52', 10, { shade: '#2c1a26', rim: '#ffdca4' });
  art.blot(
    [
      '240,172 268,176',
      '262,122 288,142',
      '308,86 322,114',
      '366,64 366,98',
      '428,86 414,114',
      '474,122 450,142',
      '498,172 470,178',
    ].map((joint, i) => ink(curve(joint), INK.form, i, 0.05)),
    '#3a2430',
  );
}

/** One of the two pillars: a round shaft between its plinth and its capital. */
export function pillar(art: Art, x: number, half: number, top: number, foot: number, fill: string): void {
  form(
    art,
    polygon([
      [x - half, top],
      [x + half, top],
      [x + half, foot],
      [x - half, foot],
    ]),
    fill,
    half * 0.6,
    {
      shade: '#1f1422',
      towards: [-1, 0],
      rimWidth: 3,
      depth: 0.85,
    },
  );
  for (const [y, w, h] of [
    [top - 4, 1.55, 16],
    [top + 12, 1.2, 9],
    [foot - 12, 1.2, 10],
    [foot - 2, 1.5, 16],
  ] as const)
    form(art, roundRect(x - half * w, y, half * w * 2, h), fill, 8, {
      towards: [-1, -0.3],
      shade: '#1f1422',
    });
}

/** Floor of two stones and the three steps. */
export function floor(art: Art): void {
  art.fill(
    polygon([...[0, 1].map((i) => [i ? 600 : 20, 700] as [number, number]), [600, 880], [20, 880]]),
    art.linear(60, 0, 560, 0, ramp(0, '#7a5a48', 0.5, '#5c4340', 1, '#35242c')),
  );
  const tiles: Path[] = [];
  for (let row = 0; row < 6; row++)
    for (let column = -4; column < 5; column++)
      if ((row + column) % 2) {
        const [r, a] = [column * 0.46 + 0.1, 3.3 + row * 0.46];
        tiles.push(face([r, 0, a], [r + 0.46, 0, a], [r + 0.46, 0, a + 0.46], [r, 0, a + 0.46]));
      }
  art.blot(tiles, '#3d2a32', 0.75);
  for (const [i, [near, far, top]] of (
    [
      [5.4, 5.8, 0.18],
      [5.8, 6.2, 0.36],
      [6.2, 7.3, 0.54],
    ] as const
  ).entries()) {
    const [left, right] = [-0.62 + i * 0.16, 1.96];
    modelled(
      art,
      [40, 600, 600, 800],
      { towards: [-6, -4], soft: 7, shade: '#22141f', rim: '#ffdfa8', rimWidth: 2.4 },
      () =>
        void art.fill(
          byHand(
            face([left, top - 0.18, near], [right, top - 0.18, near], [right, top, near], [left, top, near]),
            1,
          ),
          '#6f5048',
        ),
    );
    modelled(
      art,
      [40, 600, 600, 800],
      { towards: [-20, 0], soft: 18, shade: '#3a2530', rim: '#fff0c8', rimWidth: 2 },
      () =>
        void art.fill(
          byHand(face([left, top, near], [right, top, near], [right, top, far], [left, top, far]), 1),
          '#b08a68',
        ),
    );
  }
  // a runner of red over the steps
  const [l, r] = [0.36, 1.06];
  for (const [a, b, c, d, tone] of [
    [[0, 5.4], [0.18, 5.4], 0, 0, '#7a1f34'],
    [[0.18, 5.4], [0.18, 5.8], 0, 0, '#b23a44'],
    [[0.18, 5.8], [0.36, 5.8], 0, 0, '#7a1f34'],
    [[0.36, 5.8], [0.36, 6.2], 0, 0, '#b23a44'],
    [[0.36, 6.2], [0.54, 6.2], 0, 0, '#7a1f34'],
    [[0.54, 6.2], [0.54, 6.8], 0, 0, '#b23a44'],
  ] as const)
    art.fill(face([l + c, ...a], [r + d, ...a], [r, ...b], [l, ...b]), tone);
  art.fill(face([l, 0, 5.4], [r, 0, 5.4], [r, 0, 4.3], [l, 0, 4.3]), '#a8343f');
  for (const u of [l + 0.04, r - 0.04]) {
    const way = (
      [
        [u, 0, 4.3],
        [u, 0, 5.4],
        [u, 0.18, 5.4],
        [u, 0.18, 5.8],
        [u, 0.36, 5.8],
        [u, 0.36, 6.2],
        [u, 0.54, 6.2],
      ] as const
    ).map((place) => seen(place).join(','));
    art.line(Path.join(way.slice(1).map((to, i) => curve(`${way[i]}! ${to}!`))), 2.2, '#d9a750');
  }
}
