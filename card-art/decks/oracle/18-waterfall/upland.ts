import { byHand, INK, ink, modelled, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';

/** A morning sky with the sun in haze, and the blue hills that the river comes from. */
export function sky(art: Art, x: number, y: number): void {
  art.fill(
    roundRect(44, 44, 512, 500),
    art.linear(0, 50, 0, 420, ramp(0, '#9fd3e0', 0.4, '#cfeae2', 0.75, '#f6f4d4', 1, '#f8f6dc')),
  );
  stippledGlow(art, x, y, 240, '#fff8d6', 1);
  art.fill(ellipse(x, y, 25), '#fffef6');
  for (const cloud of [
    '330,190! 370,180 420,184 470,172 520,178 590,168! 590,186 520,192 440,196 380,198',
    '400,128! 440,120 490,124 540,114 590,118! 590,128 530,132 460,134',
    '230,112! 260,106 300,108 340,100! 310,116 270,118',
  ])
    art.fill(closed(cloud), '#fffdf2', 0.9);
  for (const [crest, fill, mist, depth] of [
    [
      '30,196 80,170 126,186 170,132 214,168 250,150 300,196 360,190 420,214 570,204',
      '#8fc0c8',
      '#e3f0dc',
      90,
    ],
    ['30,232 90,206 150,222 210,196 280,226 350,210 430,232 570,216', '#74b0a4', '#d3e8c4', 70],
  ] as const)
    mistyHill(art, { crest, fill, mist, depth: [14, depth], foot: 330 });
}

/** Far trees on the upland, in groups: from, to, foot, height. */
const WOODS = [
  [44, 150, 252, 20],
  [210, 330, 246, 18],
  [30, 100, 280, 30],
  [330, 450, 258, 24],
] as const;

/** The upland's meadows, its woods, and the river that winds through them to the edge. */
export function river(art: Art): void {
  const meadow = byHand(closed('30,256! 120,246 240,242 360,248 440,256! 440,420! 30,420!'), 2);
  art.fill(meadow, '#aace7e');
  stippled(art, meadow, '#5f9c5c', [300, 250], [80, 340], [0, 0.9]);
  const course = '196,244 232,249 206,256 150,262 140,270 200,278 262,284 292,296 300,312';
  const water = closed(
    '192,243! 226,245 246,249 224,256 170,263 164,268 214,273 280,278 326,284 344,290! 300,318 252,332! 250,316 226,298 172,286 112,276 110,266 150,259 200,252 206,248',
  );
  art.fill(water, '#f2fbf6');
  art.fill(water.translate(0, 1.6).scale(0.97, 0.94, 230, 286), '#7cc3cc');
  art.blot(
    ['170,280 226,288 264,304 276,320', '150,270 200,280 262,288 300,302', '230,284 284,288 316,292'].map(
      (line, i) => ink(curve(line), INK.contour, i, 0.3),
    ),
    '#ffffff',
  );
  art.blot(ribbon(curve(course), 3, { start: 0.2, end: 0.4, peak: 0.5 }), '#d6f0ec');
  for (const [i, [from, to, foot, height]] of WOODS.entries()) {
    const chance = random(`wood ${i}`);
    const trees = range(Math.round((to - from) / 7), (): Path => {
      const x = chance.between(from, to);
      const h = height * chance.between(0.6, 1.1);
      return ellipse(x, foot - h * 0.45, h * 0.34, h * 0.55);
    });
    modelled(
      art,
      [from - 20, foot - height * 1.4, to + 20, foot + 6],
      { towards: [3, -3], soft: 3, shade: '#2c6c5c', rim: '#f4f8c4', rimWidth: 1.3 },
      () => {
        for (const tree of trees) art.fill(tree, '#5f9f6c');
      },
    );
  }
}
