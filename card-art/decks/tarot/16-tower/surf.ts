import { mix } from '../../../kit/grade/mix.ts';
import { ink, printed, ripples, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  bandBetween,
  between,
  closed,
  curve,
  ellipse,
  lerp,
  type Point,
  polar,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';

const HORIZON = 706;

/** A headland far off, and the sea that the flash whitens. */
export function sea(art: Art): void {
  const head = closed('30,690! 60,684 84,688 104,694 132,696 170,702 220,707! 30,712!');
  art.fill(head, '#55649a');
  stippled(art, head, '#a9b8d6', [60, 686], [60, 708], [0, 0.8]);
  art.fill(
    roundRect(40, HORIZON, 520, 170),
    art.linear(0, HORIZON, 0, 868, ramp(0, '#9fb2d2', 0.25, '#55699c', 0.65, '#2a3768', 1, '#151c44')),
  );
  const chance = random('sea');
  ripples(
    art,
    60,
    (i) => {
      const t = (i / 60) ** 1.5;
      return {
        x: chance.between(40, 330),
        y: lerp(HORIZON + 4, 850, t),
        half: lerp(8, 50, t) * chance.between(0.5, 1.2),
        rise: lerp(0.6, 7, t),
        weight: lerp(1, 4, t),
      };
    },
    [
      ['#24315f', 0.8],
      ['#dbe6f2', 0.7],
    ],
  );
}

interface Swell {
  /** Its ridge, from left to right. */
  crest: string;
  /** Where its back goes under. */
  foot: string;
  light: string;
  dark: string;
  /** The stretch of the ridge that breaks, and how far the foam slides down. */
  breaks: readonly [from: number, to: number, down: number];
}

/** One behind the other, each higher than the last, until the rock stops them. */
const SWELLS: readonly Swell[] = [
  {
    crest: '20,738 60,732 100,724 140,722 180,728 220,736 260,734 340,728',
    foot: '20,790 120,786 220,788 340,790',
    light: '#9db4d8',
    dark: '#3c5290',
    breaks: [0.2, 0.62, 9],
  },
  {
    crest: '20,792 70,786 112,772 150,748 184,722 216,704 246,700 276,712 330,742',
    foot: '20,850 120,846 220,842 340,850',
    light: '#89a6d2',
    dark: '#24346c',
    breaks: [0.3, 1, 22],
  },
  {
    crest: '20,846 80,836 130,822 176,812 214,812 250,824 290,842 340,850',
    foot: '20,890 140,884 240,884 340,890',
    light: '#6d8bc0',
    dark: '#182250',
    breaks: [0.24, 0.86, 13],
  },
];

/** Spray, thickest where the wave meets the rock. */
const MIST = [
  [252, 636, 92, 1.1],
  [272, 590, 66, 1.3],
  [196, 640, 84, 0.7],
  [120, 700, 80, 0.5],
] as const;
/** The same in front of the rock. */
const CLIMBING = [
  [256, 700, 76, 1, 0.6],
  [274, 676, 56, 1.3, 0.8],
  [264, 632, 46, 1.4, 0.4],
  [290, 650, 36, 1.2, 0.5],
  [236, 780, 84, 0.8, 0.5],
  [218, 672, 50, 0.8, 0.5],
] as const;
/** Where water comes apart into drops, and which way it is thrown. */
const TORN = [
  [214, 640, -40],
  [174, 660, -50],
  [252, 632, -24],
  [280, 640, 0],
  [270, 600, -8],
  [296, 650, 24],
  [130, 696, -56],
] as const;

/** Swells that roll in from the open sea and break on the rock. */
export function breaker(art: Art): void {
  printed(art, [30, 480, 400, 800], () => {
    for (const [x, y, radius, squash] of MIST) art.glow(x, y, radius, '#e4ebf5', 0.6, squash, 0.55);
  });
  SWELLS.forEach((one, i) => {
    swell(art, one, `swell ${i}`);
  });
}

/** Light comes through a ridge; below it is deep. What the wind draws on it runs along with the ridge. */
function swell(art: Art, { crest, foot, light, dark, breaks: [from, to, down] }: Swell, seed: string): void {
  const [ridge, base] = [curve(crest), curve(foot)];
  const back = bandBetween(ridge, base, 0, 1);
  const [, top, , bottom] = back.bounds();
  art.fill(back, art.linear(0, top, 0, bottom, ramp(0, light, 0.35, mix(light, dark, 0.5), 1, dark)));
  stippled(art, back, dark, [190, lerp(top, bottom, 0.3)], [200, bottom], [0, 0.9]);
  const chance = random(seed);
  const drawn = range(12, (i) => {
    const start = chance.between(0, 0.7);
    const course = between(ridge, base, 0.12 + i * 0.07, {
      part: [start, start + chance.between(0.14, 0.34)],
    });
    return ink(course, chance.between(1.2, 2.8), `${seed}${i}`, 0.3);
  });
  art.blot(
    drawn.filter((_, i) => i % 2),
    dark,
    0.8,
  );
  art.blot(
    drawn.filter((_, i) => i % 2 === 0),
    '#e3ecf6',
    0.85,
  );
  // the foam: a ragged band that slides down from the ridge
  const steps = ridge.walk(44).filter(({ t }) => t >= from && t <= to);
  const much = (i: number): number =>
    Math.sin((Math.PI * (i + 0.4)) / (steps.length + (to === 1 ? steps.length * 0.5 : 0)));
  const upper = steps.map(({ x, y }, i): Point => [x, y - much(i) * chance.between(1, 5)]);
  const lower = steps.map(
    ({ x, y }, i): Point => [
      x - down * 0.5 * much(i) + chance.between(-4, 4),
      y + much(i) * down * chance.between(0.35, 0.95),
    ],
  );
  const band = spline([...upper, ...lower.reverse()], true);
  art.fill(band.translate(-2, 4), mix(light, dark, 0.7), 0.6).fill(band, '#f5f8fc');
  art.clip(band, () => void art.fill(band.translate(-2, down * 0.5), '#cfdcee'));
}

/** The burst: water that climbs the rock and comes apart. */
export function burst(art: Art): void {
  printed(art, [120, 480, 400, 868], () => {
    for (const [x, y, radius, squash, much] of CLIMBING) art.glow(x, y, radius, '#ffffff', much, squash, 0.6);
  });
  const chance = random('burst');
  const drops = range(280, () => {
    const [x, y, way] = chance.pick(TORN);
    const [px, py] = polar(x, y, chance() ** 1.4 * 116 - 10, way + chance.between(-46, 46));
    return ellipse(px, py, chance() ** 3 * 2.2 + 0.5);
  });
  art.blot(drops, '#ffffff');
}

/** Foam in the trough between the rocks. */
export function backwash(art: Art): void {
  const chance = random('backwash');
  const foot = closed('180,846! 206,830 240,822 276,826 300,840 316,856! 280,862 220,866 180,858!');
  stippled(art, foot, '#f8fafc', [250, 818], [244, 862], [1, 0.1]);
  const lace = range(22, (i) => {
    const [x, y] = [chance.between(150, 290), chance.between(832, 864)];
    const half = chance.between(14, 40);
    return ink(
      curve(`${x - half},${y + 3} ${x},${y - 3} ${x + half},${y + 2}`),
      chance.between(1.6, 4),
      i,
      0.3,
    );
  });
  art.blot(lace, '#eef3f8', 0.9);
}
