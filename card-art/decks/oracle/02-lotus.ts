import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { rings, ripples } from '../../kit/land/water.ts';
import {
  type Art,
  arc,
  ellipse,
  LINE,
  lerp,
  line,
  polar,
  radians,
  ramp,
  range,
  roundRect,
} from '../../kit/pen/index.ts';
import { lotus } from '../../kit/plants/lotus.ts';
import { petal } from '../../kit/plants/petal.ts';
import { beads, ticks } from '../../kit/sky/halo.ts';
import { horned } from '../../kit/sky/moon.ts';
import { dropRay, wedgeRays } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** Middle of the mandala. */
const [X, Y] = [300, 440];
const HORIZON = 640;

function sky(art: Art, palette: Palette): void {
  art.glow(300, 480, 430, palette.glow, 0.38);
  art.glow(300, 560, 300, palette.rose, 0.55, 0.8);
  const nearMandala = (x: number, y: number): boolean => Math.hypot(x - 300, y - 460) < 215;
  starField(art, 150, { x0: 50, x1: 550, y0: 70, y1: 600, pow: 1.1, avoid: nearMandala });
}

/** Two rings of twenty petals (18° apart) round a lit disc. */
function mandala(art: Art): void {
  const blunt = { tip: 0.1, belly: 0.5, base: 0.5 };
  art.blot(wedgeRays(X, Y, 228, 330, 72, 0.7, { alt: 0.6 }), 'gold', 0.55);
  const tone = art.radial(X, Y, 216, ramp(0, '#2a2c6b', 0.68, '#2a2c6b', 1, '#7a76c8'));
  for (let angle = 9; angle < 360; angle += 18) {
    art.solid(petal(...polar(X, Y, 140, angle), 74, 44, angle, blunt), tone, LINE.fine);
  }
  for (let angle = 0; angle < 360; angle += 18) {
    art.solid(petal(...polar(X, Y, 140, angle), 62, 40, angle, blunt), tone, LINE.fine);
    art.line(petal(...polar(X, Y, 146, angle), 40, 22, angle, blunt), LINE.hair);
    art.blot(ellipse(...polar(X, Y, 172, angle), 1.8));
    art.blot(sparkle(...polar(X, Y, 200, angle + 9), 4));
  }
  art.line(ellipse(X, Y, 222), LINE.mid);
  art.line(ellipse(X, Y, 214), LINE.hair);
  art.blot(beads(X, Y, 228, 72, 1.4));
  art.fill(ellipse(X, Y, 148), '#24285f');
  art.line(ellipse(X, Y, 148), LINE.mid);
  art.line(ellipse(X, Y, 142), LINE.hair);
  art.line(ticks(X, Y, 134, 141, 108), LINE.hair);
  const light = ramp(0, '#fff6e8', 0.95, 0.5, '#e9c9dc', 0.7, 1, '#5c5aa6', 0.1);
  art.fill(ellipse(X, Y, 132), art.radial(X, Y + 30, 150, light));
}

function water(art: Art): void {
  const tone = art.linear(0, HORIZON, 0, 862, ramp(0, '#c79ac8', 0.22, '#5a50a0', 1, '#0d1334'));
  art.fill(roundRect(40, HORIZON, 520, 260), tone);
  art.line(line(40, HORIZON, 560, HORIZON), LINE.fine);
  ripples(art, 300, 648, 862, 235, 262, 26, { seed: 6, clipL: 54, clipR: 546, opacity: 0.8 });
  rings(art, 300, 690, [120, 168, 220, 276], 0.2, { gaps: true, seed: 3, lineWidth: LINE.mid });
}

/** A floating leaf: an ellipse with a notch that points up, right (side 1) or left (-1) of it. */
function lilyPad(art: Art, x: number, y: number, radius: number, side: 1 | -1): void {
  const [from, to] = side > 0 ? [20, 350] : [-350, -20];
  const pad = arc(x, y, radius, from, to, radius * 0.3)
    .lineTo(x, y)
    .close();
  const tone = art.linear(x - radius, y, x + radius, y, ramp(0, '#3f4a96', 1, '#141a4a'));
  art.solid(pad, tone, LINE.mid);
  const veins = range(16, (i) => {
    const angle = radians(30 + i * 20);
    const endX = x + radius * 0.92 * Math.sin(angle) * side;
    const endY = y - radius * 0.92 * 0.3 * Math.cos(angle);
    return line(lerp(x, endX, 0.16), lerp(y, endY, 0.16), endX, endY);
  });
  art.line(veins, LINE.hair);
}

function flowers(art: Art): void {
  lilyPad(art, 138, 742, 74, 1);
  lilyPad(art, 468, 752, 66, -1);
  lilyPad(art, 300, 800, 92, 1);
  lotus(art, 300, 664, 176, { lite: '#e3a6c6', dark: '#3f3a86', tip: '#fff8f4' });
  art.glow(300, 560, 80, '#fffaf0', 0.35);
  const small = { lite: '#c99ad0', dark: '#2f2f74', tip: '#f3d8ea', lineWidth: LINE.fine };
  lotus(art, 138, 730, 52, small);
  lotus(art, 470, 742, 42, small);
}

function moonAndDrop(art: Art, palette: Palette): void {
  art.glow(300, 190, 110, palette.glow, 0.45);
  art.fill(horned(300, 186, 52, 45, 19, -90));
  art.blot(sparkle(300, 168, 16));
  for (const side of [-1, 1]) {
    art.blot(sparkle(300 + side * 70, 176, 9));
    art.blot(sparkle(300 + side * 112, 200, 6));
    art.blot(sparkle(300 + side * 148, 236, 4));
  }
  art.blot(dropRay(300, 300, 0, 26, 0));
}

/** A lotus before a mandala, on calm water. */
export const picture = defineCard({
  name: 'oracle/02-lotus',
  seed: 'lo',
  light: [300, 500],
  title: '蓮',
  english: 'Lotus',
  draw(art, palette) {
    sky(art, palette);
    mandala(art);
    water(art);
    flowers(art);
    moonAndDrop(art, palette);
  },
});
