import {
  byHand,
  castShadow,
  flat,
  INK,
  ink,
  printed,
  regionOf,
  ripples,
  stippled,
  stippledGlow,
  strokes,
} from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { SHORE, SUN, toned } from './form.ts';

/** They stand on the other shore: x, top, half their breadth. */
const TOWERS = [
  [481, 434, 13],
  [543, 420, 15],
] as const;

/** Night above, day between the towers. */
export function dawn(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 560),
    art.linear(
      240,
      60,
      300,
      SHORE,
      ramp(0, '#51648a', 0.3, '#8690a8', 0.58, '#cfa89c', 0.82, '#f4c890', 1, '#ffe7b4'),
    ),
  );
  stippledGlow(art, ...SUN, 330, '#ffeab4', 1);
  art.fill(ellipse(...SUN, 25), '#fffbe2');
  for (const [cloud, fill, rim] of [
    [
      '386,206! 414,201 428,190 452,187 470,193 492,180 520,176 540,184 580,170! 580,204 520,207 450,209',
      '#9d92a8',
      '#d4aca4',
    ],
    ['330,222! 352,219 362,212 380,213 396,219! 372,224', '#9a90a8', '#d4aca4'],
    [
      '410,272! 436,266 448,255 470,252 486,259 508,247 530,243 548,250 580,238! 580,269 524,272 460,275',
      '#bd9fa2',
      '#f4caa4',
    ],
    [
      '352,326! 374,322 386,313 404,312 418,317 436,309 458,311 480,320! 440,326 396,329',
      '#b895a0',
      '#f4caa4',
    ],
    ['470,366! 490,361 502,352 520,350 534,356 580,340! 580,366 530,369', '#d6a68c', '#ffe8b4'],
    [
      '30,364! 70,361 84,350 104,349 118,356 140,346 158,347 172,355 208,360! 160,366 100,368',
      '#a292a6',
      '#dcb6a6',
    ],
  ] as const)
    flat(art, cloud, fill, { side: [0.76, 1.52], paint: rim });
}

/** A tower with its battlements, half in its own shade. */
function tower(art: Art, x: number, top: number, half: number): void {
  const wall = polygon(
    points(
      `${x - half},${SHORE + 8} ${x - half},${top + 18} ${x - half - 4},${top + 14} ${x - half - 4},${top} ${x - half + 4},${top} ${x - half + 4},${top + 8} ${x - 4},${top + 8} ${x - 4},${top} ${x + 4},${top} ${x + 4},${top + 8} ${x + half - 4},${top + 8} ${x + half - 4},${top} ${x + half + 4},${top} ${x + half + 4},${top + 14} ${x + half},${top + 18} ${x + half + 2},${SHORE + 8}`,
    ),
  );
  art.fill(byHand(wall, 1), '#6b5d7e');
  stippled(art, wall, '#f6c890', [x, top + 20], [x, SHORE + 6], [0, 0.8]);
  art.fill(roundRect(x - 2.5, top + 34, 5, 13, 2), '#ffe9b4');
}

/** Hills of the other shore, the towers, and the river that lies before them. */
export function farShore(art: Art): void {
  for (const [crest, fill] of [
    ['30,520 100,500 190,512 290,490 380,506 450,520 500,530 570,520', '#b394a4'],
    ['30,548 120,530 230,540 340,532 430,546 510,552 570,544', '#8d7c98'],
  ] as const) {
    const hill = byHand(Path.join(curve(crest)).lineTo(570, 600).lineTo(30, 600).close(), 2);
    art.fill(hill, fill);
    stippled(art, hill, '#ffdfa4', [120, 0], [540, 0], [0, 0.85]);
  }
  for (const [x, top, half] of TOWERS) tower(art, x, top, half);
  const bluff = byHand(closed('392,574! 430,560 470,552 520,549 580,546! 580,580! 392,580!'), 2);
  art.fill(bluff, '#6d6088');
  stippled(art, bluff, '#ffd898', [430, 580], [530, 545], [0.1, 0.9]);
  const water = roundRect(30, SHORE, 540, 130);
  art.fill(water, art.linear(0, SHORE, 0, 690, ramp(0, '#efc290', 0.3, '#a99aa6', 1, '#5d6c88')));
  for (const [x, , half] of TOWERS)
    stippled(art, roundRect(x - half, SHORE, half * 2, 84), '#5d5478', [0, SHORE], [0, SHORE + 84], [0.8, 0]);
  const chance = random('river');
  ripples(
    art,
    54,
    (i) => {
      const t = chance() ** 1.3;
      const bright = i % 2 === 1;
      return {
        x: bright ? SUN[0] + chance.between(-1, 1) * lerp(14, 60, t) : chance.between(40, 560),
        y: lerp(SHORE + 4, 680, t),
        half: lerp(5, 22, t) * chance.between(0.6, 1.3),
        rise: 1,
        weight: lerp(1.4, 3, t),
      };
    },
    [
      ['#fff6d4', 0.95],
      ['#59688a', 0.6],
    ],
  );
}

