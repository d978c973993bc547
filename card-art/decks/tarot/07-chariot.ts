import { defineCard } from '../../define.ts';
import { byHand, ink, printed, regionOf, stippled, stippledGlow } from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { canopy, farSide, nearSide, pole } from './07-chariot/car.ts';
import { driver } from './07-chariot/driver.ts';
import { blackSphinx, whiteSphinx } from './07-chariot/sphinxes.ts';

/** The low sun they drive into. */
const [X, Y] = [448, 424];
const HORIZON = 648;

function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 640),
    art.linear(0, 60, 0, HORIZON, ramp(0, '#7fb0b4', 0.35, '#c9cfae', 0.65, '#f6d99a', 1, '#ffedc4')),
  );
  stippledGlow(art, X, Y, 300, '#fff4c4', 0.95);
  art.fill(ellipse(X, Y, 74), '#fffbe2');
}

/** The walls they have left, pale in the dust. */
function city(art: Art): void {
  for (const [knots, fill] of [
    [
      '40,640 40,600 64,600 64,586 76,586 76,560 100,560 100,590 128,590 128,604 330,604 330,580 344,572 358,580 358,606 390,606 390,594 420,594 420,570 446,570 446,600 496,604 496,590 508,590 508,572 516,572 516,560 528,560 528,572 536,572 536,596 560,596 560,660 40,660',
      '#e5bd83',
    ],
    ['30,634 130,624 240,632 360,622 470,630 570,620 570,670 30,670', '#d8a56c'],
  ] as const) {
    const shape = byHand(polygon(points(knots)), 2);
    art.fill(shape, fill);
    stippled(art, shape, '#ffedc4', [0, 560], [0, 660], [0.1, 0.9]);
  }
}

function ground(art: Art): void {
  const plain = byHand(polygon(points('30,648 200,644 400,650 570,646 570,880 30,880')), 2);
  art.fill(plain, art.linear(0, HORIZON, 0, 868, ramp(0, '#f3d092', 0.4, '#dca868', 1, '#a8683f')));
  stippled(art, plain, '#7c4434', [0, 740], [0, 880], [0, 0.7]);
  const chance = random('ruts');
  const ruts = range(34, (i): Path => {
    const t = chance();
    const y = lerp(672, 856, t);
    const x = chance.between(40, 560);
    const half = lerp(8, 44, t);
    return ink(
      spline([
        [x - half, y],
        [x, y - 1.5],
        [x + half, y + 1],
      ]),
      lerp(1, 2.6, t),
      i,
      0.3,
    );
  });
  art.blot(ruts, '#8f5438', 0.7);
}

/** Long, towards us and to the left: the sun is low before them. */
function shadows(art: Art): void {
  for (const knots of [
    '540,836 400,830 270,832 130,844 40,854 40,880 200,880 380,866 500,848',
    '190,806 120,800 44,806 44,836 120,832',
  ]) {
    const shape = closed(knots);
    printed(art, regionOf(shape), () => void art.fill(shape, '#6a3a3c', 0.75));
  }
}

/** Dust that wheel and paws throw up: where, how far, how flat. */
const DUST = [
  [60, 786, 58, 0.8],
  [20, 740, 54, 1],
  [112, 814, 60, 0.66],
  [172, 832, 56, 0.56],
  [44, 850, 90, 0.6],
  [150, 862, 110, 0.36],
  [262, 838, 46, 0.44],
  [300, 858, 90, 0.26],
  [344, 834, 34, 0.4],
  [420, 864, 100, 0.2],
  [478, 846, 46, 0.36],
  [532, 852, 60, 0.5],
  [556, 832, 34, 0.7],
] as const;

function dust(art: Art): void {
  const puffs = (dx: number, dy: number, part: number, colour: string): void =>
    printed(art, [0, 660, 600, 900], () => {
      for (const [x, y, radius, flat] of DUST) {
        const reach = radius * part;
        const soft = art.radial(
          x + dx,
          y + dy,
          reach,
          ramp(0, colour, 1, 0.55, colour, 0.85, 1, colour, 0),
          flat,
        );
        art.fill(ellipse(x + dx, y + dy, reach, reach * flat), soft);
      }
    });
  puffs(0, 0, 1, '#e8bd83');
  puffs(7, -7, 0.72, '#fbe6ba');
  const chance = random('grit');
  art.blot(
    range(70, () => ellipse(chance.between(50, 550), 846 - 150 * chance() ** 2.4, chance.between(0.9, 2.8))),
    '#fff1c8',
  );
}

/** A crowned driver under a starry canopy; the white sphinx strains on, the black one rears and looks back. */
export const picture = defineCard({
  name: 'tarot/07-chariot',
  seed: 'ch',
  light: [X, Y],
  numeral: 'VII',
  draw(art) {
    sky(art);
    city(art);
    ground(art);
    shadows(art);
    farSide(art);
    blackSphinx(art);
    driver(art, 176, 690, 3.5);
    canopy(art);
    pole(art);
    nearSide(art);
    whiteSphinx(art);
    dust(art);
  },
});
