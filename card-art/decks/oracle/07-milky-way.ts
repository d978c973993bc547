import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { leafBoat } from '../../kit/objects/leaf-boat.ts';
import {
  type Art,
  arc,
  LINE,
  line,
  Path,
  points,
  polar,
  ramp,
  random,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { reedTuft } from '../../kit/plants/reed-tuft.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { starRiver } from '../../kit/sky/star-river.ts';

/** The river's two edges, from the top of the sky to the foot of the picture. */
const LEFT = spline(points('318,50 346,130 330,220 262,310 214,400 236,490 268,560 214,660 132,760 96,880'));
const RIGHT = spline(
  points('372,50 408,130 404,230 352,330 318,410 352,490 414,560 430,660 448,760 500,880'),
);

/** The stars on the two banks. */
const FAR_SIDE = [112, 398] as const;
const NEAR_SIDE = [478, 486] as const;

function sky(art: Art, palette: Palette): void {
  art.fill(
    roundRect(40, 54, 520, 820),
    art.linear(0, 64, 0, 862, ramp(0, '#0a1030', 0.4, '#1b2262', 0.75, '#3a3a86', 1, '#2a2c6c')),
  );
  art.glow(360, 150, 190, palette.mist, 0.4, 1.2);
  art.glow(290, 370, 240, palette.rose, 0.36, 1);
  art.glow(330, 600, 300, palette.mist, 0.45, 0.9);
  starField(art, 120, { x0: 56, x1: 544, y0: 72, y1: 520, pow: 1.1, opacity: 0.7 });
}

/** Two dark banks that rise out of the sky's foot; the right one lies lower. */
function banks(art: Art, palette: Palette): void {
  const shade = art.linear(0, 430, 0, 862, ramp(0, '#3b3d8c', 0.3, '#1a2158', 1, palette.edge));
  const left = spline(
    points('30,452 80,446 132,466 188,500 236,532 266,560 252,600 214,660 132,760 96,890 30,890!'),
  );
  const right = spline(
    points('570,536 520,528 470,538 428,548 414,560 424,610 430,660 448,760 500,890 570,890!'),
  );
  for (const bank of [left, right]) art.solid(Path.join(bank).close(), shade, LINE.mid);
  const contours: readonly string[] = [
    '50,500 96,498 150,522 196,560 200,600 168,660 104,750',
    '50,556 92,556 132,584 140,622 118,672 74,738',
    '50,620 82,630 88,662 66,708',
    '548,574 508,572 478,590 472,640 480,720 520,840',
    '548,622 520,628 514,672 528,744',
  ];
  for (const contour of contours) {
    art.blot(ribbon(spline(points(contour)), 1.8, { samples: 30 }), 'gold', 0.5);
  }
}

/** A star that stands on a bank, with the light it throws at its feet. */
function standingStar(art: Art, x: number, y: number, radius: number, colour: string): void {
  art.glow(x, y, radius * 2.6, colour, 0.7);
  art.blot(sparkle(x, y, radius, 0.1), '#fffaf0');
  art.blot(sparkle(x, y, radius * 0.5, 0.16, 45), colour);
  art.line(line(x, y + radius * 0.7, x, y + radius * 1.7), LINE.hair, 'gold', 0.7);
  art.glow(x, y, radius * 0.36, '#ffffff', 0.95);
}

/** Reeds at the waterline, taller towards us. */
function reeds(art: Art): void {
  const places: readonly (readonly [number, number, number, number])[] = [
    [214, 662, 52, 4],
    [150, 742, 74, 5],
    [92, 858, 120, 6],
    [434, 668, 52, 9],
    [462, 770, 84, 10],
    [520, 868, 130, 11],
  ];
  for (const [x, y, height, seed] of places) reedTuft(art, x, y, height, { seed });
}

/** A boat of one leaf with a spark for cargo, and the grains it pushes aside. */
function letter(art: Art): void {
  const [x, y] = [296, 718];
  for (const radius of [86, 108, 134]) {
    for (const [from, to] of [
      [100, 158],
      [176, 204],
      [214, 262],
    ] as const) {
      art.blot(ribbon(arc(x, y + 8, radius, from, to, radius * 0.24), 2.2, { samples: 9 }), '#fff3e2', 0.75);
    }
  }
  leafBoat(art, x, y, 1.02, { rot: -6 });
  art.glow(x - 2, y - 34, 70, '#ffe6bd', 0.85);
  art.blot(sparkle(x - 2, y - 34, 24, 0.14), '#fffaf0');
  art.glow(x - 2, y - 34, 12, '#ffffff', 1);
  const chance = random('wake');
  for (let i = 0; i < 20; i++) {
    const [px, py] = polar(x, y, chance.between(84, 120), chance.between(95, 265));
    art.line(line(px, py, px, py), chance.between(1.4, 2.8), '#ffe9cf');
  }
}

/** A river of light between two banks, a star on each, and a leaf that carries news. */
export const picture = defineCard({
  name: 'oracle/07-milky-way',
  light: [310, 560],
  title: '天の川',
  english: 'Milky Way',
  draw(art, palette) {
    sky(art, palette);
    const tint = art.linear(0, 50, 0, 862, ramp(0, '#8f8ad8', 0.4, '#c9a4d4', 0.7, '#a9b4f0', 1, '#8a92e0'));
    starRiver(art, LEFT, RIGHT, 2700, tint);
    banks(art, palette);
    standingStar(art, ...FAR_SIDE, 40, '#cfdcff');
    standingStar(art, ...NEAR_SIDE, 30, '#ffe3bd');
    letter(art);
    reeds(art);
  },
});
