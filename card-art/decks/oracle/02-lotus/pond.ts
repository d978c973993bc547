import { byHand, flat, ink, lit, printed, ripples, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  type Path,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Where water and the far bank meet. */
export const SHORE = 330;

/** The temple's trees in the mist, far ones first. */
const TREES = [
  [
    '30,350! 30,210 70,190 110,214 150,250 196,246 240,274 300,262 350,224 400,190 450,176 500,140 560,120 600,130 600,350!',
    '#e3e8c6',
  ],
  [
    '620,350! 620,170 570,160 530,190 500,236 460,250 430,284 380,292 330,306 250,300 180,310 110,296 60,270 20,280 20,350!',
    '#c3d8ae',
  ],
] as const;

/** Sky, trees and the roof of the temple. */
export function far(art: Art, x: number, y: number): void {
  art.fill(
    roundRect(44, 54, 512, 320),
    art.radial(x, y, 470, ramp(0, '#fffbe8', 0.2, '#fff0d2', 0.55, '#fbdfc6', 1, '#e6d3c2')),
  );
  stippledGlow(art, x, y, 190, '#fffdf0', 1);
  art.fill(ellipse(x, y, 27), '#fffdf0');
  const [behind, before] = TREES;
  grove(art, ...behind, 9);
  temple(art);
  grove(art, ...before, 11);
}

function grove(art: Art, outline: string, tone: string, size: number): void {
  const mass = byHand(closed(outline), 5);
  const chance = random(outline);
  const fringe = mass
    .walk(130)
    .filter((step) => step.y < 330)
    .map((step) =>
      leaf(
        step.x + chance.between(-6, 6),
        step.y + chance.between(-4, 9),
        size * chance.between(0.8, 1.7),
        size * 0.8,
        chance.between(0, 360),
      ),
    );
  art.fill(mass, tone).blot(fringe, tone);
  stippled(art, mass, '#fbf1d8', [0, 240], [0, 340], [0, 0.9]);
}

/** A hall's roof, half hidden. */
function temple(art: Art): void {
  art.fill(roundRect(372, 238, 128, 70), '#d9cdb4');
  art.fill(
    polygon([
      [386, 246],
      [486, 246],
      [486, 308],
      [386, 308],
    ]),
    '#cbbba2',
  );
  const roof = closed(
    '332,250! 366,236 388,208 398,184! 470,184! 482,208 504,236 540,250! 520,256 436,252 352,256!',
  );
  art.fill(roof, '#a9b49c').fill(roundRect(394, 178, 80, 9, 3), '#97a48e');
  art.fill(closed('332,250! 352,256 436,252 520,256 540,250! 524,262 436,259 348,262!'), '#8f9c88');
  art.blot(
    range(7, (i) => ribbon(curve(`${404 + i * 10},188 ${394 + i * 14},214 ${374 + i * 20},248`), 1.6)),
    '#97a48e',
  );
}

const wood = lit({ from: { towards: [-0.6, -0.7] }, shade: '#8a6a58', rim: '#fff3d8', rimWidth: 1.4 });

/** A footbridge of planks from the right bank, and a monk who crosses it with his broom. */
export function bridge(art: Art): void {
  const deck = closed('600,292! 500,284 410,288 318,306! 318,313 410,296 500,293 600,301!');
  const posts = range(7, (i): Path => {
    const x = 330 + i * 40;
    const top = lerp(266, 250, Math.sin((i / 6) * 2));
    return polygon([
      [x - 2.6, top],
      [x + 2.6, top],
      [x + 2.6, 344 - i * 0.6],
      [x - 2.6, 344 - i * 0.6],
    ]);
  });
  art.blot(posts, '#a5846a');
  // where it lands: an islet with grass
  art.fill(closed('262,342! 284,322 316,306 344,312 372,326 396,342! 330,350'), '#b3c998');
  art.blot(
    range(16, (i) => leaf(276 + i * 7, 340 - Math.sin((i / 15) * 3.1) * 24, 20, 5, (i % 5) * 14 - 28)),
    '#9dbb86',
  );
  monk(art, 452, 288);
  wood(art, deck, '#b9957a', 3);
  art.blot(
    [
      ribbon(curve('318,274 410,256 500,252 600,260'), 4.4, { start: 1, end: 1 }),
      ribbon(curve('318,290 410,272 500,268 600,276'), 2.6, { start: 1, end: 1 }),
    ],
    '#b08c72',
  );
}

/** Somebody in the temple's ochre, far off, bent over his broom. */
function monk(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  box.fill(closed('-26,3! -23,-10 -17,-12 -13,3!'), '#8f7f52');
  box.line(curve('-18.6,-9 -12,-38 -5.6,-66'), 1.8, '#7d5d4a');
  flat(
    box,
    '-9,2! -12,-20 -10,-40 -6,-50 1,-56 8,-54.6 13,-45 15,-24 15.6,2!',
    '#d59150',
    [closed('3,-57! 17,-50! 18,4! 3,4! 6,-20 3,-40'), '#b26f3f'],
    [closed('-6,-46! 0,-36 6,-20 16,-14! 16,-20 8,-28 0,-48!'), '#96583a'],
    { side: [-1, -0.8], paint: '#ffe9c2' },
  );
  flat(
    box,
    '2,-53 -6,-49 -13,-41! -18,-35! -17,-28 -12,-23! -5,-29 3,-40',
    '#d59150',
    [closed('-18,-33! -10,-33 -2,-39 4,-42! 4,-20! -18,-20!'), '#b26f3f'],
    { side: [-0.8, -0.8], paint: '#ffe9c2' },
  );
  for (const hand of [
    closed('-18,-35! -15.6,-37.6 -12.6,-36 -13.4,-32.4 -17.4,-31.6!'),
    closed('-11.4,-47.6 -8.6,-49.4 -6.4,-47 -8,-44.4 -10.8,-44.8'),
  ])
    flat(box, hand, '#c08a68');
  flat(
    box,
    '-8.4,-63! -7.8,-67.6 -4,-71.6 1.6,-71.6 5.6,-67.6 5.2,-61 3,-55 -3.4,-55! -5,-57 -7.6,-58.4! -8,-60.6',
    '#c9977a',
    [closed('0,-72! 7,-70! 7,-54! -5,-54! -4,-57 0,-58.6 1.4,-64'), '#a8735a'],
    { side: [-0.8, -0.8], paint: '#ffe6c8' },
  );
  box.fill(ellipse(0.4, -62.6, 1.1, 1.9), '#8d5c48');
}

/** Still water under the mist, and what grows so far off that it is rows of leaves. */
export function pond(art: Art): void {
  const water = roundRect(44, SHORE, 512, 540);
  art.fill(
    water,
    art.linear(
      0,
      SHORE,
      0,
      862,
      ramp(0, '#f6e8cc', 0.14, '#dfe4c2', 0.4, '#a9cbae', 0.72, '#6fa694', 1, '#3f7d74'),
    ),
  );
  art.fill(
    closed('30,326! 180,332 330,344 460,340 610,330! 610,346 460,354 330,356 180,346 30,340!'),
    '#b9cf9f',
  );
  stippledGlow(art, 176, 430, 120, '#fffbe8', 0.9, 0.8);
  const chance = random('far leaves');
  const rows = [
    [346, 374, 26, 10, '#cfdfb4', '#e6ecc6'],
    [378, 414, 22, 18, '#b2d09c', '#d6e6b2'],
    [424, 476, 15, 28, '#93bf86', '#c3dda0'],
  ] as const;
  for (const [from, to, count, size, dark, light] of rows) {
    const leaves = range(count, (): readonly [Path, Path, Path] => {
      const y = lerp(from, to, chance());
      const x = chance.between(40, 560);
      const r = size * chance.between(0.7, 1.3);
      const flat = 0.22;
      const turn = chance.between(-9, 9);
      const blade = byHand(ellipse(x, y, r, r * flat).rotate(turn, x, y), 1);
      return [
        ellipse(x + r * 0.1, y + r * 0.16, r * 0.96, r * flat * 0.8),
        blade,
        ellipse(x - r * 0.2, y - r * 0.05, r * 0.62, r * flat * 0.5).rotate(turn, x, y),
      ];
    });
    art
      .blot(
        leaves.map(([shadow]) => shadow),
        '#8fb39a',
        0.7,
      )
      .blot(
        leaves.map(([, blade]) => blade),
        dark,
      )
      .blot(
        leaves.map(([, , top]) => top),
        light,
      );
  }
  printed(art, [44, 330, 556, 470], () => {
    art.fill(
      roundRect(44, 330, 512, 130),
      art.linear(0, 330, 0, 460, ramp(0, '#fff4de', 0.1, 0.35, '#fff4de', 0.75, 1, '#fff4de', 0)),
    );
  });
  reflections(art);
  ripples(
    art,
    34,
    (place) => {
      const t = (place / 34) ** 1.3;
      return {
        x: 60 + ((place * 0.618) % 1) * 480,
        y: lerp(486, 850, t),
        half: lerp(14, 54, t) * (0.6 + ((place * 0.37) % 0.7)),
        rise: 1,
        weight: lerp(1, 2.6, t),
      };
    },
    [
      ['#4f8f82', 0.55],
      ['#eef3d6', 0.7],
    ],
  );
}

/** The near plants again in the water, below their feet. */
function reflections(art: Art): void {
  for (const [x, y, rx, ry, tone] of [
    [508, 850, 120, 60, '#4a8a72'],
    [180, 850, 210, 70, '#3f7d6c'],
  ] as const)
    stippledGlow(art, x, y, rx, tone, 0.9, ry / rx);
  art.blot(
    [
      ribbon(curve('262,640 268,690 258,740'), 5, { start: 1, end: 0.2 }),
      ribbon(curve('370,764 376,810 368,860'), 6.6, { start: 1, end: 0.4 }),
      ribbon(curve('504,748 498,790 506,830'), 6, { start: 1, end: 0.3 }),
    ],
    '#3f7c68',
    0.75,
  );
}

/** Rings where a stalk comes out of the water. */
export function ring(art: Art, x: number, y: number, radius: number): void {
  art.fill(ellipse(x, y + 1, radius * 0.3, radius * 0.09), '#4a8a7c');
  art.blot(
    [1, 0.56].map((size, i) => ink(ellipse(x, y, radius * size, radius * size * 0.26), 2, x + i, 0.3)),
    '#f4f6dc',
  );
  art.blot(ink(ellipse(x, y + 2, radius * 0.78, radius * 0.2), 1.6, x, 0.3), '#3f7c70');
}
