import { ink, ripples, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  local,
  type Path,
  polygon,
  ramp,
  random,
  roundRect,
} from '../../../kit/pen/index.ts';
import { EYE, form, onWall, WALL } from './view.ts';

const LINE = EYE.horizon + 17;

/** Still water: the sky's light at its far end, the dark of the wall in it. */
export function water(art: Art): void {
  art.fill(
    roundRect(44, LINE, 512, 480),
    art.linear(
      60,
      LINE,
      200,
      862,
      ramp(0, '#fbe6b4', 0.18, '#cfc695', 0.42, '#7c8a68', 0.75, '#3d5548', 1, '#24382f'),
    ),
  );
  const image = (away: number, up: number): [number, number] => onWall(away, -up);
  const wall = polygon([
    image(18, 0),
    image(18, WALL.top + 0.3),
    image(1.36, WALL.top + 0.3),
    image(1.36, 0),
  ]);
  art.fill(
    wobbly(wall),
    art.linear(120, LINE, 520, 700, ramp(0, '#8a8560', 0.2, '#4a5442', 0.55, '#28382f', 1, '#182620')),
  );
  stippled(art, roundRect(44, 640, 512, 230), '#14211d', [0, 640], [0, 862], [0, 0.8]);
}

/** An outline as the water gives it back: it strays sideways, farther the nearer it lies. */
export const wobbly = (path: Path, places = 160): Path =>
  polygon(
    path.walk(places).map(({ x, y }): [number, number] => {
      const much = Math.max(0, (y - LINE) / 190);
      return [x + (Math.sin(y * 0.21 + Math.sin(y * 0.05) * 2) + 0.6 * Math.sin(y * 0.47)) * much, y];
    }),
  );

/** A petal that has come down and lies flat on the water, one end of it curled. */
export function afloat(art: Art, x: number, y: number, scale: number, rot: number): void {
  local(art, x, y, scale).fill(closed('-44,8 -10,18 36,16 56,4 30,24 -16,26'), '#0e1916', 0.7);
  const petal = local(art, x, y, scale, { rot });
  const flat = petal.place(
    closed('-46,2! -34,-12 -8,-20 22,-20 44,-10 40,-3! 50,2 40,12 14,17 -16,14 -36,9'),
  );
  form(
    art,
    flat,
    art.linear(...petal.at(-46, 0), ...petal.at(46, 0), ramp(0, '#f6cdb0', 0.3, '#e2757a', 1, '#c44a5e')),
    6,
    {
      shade: '#8a2444',
      depth: 0.7,
    },
  );
  form(art, petal.place(closed('44,-10! 50,-16 42,-22 20,-21! 34,-15')), '#f6b9a4', 2, { shade: '#9a3a50' });
}

/** A drop has fallen from the bloom: rings, their far side in the light. */
export function rings(art: Art, x: number, y: number): void {
  for (const [i, radius] of [10, 30, 60, 104].entries()) {
    const squash = 0.26;
    art.blot(
      [ink(arc(x, y, radius, -88, 60, radius * squash), 2.6 - i * 0.3, i, 0.3)],
      '#ffedc0',
      0.9 - i * 0.16,
    );
    art.blot(
      [ink(arc(x, y + 3, radius, 110, 250, radius * squash), 3 - i * 0.3, i + 9, 0.3)],
      '#14211d',
      0.6,
    );
  }
}

/** Level strokes: light ones where the sky lies in the water, dark ones over the images. */
export function surface(art: Art): void {
  const chance = random('surface');
  ripples(
    art,
    34,
    () => {
      const y = LINE + 6 + 440 * chance() ** 1.5;
      const deep = (y - LINE) / 440;
      return {
        x: chance.between(50, 190 + deep * 200),
        y,
        half: 6 + deep * chance.between(14, 46),
        rise: chance.between(-1, 1.4),
        weight: 1 + deep * 2,
      };
    },
    [
      ['#fff2cc', 0.7],
      ['#5f7258', 0.6],
    ],
  );
  ripples(
    art,
    22,
    () => ({
      x: chance.between(150, 430),
      y: chance.between(640, 800),
      half: chance.between(16, 60),
      rise: chance.between(-1, 1),
      weight: chance.between(1.4, 3.2),
    }),
    [
      ['#1c2c26', 0.85],
      ['#2f463b', 0.7],
    ],
  );
}