/** A boat that has put out from the towers. */
export function boat(art: Art, x: number, y: number): void {
  art
    .fill(
      closed(`${x - 17},${y - 3}! ${x},${y - 1} ${x + 17},${y - 4}! ${x + 11},${y + 4} ${x - 11},${y + 4}`),
      '#4a4060',
    )
    .fill(polygon(points(`${x + 1},${y - 4} ${x + 1},${y - 36} ${x - 15},${y - 8}`)), '#ffe9c4')
    .fill(polygon(points(`${x + 3},${y - 5} ${x + 3},${y - 30} ${x + 13},${y - 8}`)), '#d9a890');
  stippled(
    art,
    closed(`${x - 15},${y + 5} ${x + 15},${y + 5} ${x + 8},${y + 18} ${x - 8},${y + 18}`),
    '#4a4060',
    [0, y],
    [0, y + 20],
    [0.8, 0],
  );
}

/** The near bank: meadow, and the road that comes from the left and goes on to the sun. */
export function bank(art: Art): void {
  const meadow = byHand(closed('20,650! 120,648 220,652 330,650 430,640 580,644! 580,890! 20,890!'), 2);
  art.fill(meadow, art.linear(0, 640, 0, 868, ramp(0, '#8a946c', 0.3, '#5e7058', 1, '#2f4244')));
  stippled(art, meadow, '#f6d68c', [360, 730], [570, 630], [0, 1]);
  // a hedge and trees down to the water, then tufts
  for (const [x, y, r] of [
    [70, 646, 20],
    [100, 650, 15],
    [222, 650, 11],
    [240, 652, 14],
    [300, 650, 9],
    [420, 642, 9],
  ] as const) {
    const crown = byHand(ellipse(x, y, r * 1.2, r), 3);
    art.fill(ellipse(x - r * 1.3, y + r * 0.9, r * 1.7, r * 0.26), '#4a5a50');
    toned(art, crown, { fill: '#5f7660', shade: '#43584f', rim: '#d8c084', soft: r * 0.5 });
  }
  const tufts = random('tufts');
  art.blot(
    range(54, () => {
      const [x, y] = [tufts.between(50, 540), tufts.between(664, 724)];
      const half = tufts.between(4, 10);
      return ribbon(curve(`${x - half},${y} ${x},${y - 2.4} ${x + half},${y}`), 2.2, { samples: 4 });
    }),
    '#4c6050',
  );
  const road = byHand(
    closed('20,756! 150,738 300,722 430,698 580,668! 580,722! 556,760 548,806 560,890! 20,890!'),
    3,
  );
  art.fill(road, art.linear(80, 860, 540, 690, ramp(0, '#8e7468', 0.5, '#c39a7c', 1, '#f6d6a0')));
  stippled(art, road, '#43395a', [240, 700], [60, 880], [0, 0.75]);
  strokes(
    art,
    [
      '40,800 160,782 290,756 400,724',
      '60,846 180,826 280,796 360,760',
      '220,866 300,832 350,796',
      '46,772 120,762 190,754',
    ],
    INK.form,
    '#6d5660',
    0.4,
  );
  const chance = random('stones');
  for (const i of range(16, (place) => place)) {
    const [x, y] = [chance.between(60, 360), chance.between(776, 850)];
    const r = chance.between(2, 5);
    art
      .fill(ellipse(x - r * 1.6, y + r * 0.5, r * 2, r * 0.5), '#43395a')
      .fill(ellipse(x, y, r, r * 0.66), i % 2 ? '#d9b894' : '#b2917e');
  }
}

/** Long, towards us and to the left. */
export function shadow(art: Art, outlines: readonly Path[], foot: number): void {
  const shapes = outlines.map((outline) => castShadow(outline, foot, -0.62, 0.15).translate(6, -5));
  printed(art, regionOf(Path.join(shapes)), () => {
    for (const shape of shapes) art.fill(shape, '#37304e');
  });
}

/** Grass and white flowers close to us: high in the corners, open where the road comes out. */
export function nearGrass(art: Art): void {
  const chance = random('bank grass');
  for (const [count, left, right, base, low, high, fill] of [
    [22, 500, 570, 862, 14, 34, '#56684f'],
    [34, 400, 570, 876, 12, 30, '#34474a'],
    [16, 30, 130, 872, 20, 60, '#34474a'],
    [12, 510, 570, 886, 40, 84, '#22303c'],
    [16, 30, 120, 888, 40, 110, '#22303c'],
  ] as const)
    art.blot(
      range(count, () =>
        leaf(
          chance.between(left, right),
          base,
          chance.between(low, high),
          chance.between(4, 9),
          chance.between(-26, 18),
          chance.between(-10, 10),
        ),
      ),
      fill,
    );
  for (const [x, y, r] of [
    [74, 800, 8],
    [98, 826, 6],
    [58, 838, 7],
    [540, 816, 8],
  ] as const) {
    art.blot(ink(curve(`${x},${y} ${x + 2},${y + 26} ${x - 2},872`), 2.2, x, 0), '#34474a');
    art
      .blot(
        range(5, (i) => leaf(x, y, r, r * 0.8, i * 72 + x)),
        '#fff2e0',
      )
      .fill(ellipse(x, y, r * 0.3), '#d9a04c');
  }
}
