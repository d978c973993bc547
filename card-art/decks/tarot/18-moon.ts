import { defineCard } from '../../define.ts';
import { crayfish } from '../../kit/creatures/crayfish.ts';
import { howlingWolf } from '../../kit/creatures/howling-wolf.ts';
import { sittingDog } from '../../kit/creatures/sitting-dog.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { tower } from '../../kit/objects/tower.ts';
import {
  type Art,
  arc,
  clamp,
  ellipse,
  hatch,
  type Knot,
  LINE,
  lerp,
  line,
  points,
  polar,
  ramp,
  random,
  ribbon,
  spline,
  stipple,
} from '../../kit/pen/index.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { horned } from '../../kit/sky/moon.ts';
import { dropRay, lineRays, wedgeRays } from '../../kit/sky/rays.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The moon. */
const [X, Y, RADIUS] = [300, 258, 108];

/** Reach, start and end of each piece of ring round the crayfish's tail; degrees. */
const RINGS = [
  [46, 100, 172],
  [46, 186, 262],
  [80, 96, 140],
  [80, 160, 222],
  [80, 232, 266],
  [120, 104, 128],
  [120, 150, 176],
  [120, 196, 250],
  [164, 112, 134],
  [164, 226, 256],
] as const;
/** Reeds at both corners, different: x, foot, angle, length of leaf; height of its bulrush, if any. */
const REEDS = [
  [66, 872, -4, 92, 0],
  [82, 874, 3, 120, 108],
  [98, 876, 9, 84, 82],
  [112, 880, 18, 66, 0],
  [534, 872, 4, 100, 0],
  [518, 874, -5, 70, 84],
  [504, 880, -14, 58, 0],
] as const;

const sharpEnds = (knots: readonly Knot[]): Knot[] =>
  knots.map(([x, y], i) => (i && i < knots.length - 1 ? [x, y] : [x, y, 1]));
const FOOT = points('560,900! 40,900!');

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 400, palette.glow, 0.46);
  art.glow(X, Y, 230, palette.mist, 0.4);
  art.glow(300, 600, 330, palette.rose, 0.55, 0.42);
  art.glow(300, 580, 190, palette.glow, 0.35, 0.4);
  const nearMoon = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 190;
  starField(art, 150, { x0: 50, x1: 550, y0: 60, y1: 540, avoid: nearMoon });
}

/** The disc in earthshine has no rim, it melts into its own glow; only the crescent is metal. */
function moon(art: Art): void {
  art.blot(wedgeRays(X, Y, 128, 178, 16, 4.2));
  art.line(lineRays(X, Y, 128, 156, 16, { rot: 11.25 }), LINE.fine);
  const earthshine = ramp(0, '#c9a6b8', 0.6, '#8a6f9e', 1, '#6a5590');
  art.fill(ellipse(X, Y, RADIUS), art.radial(X - 30, Y, RADIUS * 1.5, earthshine));
  const dust = stipple(ellipse(X, Y, RADIUS - 3), 900, (x) => clamp((x - X) / 150 + 0.18) * 0.8, 4);
  art.line(dust, 1.1, 'gold', 0.5);
  const crescent = horned(X, Y, RADIUS, RADIUS * 0.9, RADIUS * 0.36, 0);
  const silver = ramp(0, '#fffaf0', 0.5, '#f6dfae', 1, '#d3a86c');
  art.fill(crescent, art.linear(X - RADIUS, 180, X + 20, 330, silver)).line(crescent);
  const shade = hatch(crescent, { angle: -35, gap: 4.4, from: 0.72, to: 0.98 });
  art.line(shade, LINE.hair, '#8a6238', 0.9);
}

/** They fall below the rays. */
function drops(art: Art): void {
  const places = points('-150,430 -96,462 -48,474 0,486 48,474 96,462 150,430 -72,506 72,506 -24,522 24,522');
  art.blot(
    places.map(([dx, y]) => dropRay(X + dx * 0.9, y, 0, 16, 0)),
    'gold',
    0.95,
  );
}

