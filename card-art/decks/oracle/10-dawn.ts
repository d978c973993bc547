import { defineCard } from '../../define.ts';
import { sparrow } from '../../kit/creatures/sparrow.ts';
import { mix } from '../../kit/grade/mix.ts';
import { mistBank, type Tongue } from '../../kit/land/mist-bank.ts';
import {
  type Art,
  arc,
  LINE,
  lerp,
  line,
  points,
  polygon,
  ramp,
  random,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';

/** The sun, half risen: its middle is the horizon. */
const [X, Y, R] = [300, 438, 96];

/** Mist from the horizon to our feet; the gap widens and is never quite even. */
const TONGUES: readonly Tongue[] = [
  [226, 452, 26, -1],
  [386, 458, 28, 1],
  [206, 492, 44, -1],
  [402, 506, 46, 1],
  [178, 556, 64, -1],
  [418, 580, 70, 1],
  [150, 648, 88, -1],
  [446, 676, 92, 1],
  [122, 764, 110, -1],
  [474, 796, 112, 1],
];

function sky(art: Art): void {
  const dawn = ramp(
    0,
    '#20296e',
    0.25,
    '#4c4a9c',
    0.48,
    '#9a78b6',
    0.72,
    '#e39fae',
    0.9,
    '#f9cfa4',
    1,
    '#fff0cf',
  );
  art.fill(roundRect(40, 54, 520, 400), art.linear(0, 64, 0, Y, dawn));
  art.glow(X, Y, 380, '#ffdca6', 0.85);
  const rays = { from: -84, to: 84, alt: 0.66 };
  art.blot(wedgeRays(X, Y, 128, 330, 29, 2.1, rays), '#fff3d6', 0.42);
  art.line([arc(X, Y, 116, -90, 90), arc(X, Y, 122, -90, 90)], LINE.fine, '#fff6e2', 0.9);
}

function sun(art: Art): void {
  const disc = arc(X, Y, R, -90, 90).close();
  art.solid(
    disc,
    art.linear(0, Y - R, 0, Y, ramp(0, '#fff9e4', 0.6, '#ffe2b0', 1, '#f9b98a')),
    LINE.mid,
    '#fffaf0',
  );
  art.glow(X, Y - 24, 110, '#ffffff', 0.6);
}

/** What lies below is still hidden: light on mist, and one bright band that comes up to our feet. */
function floor(art: Art): void {
  const mist = ramp(0, '#fde3c0', 0.12, '#e8b6bc', 0.4, '#a98cc6', 0.75, '#5f5cae', 1, '#32377f');
  art.fill(roundRect(40, Y, 520, 440), art.linear(0, Y, 0, 862, mist));
  art.line(line(40, Y, 560, Y), LINE.fine, '#fffaf0');
  const band = polygon(points('270,438 330,438 420,880 180,880'));
  art.fill(band, art.linear(0, Y, 0, 880, ramp(0, '#fffaf0', 1, 0.5, '#ffe9c8', 0.75, 1, '#ffdcb8', 0.35)));
  art.glow(X, Y + 12, 250, '#fff3d6', 0.9, 0.3);
  const chance = random('band');
  for (let i = 0; i < 34; i++) {
    const t = (i + 0.5) / 34;
    const y = lerp(446, 858, t ** 1.3);
    const half = lerp(18, 74, t) * chance.between(0.35, 0.95);
    const x = X + chance.between(-0.4, 0.4) * lerp(20, 90, t);
    art.blot(
      ribbon(line(x - half, y, x + half, y), lerp(1.6, 3.4, t), { samples: 7 }),
      '#fffdf4',
      lerp(0.95, 0.6, t),
    );
  }
}

/** The curtains, rose in the distance, indigo beside us. */
function mist(art: Art): void {
  mistBank(art, TONGUES, (index) => {
    const near = index / (TONGUES.length - 1);
    return [mix('#fff0dc', '#e0b9d6', near), mix('#dca6bd', '#2c3280', near ** 0.8)];
  });
}

/** A wire right across, and two sparrows who do not speak at the same time. */
function wire(art: Art): void {
  const sag = spline(points('30,196 120,214 210,226 300,231 400,228 490,216 570,200'));
  art.line(sag, LINE.bold, '#1d1a4c');
  art.line(sag.translate(0, -1.2), LINE.hair);
  sparrow(art, 196, 223, 0.78);
  sparrow(art, 418, 225, 0.7, { mirror: true, singing: true });
}

/** Half a sun, and the mist drawing aside before it. */
export const picture = defineCard({
  name: 'oracle/10-dawn',
  light: [X, Y],
  title: '夜明け',
  english: 'Dawn',
  draw(art) {
    sky(art);
    sun(art);
    floor(art);
    mist(art);
    wire(art);
  },
});
