import { type Art, LINE, line, local, polar, ramp, range, ribbon, spline, svgPath } from '../pen/index.ts';

/** A ripe rose hip on its stalk: the stalk begins at (x, y) and heads for `angle`; `size` is the fruit's length. */
export function roseHip(art: Art, x: number, y: number, size: number, angle: number, stalk: number): void {
  const box = local(art, x, y, 1, { rot: angle });
  const bent = spline([
    [0, 0],
    [stalk * 0.12, -stalk * 0.5],
    [0, -stalk],
  ]);
  box.blot(ribbon(bent, 2.6, { start: 1, end: 0.8, samples: 8 }));
  const fruit = local(art, ...polar(x, y, stalk, angle), size, { rot: angle });
  const red = ramp(0, '#ffd0b8', 0.3, '#e8545e', 0.7, '#a01c40', 1, '#52102c');
  const hip = svgPath(
    'M0 .04C-.3 .04 -.44 -.26 -.4 -.54C-.36 -.8 -.16 -.94 0 -.96C.16 -.94 .36 -.8 .4 -.54C.44 -.26 .3 .04 0 .04Z',
  );
  const crown = range(5, (i) => line(...polar(0, -0.94, 0, 0), ...polar(0, -0.94, 0.34, (i - 2) * 34)));
  fruit.line(crown, LINE.mid);
  fruit.solid(hip, fruit.radial(-0.12, -0.6, 0.8, red), LINE.mid * 0.9);
  fruit.blot(svgPath('M-.22 -.7C-.28 -.54 -.28 -.4 -.22 -.28C-.16 -.4 -.16 -.56 -.22 -.7Z'), '#fff0e4', 0.85);
}
