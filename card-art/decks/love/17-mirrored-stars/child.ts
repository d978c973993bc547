import { PROFILE } from '../../../kit/figure/body.ts';
import { INK, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, local, roundLimb, spline } from '../../../kit/pen/index.ts';

const paint = lit({
  from: { towards: [-0.4, -0.9] },
  shade: '#1d2a3c',
  rim: '#ffe9b4',
  rimWidth: 1.6,
  stray: 0,
});

/** Somebody crouches at the water's edge and reaches for the star in it; the boots stand at (x, y). */
export function child(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  stippled(
    art,
    ellipse(x + 4 * scale, y, 27 * scale, 4 * scale),
    '#0f2428',
    [x - 40, y],
    [x + 50, y],
    [0.9, 0.4],
  );
  const part = (knots: string, fill: string, soft: number): void =>
    paint(art, box.place(closed(knots)), fill, soft * scale);
  // the far boot and leg, drawn up
  paint(art, box.place(roundLimb('8,-20 -12,-30 -8,-6', [7, 6.4, 5], 14)), '#2c4256', 3);
  part('-14,-8! -2,-9 0,0! -22,1 -21,-4', '#d8a24e', 2);
  // the far arm rests on the knee, the near one goes down to the water
  part('-10,-58! -18,-48 -22,-34 -17,-31! -10,-38 -4,-50', '#a8484c', 2);
  paint(art, box.place(roundLimb('14,-19 -8,-33 2,-8', [9, 7.4, 5.4], 16)), '#38536a', 4);
  part('-6,-10! 8,-11 9,0! -14,2 -14,-3 -6,-6', '#e2ae58', 2);
  part('-14,-66! -2,-68 10,-58 20,-42 25,-24 22,-14! 8,-13 4,-22 -4,-34 -12,-46 -18,-56', '#cf6a5e', 6);
  strokes(box, ['6,-58 14,-42 18,-22', '-4,-52 2,-38 9,-24'], INK.detail, '#8e3f48', 0.2);
  paint(art, box.place(roundLimb('-6,-57 -19,-45 -27,-32 -36,-20', [6.4, 5.4, 4.6, 3.8], 14)), '#d87566', 3);
  paint(art, box.place(limb('-35,-21 -41,-12 -43,-6', [2.9, 2.6, 1], 8)), '#e9bb94', 1.4);
  head(art, x, y, scale);
}

/** Bent over the water: a face that the star lights, and hair to the chin. */
function head(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x - 20 * scale, y - 75 * scale, scale * 1.72, { rot: -30 });
  paint(art, box.place(spline(PROFILE, true).scale(-1, 1)), '#e9bb94', 2 * scale, {
    shade: '#a8705f',
    depth: 0.6,
    rimWidth: 1,
    towards: [-1, -0.2],
  });
  box.fill(closed('-3.6,-0.6! -2.6,-0.2 -1.8,-0.9! -2.6,0.5'), '#3a2c34');
  paint(
    art,
    box.place(
      closed(
        '-4.6,-2.4! -5.6,-5 -3,-8 1,-9 5.6,-7.4 8,-3 8,2 6.4,7.6 3,8.4! 0.4,7 -0.6,4 -0.8,1! -2.4,-0.4 -3.4,-1.6!',
      ),
    ),
    '#2b2a33',
    4 * scale,
  );
}
