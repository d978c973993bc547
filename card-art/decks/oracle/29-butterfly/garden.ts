import { mix } from '../../../kit/grade/mix.ts';
import { byHand, outOfFocus, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  contains,
  curve,
  ellipse,
  lerp,
  type Path,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { foliage } from './twig.ts';

/** Trees and hedge behind the lawn, far ones first: outline, fill, its leaves in the light, how large they are. */
const MASSES = [
  ['40,640! 40,300 84,270 140,300 170,360 236,400 280,380 330,430 400,640!', '#b3d08a', '#cfe09c', 10],
  [
    '620,680! 620,120 560,130 500,170 478,240 430,290 420,360 380,400 360,470 310,510 300,680!',
    '#7fb073',
    '#a3c67e',
    13,
  ],
  [
    '30,680! 30,470 70,440 120,466 150,520 214,536 290,560 370,548 440,566 510,540 600,548 610,680!',
    '#5c9a63',
    '#86b670',
    14,
  ],
] as const;

/** A garden with the morning sun behind its trees, too far to be sharp. */
export function garden(art: Art, x: number, y: number): void {
  art.fill(
    roundRect(44, 54, 512, 600),
    art.radial(x, y, 560, ramp(0, '#fffde0', 0.25, '#f0f2bc', 0.6, '#c4e08b', 1, '#82ba74')),
  );
  stippledGlow(art, x, y, 300, '#fffdea', 1);
  trunks(art);
  for (const mass of MASSES) bush(art, mass);
  lawn(art);
  bed(art);
}

/** The trees' shade over all that lies before them: a value under the wings that the sun shines through. */
export function shade(art: Art): void {
  art.fill(
    roundRect(44, 54, 512, 820),
    art.linear(60, 240, 250, 640, ramp(0, '#0d4a36', 0, 0.5, '#12593a', 0.26, 1, '#0a3a30', 0.52)),
  );
}

/** The sun through the crowns, in shafts that go out from it and lose their edges; clear air lies between them. */
export function shafts(art: Art, x: number, y: number): void {
  for (const [from, to, tone, reach] of [
    [8, 12, 0.36, 520],
    [19, 27, 0.6, 620],
    [32, 35.5, 0.4, 540],
    [41, 49, 0.56, 640],
    [55, 58.5, 0.36, 560],
    [66, 71, 0.3, 600],
    [84, 91, 0.34, 680],
  ] as const)
    outOfFocus(art, 2.6, () => {
      const shaft = polygon([
        polar(x, y, 24, from + 90),
        polar(x, y, reach, from + 90),
        polar(x, y, reach, to + 90),
        polar(x, y, 24, to + 90),
      ]);
      art.fill(
        shaft,
        art.radial(
          x,
          y,
          reach,
          ramp(
            0,
            '#fffbd8',
            0,
            0.08,
            '#fffbd8',
            tone,
            0.3,
            '#fdf3b4',
            tone,
            0.65,
            '#e8ee9c',
            tone * 0.45,
            0.96,
            '#cfe08c',
            0,
          ),
        ),
      );
    });
  art.glow(x, y, 92, '#fffbdc', 1);
  art.glow(x, y, 30, '#ffffff', 1, 1, 0.8);
}

/** Two stems of the trees at the right. */
function trunks(art: Art): void {
  for (const [course, width] of [
    ['500,640 492,480 506,330 516,230', 22],
    ['400,640 404,520 392,430', 12],
  ] as const)
    art.fill(ribbon(curve(course), width, { start: 1, end: 0.4, peak: 0.1 }), '#6f9468');
}

/** Foliage: a mass, its edge broken by leaves, lighter leaves on the side of the sun. */
function bush(art: Art, [outline, fill, bright, size]: (typeof MASSES)[number]): void {
  const mass = byHand(closed(outline), 6);
  const chance = random(outline);
  const edge = mass.walk(150).filter(({ y }) => y < 630);
  const fringe = edge.map(({ x, y }) =>
    leaf(
      x + chance.between(-6, 6),
      y + chance.between(-4, 8),
      size * chance.between(0.8, 1.7),
      size * 0.8,
      chance.between(0, 360),
    ),
  );
  art.fill(mass, fill).blot(fringe, fill);
  const lit = edge.flatMap(({ x, y }) =>
    range(2, () => {
      const deep = chance() ** 1.6 * 90;
      return leaf(
        x + deep * chance.between(-0.2, 0.7),
        y + deep,
        size * chance.between(0.7, 1.4),
        size * chance.between(0.4, 0.7),
        chance.between(60, 200),
      );
    }),
  );
  const inside = mass.flatten(6);
  const [left, top, right] = mass.bounds();
  const scattered = range(150, () => [chance.between(left, right), chance.between(top, 640)] as const).filter(
    ([x, y]) => contains(inside, x, y),
  );
  const dabs = scattered.map(([x, y]) =>
    leaf(x, y, size * chance.between(0.8, 1.7), size * chance.between(0.5, 0.9), chance.between(60, 240)),
  );
  art.blot(
    dabs.filter((_, i) => i % 3),
    mix(fill, '#2f6c4a', 0.24),
  );
  art.blot([...dabs.filter((_, i) => !(i % 3)), ...lit], bright);
}

/** Grass, and the sun across it in stripes between the trees' shadows. */
function lawn(art: Art): void {
  const ground = byHand(closed('30,640! 140,630 300,636 450,626 600,632! 600,880! 30,880!'), 3);
  art.fill(
    ground,
    art.linear(0, 630, 0, 862, ramp(0, '#9cc072', 0.35, '#66a060', 0.7, '#3b7c4f', 1, '#235640')),
  );
  for (const stripe of [
    '40,668! 200,650 400,656 580,640! 580,664 400,682 200,686 40,704!',
    '40,760! 200,730 380,738 580,706! 580,736 380,776 200,784 40,812!',
  ])
    stippled(art, closed(stripe), '#e9efac', [600, 0], [40, 0], [0.3, 1]);
  const chance = random('grass');
  const tufts = range(34, (): Path[] => {
    const t = chance() ** 0.8;
    const [px, py, size] = [chance.between(44, 556), lerp(676, 850, t), lerp(7, 24, t)];
    return [-26, -8, 10, 30].map((angle) =>
      leaf(px + angle * 0.1, py, size * chance.between(0.6, 1.1), size * 0.2, angle + chance.between(-8, 8)),
    );
  });
  art.blot(tufts.flat(), '#3b7c4f');
}

/** What is being watered, nearer to us. */
export function border(art: Art, x: number, y: number): void {
  const chance = random('border');
  const stalks = range(26, () =>
    leaf(
      x + chance.between(-26, 26),
      y + chance.between(-2, 5),
      chance.between(16, 40),
      6,
      chance.between(-30, 30),
    ),
  );
  art.blot(stalks.slice(0, 14), '#2c6448').blot(stalks.slice(14), '#66a060');
  for (const [count, colour] of [
    [7, '#e8926a'],
    [5, '#f9ead0'],
    [4, '#f3c27a'],
  ] as const)
    art.blot(
      range(count, () =>
        byHand(
          ellipse(x + chance.between(-28, 28), y - chance.between(14, 38), chance.between(3, 5.4), 3.6),
          1.2,
        ),
      ),
      colour,
    );
}

/** Flowers in front of the hedge, so far off that they are dots of warm colour. */
function bed(art: Art): void {
  const chance = random('bed');
  const reach = (px: number): number => lerp(1, 0.5, (px - 44) / 512);
  const stalks = range(120, (): Path => {
    const px = 44 + chance() ** 1.2 * 480;
    return leaf(px, 664 - (px - 44) * 0.05, chance.between(26, 74) * reach(px), 8, chance.between(-26, 26));
  });
  art.blot(stalks.slice(0, 70), '#3b7c4f').blot(stalks.slice(70), '#72a866');
  for (const [count, colour] of [
    [22, '#e8926a'],
    [18, '#f3c27a'],
    [14, '#f9ead0'],
    [8, '#c9605c'],
  ] as const) {
    art.blot(
      range(count, () => {
        const px = 44 + chance() ** 1.3 * 440;
        const size = chance.between(3.4, 7.5) * reach(px);
        return byHand(
          ellipse(px, 664 - (px - 44) * 0.05 - chance.between(22, 78) * reach(px), size, size * 0.78),
          1.6,
        );
      }),
      colour,
    );
  }
}

/** Leaves close to us, almost without light. */
const NEAR = ['#2f6c4a', '#0f3a38', '#6ea060'] as const;

export function nearLeaves(art: Art): void {
  for (const [course, width] of [
    ['10,830 50,770 70,700 64,636', 66],
    ['20,900 80,860 150,840 236,846', 74],
    ['10,880 60,816 120,764 204,742', 88],
    ['620,800 580,760 556,710 552,650', 64],
    ['620,900 540,870 470,856 392,866', 74],
    ['620,892 566,838 500,808 424,814', 88],
  ] as const)
    foliage(art, course, width, false, NEAR);
}
