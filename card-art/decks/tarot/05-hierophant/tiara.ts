import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { GOLD, toned } from './form.ts';

/** The circlets from the lowest: height of the foot, half width, height of the leaves. */
const CIRCLETS = [
  [0, 36, 22],
  [-44, 38, 21],
  [-84, 29, 18],
] as const;

/** Where a band that goes round the cap is, across it (-1 … 1) and lower in the middle: we see it from before. */
const sag = (foot: number, u: number): number => foot + 7 * (1 - u * u);

/** The triple crown, the middle of its foot at (x, y); two lappets fall behind. */
export function tiara(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  toned(
    box,
    '-36,2! -41,-30 -40,-64 -30,-98 -14,-120 0,-125! 14,-120 29,-98 39,-64 41,-30 37,2! 20,8 0,10 -20,8',
    { fill: '#f4e8d0', shade: '#b79c94', rim: '#fffdf0', soft: 6 },
    ['8,-130! 22,-90 22,-40 16,20! 60,20! 60,-130!', '#cdb8ac'],
    ['26,-130! 34,-80 34,-40 30,20! 60,20! 60,-130!', '#a58e90'],
  );
  strokes(box, ['-14,-122 -19,-80 -16,6', '12,-122 17,-80 14,6'], INK.detail, '#a58e8a', 0.1);
  for (const [foot, half, leaf] of CIRCLETS) circlet(box, foot, half, leaf);
  toned(box, ellipse(0, -129, 6.4), GOLD);
  toned(
    box,
    '-2.4,-134! -2,-143! -9,-142! -9,-148! -2,-148! -2.4,-156! 2.4,-156! 2,-148! 9,-148! 9,-142! 2,-143! 2.4,-134!',
    GOLD,
  );
}

/** What hangs from its back over the shoulder. */
export function lappets(art: Art): void {
  for (const way of ['402,276 416,306 420,340 430,376', '396,280 406,312 408,346 414,382'])
    toned(art, ribbon(curve(way), 13, { start: 0.8, end: 1.2 }), {
      fill: '#a8323c',
      shade: '#5e1830',
      rim: '#ffb98c',
      soft: 2.4,
      rimWidth: 1.4,
    });
}

/** A jewelled band and the leaves that stand on it, narrower towards the sides. */
function circlet(box: Local, foot: number, half: number, leaf: number): void {
  const edge = (up: number): string =>
    [-1, -0.6, -0.2, 0.2, 0.6, 1].map((u) => `${u * half},${sag(foot, u) - up}`).join(' ');
  const back = (up: number): string => edge(up).split(' ').reverse().join(' ');
  for (const u of [-0.93, 0.93, -0.55, 0.55, 0] as const) {
    const [w, b, cx] = [9.4 * (1 - 0.62 * u * u), sag(foot, u) - 9, u * half];
    const lobe = `${cx - w * 0.3},${b + 2}! ${cx - w * 0.36},${b - leaf * 0.3} ${cx - w},${b - leaf * 0.42} ${cx - w * 0.92},${b - leaf * 0.66} ${cx - w * 0.4},${b - leaf * 0.62}! ${cx},${b - leaf}! ${cx + w * 0.4},${b - leaf * 0.62}! ${cx + w * 0.92},${b - leaf * 0.66} ${cx + w},${b - leaf * 0.42} ${cx + w * 0.36},${b - leaf * 0.3} ${cx + w * 0.3},${b + 2}!`;
    toned(box, lobe, {
      ...GOLD,
      rimWidth: 1,
      soft: 1.4,
      fill: u > 0.3 ? '#b98440' : GOLD.fill,
    });
  }
  const band = closed(`${edge(0).replace(' ', '! ')}! ${back(11).replace(' ', '! ')}!`);
  toned(box, band, { ...GOLD, soft: 2 }, [
    `${half * 0.4},${foot - 14}! ${half * 0.4},${foot + 12}! ${half + 4},${foot + 8}! ${half + 4},${foot - 14}!`,
    '#a56f38',
    0.7,
  ]);
  for (const [i, u] of [-0.76, -0.28, 0.24, 0.72].entries()) {
    const gem = ellipse(u * half, sag(foot, u) - 5.4, 4 * (1 - 0.4 * u * u), 3.6);
    toned(
      box,
      gem,
      i % 2 ? { fill: '#3f8f86', shade: '#1d4c54', soft: 1 } : { fill: '#b8343c', shade: '#6a1c30', soft: 1 },
    );
  }
}
