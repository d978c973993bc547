import { byHand, INK, ink, modelled, printed, ripples, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  points,
  polygon,
  ramp,
  random,
  roundRect,
} from '../../../kit/pen/index.ts';
import { form, SUN } from './form.ts';

const SHORE = 666;

/** Still water: the sky's colours turned over, a column of light, the angel upside down. */
export function pool(art: Art): void {
  art.fill(
    roundRect(44, SHORE, 512, 210),
    art.linear(
      150,
      SHORE,
      330,
      880,
      ramp(0, '#f0cf94', 0.16, '#9fb697', 0.38, '#4d8a8e', 0.7, '#205a70', 1, '#10344c'),
    ),
  );
  printed(art, [250, SHORE, 556, 868], () => {
    art.fill(
      closed('316,792! 330,800 400,800 470,790! 520,790 556,770! 556,868! 300,868!'),
      art.linear(0, 780, 0, 868, ramp(0, '#8c3a40', 0.7, 1, '#8c3a40', 0.1)),
    );
  });
  const chance = random('pool');
  ripples(
    art,
    46,
    (i) => {
      const t = (i / 46) ** 1.4;
      return {
        x: chance.between(60, 540),
        y: lerp(676, 862, t),
        half: lerp(7, 44, t) * chance.between(0.6, 1.2),
        rise: chance.between(-1, 1.4),
        weight: lerp(1.2, 3, t),
      };
    },
    [
      ['#f6dfa8', 0.7],
      ['#174a60', 0.7],
    ],
  );
  ripples(
    art,
    26,
    (i) => {
      const t = i / 26;
      return {
        x: SUN[0] + chance.between(-16, 16) * (0.5 + t),
        y: lerp(672, 850, t),
        half: lerp(30, 22, t) * chance.between(0.5, 1.2),
        rise: chance.between(-1, 1.2),
        weight: lerp(3, 5.4, t),
      };
    },
    [
      ['#fff3cc', 0.95],
      ['#ffdf9c', 0.9],
    ],
    0.1,
  );
}

/** Rings round the shin in the water, and round where the drops fall. */
export function rings(art: Art): void {
  art.blot(
    [
      [334, 786, 40],
      [334, 788, 72],
      [334, 790, 112],
    ].map(([x, y, r], i) => ink(ellipse(x!, y!, r!, r! * 0.2), 3.2 - i * 0.7, r, 0.35)),
    '#fff0cc',
  );
}

/** A duck and her two on the way across, the sun on their breasts; their wakes lie behind them. */
export function ducks(art: Art): void {
  for (const [x, y, size] of [
    [238, 706, 1],
    [272, 714, 0.56],
    [298, 708, 0.5],
  ] as const) {
    const box = local(art, x, y, size);
    art.blot(
      ['-14,3 14,7 46,5', '-12,6 16,13 40,15'].map((way, i) => ink(box.place(curve(way)), 2.2, i, 0.1)),
      '#ffe9b4',
      0.8,
    );
    const outline = box.place(
      closed(
        '-15,4! -17,-4 -14,-9! -21,-9 -27,-10! -21,-14 -20,-20 -12,-22 -6,-17 -7,-8! 2,-11 14,-9 25,-13! 22,-2 16,5!',
      ),
    );
    form(art, outline, '#5a3a3c', 3 * size, { shade: '#241a34', rim: '#ffe0a0', rimWidth: 1.8 });
  }
}

/** The gown's pale colours, turned over and broken. */
export function mirrored(art: Art): void {
  const chance = random('mirrored');
  ripples(
    art,
    22,
    (i) => {
      const t = i / 22;
      return {
        x: lerp(392, 350, t) + chance.between(-36, 30),
        y: lerp(786, 862, t),
        half: chance.between(10, 34),
        rise: chance.between(-1, 1),
        weight: lerp(2, 4.4, t),
      };
    },
    [
      ['#c6ccc4', 0.75],
      ['#d0584a', 0.55],
    ],
    0.1,
  );
}

/** The stone that the other foot stands on. */
export function stone(art: Art): void {
  const outline = byHand(
    closed('388,868! 384,826 396,800 424,786 462,778 506,776 556,782 600,796! 600,900! 400,900!'),
    2.4,
  );
  modelled(
    art,
    [370, 760, 620, 900],
    { towards: [-16, -6], soft: 14, shade: '#0d2740', rim: '#ffdfa6', rimWidth: 3 },
    () => {
      art.fill(outline, '#2f5a6c');
      art.fill(
        byHand(closed('404,804! 430,790 470,782 520,782 580,796! 540,806 470,808 430,812'), 2),
        '#557f88',
      );
    },
  );
  art.blot(
    ['420,816 432,840 426,866', '486,812 500,836 520,850', '540,806 548,826'].map((crack, i) =>
      ink(curve(crack), INK.form, i, 0.3),
    ),
    '#0d2740',
  );
  stippled(art, polygon(points('44,806 556,806 556,870 44,870')), '#0c2a40', [0, 806], [0, 876], [0, 0.75]);
}
