import { defineCard } from '../../define.ts';
import {
  byHand,
  ink,
  modelled,
  printed,
  regionOf,
  ripples,
  stippled,
  stippledGlow,
} from '../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  lerp,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
  tube,
} from '../../kit/pen/index.ts';
import { leaf } from '../../kit/plants/leaf.ts';
import { cygnet } from './06-two-swans/cygnet.ts';
import { FAR_OUTLINE, FAR_WATERLINE, farSwan } from './06-two-swans/far-swan.ts';
import { NEAR_OUTLINE, NEAR_WATERLINE, nearSwan } from './06-two-swans/near-swan.ts';
import { SHORE, SUN } from './06-two-swans/view.ts';
import { lilyLeaf, waterLily } from './06-two-swans/water-lilies.ts';

const [X, Y] = SUN;

function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 600),
    art.linear(
      0,
      60,
      0,
      SHORE,
      ramp(0, '#1d4a5c', 0.3, '#447b7f', 0.6, '#95b392', 0.82, '#e6d490', 1, '#f4dc98'),
    ),
  );
  stippledGlow(art, X, Y, 240, '#fff0b4', 0.95);
}

/** Wooded hills one behind the other; the sun is just coming over the second, and mist lies at their feet. */
function shore(art: Art): void {
  const ridge = (knots: string, fill: string, stray: number): Path => {
    const hill = byHand(polygon([...points(knots), [570, 660], [30, 660]]), stray);
    art.fill(hill, fill);
    return hill;
  };
  ridge('30,430 90,404 150,420 220,452 300,470 360,486 430,470 500,440 570,424', '#84ac94', 4);
  printed(art, [300, 400, 500, 600], () => art.glow(X, Y, 92, '#fffbe0', 1, 1, 0.5));
  art.fill(ellipse(X, Y, 15), '#fffdf0');
  for (const [knots, fill, foot] of [
    ['30,470 80,462 130,486 200,500 290,512 350,510 400,502 450,512 510,486 570,470', '#568b84', 0.8],
    ['30,520 70,506 120,530 180,540 260,548 340,552 440,548 500,530 570,520', '#2f686a', 0.9],
  ] as const) {
    const hill = ridge(knots, fill, 6);
    stippled(art, hill, '#f6e2a4', [0, hill.bounds()[1] + 30], [0, SHORE + 4], [0, foot]);
  }
}

function water(art: Art): void {
  const surface = roundRect(44, SHORE, 512, 270);
  art.fill(
    surface,
    art.linear(0, SHORE, 0, 868, ramp(0, '#e9d896', 0.22, '#9ebc9a', 0.55, '#528987', 1, '#173f50')),
  );
  stippledGlow(art, X, SHORE + 40, 150, '#fff4c4', 1, 0.6);
  art.clip(surface, () => {
    for (const [outline, line, tone, end] of [
      [FAR_OUTLINE, FAR_WATERLINE, '#e8eed8', 790],
      [NEAR_OUTLINE, NEAR_WATERLINE, '#eef2de', 890],
    ] as const) {
      const mirrored = byHand(
        outline.map((x, y) => [x, line + (line - y) * 0.62]),
        7,
      );
      const paint = art.linear(0, line, 0, end, ramp(0, tone, 0.9, 0.4, tone, 0.6, 1, tone, 0));
      printed(art, regionOf(mirrored, 4), () => void art.fill(mirrored, paint));
    }
  });
  const glitter = random('glitter');
  art.blot(
    range(44, (i) => {
      const t = (i / 44) ** 1.3;
      const [x, y] = [X + 6 + glitter.between(-1, 1) * lerp(12, 54, t), lerp(SHORE + 14, 856, t)];
      const half = lerp(5, 34, t) * glitter.between(0.3, 1);
      const level = spline([
        [x - half, y],
        [x - half * 0.2, y - lerp(0.4, 3, t)],
        [x + half * 0.3, y + lerp(0.2, 2, t)],
        [x + half, y - 1],
      ]);
      return ink(level, lerp(1.4, 4.2, t), i, 0);
    }),
    '#fff8e2',
  );
  const chance = random('water');
  ripples(
    art,
    70,
    (place) => {
      const t = (place / 70) ** 1.4;
      return {
        x: chance.between(50, 550),
        y: lerp(SHORE + 24, 862, t),
        half: lerp(10, 60, t) * chance.between(0.5, 1.2),
        rise: lerp(0.5, 3, t),
        weight: lerp(1, 4, t),
      };
    },
    [
      ['#2c646c', 0.7],
      ['#f4f0cc', 0.85],
    ],
  );
}

