import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  type Local,
  local,
  type Path,
  type Random,
  random,
  range,
} from '../../../kit/pen/index.ts';
import { at, form, SHADOW } from './view.ts';

const PALE = '#f9d5cc';
const ROSE = '#dd868c';

/** Where the broom has been: no petals there. */
const SWEPT = (u: number, w: number): boolean => Math.hypot((u - 0.25) / 0.85, (w - 4.1) / 1.1) < 1;

/** Where the heap lies: at the tips of the bristles. */
const HEAP = [-0.6, 3.72] as const;
const HANDFUL = 12;

/** Along the yard and across it, in metres. */
type Place = readonly [u: number, w: number];

/** A petal on the stones, and its shadow. */
interface Fallen {
  petal: Path;
  shadow: Path;
  pale: boolean;
}

function lie(chance: Random, u: number, w: number, size: number, up = 0): Fallen[] {
  const [x, y] = at(u, up, w);
  const [sx, sy] = at(u + SHADOW[0] * 0.05, 0, w + SHADOW[1] * 0.05);
  if (x < 40 || x > 560 || y > 880 || y < 150) return [];
  const r = size * (at(u + 1, 0, w)[0] - at(u, 0, w)[0]);
  const petal = closed('-1,-0.1 -0.62,-0.66 0,-0.5! 0.6,-0.7 1,-0.1 0.5,0.62 0,0.8 -0.5,0.62')
    .scale(r)
    .rotate(chance.between(0, 180))
    .scale(1, 0.72);
  return [{ petal: petal.translate(x, y), shadow: petal.translate(sx, sy + 1.5), pale: chance() < 0.56 }];
}

/** Thickest and highest in its middle. */
const heap = (chance: Random, count: number, [u, w]: Place, [along, across]: Place): Fallen[] =>
  range(count, () => {
    const far = chance() ** 0.8;
    const angle = chance.between(0, 6.283);
    const size = chance.between(0.034, 0.047);
    const [du, dw] = [far * along * Math.cos(angle), far * across * Math.sin(angle)];
    return lie(chance, u + du, w + dw, size, 0.12 * (1 - far));
  }).flat();

/** By handfuls, each over the edge of the one before. */
function paint(art: Art, petals: readonly Fallen[]): void {
  art.blot(
    petals.map(({ shadow }) => shadow),
    '#4f6f66',
    0.55,
  );
  for (let i = 0; i < petals.length; i += HANDFUL) {
    const some = petals.slice(i, i + HANDFUL);
    const of = (pale: boolean): Path[] => some.filter((one) => one.pale === pale).map(({ petal }) => petal);
    art
      .blot(
        some.map(({ petal }) => petal.translate(1.1, 1.3)),
        '#b0606c',
      )
      .blot(of(false), ROSE)
      .blot(of(true), PALE);
  }
}

/** What lies on the stones, thickest under the bloom, and the heap that the broom drives on. */
export function fallen(art: Art): void {
  const chance = random('fallen');
  const strewn = range(140, () => {
    const far = chance() ** 0.6 * 4.4;
    const angle = chance.between(0, 6.283);
    const [u, w] = [-1 + far * 0.75 * Math.cos(angle), 3.8 + far * 0.62 * Math.sin(angle)];
    return SWEPT(u, w) ? [] : lie(chance, u, w, chance.between(0.026, 0.042));
  }).flat();
  paint(art, [...strewn, ...heap(chance, 96, [HEAP[0] - 0.02, HEAP[1] + 0.04], [0.42, 0.26])]);
}

/** What of the heap lies before the bristles, which are thrust into it. */
export function heapBefore(art: Art): void {
  paint(art, heap(random('heap'), 56, [HEAP[0] - 0.04, HEAP[1] - 0.1], [0.34, 0.13]));
}

/** One petal in the air, cupped; `size` is half its width. */
function petal(box: Local, kind: number): void {
  const { art } = box;
  const outline = [
    '-20,10 -26,-4 -18,-18 0,-14! 16,-20 26,-6 20,10 8,20 -8,20',
    '-26,2 -14,-12 6,-14 24,-6 28,4! 14,8 -4,14 -20,12',
    '-10,22 -20,4 -16,-16 -2,-22 12,-14 18,4 10,22 0,26!',
  ][kind % 3]!;
  const fold = [
    '-24,0! -10,8 8,8 24,-2! 20,10 8,20 -8,20 -20,10',
    '-26,2! -8,0 12,-2 28,4! 14,8 -4,14 -20,12',
    '-2,-22! -4,-4 -2,12 0,26! -10,22 -20,4 -16,-16',
  ][kind % 3]!;
  form(art, box.place(closed(outline)), PALE, 7 * box.scale, { shade: '#b8606a', depth: 0.8 });
  art.fill(box.place(closed(fold)), ROSE, 0.75);
  strokes(
    box,
    [
      ['-8,14 -6,0 -8,-10', '4,14 4,2 6,-10'],
      ['-12,8 2,2', '4,8 14,2'],
      ['-2,18 -6,2', '4,16 6,-4'],
    ][kind % 3]!,
    INK.detail,
    '#c9706e',
    0.2,
  );
}

/** Those that still fall, from the bloom over the yard: they lose size. */
export function falling(art: Art): void {
  for (const [x, y, scale, rot, kind] of [
    [318, 668, 0.4, -50, 1],
    [262, 706, 0.5, 30, 0],
    [194, 474, 0.6, 70, 2],
    [276, 622, 0.64, -20, 1],
    [146, 478, 0.74, 20, 0],
    [236, 436, 0.78, 62, 2],
  ] as const)
    petal(local(art, x, y, scale, { rot }), kind);
}
