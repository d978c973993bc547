import { defineCard } from '../../define.ts';
import { sparrow } from '../../kit/creatures/sparrow.ts';
import { mix } from '../../kit/grade/mix.ts';
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
  range,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { suyari } from '../../kit/sky/suyari.ts';

/** The sun, half risen: its middle is the horizon. */
const [X, Y, R] = [300, 438, 96];

/**
 * Banks of mist from the horizon to our feet: how far each reaches in, its height on the picture, how
 * thick its bars are, and the side it comes from. The gap widens and is never quite even.
 */
const BANKS: readonly (readonly [reach: number, y: number, bar: number, side: 1 | -1])[] = [
  [222, 454, 8, -1],
  [216, 462, 8, 1],
  [204, 490, 13, 1],
  [208, 502, 14, -1],
  [184, 548, 19, -1],
  [196, 568, 20, 1],
  [168, 634, 27, 1],
  [178, 660, 28, -1],
  [158, 756, 36, -1],
  [146, 790, 38, 1],
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
  const light = art.linear(0, Y, 0, 880, ramp(0, '#fffaf0', 0.18, 0.5, '#ffe9c8', 0.11, 1, '#ffdcb8', 0.065));
  for (const spread of range(14, (i) => i * 4)) {
    const [top, foot] = [10 + spread * 0.5, 40 + spread * 1.5];
    const band = polygon([
      [X - top, Y],
      [X + top, Y],
      [X + foot, 880],
      [X - foot, 880],
    ]);
    art.fill(band, light);
  }
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

/** The curtains: bars of unequal length that melt into banks, rose in the distance, indigo beside us. */
function mist(art: Art): void {
  BANKS.forEach(([reach, y, bar, side], index) => {
    const near = index / (BANKS.length - 1);
    const widths = [0.62, 0.92, 1, 0.74, 0.4];
    const bars = widths.map((part, i) => {
      const length = reach * part + 40;
      return [
        side < 0 ? 10 : 590 - length,
        y + (i - 2) * bar * 0.94,
        length,
        bar * (i === 2 ? 1.12 : 1),
      ] as const;
    });
    suyari(art, bars, {
      tones: [mix('#ffe9d8', '#c9aeda', near), mix('#dfaabb', '#343a8c', near ** 0.8)],
      opacity: 1,
    });
    const lines = bars.slice(1, 4).map(([x, lineY, length]) => {
      const [from, to] = side < 0 ? [x + 44, x + length - 14] : [x + 14, x + length - 44];
      return ribbon(line(from, lineY, to, lineY), 1.6, { samples: 5 });
    });
    art.blot(lines, '#fff3e0', 0.6);
  });
}

/** A wire right across, and two sparrows who do not speak at the same time. */
function wire(art: Art): void {
  const sag = spline(points('30,196 120,214 210,226 300,231 400,228 490,216 570,200'));
  art.line(sag, LINE.bold, '#1d1a4c');
  art.line(sag.translate(0, -1.2), LINE.hair);
  sparrow(art, 394, 227, 0.82, { mirror: true, singing: true });
  sparrow(art, 452, 220.5, 0.72, { rot: 3 });
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
