import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, type Path, random } from '../../../kit/pen/index.ts';
import { at, form, SHADOW } from './view.ts';

const PALE = '#f9d5cc';
const ROSE = '#dd868c';

/** Where the broom has been: no petals there. */
const SWEPT = (u: number, w: number): boolean => Math.hypot((u - 0.5) / 1.25, (w - 2.7) / 0.9) < 1;

/** What lies on the stones, thickest under the bloom, and the heap before the broom. */
export function fallen(art: Art): void {
  const chance = random('fallen');
  const [shadows, pale, rose]: [Path[], Path[], Path[]] = [[], [], []];
  const lay = (u: number, w: number, size: number, up = 0): void => {
    const [x, y] = at(u, up, w);
    const [sx, sy] = at(u + SHADOW[0] * 0.05, 0, w + SHADOW[1] * 0.05);
    if (x < 40 || x > 560 || y > 880 || y < 150) return;
    const r = size * (at(u + 1, 0, w)[0] - at(u, 0, w)[0]);
    const turn = chance.between(0, 180);
    const petal = closed('-1,-0.1 -0.62,-0.66 0,-0.5! 0.6,-0.7 1,-0.1 0.5,0.62 0,0.8 -0.5,0.62')
      .scale(r)
      .rotate(turn);
    const flat = (path: Path): Path => path.scale(1, 0.72);
    shadows.push(flat(petal).translate(sx, sy + 1.5));
    (chance() < 0.56 ? pale : rose).push(flat(petal).translate(x, y));
  };
  for (let i = 0; i < 140; i++) {
    const far = chance() ** 0.6 * 4.4;
    const angle = chance.between(0, 6.283);
    const [u, w] = [-1 + far * 0.75 * Math.cos(angle), 2.5 + far * 0.62 * Math.sin(angle)];
    if (!SWEPT(u, w)) lay(u, w, chance.between(0.034, 0.056));
  }
  for (let i = 0; i < 80; i++) {
    const far = chance() ** 0.8;
    const angle = chance.between(0, 6.283);
    lay(
      -0.98 + far * 0.5 * Math.cos(angle),
      2.2 + far * 0.3 * Math.sin(angle),
      chance.between(0.042, 0.062),
      0.12 * (1 - far),
    );
  }
  art.blot(shadows, '#4f6f66', 0.55).blot(rose, ROSE).blot(pale, PALE);
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
    [228, 468, 0.6, 70, 2],
    [276, 622, 0.64, -20, 1],
    [146, 478, 0.74, 20, 0],
    [226, 396, 0.84, 62, 2],
  ] as const)
    petal(local(art, x, y, scale, { rot }), kind);
}
