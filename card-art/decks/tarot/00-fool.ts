import { defineCard } from '../../define.ts';
import { byHand, INK, ink, modelled, printed, stippled } from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { littleDog } from './00-fool/little-dog.ts';
import { wanderer } from './00-fool/wanderer.ts';

/** The sun has just left the last range. */
const [X, Y] = [452, 520];

/** A morning sky that takes two thirds of the picture. */
function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 824),
    art.linear(0, 60, 0, 640, ramp(0, '#4c5a92', 0.4, '#a98ab0', 0.7, '#f2b9a0', 1, '#ffe3b4')),
  );
  printed(art, [44, 44, 556, 640], () => art.glow(X, Y, 420, '#fff0c8', 0.95, 1, 0.4));
  art.fill(ellipse(X, Y, 34), '#fffbe8');
}

/** Towers of cloud that stand behind the ranges, lit from the sun's side. */
const CLOUDS: readonly (readonly [knots: string, fill: string, soft: number])[] = [
  [
    '-60,640 -60,330 10,270 40,214 92,196 128,222 150,206 188,214 204,250 238,262 248,300 232,330 262,352 268,394 244,420 268,450 262,490 240,520 280,640',
    '#e9bfbe',
    30,
  ],
  [
    '-60,640 -60,420 20,396 48,356 92,350 118,372 148,362 180,380 186,414 168,436 204,452 214,490 196,516 240,640',
    '#f6d3bf',
    24,
  ],
  ['-60,660 -40,520 30,486 70,470 104,484 130,474 152,496 190,506 214,560 220,660', '#fde6cc', 18],
  ['352,236 372,224 398,228 412,212 444,214 456,230 484,234 478,244 420,248 360,246', '#f6d3bf', 6],
  ['398,300 420,292 446,296 470,290 506,298 540,296 520,306 450,308', '#fde6cc', 4],
];

function clouds(art: Art): void {
  for (const [knots, fill, soft] of CLOUDS) {
    const cloud = byHand(closed(knots), 3);
    const far = soft < 10;
    modelled(
      art,
      far ? [340, 200, 560, 320] : [-70, 180, 310, 670],
      {
        towards: [soft * 1.2, soft * 0.8],
        soft,
        shade: '#8a78ac',
        depth: far ? 0.6 : 0.85,
        rim: '#fff8e4',
        rimWidth: far ? 2 : 3.4,
      },
      () => void art.fill(cloud, fill),
    );
  }
}

/** Ranges that go down into mist: the nearer the darker. */
function ranges(art: Art): void {
  const far: readonly (readonly [knots: string, fill: string, mist: string])[] = [
    [
      '30,560 80,540 130,552 190,520 236,542 300,516 350,540 410,528 470,556 520,536 570,552',
      '#d99aa0',
      '#ffe0b8',
    ],
    ['30,640 90,616 150,630 210,588 262,606 330,574 380,618 440,586 500,612 570,574', '#a8749a', '#f6c4b0'],
    ['200,760 300,690 352,660 404,700 446,672 500,640 570,690', '#74528c', '#dd9cae'],
    ['260,860 330,800 372,770 420,792 470,752 570,790', '#4a3570', '#9a6a9c'],
  ];
  for (const [knots, fill, mist] of far) {
    const ridge = byHand(polygon([...points(knots), [570, 880], [30, 880]]), 5);
    art.fill(ridge, fill);
    const top = ridge.bounds()[1];
    stippled(art, ridge, mist, [0, top + 24], [0, top + 120]);
    stippled(art, ridge, '#fff0cc', [250, 0], [560, 0], [0, 0.5]);
  }
}

const CLIFF = byHand(
  polygon(
    points(
      '30,672 96,664 160,652 226,646 292,634 338,626 352,634 346,650 358,676 340,700 348,742 326,780 334,830 316,900 30,900',
    ),
  ),
  3,
);

/** Planes of the rock that take the light. */
const FACES: readonly string[] = [
  '338,628 318,668 322,712 344,690 350,650',
  '270,642 338,628 318,668 262,690',
  '322,714 290,748 296,806 330,780 346,742 338,702',
  '262,692 238,726 244,772 290,748 318,712',
  '180,656 268,644 262,690 190,702',
  '296,808 318,870 240,870 244,776 288,750',
  '190,704 160,748 168,806 240,772 236,728',
  '100,668 176,658 186,702 104,716',
];

/** Grass above, planes below; the brink is what the light touches first. */
function cliff(art: Art): void {
  modelled(
    art,
    [44, 610, 370, 868],
    { towards: [26, -22], soft: 24, shade: '#150d2c', rim: '#ffd9a0', rimWidth: 3 },
    () => {
      art.fill(CLIFF, '#4c3162');
    },
  );
  art.clip(CLIFF, () => {
    FACES.forEach((knots, i) => {
      const face = byHand(polygon(points(knots)), 3);
      const [left, top, right, bottom] = face.bounds();
      art.fill(face, i % 2 ? '#6a436e' : '#5a3968');
      stippled(art, face, '#2a1a46', [right, top], [left, bottom], [0, 0.95]);
    });
    printed(art, [44, 610, 360, 700], () => {
      art.fill(closed('334,628! 288,640 210,650 120,666 62,682 120,676 220,666 306,648'), '#1a1034', 0.85);
      art.fill(closed('200,654! 160,662 96,674 150,672 204,662'), '#1a1034', 0.8);
    });
  });
  const cracks: readonly string[] = [
    '338,626 318,668 322,712',
    '270,640 262,690 238,726 244,772',
    '322,712 290,748 296,806',
    '180,654 190,700 160,748 168,806',
    '96,668 104,716 84,762',
  ];
  cracks.forEach((knots, i) => {
    art.blot(
      ink(byHand(spline(points(knots), false, 0.4), 4), i < 2 ? INK.contour : INK.form, i, 0.3),
      '#150d2c',
    );
  });
  const chance = random('grass');
  const blades = range(70, (): Path => {
    const x = chance.between(52, 336);
    const y = 672 - ((x - 30) / 308) * 44 + 3;
    const height = chance.between(7, 20);
    return spline([
      [x, y],
      [x + height * 0.2, y - height * 0.6],
      [x + height * 0.6, y - height],
    ]);
  });
  art.blot(
    blades.map((blade, i) => ink(blade, 2.2, i, 0)),
    '#6f7f5c',
  );
}

/** Far below, birds. */
function birds(art: Art): void {
  for (const [x, y, size] of [
    [420, 700, 13],
    [456, 676, 10],
    [398, 664, 8],
    [484, 716, 9],
  ] as const) {
    const wing = spline([
      [x - size, y - size * 0.5],
      [x - size * 0.4, y - size * 0.55],
      [x, y],
      [x + size * 0.5, y - size * 0.6],
      [x + size, y - size * 0.3],
    ]);
    art.blot(ink(wing, 2.6, x, 0), '#fff3d6');
  }
}

/** A traveller with a bundle steps over the brink, eyes on the sky, a dog at the heel. */
export const picture = defineCard({
  name: 'tarot/00-fool',
  seed: 'cfl',
  light: [X, Y],
  numeral: '0',
  draw(art) {
    sky(art);
    clouds(art);
    ranges(art);
    birds(art);
    cliff(art);
    littleDog(art, 150, 662, 1.3);
    wanderer(art, 300, 637, 2.5);
  },
});
