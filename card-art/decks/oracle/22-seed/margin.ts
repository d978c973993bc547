import { INK, ink } from '../../../kit/hand/index.ts';
import { type Art, curve, type Path, random, ribbon } from '../../../kit/pen/index.ts';
import { lump, lumps } from './clods.ts';
import { form } from './light.ts';

/** Stones in the ground on either side: x, y, radius, how flat; those by the shaft have some of its light. */
const STONES = [
  [84, 118, 21, 0.7],
  [110, 154, 9, 0.8],
  [66, 232, 14, 0.9],
  [98, 258, 24, 0.66],
  [72, 316, 10, 0.8],
  [60, 404, 19, 0.8],
  [92, 436, 8, 0.7],
  [86, 508, 23, 0.64],
  [112, 552, 9, 0.8],
  [398, 112, 13, 0.8],
  [436, 142, 27, 0.68],
  [500, 108, 15, 0.8],
  [526, 178, 22, 0.74],
  [414, 214, 12, 0.8],
  [458, 246, 19, 0.7],
  [532, 292, 13, 0.86],
  [438, 316, 9, 0.8],
  [494, 352, 25, 0.66],
  [538, 404, 16, 0.8],
  [524, 466, 11, 0.8],
  [534, 552, 20, 0.7],
  [516, 610, 9, 0.8],
  [538, 668, 14, 0.8],
] as const;

/** Roots that go down from the meadow between the stones: way, width where they begin. */
const ROOTS = [
  ['112,40 122,92 112,142 84,182 78,232 44,268', 11],
  ['116,120 128,156 122,196 126,240', 5],
  ['80,206 104,220 116,246', 4],
  ['60,40 56,96 46,140', 6],
  ['30,330 70,344 96,370 104,410 86,462 90,500', 9],
  ['98,376 124,384 138,376', 4],
  ['470,40 462,96 478,150 468,196 486,250 476,300 500,330', 12],
  ['474,160 440,182 418,182 392,204 376,206', 6],
  ['418,182 402,170 388,172', 3],
  ['480,262 452,278 430,276 412,296', 5],
  ['486,262 512,268 540,256', 4],
  ['520,40 532,90 520,140', 7],
  ['580,420 540,436 516,470 512,520', 8],
  ['516,480 504,494 500,512', 3],
] as const;

/** Fine ends that have found their way into the open. */
const FINE = [
  ['136,206 156,214 164,236 158,252', 2.4],
  ['150,312 172,322 178,346', 2],
  ['126,420 150,432 156,456', 2],
  ['352,206 330,214 326,238', 2.4],
  ['376,286 356,294 352,316', 2],
  ['412,380 394,392 394,412', 2],
] as const;

/** What the ground holds beside the shaft: stones of all sizes, roots, crumbs. */
export function margin(art: Art): void {
  const chance = random('margin');
  crumbs(art);
  for (const [x, y, r, flat] of STONES) {
    const near = Math.max(0, 1 - Math.abs(x - 250) / 320) * Math.max(0.25, 1 - (y - 80) / 700);
    const outline = lump(chance, x, y, r, flat);
    form(art, outline, {
      fill: near > 0.3 ? '#5d4a46' : '#4b3d42',
      shade: '#261d26',
      soft: r * 0.55,
      rim: near > 0.3 ? '#a8846a' : '#74625f',
      rimWidth: 1.3,
      towards: x < 250 ? [0.6, -0.8] : [-0.6, -0.8],
    });
  }
  art.blot(
    ROOTS.map(([way, width]) => ribbon(curve(way), width, { start: 1, end: 0.14, peak: 0.05, samples: 13 })),
    '#6b4c3c',
  );
  art.blot(
    ROOTS.map(([way, width], i) => {
      const side = way.startsWith('4') || way.startsWith('5') ? -1 : 1;
      return ink(curve(way).translate(side * width * 0.24, -0.6), Math.max(INK.detail, width * 0.2), i, 0.2);
    }),
    '#a37d5c',
  );
  art.blot(
    FINE.map(([way, width]) => ribbon(curve(way), width, { start: 1, end: 0.2, samples: 9 })),
    '#5a3d30',
  );
  ledges(art);
}

/** Crumbs of lighter and darker earth, thick by the shaft. */
function crumbs(art: Art): void {
  const chance = random('crumbs');
  const [deep, high]: [Path[], Path[]] = [[], []];
  for (let i = 0; i < 110; i++) {
    const left = chance() < 0.46;
    const x = left ? chance.between(46, 128) : chance.between(380, 556);
    const y = chance.between(66, 720);
    if (!left && x < 360 + Math.max(0, y - 200) * 0.32) continue;
    (chance() < 0.5 ? deep : high).push(lump(chance, x, y, 1.2 + 4.6 * chance() ** 2.2, 0.7));
  }
  art.blot(deep, '#1f1722').blot(high, '#57423c');
}

/** Pebbles that stick out of the shaft's walls. */
function ledges(art: Art): void {
  lumps(
    art,
    [
      [140, 232, 8],
      [152, 300, 10],
      [146, 360, 7],
      [124, 438, 9],
      [126, 520, 12],
    ],
    { fill: '#5f4236', shade: '#2c1e22', rim: '#b58258', seed: 'left' },
  );
  lumps(
    art,
    [
      [352, 236, 8],
      [380, 304, 10],
      [404, 374, 13],
      [420, 392, 6],
      [468, 462, 10],
      [494, 544, 9],
    ],
    { fill: '#946642', shade: '#432c26', rim: '#ffdf9c', seed: 'right' },
  );
}
