import { ink, strokes } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Path } from '../../../kit/pen/index.ts';
import { cut, type World } from './view.ts';

/** Where it floats. */
const [X, Y] = [486, 772];

const put = (path: Path): Path => path.rotate(-4).translate(X, Y);
const WARE = { fill: '#d8cdc0', shade: '#8d8590', rim: '#fff0cc' } as const;

/** A tray of cedar with flask and cups: there is one for whoever comes. */
export function tray(world: World): void {
  const { art, at, tone, clear } = world;
  const on = (knots: string): Path => put(closed(knots));
  const fill = (path: Path, colour: string): void => void art.fill(at(path), tone(colour));
  cut(world, on('-48,-6! -46,4 -38,10 -16,14.6 16,14.6 38,10 46,4 48,-6! 0,6'), {
    fill: '#8a5c40',
    shade: '#4a3236',
    soft: 6,
    rim: '#f0b878',
    rimWidth: 1.6,
  });
  fill(put(ellipse(0, -6, 48, 12.4)), '#c48c5c');
  fill(put(ellipse(0, -5.4, 43.6, 9.8)), '#54382f');
  fill(on('-40,-4! -20,2.6 0,4.4 24,3 42,-4! 24,-0.6 -10,0.4'), '#7d563e');
  for (const [x, y] of [
    [14, 1],
    [30, -3],
  ] as const) {
    const cup = (knots: string): Path => put(closed(knots).translate(x, y));
    cut(world, cup('-8,-11! 8,-11! 6.4,-3 4,0 -4,0 -6.4,-3'), { ...WARE, soft: 3.4, rimWidth: 1 });
    fill(put(ellipse(x, y - 11, 8, 2.3)), '#f0e4d0');
    fill(put(ellipse(x, y - 10.6, 6.4, 1.5)), '#8a7f84');
  }
  cut(
    world,
    on(
      '-19,1! -26,-6 -28,-16 -25,-26 -18,-32 -17,-38 -20,-43! -8,-43! -11,-38 -10,-32 -3,-26 0,-16 -2,-6 -9,1! -14,2.6',
    ),
    { ...WARE, soft: 6, rimWidth: 1.5 },
    [on('-30,-17! -14,-13.6 4,-17 4,-14 -14,-10.6 -30,-14'), '#55788a'],
  );
  fill(put(ellipse(-14, -43, 6, 1.8)), '#7b727c');
  if (clear)
    strokes(
      art,
      ['-30,9 -29,12', '-10,11.6 -10,14', '14,11.4 14,14', '32,8 31,11'].map((way) => put(curve(way))),
      1,
      '#3a2628',
      0,
    );
}

/** Where it lies in the water. */
export function underTray(art: World['art']): void {
  art.blot(
    [
      ink(curve('-56,6 -44,13 -16,18 18,18 44,12 56,5').translate(X, Y), 2, 7, 0.2),
      ink(curve('-24,26 0,28 26,25').translate(X, Y), 1.5, 8, 0.3),
    ],
    '#a9cfc6',
  );
}