/** Where a swan lies in the water: its shadow, and the rings it pushes. */
function waterline(art: Art, x: number, y: number, half: number): void {
  printed(
    art,
    [x - half, y - 12, x + half, y + 18],
    () => void art.fill(ellipse(x, y + 2, half * 0.94, 9), '#1f525c', 0.8),
  );
  art.blot(
    range(3, (i) =>
      ink(
        spline([
          [x - half - i * 14, y + 2 + i * 4],
          [x - half * 0.4, y + 10 + i * 9],
          [x + half * 0.4, y + 10 + i * 9],
          [x + half + i * 14, y + 2 + i * 4],
        ]),
        3.4 - i * 0.7,
        `${x}${i}`,
        0.3,
      ),
    ),
    '#fffaf0',
  );
}

/** Blades or leaves that the frame cuts: the near ones over the far ones. */
function foliage(art: Art, outlines: readonly Path[], fills: readonly string[]): void {
  for (const [part, fill] of fills.entries()) {
    const some = outlines.filter((_, i) => i % fills.length === part);
    modelled(
      art,
      regionOf(Path.join(some), 16),
      { towards: [2, 3], soft: 3.4, shade: '#0f2a30', rim: '#ecdf9c', rimWidth: 1.4 },
      () => {
        for (const outline of some) art.fill(outline, fill);
      },
    );
  }
}

/** Reeds of the near bank: with the willow the only dark in the picture. */
function reeds(art: Art): void {
  const blades = (
    [
      [58, 300, 30],
      [96, 190, 66],
      [74, 244, -18],
      [118, 132, 50],
      [66, 150, 74],
      [88, 330, 10],
      [136, 100, -26],
      [52, 110, 34],
      [108, 206, 18],
    ] as const
  ).map(([x, height, lean]) => {
    const spine: [number, number][] = [
      [x, 880],
      [x + lean * 0.1, 880 - height * 0.5],
      [x + lean * 0.5, 880 - height * 0.85],
      [x + lean, 880 - height],
    ];
    return byHand(tube(spine, [6, 7, 5.6, 3.4, 0.4], 18).outline, 1);
  });
  foliage(art, blades, ['#1d4440', '#2f5c4c', '#254e48']);
}

/** A willow leans in from the right, so near that the frame cuts it. */
function willow(art: Art): void {
  const chance = random('willow');
  const leaves: Path[] = [];
  for (const [i, twig] of [
    '450,60 436,130 430,190 438,236',
    '500,90 502,160 494,220 502,296',
    '590,140 568,240 560,320 570,400',
    '600,230 566,330 550,430 560,540',
  ].entries()) {
    const path = curve(twig);
    art.blot(ink(path, 2.4, i, 0.05), '#22403c');
    for (const [k, { x, y, angle, t }] of path.walk(15).slice(1).entries()) {
      const side = k % 2 ? 1 : -1;
      const length = lerp(84, 54, t) * chance.between(0.8, 1.1);
      const hang = lerp(angle, 180, 0.6) + side * chance.between(8, 30);
      leaves.push(leaf(x, y, length, 14, hang, side * -7));
    }
  }
  foliage(art, leaves, ['#2c5c4c', '#55795e']);
}

/** The third of the young has fallen behind: it looks round at us. */
function straggler(art: Art): void {
  waterline(art, 452, 808, 46);
  cygnet(art, 452, 798, 1.16, { mirror: true });
}

/** First sun on a lake: two swans touch bills, the sun in the gap between their necks; the young ride under a wing. */
export const picture = defineCard({
  name: 'love/06-two-swans',
  light: [...SUN],
  numeral: 'VI',
  draw(art) {
    sky(art);
    shore(art);
    water(art);
    waterline(art, 500, FAR_WATERLINE, 110);
    farSwan(art);
    waterline(art, 220, NEAR_WATERLINE, 168);
    nearSwan(art);
    lilyLeaf(art, 322, 822, 52, 200);
    lilyLeaf(art, 250, 846, 60, 330);
    lilyLeaf(art, 540, 846, 58, 120);
    waterLily(art, 292, 836, 0.92);
    straggler(art);
    reeds(art);
    willow(art);
  },
});
