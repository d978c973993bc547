import { mix } from '../../../kit/grade/mix.ts';
import { byHand, INK, printed, regionOf, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  line,
  Path,
  polygon,
  random,
  range,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { metre, STEP, seen, slope } from './view.ts';

/** Old steps, worn in the middle, paler the farther up; the sun lies on them in patches. */
export function stair(art: Art): void {
  const chance = random('steps');
  for (const k of range(STEP.count, (i) => STEP.count - 1 - i)) {
    const [near, far] = [STEP.first + k * STEP.depth, STEP.first + (k + 1) * STEP.depth];
    const [low, high] = [k * STEP.rise, (k + 1) * STEP.rise];
    const left = STEP.left + chance.between(-0.06, 0.05);
    const right = STEP.right + chance.between(-0.05, 0.06);
    const away = k / STEP.count;
    const face = byHand(
      polygon([
        seen(left, low - 0.03, near),
        seen(left, high, near),
        seen(right, high, near),
        seen(right, low - 0.03, near),
      ]),
      lerp(2.2, 0.6, away),
    );
    const top = byHand(
      polygon([
        seen(left, high, near),
        seen(left + 0.02, high, far),
        seen(right - 0.02, high, far),
        seen(right, high, near),
      ]),
      lerp(2.2, 0.6, away),
    );
    art.fill(face, mix('#71896a', '#b9cb9c', away ** 0.7));
    art.fill(top, mix('#d2d8b4', '#eef2cc', away));
    const [lx, ly] = seen(left, high, near);
    const [rx] = seen(right, high, near);
    strokes(art, [line(lx + 2, ly, rx - 2, ly)], lerp(3, 1.2, away), mix('#eef0cc', '#f9f9e0', away), 0.1);
    if (k < 12) {
      const joints = [0.3, 0.62, 0.83].map((place) => {
        const x = lerp(left, right, place + chance.between(-0.1, 0.1));
        return line(...seen(x, low, near), ...seen(x + 0.01, high - 0.01, near));
      });
      strokes(art, joints, INK.form * (1 - away), '#4d6a52', 0.2);
    }
  }
}

/** The shade of the wood on the lower steps, and light that falls through leaves. */
export function dapple(art: Art): void {
  const way = polygon([
    seen(STEP.left, 0, 2.6),
    seen(STEP.left, slope(12.8), 12.8),
    seen(STEP.right, slope(12.8), 12.8),
    seen(STEP.right, 0, 2.6),
  ]);
  stippled(art, way, '#3f6b50', [420, 500], [330, 880], [0, 0.75]);
  const chance = random('dapple');
  const spots = range(46, (): Path => {
    const k = Math.floor(chance.between(1, 15));
    const away = STEP.first + (k + chance.between(0.1, 0.9)) * STEP.depth;
    const [x, y] = seen(lerp(STEP.left, STEP.right, chance.between(0.42, 0.94)), (k + 1) * STEP.rise, away);
    const size = (150 / away) * chance.between(0.3, 0.9);
    return byHand(ellipse(x, y, size, size * chance.between(0.16, 0.3)), 2);
  });
  printed(art, regionOf(Path.join(spots)), () => void art.fill(spots, '#fbf8d4', 0.78), { edge: 3 });
}

/** The slopes on both sides, under fern and bamboo grass. */
export function banks(art: Art): void {
  const edge = (x: number): string =>
    [2.6, 4, 6, 9, 12.8].map((away) => seen(x, slope(away), away).map(Math.round).join()).join(' ');
  const top = (x: number) => seen(x, slope(12.8), 12.8);
  const left = byHand(
    closed(
      `-60,980! ${edge(STEP.left + 0.02)} ${Math.round(top(0)[0]) - 60},322 190,330 120,350 30,330! -60,600!`,
    ),
    4,
  );
  const right = byHand(
    closed(`760,980! ${edge(STEP.right - 0.02)} 420,332 470,350 520,346 600,330! 760,700!`),
    4,
  );
  art.fill(left, '#7fae68').fill(right, '#8db76f');
  stippled(art, left, '#24573f', [200, 350], [90, 640], [0, 0.95]);
  stippled(art, right, '#34684a', [430, 380], [570, 760], [0, 0.9]);
}

/** What grows on the slopes, over the edges of the stair too. */
export function ferns(art: Art): void {
  tufts(art, 'left bank', [-3.4, STEP.left]);
  tufts(art, 'right bank', [STEP.right, 4.4]);
}

/** Tufts of bamboo grass on a slope, larger and darker towards us; they hang over the edge of the stair. */
function tufts(art: Art, seed: string, [from, to]: readonly [number, number]): void {
  const chance = random(seed);
  const edge = from === STEP.right ? from : to;
  const rows = range(15, (i) => 12.6 * 0.895 ** i);
  for (const [row, away] of rows.entries()) {
    const tones: [Path[], Path[], Path[]] = [[], [], []];
    const scale = metre(away);
    for (const place of range(away > 6 ? 22 : 12, (i) => i)) {
      const near =
        place < 4 ? edge + (edge === from ? 1 : -1) * chance.between(-0.08, 0.16) : chance.between(from, to);
      const [x, y] = seen(near, slope(away + chance.between(-0.2, 0.2)), away);
      if (x < 20 || x > 580 || y > 900) continue;
      for (const angle of away > 6 ? [-56, -12, 40] : [-68, -40, -14, 14, 42, 70])
        tones[Math.floor(chance() * 3)]!.push(
          leaf(
            x,
            y + 2,
            scale * chance.between(0.17, 0.32),
            scale * 0.066,
            angle + chance.between(-14, 14),
            chance.between(-4, 4),
          ),
        );
    }
    const air = 1 - row / rows.length;
    (['#2f6a48', '#4f8a50', '#92b96f'] as const).forEach((tone, i) => {
      art.blot(tones[i]!, mix(tone, '#c4dc98', air * 0.8));
    });
  }
}
