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
  closed,
  curve,
  ellipse,
  lerp,
  Path,
  points,
  ramp,
  random,
  range,
  roundRect,
  spline,
  tube,
} from '../../kit/pen/index.ts';
import { leaf } from '../../kit/plants/leaf.ts';
import { FAR_OUTLINE, FAR_WATERLINE, farSwan } from './06-two-swans/far-swan.ts';
import { NEAR_OUTLINE, NEAR_WATERLINE, nearSwan } from './06-two-swans/near-swan.ts';

/** The sun comes up through the mist between the two. */
const [X, Y] = [376, 508];
const SHORE = 600;

function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 600),
    art.linear(0, 60, 0, SHORE, ramp(0, '#adbbc7', 0.35, '#dccfd0', 0.7, '#f6d3bc', 1, '#ffe6c6')),
  );
  stippledGlow(art, X, Y, 330, '#fff4d4', 0.95);
}

/** Trees of the far shore, round and tall by turns; the mist leaves only their heads. */
function shore(art: Art): void {
  const chance = random('shore');
  for (const [base, height, fill, step] of [
    [520, 110, '#dcb4b8', 30],
    [566, 96, '#c294a8', 34],
  ] as const) {
    const crowns = range(Math.ceil(560 / step), (i) => {
      const x = 30 + i * step + chance.between(-12, 12);
      const away = Math.min(1, Math.abs(x - X) / 200);
      const tall = height * lerp(0.3, 1, away) * chance.between(0.6, 1.15);
      return range(5, (k) =>
        byHand(
          ellipse(
            x + chance.between(-0.3, 0.3) * tall,
            base - tall * (0.15 + k * 0.17),
            tall * lerp(0.42, 0.2, k / 4) * chance.between(0.8, 1.2),
            tall * 0.22,
          ),
          5,
        ),
      );
    });
    const bank = Path.join(crowns, roundRect(30, base - 16, 540, 110));
    art.fill(bank, fill);
    stippled(art, bank, '#ffe6c8', [0, base - height * 0.7], [0, base + 34], [0.05, 1]);
  }
  printed(art, [44, 380, 556, 640], () => art.glow(X, Y, 170, '#fff8e0', 1, 1, 0.5));
  art.fill(ellipse(X, Y, 30), '#fffdf0');
  const band = tube(points('44,540 200,528 360,536 560,522'), [6, 12, 16, 9, 5], 24).outline;
  printed(art, regionOf(band, 8), () => void art.fill(band, '#fff0d8', 0.8));
}

function water(art: Art): void {
  const surface = roundRect(44, SHORE, 512, 270);
  art.fill(
    surface,
    art.linear(0, SHORE, 0, 868, ramp(0, '#ffe9cc', 0.3, '#efc6ba', 0.65, '#b793ac', 1, '#6c6288')),
  );
  stippledGlow(art, X, SHORE + 40, 150, '#fffaf0', 1, 0.6);
  art.clip(surface, () => {
    for (const [outline, line, tone, end] of [
      [FAR_OUTLINE, FAR_WATERLINE, '#f9ebe4', 790],
      [NEAR_OUTLINE, NEAR_WATERLINE, '#fbf2ec', 890],
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
      ['#8a7aa0', 0.7],
      ['#fff6e6', 0.85],
    ],
  );
}

/** Where a swan lies in the water: its shadow, and the rings it pushes. */
function waterline(art: Art, x: number, y: number, half: number): void {
  printed(
    art,
    [x - half, y - 12, x + half, y + 18],
    () => void art.fill(ellipse(x, y + 2, half * 0.94, 9), '#6c5f8c', 0.75),
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
      { towards: [2, 3], soft: 3.4, shade: '#2f2a44', rim: '#ecdfb8', rimWidth: 1.4 },
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
  foliage(art, blades, ['#3d4d4a', '#596961', '#4a5a54']);
}

/** A willow leans in from the right, so near that the frame cuts it. */
function willow(art: Art): void {
  const chance = random('willow');
  const leaves: Path[] = [];
  for (const [i, twig] of [
    '450,60 436,130 430,190 438,236',
    '500,90 500,180 488,250 500,340',
    '570,140 536,240 518,340 530,452',
    '600,230 566,330 550,430 560,540',
  ].entries()) {
    const path = curve(twig);
    art.blot(ink(path, 2.4, i, 0.05), '#4a3a4c');
    for (const [k, { x, y, angle, t }] of path.walk(15).slice(1).entries()) {
      const side = k % 2 ? 1 : -1;
      const length = lerp(84, 54, t) * chance.between(0.8, 1.1);
      const hang = lerp(angle, 180, 0.6) + side * chance.between(8, 30);
      leaves.push(leaf(x, y, length, 14, hang, side * -7));
    }
  }
  foliage(art, leaves, ['#51625c', '#6a786e']);
}

/** One of their feathers has come to rest on the water. */
function feather(art: Art): void {
  printed(art, [400, 780, 520, 830], () => void art.fill(ellipse(462, 810, 42, 6), '#4f4672', 0.7));
  const vane = closed('416,808! 436,792 466,786 500,794 508,798! 494,808 462,814 436,812');
  modelled(
    art,
    regionOf(vane, 16),
    { towards: [-2, -5], soft: 4, shade: '#9d98c4', rim: '#fffdf2', rimWidth: 1.8 },
    () => void art.fill(vane, '#f8f0ec'),
  );
  art.blot(
    [
      ink(curve('398,814 430,804 470,798 504,798'), 1.8, 1, 0),
      ink(curve('478,812 470,804 476,798'), 1.2, 2, 0),
    ],
    '#8a84b0',
  );
}

/** Morning mist; two swans, the sun in the gap between their necks. */
export const picture = defineCard({
  name: 'love/06-two-swans',
  light: [X, Y],
  numeral: 'VI',
  draw(art) {
    sky(art);
    shore(art);
    water(art);
    waterline(art, 500, FAR_WATERLINE, 110);
    farSwan(art);
    waterline(art, 220, NEAR_WATERLINE, 168);
    nearSwan(art);
    feather(art);
    reeds(art);
    willow(art);
  },
});
