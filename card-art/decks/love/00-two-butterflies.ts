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
  type Local,
  local,
  type Path,
  points,
  polar,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
  tube,
} from '../../kit/pen/index.ts';

/** Low sun behind the flower. */
const [X, Y] = [196, 420];

/** Dusk blue, out of focus: discs of light between leaves. */
function garden(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 824),
    art.linear(0, 60, 0, 868, ramp(0, '#5a6a94', 0.45, '#b98ea4', 0.75, '#f0b8a4', 1, '#8a4a68')),
  );
  stippledGlow(art, X, Y, 360, '#fff0cc', 0.95);
  const chance = random('bokeh');
  printed(art, [44, 60, 556, 700], () => {
    for (let i = 0; i < 16; i++) {
      art.fill(
        ellipse(chance.between(60, 540), chance.between(180, 660), chance.between(10, 40)),
        chance.pick(['#fff0d4', '#f7c9b8', '#9fb2c8']),
        chance.between(0.25, 0.5),
      );
    }
  });
  const grass = range(14, (i): Path => {
    const x = 40 + i * 42 + chance.between(-14, 14);
    return ribbon(
      spline([
        [x, 880],
        [x + chance.between(-20, 20), 700],
        [x + chance.between(-60, 60), chance.between(520, 660)],
      ]),
      chance.between(10, 24),
      { start: 1, end: 0.1, peak: 0.2 },
    );
  });
  printed(art, [44, 500, 556, 868], () => {
    grass.forEach((blade, i) => {
      art.fill(byHand(blade, 2), i % 3 ? '#6a5a7c' : '#57708a', 0.7);
    });
  });
}

/** A poppy seen from the side: far petals, stamens, near petals. */
function poppy(art: Art): void {
  const stem = tube(points('196,900 214,800 232,700 236,640'), [7, 6, 5.4, 5], 20).outline;
  modelled(
    art,
    [170, 620, 260, 900],
    { towards: [-4, -2], soft: 4, shade: '#2c3c4c', rim: '#f3e3a8', rimWidth: 1.6 },
    () => void art.fill(stem, '#6f8466'),
  );
  art.blot(
    curve('196,900 214,800 232,700 236,640')
      .walk(60)
      .map(({ x, y, angle }, i) =>
        ink(spline([[x, y], polar(x, y, 13, angle + (i % 2 ? 70 : -70))]), 1.4, i, 0),
      ),
    '#e6dba4',
    0.8,
  );
  const petal = (knots: string, fill: string, soft: number, shade: string): void => {
    const outline = byHand(closed(knots), 3);
    modelled(
      art,
      regionOf(outline, 40),
      { towards: [-soft * 0.7, -soft], soft, shade, rim: '#fff0d8', rimWidth: 2.6 },
      () => void art.fill(outline, fill),
    );
  };
  const veins = (lines: readonly string[], colour: string): void => {
    art.blot(
      lines.map((line, i) => ink(curve(line), INK.detail, i, 0.25)),
      colour,
    );
  };
  petal(
    '228,640! 150,600 92,520 80,430 118,380 178,388 220,372 262,392 318,374 366,402 384,460 350,560 290,620',
    '#c83c58',
    30,
    '#5a1244',
  );
  veins(
    [
      '226,620 160,540 120,420',
      '230,610 190,510 172,400',
      '236,610 240,500 232,390',
      '246,612 290,510 310,392',
      '252,616 330,530 360,430',
    ],
    '#f08a8c',
  );
  const chance = random('stamens');
  const threads = range(60, (i): readonly [Path, number, number] => {
    const angle = chance.between(-58, 58);
    const [tx, ty] = polar(234, 604, chance.between(120, 176), angle * 0.9);
    return [
      ink(
        spline([
          [234 + angle * 0.3, 600],
          [234 + angle * 0.7, 540],
          [tx, ty],
        ]),
        1.6,
        i,
        0,
      ),
      tx,
      ty,
    ];
  });
  stippledGlow(art, 234, 500, 120, '#ffd98a', 0.9);
  art.blot(
    threads.map(([thread]) => thread),
    '#3a1638',
  );
  art.blot(
    threads.map(([, x, y], i) => ellipse(x, y, i % 2 ? 4.4 : 3.4, 2.6)),
    '#2c1030',
  );
  art.blot(
    threads.filter((_, i) => i % 2).map(([, x, y]) => ellipse(x - 1.2, y - 1, 1.5, 1)),
    '#ffe0a0',
  );
  petal(
    '232,648! 170,640 104,600 62,540 46,486 76,470 120,486 160,520 204,560 232,592',
    '#e8586c',
    24,
    '#7a1a4c',
  );
  petal(
    '236,650! 300,646 372,606 424,536 438,474 404,462 352,486 304,526 262,566 236,596',
    '#e04c64',
    24,
    '#6a1648',
  );
  petal(
    '234,656! 176,640 138,596 142,560 186,566 228,552 272,566 322,556 330,592 296,636',
    '#f27c80',
    22,
    '#8a2450',
  );
  veins(
    [
      '232,646 190,610 160,572',
      '234,648 230,600 228,566',
      '238,648 280,606 308,570',
      '220,640 120,570 70,496',
      '250,640 360,570 420,486',
    ],
    '#a83058',
  );
}

