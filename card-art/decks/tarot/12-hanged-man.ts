import { defineCard } from '../../define.ts';
import {
  byHand,
  INK,
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
  Path,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { leaf } from '../../kit/plants/leaf.ts';
import { hangingFigure } from './12-hanged-man/hanging-figure.ts';

/** The head, which gives the light. */
const [X, Y] = [262, 590];
const WATER = 700;

/** A still lake at first light; the far shore drowns in mist. */
function lake(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 824),
    art.linear(0, 60, 0, WATER, ramp(0, '#2c4a5e', 0.45, '#5f8a8c', 0.8, '#c4c8a4', 1, '#f4e0ae')),
  );
  stippledGlow(art, X, Y, 380, '#ffe9b4', 0.85);
  for (const [knots, fill] of [
    ['30,640 110,604 190,622 280,590 360,616 450,580 570,612', '#8aa89c'],
    ['30,676 90,650 170,662 250,644 330,666 420,640 500,656 570,636', '#5f8484'],
  ] as const) {
    const shore = byHand(polygon([...points(knots), [570, WATER], [30, WATER]]), 4);
    art.fill(shore, fill);
    stippled(art, shore, '#f4e0ae', [0, shore.bounds()[1] + 10], [0, WATER]);
  }
  art.fill(
    roundRect(44, WATER, 512, 170),
    art.linear(0, WATER, 0, 868, ramp(0, '#f0dcae', 0.3, '#86a298', 1, '#234055')),
  );
}

/** The water keeps only the light. */
function reflection(art: Art): void {
  printed(art, [44, WATER, 556, 868], () => {
    art.fill(ellipse(X, 2 * WATER - Y, 60, 66), '#fff0c0', 0.8);
    art.fill(closed('222,868! 236,780 250,712 274,712 290,780 304,868!'), '#fff0c0', 0.5);
  });
  const chance = random('water');
  ripples(
    art,
    64,
    (i) => {
      const y = WATER + 6 + (i / 64) ** 1.4 * 150;
      const x = chance.between(60, 540);
      const half = chance.between(14, 60) * (0.4 + (y - WATER) / 120);
      return { x, y, half, rise: -chance.between(-1.5, 1.5), weight: 2.6 };
    },
    [
      ['#fff3cc', 0.85],
      ['#2c4a5e', 0.8],
    ],
  );
}

const TRUNK = byHand(
  closed('470,900! 480,800 462,700 474,600 460,500 470,400 456,300 440,230 470,120 480,20! 680,20! 680,900!'),
  5,
);
const BOUGH = byHand(
  closed(
    '520,240! 440,226 360,206 280,196 200,186 120,150 60,96 30,40! 70,30! 110,92 170,136 240,152 320,150 400,132 470,80 500,20! 620,20!',
  ),
  4,
);

/** A living tree: the trunk leaves the picture, one bough crosses it. */
function tree(art: Art): void {
  const bark = '#3c2440';
  modelled(
    art,
    [-20, -20, 700, 920],
    { towards: [-26, 20], soft: 22, shade: '#140d28', rim: '#e9b98a', rimWidth: 3 },
    () => {
      art.fill(Path.join(TRUNK), bark).fill(BOUGH, bark);
    },
  );
  const grooves: readonly string[] = [
    '490,860 500,760 484,660 496,560 482,440 490,340',
    '520,868 528,740 512,600 524,460 508,330 500,240',
    '545,800 550,640 536,500 544,340',
    '480,160 420,186 340,186 250,178 180,160',
    '440,160 380,168 300,166',
    '150,140 110,112 80,70',
    '478,300 500,250 470,190',
  ];
  grooves.forEach((knots, i) => {
    art.blot(ink(byHand(curve(knots), 5), INK.contour, i, 0.35), '#150d28');
    art.blot(ink(byHand(curve(knots), 5).translate(-4, 2), INK.detail, i + 9, 0.4), '#b07f78');
  });
}

/** A strip of linen round the bough. */
function bond(art: Art): void {
  const strip = ribbon(curve('268,222 260,190 264,160 274,138'), 20, { start: 0.7, end: 0.7 });
  modelled(
    art,
    regionOf(strip, 10),
    { towards: [-4, 3], soft: 4, shade: '#8a6a76', rim: '#fffbe8', rimWidth: 1.6 },
    () => void art.fill(strip, '#ead9bc'),
  );
  art.blot(
    ['262,216 256,190 262,158', '270,212 265,186 270,150'].map((fold, i) => ink(curve(fold), INK.detail, i)),
    '#8a6a66',
  );
}

/** New leaves, some against the light. */
function leaves(art: Art): void {
  const twigs: readonly string[] = [
    '90,84 76,130 84,176 70,214',
    '150,136 140,180 152,214',
    '330,180 350,226 342,268 356,300',
    '410,200 404,240 416,276',
    '60,70 120,60 180,84 220,76',
    '320,152 350,120 392,108',
    '214,182 196,222',
  ];
  twigs.forEach((knots, t) => {
    const twig = curve(knots);
    art.blot(ribbon(twig, 5, { start: 1, end: 0.2 }), '#2a1a36');
    const grown = twig
      .walk(6)
      .slice(1)
      .flatMap(({ x, y, angle }, i) =>
        [-1, 1].map((side) => leaf(x, y, 34 - i * 2, 15, angle + side * (44 + i * 4), side * 5)),
      );
    const all = Path.join(grown);
    modelled(
      art,
      regionOf(all, 14),
      { towards: [4, 6], soft: 4, shade: '#1f3a44', rim: '#f2e6a6', rimWidth: 1.4 },
      () => void art.fill(all, t % 2 ? '#6f9a70' : '#4f8070'),
    );
    art.blot(
      twig
        .walk(6)
        .slice(1)
        .flatMap(({ x, y, angle }, i) =>
          [-1, 1].map((side) =>
            ink(spline([[x, y], polar(x, y, 26 - i * 2, angle + side * (48 + i * 4))]), INK.detail, i, 0),
          ),
        ),
      '#1f3a44',
    );
  });
}

/** A disc behind the head, short rays of uneven ink. */
function halo(art: Art): void {
  art.fill(ellipse(X, Y, 62), '#fff4cf');
  stippled(art, ellipse(X, Y, 62), '#f2c878', [X, Y - 70], [X, Y + 60], [0.9, 0]);
  const chance = random('rays');
  art.blot(
    range(40, (i) =>
      ink(
        spline([polar(X, Y, 72, i * 9), polar(X, Y, chance.between(86, i % 2 ? 104 : 128), i * 9)]),
        i % 2 ? 1.6 : 2.8,
        i,
        0.1,
      ),
    ),
    '#fff0c0',
  );
}

/** He hangs by one foot from a living bough, knee crossed, at ease; the light is round his head. */
export const picture = defineCard({
  name: 'tarot/12-hanged-man',
  light: [X, Y],
  numeral: 'XII',
  draw(art) {
    lake(art);
    reflection(art);
    halo(art);
    hangingFigure(art, X, 196, 4.3);
    tree(art);
    bond(art);
    leaves(art);
  },
});
