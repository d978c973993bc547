import { byHand, castShadow, ink, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  along,
  closed,
  curve,
  ellipse,
  line,
  Path,
  points,
  polar,
  ramp,
  random,
  ribbon,
  spline,
  type Tube,
  tube,
} from '../../../kit/pen/index.ts';
import { form } from './view.ts';

/** A dike: its spine, its half widths from end to end, its green. */
interface Dike {
  spine: string;
  widths: readonly number[];
  fill: string;
}

/** From the far end of the valley to our feet; what is of one group grows together. */
const FAR: readonly (readonly Dike[])[] = [
  [{ spine: '20,440 120,436 240,442 360,437 470,442 580,436', widths: [1.8, 2.4, 2], fill: '#668669' }],
  [
    { spine: '20,458 100,454 210,462 330,456 450,462 580,456', widths: [2.8, 3.2, 2.8], fill: '#56785f' },
    { spine: '320,456 390,468 470,479 580,475', widths: [2, 3.2, 3.6], fill: '#56785f' },
  ],
  [
    {
      spine: '20,486 90,478 180,486 280,483 380,496 470,505 580,498',
      widths: [3.8, 4.4, 4.6, 4.4],
      fill: '#466b56',
    },
    { spine: '196,486 160,503 90,516 20,513', widths: [3.4, 5, 5], fill: '#466b56' },
  ],
];
const NEAR: readonly Dike[] = [
  {
    spine: '20,560 70,548 150,548 240,557 330,550 410,557 490,550 580,538',
    widths: [7, 8, 7.4, 8, 7],
    fill: '#3b604c',
  },
  {
    spine: '424,556 442,582 434,614 396,656 326,692 236,711 130,709 20,690',
    widths: [7, 11, 15, 17, 17],
    fill: '#3b604c',
  },
  { spine: '404,650 450,672 510,673 580,656', widths: [12, 13, 14], fill: '#3b604c' },
  { spine: '216,714 258,738 268,778 236,830 180,900', widths: [9, 15, 20, 28], fill: '#2c4f43' },
  { spine: '262,758 340,790 440,788 580,750', widths: [15, 20, 22], fill: '#2c4f43' },
];

/** Grass on a tube's upper edge, taller where it is near. */
function grass(art: Art, on: Tube, { widths, fill }: Dike, seed: string): void {
  const chance = random(seed);
  const steps = on.spine.walk(70);
  art.blot(
    steps.flatMap(({ x, y, t }): Path[] => {
      const half = along(widths, t);
      if (half < 4 || chance() < 0.25) return [];
      const foot = [x + chance.between(-5, 5), y - half * chance.between(0.2, 0.8)] as const;
      const tall = half * chance.between(0.9, 2);
      return [
        ribbon(line(...foot, ...polar(...foot, tall, chance.between(-34, 34))), Math.min(3, half * 0.3), {
          start: 0.8,
          peak: 0.1,
        }),
      ];
    }),
    fill,
  );
}

/** Dikes that meet: their mirror images, their grass, the banks as one form, the trodden path along each. */
function dikes(art: Art, group: readonly Dike[]): void {
  const banks = group.map(({ spine, widths }) => tube(points(spine), widths, 34));
  const half = Math.max(...group.flatMap(({ widths }) => widths));
  const { fill } = group[0]!;
  const shown = Path.join(banks.map(({ outline }) => byHand(outline, half > 6 ? 2.4 : 0.8)));
  art.fill(
    Path.join(banks.map(({ outline }, i) => outline.translate(0, Math.max(...group[i]!.widths) * 0.95))),
    '#12303a',
    0.55,
  );
  banks.forEach((bank, i) => void grass(art, bank, group[i]!, `grass ${group[i]!.spine}`));
  const green = art.linear(0, 560, 0, 800, ramp(0, fill, 1, group.at(-1)!.fill));
  form(
    art,
    shown,
    () => void art.fill(shown, green),
    half * 0.6,
    half < 6 ? { rimWidth: 0.9, rim: '#d8c78c' } : {},
  );
  if (half < 6) return;
  for (const [i, bank] of banks.entries()) {
    const { spine, widths } = group[i]!;
    const trodden = tube(
      points(spine).map(([x, y]) => [x, y - half * 0.2]),
      widths.map((width) => width * 0.42),
      30,
    ).outline;
    const [left, top, right, bottom] = bank.outline.bounds();
    stippled(art, byHand(trodden, 3), '#aea76b', [right, top - 40], [left - 40, bottom], [0.9, 0.25]);
  }
}

