import { byHand, INK, ink, ripples, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  line,
  Path,
  type Point,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { HORIZON } from './view.ts';

/** The clouds that the wind drives: heaped above, level below. */
const CLOUDS = [
  '30,214 60,196 84,200 104,176 138,172 156,186 186,176 214,190 240,186 258,206! 200,214 120,218 30,226!',
  '250,150 272,134 296,140 318,116 352,112 372,130 404,132 430,152! 390,160 330,162 250,158!',
  '380,218 404,204 430,206 452,186 486,182 508,198 540,192 580,206 580,226! 500,226 440,226 380,224!',
] as const;

/** A blown forenoon sky. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 40, 512, 240),
    art.linear(0, 60, 0, HORIZON, ramp(0, '#7f9cc0', 0.45, '#a9c0cc', 0.8, '#d6dccf', 1, '#efe6cd')),
  );
  for (const knots of CLOUDS) {
    const cloud = byHand(closed(knots), 1.5);
    const [, top, , foot] = cloud.bounds();
    art.fill(cloud, '#fbf4e2');
    stippled(art, cloud, '#a3b4bc', [0, foot], [0, top + (foot - top) * 0.3], [0.85, 0]);
  }
}

/** Two headlands. */
export function headlands(art: Art): void {
  for (const [outline, fill, shade, lift] of [
    ['250,264! 300,258 340,250 392,240 440,236 500,228 590,222! 590,270! 250,266!', '#a3b2b0', '#d5d8c8', 30],
    [
      '350,268! 366,258 380,246 404,240 430,238 462,224 510,214 590,206! 590,282! 470,276 350,271!',
      '#6f8784',
      '#a9b5a4',
      36,
    ],
  ] as const) {
    const land = byHand(closed(outline), 1.2);
    art.fill(land, fill);
    stippled(art, land, shade, [0, HORIZON + 6], [0, HORIZON - lift], [0.9, 0]);
  }
}

/** Where the last wave stops, from left to right. */
export const EDGE = '20,790 70,764 130,726 196,690 260,660 330,632 400,610 470,593 540,580 600,572';

/** Crests, the nearest first, flatter the nearer to the horizon: course, width. */
const CRESTS = [
  ['20,690 70,669 130,638 196,609 260,584 330,562 400,544 470,530 540,520 600,513', 13],
  ['20,595 70,578 130,554 196,532 260,513 330,495 400,481 470,471 540,462 600,457', 11],
  ['20,510 70,498 130,480 196,463 260,449 330,436 400,426 470,418 540,411 600,408', 7.4],
  ['20,436 70,428 130,415 196,403 260,393 330,384 400,377 470,371 540,367 600,364', 4.6],
  ['20,373 70,367 130,359 196,352 260,346 330,340 400,335 470,332 540,329 600,327', 3],
  ['20,325 70,322 130,318 196,313 260,310 330,306 400,304 470,302 540,300 600,299', 1.8],
] as const;

/** The bay: deep and blue far out, green over the sand; a wave is dark below its crest. */
export function sea(art: Art): void {
  const water = Path.join(curve(EDGE)).lineTo(600, HORIZON).lineTo(20, HORIZON).close();
  art.fill(
    water,
    art.linear(
      250,
      HORIZON,
      330,
      700,
      ramp(0, '#5f8294', 0.2, '#6c9599', 0.55, '#8fb3a6', 0.85, '#bccdb4', 1, '#d9d8ba'),
    ),
  );
  art.clip(water, () => {
    stippledGlow(art, 470, HORIZON + 8, 210, '#f6f0d8', 0.75, 0.34);
    for (const [course, width] of CRESTS) {
      const back = curve(course.split(' ').reverse().join(' '));
      for (const [depth, tone, strength] of [
        [2.3, '#5f8f90', 0.45],
        [1.2, '#477476', 0.55],
      ] as const)
        art.fill(
          byHand(
            Path.join(curve(course))
              .append(back.translate(2, width * depth), 1)
              .close(),
            1.6,
          ),
          tone,
          strength,
        );
    }
    const chance = random('bay');
    ripples(
      art,
      90,
      () => {
        const t = chance() ** 1.3;
        const y = lerp(HORIZON + 5, 680, t);
        return {
          x: chance.between(40, 560),
          y,
          half: lerp(7, 26, t),
          rise: lerp(0.4, 3, t),
          weight: lerp(0.8, 2, t),
        };
      },
      [
        ['#e9ecd8', 0.6],
        ['#5f8c8e', 0.5],
      ],
    );
  });
}

/** Where a wave has broken: on which crest, from where to where along it, how broad, at which end it runs out. */
const BROKEN = [
  { crest: 0, from: 0, to: 0.6, broad: 30, spent: 1 },
  { crest: 1, from: 0.58, to: 1, broad: 24, spent: 0 },
] as const;

/** A broad band of white water: level above, scalloped below; `part` of its depth. */
function band({ crest, from, to, broad, spent }: (typeof BROKEN)[number], part: number): Path {
  const steps = curve(CRESTS[crest][0])
    .walk(90)
    .filter(({ t }) => t >= from && t <= to);
  const depth = (t: number): number => {
    const along = (t - from) / (to - from);
    return broad * (spent ? 1 - along ** 1.8 : along ** 0.7);
  };
  const low = steps.map(
    ({ x, y, t }): Point => [
      x,
      y + depth(t) * part * (0.62 + 0.2 * Math.sin(x * 0.082) + 0.14 * Math.sin(x * 0.19 + 1)),
    ],
  );
  const top = steps.map(({ x, y, t }): Point => [x, y - depth(t) * (0.2 + 0.05 * Math.sin(x * 0.05))]);
  return spline([...top, ...low.reverse()], true);
}

/** White water: two broken waves; the farther crests only glint, the last wave leaves lace. */
export function foam(art: Art): void {
  const chance = random('foam');
  for (const wave of BROKEN) {
    art.fill(byHand(band(wave, 1.3), 1), '#dfe6d4', 0.55);
    art.fill(byHand(band(wave, 1), 1), '#fffaea');
    art.fill(byHand(band(wave, 0.34), 0.8).translate(0, wave.broad * 0.26), '#cfdccd', 0.75);
    art.fill(byHand(band(wave, 0.1), 0.8).translate(0, wave.broad * 0.2), '#fffaea');
  }
  art.blot(
    CRESTS.slice(2).map(([course, width], i) => ink(curve(course), width * 0.5, `glint ${i}`, 0.5)),
    '#f6f4e0',
    0.85,
  );
  art.blot(ink(curve(EDGE).translate(0, 5), 7, 'wet', 0.02), '#a98f6c');
  art.blot(ink(curve(EDGE), 8, 'edge', 0.02), '#fffaea');
  const lace = range(5, (i) => {
    const shift = -7 - i * 8;
    return ink(
      curve(EDGE).translate(shift * 0.3, shift + Math.sin(i * 2) * 3),
      INK.contour - i * 0.3,
      `lace ${i}`,
      0.48,
    );
  });
  art.blot(lace, '#f6f4e0');
  const bubbles = curve(EDGE)
    .walk(60)
    .map(({ x, y }) =>
      ellipse(x + chance.between(-8, 8), y - chance.between(2, 26), chance.between(1, 3.4), 1),
    );
  art.blot(bubbles, '#fffaea');
}

/** A gull that stands in the wind over the bay. */
export function gulls(art: Art): void {
  for (const [x, y, size] of [[104, 372, 0.9]] as const) {
    const at = (knots: string): Path => closed(knots).scale(size).translate(x, y);
    art.fill(at('-2,0! -12,-9 -26,-10 -40,-2! -26,-6 -14,-3 -4,5!'), '#fffaea');
    art.fill(at('2,0! 10,-12 24,-16 36,-10! 24,-11 14,-5 5,5!'), '#e3e0d0');
    art.fill(at('-8,2! -2,-2 8,-1 16,4! 6,6 -4,6'), '#fffaea');
    art
      .fill(at('-40,-2! -34,-6 -30,-6! -36,-3'), '#4f6468')
      .fill(at('36,-10! 32,-13 28,-13! 33,-10'), '#4f6468');
    art.line(line(x, y + 6 * size, x + 6 * size, y + 6.4 * size), 1, '#9db0bb');
  }
}
