import { flat, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  random,
  range,
} from '../../../kit/pen/index.ts';
import { LANDING, WATER } from './level.ts';

const boxOf = (art: Art): Local => local(art, LANDING - 8, WATER + 6, 1.06);

/** A sheet of water that light comes through: whole at its torn edge, thin lower down. */
const sheet = (box: Local, top: number, thin: number): Parameters<typeof flat>[2] =>
  box.linear(0, top, 0, 16, [
    [0, '#fffbe8', 0.98],
    [0.45, '#e6eee0', 0.88],
    [1, '#b7ccc4', thin],
  ]);

/** What has been thrown up behind her: higher towards the left, where her foot came from. */
export function splashBehind(art: Art): void {
  const box = boxOf(art);
  flat(
    box,
    '-84,10! -92,-8 -108,-22 -136,-30! -112,-34 -92,-26 -76,-14! -78,-42 -92,-72 -118,-104! -86,-84 -66,-58 -54,-30! -50,-50 -56,-66 -52,-84! -38,-66 -32,-46 -28,-28! -8,-36 12,-36 28,-22! 32,-44 46,-58 66,-68! 54,-50 52,-34 54,-18! 66,-28 80,-34 100,-34! 84,-24 76,-12 72,6! 40,18 -50,18!',
    sheet(box, -104, 0.5),
    ['-70,-6! -74,-40 -90,-74 -112,-99! -86,-70 -70,-40 -60,-8!', '#c4d5cb', 0.8],
    ['-48,-20! -46,-46 -50,-66 -51,-80! -44,-60 -38,-44 -36,-20!', '#cbdad0', 0.8],
    ['34,-14! 38,-40 50,-54 63,-65! 52,-48 48,-34 48,-12!', '#c4d5cb', 0.8],
  );
  strokes(box, ['-76,-14 -78,-42 -92,-72 -118,-104', '28,-22 32,-44 46,-58 66,-68'], 1.8, '#fffdf0', 0.1);
}

/** What breaks before her: the near lip of the hole that her foot has made, and drops far out. */
export function splash(art: Art): void {
  const box = boxOf(art);
  flat(
    box,
    '-96,22! -82,12 -80,2 -88,-10! -70,-6 -60,2 -52,10! -46,0 -50,-18 -60,-36! -40,-24 -28,-10 -22,4! -14,-4 -14,-16 -8,-28! 0,-16 2,-4 6,4! 14,2 22,-2 28,-8! 32,-18 44,-26 60,-28! 48,-16 44,-6 46,6! 58,4 72,4 88,12! 72,14 62,22 46,26! 10,34 -50,36 -70,28!',
    sheet(box, -36, 0.72),
    ['-70,20! -50,12 -20,10 6,12 30,8 56,10! 44,20 10,26 -40,28!', '#a9c3bb', 0.85],
    ['-36,8! -40,-8 -50,-24 -56,-32! -38,-18 -30,-6 -26,8!', '#c9d9cf', 0.9],
    ['30,2! 34,-12 46,-20 56,-25! 44,-12 40,0 40,6!', '#c9d9cf', 0.9],
  );
  strokes(
    box,
    ['-52,10 -46,0 -50,-18 -60,-36', '-22,4 -14,-4 -14,-16 -8,-28', '28,-8 32,-18 44,-26 60,-28'],
    1.6,
    '#fffdf0',
    0.1,
  );
  strokes(box, ['-70,28 -50,35 -10,35 24,31 46,26'], 2.4, '#fdf9e4', 0.2);
  drops(box);
}

/** They fly as the tongues point: long ones near, round ones far out. */
function drops(box: Local): void {
  const chance = random('splash');
  const thrown = range(58, (): Path => {
    // to the left more, and farther
    const left = chance() < 0.64;
    const angle = left ? chance.between(-74, -14) : chance.between(8, 66);
    const far = chance.between(58, left ? 176 : 118) * chance.between(0.7, 1);
    const size = chance.between(0.9, left ? 3.6 : 2.4) * (1.25 - far / 190);
    const turn = (angle * Math.PI) / 180;
    return ellipse(0, 0, size * 0.8, size * chance.between(1, 2.1))
      .rotate(angle)
      .translate(Math.sin(turn) * far, -Math.cos(turn) * far * 0.78 + (far / 90) ** 2 * 6);
  });
  box.blot(
    thrown.map((drop) => drop.translate(0.6, 0.8)),
    '#7f9c98',
  );
  box.blot(thrown, '#fffbe6');
}

/** Round the place the image is gone: rings of broken water, light and dark. */
export function broken(art: Art): void {
  const box = boxOf(art);
  box.fill(
    ellipse(-4, 20, 112, 22),
    box.radial(
      -4,
      20,
      112,
      [
        [0, '#dbe5da', 0.9],
        [0.6, '#a8beb6', 0.75],
        [1, '#6f8f8d', 0],
      ],
      0.2,
    ),
  );
  const chance = random('broken water');
  const bits = (count: number): Path[] =>
    range(count, (): Path => {
      const [x, y] = [chance.between(-128, 118), chance.between(14, 76)];
      const half = chance.between(8, 30) * (1 - (y - 14) / 110);
      return closed(
        `${x - half},${y}! ${x},${y - chance.between(1, 2.6)} ${x + half},${y + chance.between(-1, 1)}! ${x},${y + chance.between(1, 2.8)}`,
      );
    });
  box.blot(bits(30), '#3f5d62', 0.75).blot(bits(22), '#e4ebde', 0.8);
  strokes(
    box,
    [curve('-150,22 -120,40 -60,52 0,55 70,50 124,36'), curve('-112,30 -70,42 -10,46 50,42 96,30')],
    2.4,
    '#f7f2d6',
    0.3,
  );
}
