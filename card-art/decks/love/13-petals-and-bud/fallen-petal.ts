import { type Art, LINE, local, Path, type PathLike, ramp, svgPath } from '../../../kit/pen/index.ts';

/**
 * A rose petal that has fallen, seen from above: narrow foot at (0, 28), wavy brim at y = -30, its
 * brim rolled over. `flat` squeezes it on to the ground (1 = in the air, seen from the front).
 */
export function fallenPetal(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    rot = 0,
    flat = 0.55,
    mirror = false,
    lite = '#ffdcd4',
    mid = '#e27f8e',
    dark = '#8a2a4c',
  }: { rot?: number; flat?: number; mirror?: boolean; lite?: string; mid?: string; dark?: string } = {},
): void {
  const box = local(art, x, y, scale);
  // turned first, then squeezed: a petal lies on the ground however it is turned
  const lay = (path: PathLike): Path =>
    Path.join(path)
      .scale(mirror ? -1 : 1, 1)
      .rotate(rot)
      .scale(1, flat);
  const between = (x1: number, y1: number, x2: number, y2: number) => {
    const [[, ax, ay], [, bx, by]] = lay(svgPath(`M${x1} ${y1}L${x2} ${y2}`)).commands as [
      ['M', number, number],
      ['L', number, number],
    ];
    return [ax, ay, bx, by] as const;
  };
  const whole = svgPath(
    'M-3 30C-12 20 -33 10 -35 -8C-36 -23 -24 -31 -12 -29.5C-5 -29 -2 -26.5 2 -26.5C7 -27 11 -31 19 -30',
    'C31 -27 37 -13 32 0C27 12 12 20 4 30C2 32 -1 32 -3 30Z',
  );
  box.solid(lay(whole), box.linear(...between(-3, 24, 4, -26), ramp(0, dark, 0.42, mid, 1, lite)), LINE.fine);
  const veins = svgPath('M-3 20C-8 11 -13 4 -16 -5M1 19C1 9 2 1 3 -8M4 20C9 11 15 3 19 -4');
  box.line(lay(veins), LINE.hair, '#fff0ea', 0.5);
  // hollow of the cup, then the brim rolled back on one side and at the tip
  box.fill(lay(svgPath('M-26 -9C-14 -17 18 -18 27 -5C14 -11 -10 -13 -26 -9Z')), dark, 0.3);
  const brim = svgPath(
    'M-35 -8C-36 -23 -24 -31 -12 -29.5C-5 -29 -2 -26.5 2 -26.5C7 -27 11 -31 19 -30C29 -28 36 -17 34 -5',
    'C28 -15 18 -19 8 -17C-4 -19 -22 -17 -35 -8Z',
  );
  box.solid(lay(brim), box.linear(...between(0, -14, 0, -32), ramp(0, mid, 1, lite)), LINE.fine);
}