/** Hills, two unequal towers, near land. */
function land(art: Art): void {
  const ridge = points(
    '50,600 110,566 170,590 232,552 276,574 300,566 330,578 380,548 440,588 498,564 550,596',
  );
  mountains(art, 50, 550, 660, ridge, { seed: 31, top: '#7a62a8', bottom: '#42306e', lineWidth: LINE.fine });
  tower(art, 112, 410, 664, 66, { light: 1 });
  tower(art, 492, 434, 664, 62, { light: -1 });
  const ground = points('40,640 120,646 210,634 300,640 400,632 480,644 560,638');
  const soil = art.linear(0, 630, 0, 800, ramp(0, '#5a4486', 0.5, '#241a50', 1, '#120f30'));
  art.fill(spline([...sharpEnds(ground), ...FOOT], true), soil).line(spline(ground));
}

/** It winds between the two animals, up to the gap in the hills. */
function path(art: Art): void {
  const left = points('297,640 286,656 306,676 272,706 250,738 240,784');
  const right = points('303,640 300,656 334,680 330,712 334,742 378,786');
  const sand = art.linear(0, 640, 0, 780, ramp(0, '#f6dfae', 0.95, 1, '#c99ab0', 0.5));
  art.fill(spline([...sharpEnds(left), ...sharpEnds(right).reverse()], true), sand);
  art.line([spline(left), spline(right)]);
  const chance = random(9);
  for (let i = 0; i < 40; i++) {
    const y = lerp(664, 770, chance() ** 0.8);
    const side = chance() > 0.5 ? 1 : -1;
    const x = X + side * chance.between(76, 230);
    const length = chance.between(16, 56);
    const blade = spline([
      [x, y],
      [x + length / 2, y - 2],
      [x + length, y + 2],
    ]);
    art.blot(ribbon(blade, 1.7, { samples: 5 }), 'gold', 0.5);
  }
}

/** A dark wolf howls, a pale hound sits; moonlit mist lifts them from the ground. */
function wolfAndDog(art: Art, palette: Palette): void {
  art.glow(170, 690, 150, palette.mist, 0.5, 0.42);
  art.glow(450, 700, 110, palette.mist, 0.22, 0.4);
  howlingWolf(art, 160, 612, 1, { tones: ['#b9a9d8', '#62539a', '#2a2252'] });
  sittingDog(art, 462, 620, 0.96, { mirror: true });
}

/** The crayfish climbs out of the pool; rings close round its tail. */
function pool(art: Art, palette: Palette): void {
  const shore = points('40,800 130,790 214,780 300,772 386,780 470,792 560,800');
  const water = art.linear(0, 772, 0, 862, ramp(0, '#8a70b0', 0.4, '#46367e', 1, '#191444'));
  art.solid(spline([...sharpEnds(shore), ...FOOT], true), water);
  art.glow(300, 806, 120, palette.glow, 0.5, 0.5);
  crayfish(art, 300, 790, 0.66);
  // the water closes over the tail
  const deep = ramp(0, '#3a2c70', 0.92, 0.55, '#46367e', 0.6, 1, '#46367e', 0);
  art.fill(ellipse(300, 848, 62, 34), art.radial(300, 848, 62, deep, 0.55));
  for (const [reach, from, to] of RINGS) {
    const ring = arc(300, 826, reach, from, to, reach * 0.2);
    art.blot(ribbon(ring, 2.2, { samples: 9 }), 'gold', 0.95 - reach * 0.002);
  }
}

function reeds(art: Art): void {
  for (const [x, y, angle, length, height] of REEDS) {
    veinedLeaf(art, x, y, length, 11, angle, { veins: 0, bend: angle, fill: '#2c2258' });
    if (!height) continue;
    const tip = polar(x, y, height, angle * 0.8);
    const stem = spline([[x, y], polar(x, y, height * 0.5, angle * 0.4), tip]);
    art.blot(ribbon(stem, 2.4, { start: 1, end: 0.5 }));
    const head = ribbon(line(0, 8, 0, -24), 10, { start: 0.6, end: 0.5, samples: 8 });
    art.solid(head.rotate(angle).translate(...tip), '#7a4a5c', LINE.fine * 1.3);
  }
}

/** A crescent in its dark disc over two towers; wolf and dog by the path, a crayfish in the pool. */
export const picture = defineCard({
  name: 'tarot/18-moon',
  seed: 'cmn',
  light: [300, 250],
  numeral: 'XVIII',
  title: '月',
  english: 'The Moon',
  draw(art, palette) {
    sky(art, palette);
    moon(art);
    drops(art);
    land(art);
    path(art);
    wolfAndDog(art, palette);
    pool(art, palette);
    reeds(art);
  },
});
