import { INK, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, Path, ribbon } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const METAL = { shade: '#7a4030', rim: '#fff6d4', rimWidth: 1.4, depth: 0.75 } as const;

/** The circlets from the lowest: height of the foot, half width, height of the leaves. */
const CIRCLETS = [
  [0, 37, 17],
  [-36, 39, 17],
  [-70, 31, 15],
] as const;

/** The triple crown, its base round the origin, bowed forwards with the head; two lappets fall behind. */
export function tiara(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -4 });
  for (const way of ['32,-2 42,26 46,60 58,96', '26,2 34,30 34,62 42,100'])
    form(art, box.place(ribbon(curve(way), 14, { start: 0.8, end: 1.2 })), '#b03a3c', 5, {
      shade: '#54162c',
      rim: '#ffb98c',
      rimWidth: 1.6,
    });
  form(
    art,
    box.place(
      closed('-36,4! -42,-30 -40,-62 -28,-92 -10,-110 0,-114! 12,-110 29,-92 41,-62 43,-30 37,4! 0,14'),
    ),
    '#f6ead2',
    16,
    { shade: '#9a6e60' },
  );
  art.blot(
    ['-14,6 -18,-40 -14,-84 0,-112', '14,6 18,-40 14,-84 0,-112'].map((rib, i) =>
      ink(box.place(curve(rib)), INK.detail, i, 0.1),
    ),
    '#a8806c',
  );
  for (const [foot, half, leaf] of CIRCLETS) circlet(art, box, foot, half, leaf);
  form(
    art,
    box.place(
      Path.join(
        ellipse(0, -118, 7),
        closed(
          '-2.4,-124! -2,-134! -10,-133! -10,-139! -2,-139! -2.4,-148! 2.4,-148! 2,-139! 10,-139! 10,-133! 2,-134! 2.4,-124!',
        ),
      ),
    ),
    '#e6b75e',
    3,
    METAL,
  );
}

/** A band with leaves that stand on it, narrower towards the sides of the round. */
function circlet(art: Art, box: ReturnType<typeof local>, foot: number, half: number, leaf: number): void {
  const sag = (u: number): number => foot + 9 * (1 - u * u);
  const band = closed(
    `${-half},${foot - 7}! ${-half * 0.5},${foot} 0,${foot + 2} ${half * 0.5},${foot} ${half},${foot - 7}! ${half},${foot + 4}! ${half * 0.5},${foot + 12} 0,${foot + 14} ${-half * 0.5},${foot + 12} ${-half},${foot + 4}!`,
  );
  const leaves = [-0.86, -0.46, 0, 0.46, 0.86].map((u) => {
    const [w, b, at] = [7.5 * (1 - 0.45 * u * u), sag(u) - 7, u * half];
    return closed(
      `${at - w * 0.5},${b + 3}! ${at - w},${b - leaf * 0.5} ${at},${b - leaf}! ${at + w},${b - leaf * 0.5} ${at + w * 0.5},${b + 3}!`,
    );
  });
  form(art, box.place(Path.join(leaves)), '#d9a750', 2.5, METAL);
  form(art, box.place(band), '#e0b058', 6, METAL);
  art.blot(
    [-0.7, -0.24, 0.24, 0.7].map((u) =>
      box.place(ellipse(u * half, sag(u) - 1, 3.6 * (1 - 0.3 * u * u), 3.8)),
    ),
    '#a82f40',
  );
}