/** The rows of young rice in a paddy: from a left edge to a right one, far to near. */
function rice(
  art: Art,
  left: string,
  right: string,
  rows: number,
  tall: readonly [number, number],
  seed: string,
  columns: number,
): void {
  const chance = random(seed);
  const [a, b] = [left, right].map((edge) => tube(points(edge), [1, 1], 4).spine.walk(columns));
  const blades: Path[] = [];
  const shaded: Path[] = [];
  const doubles: Path[] = [];
  for (let row = 0; row < rows; row++) {
    const across = (row + 0.5) / rows;
    for (let i = 0; i < columns; i++) {
      const t = (i / (columns - 1)) ** 1.25;
      const x = a![i]!.x + (b![i]!.x - a![i]!.x) * across + chance.between(-2, 2);
      const y = a![i]!.y + (b![i]!.y - a![i]!.y) * across + chance.between(-1, 1);
      const size = (tall[0] + (tall[1] - tall[0]) * t) * chance.between(0.66, 1.24);
      const wind = chance.between(-6, 14);
      const count = 2 + Math.floor(chance() * 4);
      for (let blade = 0; blade < count; blade++) {
        const lean = wind + ((blade + 0.5) / count - 0.5) * 78 + chance.between(-9, 9);
        const height = size * chance.between(0.6, 1.1);
        const middle = polar(x, y, height * 0.55, lean * 0.6);
        const tip = polar(x, y, height, lean * 1.15);
        const shape = ribbon(spline([[x, y], middle, tip]), Math.max(1, size * 0.085), {
          start: 0.8,
          peak: 0.2,
          samples: 4,
        });
        (chance() < 0.36 ? shaded : blades).push(shape);
        if (blade === 1) doubles.push(castShadow(shape, y, 0, 0.8));
      }
    }
  }
  art.blot(doubles, '#173a3c', 0.7).blot(shaded, '#66876f').blot(blades, '#96aa83');
}

/** Steps of water between grass dikes, down into the valley. */
export function terraces(art: Art): void {
  for (const group of FAR) dikes(art, group);
  rice(art, '476,572 466,606 446,644', '566,562 572,600 574,640', 9, [5, 12], 'r1', 7);
  dikes(art, NEAR);
  rice(art, '30,738 10,790 -10,850', '224,742 226,784 180,850', 10, [12, 36], 'r2', 6);
  rice(art, '304,722 330,748', '566,694 580,728', 14, [10, 20], 'r3', 4);
  rice(art, '280,816 250,880', '570,800 600,860', 9, [26, 50], 'r4', 4);
}

/** Flatness of a ring that lies on the water. */
const LEVEL = 0.27;

/** Rings that run out from where fingers go in: they break the star's image. */
export function rings(art: Art, x: number, y: number): void {
  for (const [half, weight, shown] of [
    [54, 1.1, 0.45],
    [36, 1.6, 0.75],
    [21, 2.2, 1],
  ] as const) {
    const ring = ellipse(x, y, half, half * LEVEL);
    art.line(ring.translate(0, weight * 1.2), weight * 1.8, '#2f656f', 0.85 * shown);
    art.line(ring, weight, '#fff6d6', shown);
  }
}

/** The ring next to the fingers, its near half in front of them, and what the water shows of them. */
export function wake(art: Art, x: number, y: number): void {
  art.blot(
    [5, 9, 13.5].map((dy, i) =>
      ink(line(x - 8 + i * 1.5, y + dy, x + 6 - i, y + dy + 0.6), 2.6 - i * 0.5, i, 0),
    ),
    '#8e5c54',
    0.75,
  );
  art.line(
    curve(`${x - 12},${y - 1} ${x - 7},${y + 2.4} ${x},${y + 3.4} ${x + 7},${y + 2.4} ${x + 12},${y - 1}`),
    2,
    '#fffbe8',
  );
}

/** The slope that we stand on: darkness with grass. */
export function bank(art: Art): void {
  const chance = random('bank');
  const slope = byHand(closed('600,764! 556,784 510,812 450,836 400,850 350,880! 600,900!'), 4);
  art.blot(
    Array.from({ length: 74 }, (): Path => {
      const t = chance();
      const foot = [380 + t * 190, 876 - t * 92 + chance.between(0, 22)] as const;
      return ribbon(
        line(...foot, ...polar(...foot, chance.between(30, 60 + 60 * t), chance.between(-36, 16))),
        5,
        { start: 0.9, peak: 0.1 },
      );
    }),
    '#14282b',
  );
  art.fill(slope, '#14282b');
  stippled(art, slope, '#2b4a42', [560, 880], [470, 820], [0, 0.5]);
}
