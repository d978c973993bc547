import { byHand, contactShadow, lit, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  limb,
  local,
  type Path,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Trees in the low sun, far ones first: outline, fill, its leaves in the light. */
const TREES = [
  [
    '30,480! 30,180 90,150 150,200 220,270 270,350 330,412 380,440 450,446 496,420 540,350 580,300 620,280 620,480!',
    '#e8c077',
    '#f6dc96',
    9,
  ],
  ['30,520! 30,240 100,250 170,310 230,370 290,410 330,440 350,520!', '#9aa35c', '#c9c272', 11],
  ['640,540! 640,300 580,330 530,390 510,440 480,470 470,540!', '#a8a45c', '#dcc878', 11],
] as const;

/** The garden beyond the wicket, the sun low in it. */
export function garden(art: Art, x: number, y: number): void {
  art.fill(
    roundRect(44, 54, 512, 500),
    art.radial(x, y, 520, ramp(0, '#fff6d2', 0.18, '#ffe6a8', 0.5, '#f9c886', 0.8, '#e9a97c', 1, '#d08f78')),
  );
  const [far, ...near] = TREES;
  trees(art, far);
  stippledGlow(art, x, y, 170, '#fff8dc', 1);
  art.fill(ellipse(x, y, 23), '#fffbe6');
  for (const mass of near) trees(art, mass);
  art.fill(
    byHand(closed('30,486! 180,478 330,470 480,472 620,484! 620,640! 30,640!'), 3),
    art.linear(0, 474, 0, 640, ramp(0, '#f3df8c', 0.35, '#b9ba62', 1, '#6f8c4c')),
  );
}

function trees(art: Art, [outline, fill, bright, size]: (typeof TREES)[number]): void {
  const mass = byHand(closed(outline), 5);
  const chance = random(outline);
  const edge = mass.walk(110).filter((step) => step.y < 470);
  const leaves = (deep: number, wide: number): Path[] =>
    edge.map((step) =>
      leaf(
        step.x + chance.between(-6, 6),
        step.y + chance() * deep,
        size * chance.between(0.8, 1.7),
        size * wide,
        chance.between(0, 360),
      ),
    );
  art.fill(mass, fill).blot(leaves(8, 0.8), fill).blot(leaves(80, 0.5), bright);
}

/** The path that comes to us through the wicket, of trodden earth with flat stones. */
export function path(art: Art): void {
  art.fill(
    roundRect(44, 620, 512, 250),
    art.linear(0, 620, 0, 862, ramp(0, '#8a9a54', 0.4, '#567a48', 1, '#2f5640')),
  );
  const way = byHand(
    closed(
      '404,474! 388,500 352,540 316,600 274,680 190,800 120,900! 600,900! 560,800 520,690 490,610 452,540 424,500 412,474!',
    ),
    2,
  );
  art.fill(
    way,
    art.linear(0, 474, 0, 862, ramp(0, '#ffeec0', 0.25, '#f0cf98', 0.6, '#cfa278', 1, '#a47860')),
  );
  const chance = random('stones');
  const stones = range(30, (): Path => {
    const t = chance() ** 1.1;
    const y = lerp(520, 850, t);
    const half = lerp(26, 190, t);
    const x = lerp(404, 352, t) + chance.between(-0.8, 0.8) * half;
    const r = lerp(5, 30, t) * chance.between(0.7, 1.2);
    return byHand(ellipse(x, y, r, r * 0.3), 2);
  });
  art
    .blot(
      stones.map((stone) => stone.translate(-2, 2.4)),
      '#8f6652',
      0.7,
    )
    .blot(stones, '#f0d2a0');
  // away from the sun's foot on the horizon, so they spread towards us
  for (const [shadow, foot] of [
    ['300,636! 312,636 232,862 150,862!', 862],
    ['490,640! 506,640 604,862 536,862!', 862],
    ['350,606! 362,606 330,742 306,760 292,742!', 760],
  ] as const)
    stippled(art, closed(shadow), '#7a4a48', [0, 600], [0, foot], [0.95, 0.2]);
}

const tin = lit({ from: { towards: [-0.3, -0.85] }, shade: '#2c4a48', rim: '#fff0bc', rimWidth: 2 });

/** Beds on both sides of the path, and a watering can that somebody has put down. */
export function border(art: Art): void {
  const chance = random('border');
  const bed = (from: number, to: number, foot: number): void => {
    const blades = range(70, (): Path => {
      const x = chance.between(from, to);
      return leaf(x, foot + chance.between(-10, 30), chance.between(26, 70), 8, chance.between(-34, 34), 4);
    });
    art
      .blot(blades.slice(0, 36), '#274c3a')
      .blot(blades.slice(36, 56), '#3f6c44')
      .blot(blades.slice(56), '#8f9c52');
  };
  bed(36, 250, 700);
  wateringCan(art, 452, 800);
  bed(36, 170, 850);
  bed(520, 570, 850);
  daisies(art, chance);
}

function daisies(art: Art, chance: () => number): void {
  for (const [x, y, size] of [
    [66, 700, 9],
    [98, 742, 11],
    [150, 716, 8],
    [196, 704, 7],
    [72, 796, 13],
    [128, 806, 12],
    [536, 812, 12],
    [552, 770, 10],
  ] as const) {
    const turn = chance() * 40;
    art.blot(
      range(9, (i) => leaf(x, y, size, size * 0.42, turn + i * 40)).map((petal) => petal.scale(1, 0.7, x, y)),
      '#fbeed0',
    );
    art.fill(ellipse(x, y, size * 0.3, size * 0.24), '#e0a040');
  }
}

function wateringCan(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.15);
  const form = (outline: Path, fill: string, soft: number): void => tin(art, box.place(outline), fill, soft);
  contactShadow(art, x - 2, y + 12, 84, 22, '#4c3034');
  art.blot(
    box.place([
      ribbon(curve('-22,-58 -30,-88 -4,-104 20,-92 26,-60'), 6, { start: 1, end: 1, samples: 16 }),
      ribbon(curve('34,-52 58,-56 66,-36 56,-18 36,-10'), 5.4, { start: 1, end: 1, samples: 14 }),
    ]),
    '#3f6a64',
  );
  form(limb('-34,-16 -58,-44 -78,-74', [9, 6, 5], 12), '#5f8c80', 4);
  form(closed('-90,-70! -74,-86! -68,-82 -84,-64!'), '#6f9a8c', 3);
  form(closed('-36,-62! 36,-62! 40,-2! 20,4 -20,4 -40,-2!'), '#5f8c80', 16);
  form(ellipse(0, -62, 36, 8), '#3a5f5a', 4);
  art.blot(
    box.place([ribbon(curve('-38,-44 0,-38 38,-44'), 3), ribbon(curve('-40,-8 0,-1 40,-8'), 3.4)]),
    '#3a5f5a',
  );
}
