import { defineCard } from '../../define.ts';
import {
  byHand,
  INK,
  ink,
  modelled,
  printed,
  regionOf,
  stippled,
  stippledGlow,
} from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
  tube,
} from '../../kit/pen/index.ts';

/** Where the shoot breaks the ground. */
const [X, Y] = [356, 268];

/** Morning above the ground: a fifth of the picture. */
function morning(art: Art): void {
  art.fill(
    roundRect(44, 54, 512, 260),
    art.linear(0, 60, 0, 290, ramp(0, '#7fa6a8', 0.55, '#d9d3b4', 1, '#fff0c4')),
  );
  stippledGlow(art, X, Y - 10, 230, '#fffbe6', 0.9);
  const hills = byHand(
    polygon([...points('30,236 110,220 190,232 280,214 380,228 470,210 570,226'), [570, 330], [30, 330]]),
    4,
  );
  art.fill(hills, '#9db09a');
  stippled(art, hills, '#f6ecc0', [0, 214], [0, 280]);
}

const GROUND = byHand(
  closed(
    '-40,282! 60,276 150,286 240,272 316,262 340,246 352,250! 362,246 378,252 404,268 480,280 640,272! 640,900! -40,900!',
  ),
  3,
);

/** Soil in three layers, the deeper the darker; light falls in through the crack. */
function soil(art: Art): void {
  art.fill(GROUND, '#7a4f44');
  art.clip(GROUND, () => {
    const layers: readonly (readonly [string, string])[] = [
      ['30,400 120,388 220,408 330,392 440,410 570,394', '#583748'],
      ['30,640 140,622 240,648 350,630 460,652 570,632', '#37233f'],
    ];
    for (const [knots, fill] of layers) {
      const layer = byHand(polygon([...points(knots), [570, 880], [30, 880]]), 6);
      art.fill(layer, fill);
      const top = layer.bounds()[1];
      stippled(art, layer, fill === '#37233f' ? '#583748' : '#7a4f44', [0, top + 80], [0, top]);
    }
    const beam = polygon(points('344,250 368,250 470,640 420,800 130,800 170,600'));
    printed(art, [110, 250, 490, 800], () => {
      art.fill(
        beam,
        art.linear(X, 250, 290, 800, ramp(0, '#ffe6a8', 0.7, 0.35, '#e8a96a', 0.34, 1, '#e8a96a', 0)),
      );
    });
    stippled(art, GROUND, '#1a1230', [230, 0], [30, 0], [0, 0.8]);
    stippled(art, GROUND, '#1a1230', [430, 0], [560, 0], [0, 0.8]);
  });
}

/** Stones, each lit from the crack. */
function stones(art: Art): void {
  const places: readonly (readonly [number, number, number, number])[] = [
    [92, 352, 34, 20],
    [512, 356, 40, 24],
    [474, 338, 15, 11],
    [64, 470, 30, 24],
    [540, 520, 46, 34],
    [96, 600, 52, 34],
    [132, 640, 22, 15],
    [490, 700, 62, 40],
    [428, 722, 24, 16],
    [130, 812, 84, 44],
    [226, 836, 28, 18],
    [548, 812, 50, 34],
    [200, 366, 14, 9],
    [60, 730, 20, 16],
  ];
  places.forEach(([x, y, rx, ry], i) => {
    const chance = random(`stone ${i}`);
    const outline = spline(
      range(9, (k): [number, number] => {
        const angle = (k / 9) * Math.PI * 2;
        const reach = chance.between(0.84, 1.12);
        return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
      }),
      true,
    );
    const [dx, dy] = [X - x, Y - y];
    const length = Math.hypot(dx, dy);
    const near = length < 300;
    modelled(
      art,
      regionOf(outline, 30),
      {
        towards: [(dx / length) * ry * 0.8, (dy / length) * ry * 0.8],
        soft: ry * 0.5,
        shade: '#20153a',
        rim: near ? '#ffdca0' : '#b58a8e',
        rimWidth: near ? 2.4 : 1.6,
      },
      () => void art.fill(outline, ['#9c7d7c', '#7c6482', '#8a6a66', '#665478'][i % 4]!),
    );
  });
  const chance = random('crumbs');
  const crumbs = range(190, (): Path => {
    const [x, y, r] = [chance.between(50, 550), chance.between(300, 860), chance.between(0.8, 2.8)];
    return ellipse(x, y, r, r * 0.8);
  });
  art.blot(crumbs.slice(0, 110), '#1d1434').blot(crumbs.slice(110), '#d9a877', 0.65);
}

/** Thin roots of the grass above, that thread the upper layer. */
function threads(art: Art): void {
  const roots = [
    '96,286 104,330 90,372 100,420',
    '150,288 144,340 160,384',
    '232,280 226,330 244,360 236,410',
    '452,276 462,330 446,380 460,430',
    '512,278 506,330 520,366',
    '420,274 430,310 418,350',
  ];
  art.blot(
    roots.map((knots, i) => ink(byHand(curve(knots), 4), 2, i, 0.2)),
    '#e3c39a',
  );
  const chance = random('grass');
  const blades = range(60, (): Path => {
    const x = chance.between(52, 548);
    if (Math.abs(x - X) < 30) return ellipse(-50, 0, 0.1);
    const lean = chance.between(-10, 12);
    const height = chance.between(14, 44) * (Math.abs(x - X) < 80 ? 0.5 : 1);
    return ink(
      spline([
        [x, 286],
        [x + lean * 0.2, 282 - height * 0.6],
        [x + lean, 280 - height],
      ]),
      4,
      x,
      0,
    );
  });
  art.blot(blades.slice(0, 36), '#3d5c4c').blot(blades.slice(36), '#71895a');
}