interface Wings {
  fore: string;
  hind: string;
}

/** A blue butterfly from the side: wings closed over its back, or opened in flight. */
function blue(box: Local, art: Art, { fore, hind }: Wings, flying: boolean): void {
  const paint = (outline: Path, fill: string, soft: number): void => {
    modelled(
      art,
      regionOf(box.place(outline), 40),
      { towards: [-soft * 0.6, -soft * 0.7], soft, shade: '#22305e', rim: '#f4f2ea', rimWidth: 2.4 },
      () => void box.fill(outline, fill),
    );
  };
  const far = closed(fore);
  const near = closed(hind);
  paint(far, flying ? '#7c9cc8' : '#5a7cb0', 14);
  paint(near, '#86a8d4', 14);
  for (const [outline, count] of [
    [far, 11],
    [near, 11],
  ] as const) {
    const rim = outline.walk(40);
    const root = rim[0]!;
    const reach = rim.slice(5, 36).filter((_, i) => i % Math.ceil(31 / count) === 0);
    art.blot(
      reach.map(({ x, y }, i) =>
        ink(
          box.place(
            spline([
              [root.x, root.y],
              [root.x * 0.5 + x * 0.5 + 3, root.y * 0.5 + y * 0.5],
              [root.x * 0.04 + x * 0.96, root.y * 0.04 + y * 0.96],
            ]),
          ),
          INK.detail,
          i,
          0.1,
        ),
      ),
      '#2c3c70',
    );
    for (const { x, y } of reach) {
      const spot = [root.x * 0.16 + x * 0.84, root.y * 0.16 + y * 0.84] as const;
      box.fill(ellipse(...spot, 4.2), '#f3ead8').fill(ellipse(...spot, 2.5), '#24264c');
    }
  }
  const trunk = tube(points('-20,-4 -10,-2 6,4 30,18 52,30'), [5, 7.4, 6.6, 5, 1.4], 20).outline;
  modelled(
    art,
    regionOf(box.place(trunk), 20),
    { towards: [-4, -4], soft: 4, shade: '#1a1636', rim: '#fff0d8', rimWidth: 1.8 },
    () => void box.fill(trunk, '#5c5478'),
  );
  box
    .fill(ellipse(-24, -6, 7), '#4a4468')
    .fill(ellipse(-27, -7, 3.4), '#1a1230')
    .fill(ellipse(-28, -8.4, 1.1), '#ffffff');
  art.blot(
    [
      ink(box.place(curve('-26,-11 -44,-34 -58,-46')), 2, 1, 0),
      ink(box.place(curve('-23,-12 -34,-40 -42,-56')), 2, 2, 0),
      box.place(ellipse(-59, -47, 3.2)),
      box.place(ellipse(-42.6, -57, 3.2)),
    ],
    '#2a1c3c',
  );
  if (!flying) {
    const legs = [
      '-14,4 -26,20 -24,34',
      '-6,6 -12,26 -4,38',
      '4,8 4,26 14,38',
      '-30,-2 -48,10 -60,30 -62,44',
    ];
    art.blot(
      legs.map((leg, i) => ink(box.place(curve(leg)), i === 3 ? 1.8 : 2.4, i, 0)),
      '#2a1c3c',
    );
  }
}

/** One butterfly drinks at an open poppy; the other has just seen it. */
export const picture = defineCard({
  name: 'love/00-two-butterflies',
  light: [X, Y],
  numeral: '0',
  draw(art) {
    garden(art);
    blue(
      local(art, 438, 250, 0.62, { rot: -18 }),
      art,
      {
        fore: '-6,-6! -40,-60 -70,-110 -60,-140 -20,-130 10,-90 14,-40',
        hind: '0,-4! 30,-50 90,-104 136,-120 148,-90 120,-40 80,0 50,24 20,14',
      },
      true,
    );
    stippled(art, roundRect(44, 760, 512, 110), '#4a1c48', [0, 760], [0, 868], [0, 0.9]);
    poppy(art);
    blue(
      local(art, 338, 452, 1.16, { rot: -8 }),
      art,
      {
        fore: '-4,-4! -20,-60 -18,-120 10,-160 50,-158 84,-120 80,-70 50,-20',
        hind: '4,0! 30,-40 80,-78 124,-80 138,-46 120,-4 84,22 40,20',
      },
      false,
    );
  },
});
