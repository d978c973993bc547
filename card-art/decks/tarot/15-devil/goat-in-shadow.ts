import { byHand, INK, ink, modelled, printed, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  local,
  type Path,
  type PathLike,
  points,
  range,
  spline,
  tube,
} from '../../../kit/pen/index.ts';

const EMBER = '#ff9a4c';

const HEAD: readonly Knot[] = points(
  '-10,-112! -44,-106 -60,-78 -64,-44 -56,-14 -44,20 -38,58 -34,84 -22,104 0,110 24,104 36,84 40,56 48,20 60,-14 66,-46 60,-80 44,-106 14,-112!',
);

/** A goat's head from before, 220 × `scale` high; the fire is below on its right, the other half is darkness. */
export function goatInShadow(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const region = [x - 300, y - 330, x + 300, y + 350] as const;
  const form = (outline: PathLike, fill: string, soft: number, shade = '#0f0820', rim = '#ffb66a'): void =>
    modelled(
      art,
      region,
      { towards: [-soft * 1.3, soft * 0.7], soft, shade, rim, rimWidth: 2.6 },
      () => void art.fill(byHand(box.place(outline), 1.5), fill),
    );
  for (const side of [1, -1]) {
    const horn = tube(
      points('22,-100 44,-150 92,-196 150,-224 210,-232 260,-220').map(([hx, hy]): Knot => [hx * side, hy]),
      [24, 25, 23, 20, 16, 10, 1],
      44,
    );
    form(horn.outline, side < 0 ? '#8a5a44' : '#4a2c3c', 13);
    art.blot(
      range(22, (i): Path => ink(box.place(horn.rib(0.05 + i * 0.04, 0.02)), INK.form, i, 0.1)),
      '#241026',
    );
  }
  for (const side of [-1, 1]) {
    const ear = spline(
      points('52,-84! 92,-96 138,-76 160,-38! 120,-34 84,-46 58,-60').map(
        ([ex, ey, c = 0]): Knot => [ex * side, ey, c],
      ),
      true,
    );
    form(ear, side < 0 ? '#7a4238' : '#2c1a30', 9);
    strokes(
      box,
      [side < 0 ? '-70,-74 -110,-68 -146,-44' : '70,-74 110,-68 146,-44'],
      INK.contour,
      '#1a0c20',
      0.25,
    );
  }
  form(closed('-26,92! -30,130 -16,168 -20,206! 0,180 8,214! 16,176 30,190! 26,140 28,94'), '#4a2a34', 12);
  strokes(
    box,
    ['-16,110 -12,150 -16,190', '0,110 2,150 4,196', '14,110 18,140 22,176'],
    INK.form,
    '#150a1e',
    0.25,
  );
  form(spline(HEAD, true), '#7a4238', 34);
  // planes: brow, cheek, bridge of the nose on the fire's side
  printed(art, region, () => {
    const lit = box.linear(-70, 40, 30, -20, [
      [0, EMBER, 0.9],
      [0.5, EMBER, 0.35],
      [1, EMBER, 0],
    ]);
    for (const plane of [
      '-14,-84! -30,-60 -24,-20 -14,40 -18,84 -4,96! -2,40 -4,-20 -6,-70',
      '-60,-60! -54,-20 -44,16 -36,50! -28,20 -34,-10 -44,-34',
      '-48,-96! -30,-92 -16,-78 -34,-62 -56,-62!',
    ]) {
      box.fill(closed(plane), lit);
    }
  });
  box.fill(closed('-58,-46! -44,-56 -26,-50 -18,-36! -30,-30 -48,-32'), '#1a0a18');
  stippledGlow(art, ...box.at(-38, -42), 40, EMBER, 0.9);
  box.fill(closed('-55,-44! -44,-52 -29,-48 -21,-38! -32,-33 -46,-35'), '#ffc04a');
  box.fill(closed('-46,-45! -38,-46 -30,-42! -38,-39'), '#2a0a14');
  box.fill(ellipse(-46, -46, 1.8), '#fff6d8');
  box.fill(closed('58,-46! 44,-54 28,-48 20,-38! 32,-32 48,-34'), '#0d0618');
  art.blot(ink(box.place(curve('50,-42 40,-46 28,-41')), 2.4, 4, 0), '#b0542c');
  strokes(box, ['-64,-58 -44,-66 -22,-58', '62,-60 44,-66 24,-58'], 5, '#12081a', 0.25);
  strokes(
    box,
    [
      '-20,-108 -6,-84 0,-56',
      '-28,104 -8,96 0,100 10,96 28,102',
      '0,78 0,98',
      '8,-108 6,-88 2,-70',
      '-40,-90 -26,-80 -16,-62',
    ],
    INK.contour,
    '#12081a',
    0.25,
  );
  box
    .fill(closed('-24,70! -12,72 -8,82 -18,80'), '#12081a')
    .fill(closed('24,70! 12,72 8,82 18,80'), '#12081a');
}