const STEM = tube(
  points('300,604 296,540 300,470 316,400 338,330 352,280 354,236 342,206 318,200 302,218'),
  [8, 11, 11.5, 11, 10.5, 10, 9.5, 9, 8, 7],
  46,
).outline;
const ROOT = tube(
  points('302,598 306,650 290,700 300,752 284,812 290,860'),
  [12, 9, 7, 5.4, 3.6, 2],
  40,
).outline;

/** One bean, split: the far half shows its pale inside, the near one its skin; the shoot is bent like a bow. */
function bean(art: Art): void {
  const hairs: Path[] = [];
  const chance = random('hairs');
  for (const step of curve('304,640 290,700 300,752 284,812').walk(46)) {
    const side = chance() < 0.5 ? -1 : 1;
    const reach = chance.between(18, 52) * (1.15 - step.t * 0.6);
    const drop = chance.between(4, 22);
    hairs.push(
      ink(
        spline([
          [step.x, step.y],
          [step.x + side * reach * 0.5, step.y + drop * 0.3],
          [step.x + side * reach, step.y + drop],
        ]),
        1.8,
        step.t,
        0.1,
      ),
    );
  }
  art.blot(hairs, '#f3dfb8', 0.9);
  const shade = '#6d3450';
  modelled(
    art,
    [240, 580, 350, 880],
    { towards: [5, -3], soft: 4, shade: '#7d4a5c', rim: '#fffbe8', rimWidth: 1.6 },
    () => void art.fill(ROOT, '#f0ddbc'),
  );
  const farHalf = byHand(
    closed('300,606! 262,600 214,566 186,512 190,462 218,438 248,456 258,500 276,552'),
    2,
  );
  modelled(
    art,
    [160, 410, 320, 640],
    { towards: [14, -16], soft: 14, shade, rim: '#fffbe0', rimWidth: 3 },
    () => void art.fill(farHalf, '#cfd6a0'),
  );
  const skinLeft = byHand(
    closed('300,610! 248,610 196,570 174,510 182,456 214,432! 192,470 196,516 222,560 262,594'),
    2,
  );
  modelled(
    art,
    [150, 410, 320, 640],
    { towards: [8, -12], soft: 8, shade: '#3a1230', rim: '#ffc890', rimWidth: 2 },
    () => void art.fill(skinLeft, '#a8483c'),
  );
  modelled(
    art,
    [250, 160, 400, 640],
    { towards: [6, -2], soft: 5, shade: '#3f6a54', rim: '#fffde2', rimWidth: 2 },
    () => {
      art.fill(STEM, art.linear(0, 600, 0, 220, ramp(0, '#f6ecca', 0.5, '#cbdc9c', 1, '#8fbf7c')));
    },
  );
  const nearHalf = byHand(
    closed('296,612! 318,580 338,528 362,480 400,462 432,486 436,540 410,590 360,622 318,626'),
    2,
  );
  modelled(
    art,
    [270, 430, 470, 650],
    { towards: [-10, -20], soft: 18, shade: '#3a1230', rim: '#ffd9a0', rimWidth: 3 },
    () => void art.fill(nearHalf, '#b8533f'),
  );
  const edge = byHand(
    closed('302,600! 322,566 344,512 368,472 400,460 424,474! 396,472 372,490 352,534 332,580'),
    2,
  );
  art.fill(edge, '#e9dfae');
  for (const knots of ['372,520 380,556 366,594', '398,500 408,544 392,588', '346,566 350,590 338,608'])
    art.blot(ink(curve(knots), INK.form, knots.length), '#7c2a34');
}

/** Two leaves, still folded, where the bow ends; one drop on them. */
function leaves(art: Art): void {
  const back = byHand(closed('304,214! 292,224 280,252 286,282 298,290! 306,262 312,232'), 1);
  const front = byHand(closed('300,212! 312,226 322,256 312,290 300,304! 292,276 292,240'), 1);
  modelled(
    art,
    [262, 196, 340, 320],
    { towards: [6, -4], soft: 6, shade: '#2f5a50', rim: '#fffde2', rimWidth: 1.8 },
    () => void art.fill(back, '#6fa06a'),
  );
  modelled(
    art,
    [262, 196, 340, 320],
    { towards: [7, -3], soft: 7, shade: '#2f5a50', rim: '#fffde2', rimWidth: 2 },
    () => void art.fill(front, '#a9cc7e'),
  );
  art.blot(ink(curve('302,222 306,258 301,298'), INK.detail, 3), '#2f5a50');
}

/** A section of the ground: a bean has split, its root goes down, its shoot has just found the light. */
export const picture = defineCard({
  name: 'oracle/22-seed',
  light: [X, Y],
  draw(art) {
    morning(art);
    soil(art);
    threads(art);
    stones(art);
    bean(art);
    leaves(art);
  },
});
