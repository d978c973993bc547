import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { lonePeak, type PeakShape } from '../../kit/land/lone-peak.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { type Art, ellipse, LINE, points, polygon, ramp, roundRect, spline } from '../../kit/pen/index.ts';
import { fir } from '../../kit/plants/fir.ts';
import { beads } from '../../kit/sky/halo.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { suyari } from '../../kit/sky/suyari.ts';

/** The summit, and the ring of light behind it. */
const [X, Y] = [312, 268];
const RING = 124;

const PEAK: PeakShape = {
  left: points(
    '312,268 296,296 288,318 262,352 250,380 216,424 204,452 168,498 150,534 112,588 88,628 40,690',
  ),
  spine: points('312,268 318,304 304,340 322,384 306,428 330,478 312,530 344,590 330,650 360,710'),
  right: points('312,268 330,300 342,312 366,352 388,376 402,410 436,452 452,492 490,536 508,578 560,640'),
  snow: points(
    '150,474 190,472 208,452 222,456 236,434 248,446 274,406 290,436 304,410 314,424 328,396 340,432 352,412 364,426 376,398 392,430 406,422 420,446 434,440 452,458 480,452',
  ),
  ribs: [
    points('288,318 276,360 282,392 250,450 254,496 214,560 208,610 160,690'),
    points('304,340 290,400 300,450 268,520 272,580 236,660'),
    points('342,312 350,362 376,410 382,464 420,530 424,590 470,680'),
    points('322,384 352,440 358,500 390,560 396,640'),
  ],
};

/** The way up in the dark: from the foot to a landing where one window is lit. */
const LIGHTS = spline(
  points(
    '150,712 210,690 262,676 300,660! 262,640 226,618! 262,598 300,580! 276,562 252,544! 276,528 300,512',
  ),
);
const HUT = [303, 505] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 400, palette.glow, 0.5);
  art.glow(300, 690, 340, palette.rose, 0.6, 0.34);
  const nearRing = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 190;
  starField(art, 170, { x0: 54, x1: 546, y0: 72, y1: 560, pow: 1.1, avoid: nearRing });
}

/** A ring that is waiting for a head. */
function ring(art: Art): void {
  art.blot(wedgeRays(X, Y, RING + 18, RING + 74, 72, 0.8, { alt: 0.5 }), 'gold', 0.75);
  art.fill(
    ellipse(X, Y, RING - 6),
    art.radial(X, Y, RING, ramp(0, '#fff6e6', 0.75, 0.6, '#d9b4d8', 0.4, 1, '#a9a6ea', 0.12)),
  );
  art.line(ellipse(X, Y, RING), 8, '#fff1d6', 0.3);
  art.line(ellipse(X, Y, RING), LINE.bold, '#fffaf0');
  art.line(ellipse(X, Y, RING - 9), LINE.hair);
  art.blot(beads(X, Y, RING + 9, 90, 1.3));
  art.glow(X, Y - 4, 60, '#ffffff', 0.7);
}

/** Low ridges at the foot. */
function ridges(art: Art): void {
  mountains(
    art,
    40,
    560,
    840,
    points('40,690 90,668 150,696 220,710 300,700 370,702 450,690 510,664 560,682'),
    {
      seed: 21,
      top: '#4c4a98',
      bottom: '#8076b6',
      lineWidth: LINE.fine,
      rough: 0.08,
    },
  );
}

/** Bars of mist with rounded ends, as old prints have them, in three banks. */
function mist(art: Art): void {
  const tones = ['#eed6e4', '#8f84c4'] as const;
  suyari(
    art,
    [
      [20, 662, 130, 12],
      [20, 672, 210, 14],
      [20, 683, 158, 12],
    ],
    { tones: [...tones] },
  );
  suyari(
    art,
    [
      [404, 646, 180, 12],
      [350, 656, 240, 14],
      [438, 667, 160, 12],
    ],
    { tones: [...tones] },
  );
  suyari(
    art,
    [
      [176, 736, 220, 13],
      [112, 747, 330, 16],
      [214, 760, 160, 13],
    ],
    { tones: [...tones] },
  );
}

function foreground(art: Art, palette: Palette): void {
  const ground = spline(points('40,810 130,796 230,818 330,826 430,808 560,788'))
    .lineTo(560, 890)
    .lineTo(40, 890)
    .close();
  art.solid(ground, art.linear(0, 790, 0, 862, ramp(0, '#262c72', 1, palette.edge)), LINE.mid);
  for (const [x, y, height] of [
    [84, 820, 92],
    [120, 832, 64],
    [152, 826, 44],
    [436, 826, 50],
    [474, 834, 84],
    [516, 822, 116],
    [398, 836, 34],
  ] as const) {
    fir(art, x, y, height);
  }
}

/** A string of small lamps that climbs to a hut; above it nobody has gone yet. */
function climbers(art: Art): void {
  for (const { x, y, t } of LIGHTS.walk(34)) {
    if (t > 0.97) continue;
    const size = 2.5 - t * 1.2;
    art.fill(ellipse(x, y, size * 2.6), '#ffd9a0', 0.22);
    art.fill(ellipse(x, y, size), '#fff1cf');
  }
  const [hx, hy] = HUT;
  art.glow(hx + 8, hy, 40, '#ffd9a0', 0.85);
  art.solid(
    polygon([
      [hx - 6, hy + 6],
      [hx - 6, hy - 4],
      [hx + 20, hy - 4],
      [hx + 20, hy + 6],
    ]),
    '#1b1c54',
    LINE.fine,
  );
  art.solid(
    polygon([
      [hx - 10, hy - 3],
      [hx + 7, hy - 15],
      [hx + 24, hy - 3],
    ]),
    '#11163f',
    LINE.fine,
  );
  art.fill(roundRect(hx + 3, hy - 2, 8, 7), '#ffe6b4');
}

/** One peak before a ring of light, and the night's climbers on their landing. */
export const picture = defineCard({
  name: 'oracle/19-mountain',
  light: [X, Y],
  title: '山',
  english: 'Mountain',
  draw(art, palette) {
    sky(art, palette);
    ring(art);
    lonePeak(art, PEAK, 720);
    climbers(art);
    ridges(art);
    mist(art);
    foreground(art, palette);
  },
});
