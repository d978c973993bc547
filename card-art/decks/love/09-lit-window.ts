import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { windingRoad } from '../../kit/land/winding-road.ts';
import { hillCottage } from '../../kit/objects/hill-cottage.ts';
import { paperLantern } from '../../kit/objects/paper-lantern.ts';
import {
  type Art,
  ellipse,
  type Knot,
  LINE,
  Path,
  points,
  ramp,
  range,
  ribbon,
  spline,
} from '../../kit/pen/index.ts';
import { fir } from '../../kit/plants/fir.ts';
import { grassFringe } from '../../kit/plants/grass-fringe.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { wildRose } from '../../kit/plants/wild-rose.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The lit window. */
const [X, Y] = [318, 388];

const HILL = spline(points('40,640 116,596 172,522 214,452 258,427 340,420 448,418 500,442 532,500 570,560'));
/** The near rise hides a stretch of the road. */
const RISE = spline(points('40,664 130,640 230,664 340,678 440,660 510,626 570,616'));
const KNOLL = spline(points('404,880 418,826 446,782 490,764 530,764 570,750'));

/** Down to the foot of the window. */
const ground = (crest: Path, x0: number): Path =>
  Path.join(crest).append(new Path().lineTo(570, 890).lineTo(x0, 890).close());

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 360, palette.glow, 0.5);
  art.glow(300, 600, 330, palette.rose, 0.4, 0.4);
  const nearHouse = (x: number, y: number): boolean => Math.hypot(x - X - 20, y - Y + 30) < 150;
  starField(art, 150, { x0: 50, x1: 550, y0: 80, y1: 560, pow: 1.1, avoid: nearHouse });
  art.blot([sparkle(168, 262, 12), sparkle(226, 190, 8), sparkle(462, 282, 9)]);
  const hills = points('50,560 120,530 190,566 260,590 340,580 430,560 490,528 550,552');
  const tones = { top: '#a55670', bottom: '#6a2848' };
  mountains(art, 50, 550, 760, hills, { seed: 12, ...tones, lineWidth: LINE.fine, rough: 0.06 });
}

/** The hill, two firs on its slope, the road down from the door. */
function hillWithHouse(art: Art): void {
  const lit = ramp(0, '#e08a8c', 0.2, '#a54e68', 0.55, '#5c1e40', 1, '#2c0d22');
  art.solid(ground(HILL, 40), art.radial(X, Y + 30, 420, lit));
  range(9, (i) => {
    const depth = 34 + i * 26;
    const furrow = HILL.walk(40)
      .slice(5 + i, 36 - i * 2)
      .map(({ x, y }): Knot => [x + (x - 340) * depth * 0.0012, y + depth]);
    art.blot(ribbon(spline(furrow), 1.5, { samples: 22 }), 'gold', 0.34 - i * 0.02);
  });
  fir(art, 508, 496, 100, { fill: '#3a1029' });
  fir(art, 478, 468, 66, { fill: '#4a1634' });
  const road = [
    [398, 424, 15],
    [366, 440, 16],
    [276, 470, 20],
    [238, 512, 24],
    [300, 566, 32],
    [392, 610, 42],
    [414, 656, 50],
    [380, 710, 56],
  ] as const;
  windingRoad(art, road, { seed: 2 });
  art.fill(ellipse(372, 428, 108, 7), '#5c1e40', 0.8);
  hillCottage(art, 318, 426, 1.12);
  grassFringe(art, spline(points('414,426 482,424')), 3, 9, { seed: 3 });
}

function nearRise(art: Art): void {
  const body = ground(RISE, 40);
  art.solid(body, art.linear(0, 630, 0, 862, ramp(0, '#7a2f50', 0.4, '#451533', 1, '#1f0919')));
  art.glow(150, 800, 190, '#f7a878', 0.35, 0.5);
  const road = [
    [414, 650, 50],
    [372, 690, 58],
    [326, 720, 68],
    [272, 756, 88],
    [270, 812, 118],
    [330, 890, 160],
  ] as const;
  art.clip(body, () => windingRoad(art, road, { seed: 5, tones: ['#d98a8a', '#9a4560', '#4a1634'] }));
  art.line(RISE, LINE.mid);
  grassFringe(art, RISE, 26, 13, { seed: 4, skip: (x) => x > 372 && x < 444 });
  art.solid(ground(KNOLL, 404), art.linear(0, 750, 0, 862, ramp(0, '#5c1e40', 1, '#1f0919')), LINE.fine);
  fir(art, 506, 770, 150, { fill: '#260b1e' });
  fir(art, 448, 760, 96, { fill: '#32102a' });
  grassFringe(art, KNOLL, 12, 13, { seed: 12, skip: (x) => x < 452 });
}

/** The lantern at the road's foot: the other half of the pair. */
function lanternAndRoses(art: Art, palette: Palette): void {
  const post = spline(points('108,880 112,780 112,690 128,664 152,664'));
  const taper = { start: 1, end: 0.5, samples: 16 };
  art.blot(ribbon(post, 8, taper), palette.ink).blot(ribbon(post, 5, taper));
  paperLantern(art, 152, 708, 0.66);
  grassFringe(art, spline(points('50,862 150,850 236,862')), 12, 30, { seed: 9, width: 3 });
  veinedLeaf(art, 78, 850, 60, 24, -40, { fill: '#5c1e40' });
  veinedLeaf(art, 96, 850, 56, 22, 44, { fill: '#5c1e40' });
  wildRose(art, 84, 838, 32, { rot: 14, lite: '#f4a7ae', lineWidth: LINE.mid });
  wildRose(art, 142, 858, 22, { rot: 40, lite: '#d9808e', lineWidth: LINE.mid });
}

/** The lit window above, the lantern below, one road between them. */
export const picture = defineCard({
  name: 'love/09-lit-window',
  seed: 'llw',
  light: [X, Y],
  numeral: 'IX',
  title: '窓の灯',
  english: 'Lit Window',
  draw(art, palette) {
    sky(art, palette);
    hillWithHouse(art);
    nearRise(art);
    lanternAndRoses(art, palette);
  },
});
