import { INK, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, Path, ribbon } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form } from './form.ts';

/** Petals of a rose in a box of radius 1, from back to front. */
const PETALS = [
  ['-0.7,0.2! -1,-0.3 -0.7,-0.9 -0.1,-0.8 0.1,-0.2', '#b03a54'],
  ['0.6,0.2! 1.05,-0.2 0.8,-0.85 0.15,-0.95 -0.1,-0.2', '#a03050'],
  ['-0.48,-0.05! -0.55,-0.6 -0.1,-0.9 0.38,-0.72 0.48,-0.1 0,0.25', '#c94e62'],
  ['-0.95,-0.15! -1.15,0.45 -0.55,0.95 0.15,0.85 0,0.35 -0.5,-0.12', '#bb4258'],
  ['0.95,-0.1! 1.1,0.5 0.55,0.92 -0.15,0.88 0.02,0.3 0.5,-0.12', '#d9606c'],
] as const;

function rose(art: Art, x: number, y: number, radius: number, rot: number, mirror = false): void {
  const box = local(art, x, y, radius, { rot, mirror });
  const paint = (target: Local): void => {
    for (const [knots, fill] of PETALS) target.fill(closed(knots), fill);
  };
  form(art, box.place(Path.join(PETALS.map(([knots]) => closed(knots)))), () => paint(box), radius * 0.22, {
    shade: '#4a1038',
    rim: '#ffd9b4',
    rimWidth: 1.8,
  });
  art.blot(
    [
      '-0.3,-0.35 -0.1,-0.65 0.2,-0.5 0.1,-0.25 -0.1,-0.3',
      '-0.45,-0.1 -0.1,0.1 0.3,0 0.42,-0.35',
      '-0.9,0 -0.4,0.15 0.05,0.4 0.1,0.8',
      '0.9,0 0.5,0.1 0.1,0.35',
    ].map((line, i) => ink(box.place(curve(line)), INK.form, i, 0.08)),
    '#5a1440',
  );
}

/** Petals of a lily from the side, back to front. */
const LILY = [
  ['0,40! -8,20 -6,-10 0,-32! 8,-10 8,20', '#c9b4c0'],
  ['-3,42! -20,22 -32,2 -52,-10! -30,-12 -12,2 0,22', '#e9d9d0'],
  ['3,42! 20,20 30,-2 50,-14! 30,-16 12,0 0,22', '#f4e8d8'],
  ['-4,44! -18,26 -26,-8 -24,-30! -8,-14 0,8 2,30', '#f9efdf'],
  ['4,44! 18,26 24,-6 20,-28! 6,-14 -2,8 -2,30', '#fff8ea'],
] as const;

function lily(art: Art, x: number, y: number, scale: number, rot: number, stem: string): void {
  art.blot(ribbon(curve(stem), 7, { start: 0.8, end: 1 }), '#3f5a50');
  const box = local(art, x, y, scale, { rot });
  art.blot(
    ['0,10 -4,-14 -10,-28', '2,10 4,-16 2,-34'].map((line, i) => ink(box.place(curve(line)), 2.4, i, 0)),
    '#dca656',
  );
  form(
    art,
    box.place(Path.join(LILY.map(([knots]) => closed(knots)))),
    () => {
      for (const [knots, fill] of LILY) box.fill(closed(knots), fill);
    },
    6 * scale,
    { shade: '#6a4a78', rim: '#fffdf0', rimWidth: 2 },
  );
  art.blot(
    ['-4,40 -12,14 -22,-24', '4,40 12,14 18,-22', '-4,40 -20,18 -46,-9', '4,40 22,16 44,-13'].map((line, i) =>
      ink(box.place(curve(line)), INK.detail, i, 0.1),
    ),
    '#8a6a88',
  );
}

const foliage = (art: Art, leaves: readonly Path[]): void =>
  form(art, Path.join(leaves), '#46604f', 5, { shade: '#15182c', rim: '#d9d09a', rimWidth: 1.5 });

/** Roses and lilies in front of the table, roses over him at the edge of the arch. */
export function flowers(art: Art): void {
  foliage(art, [
    leaf(386, 880, 96, 30, -24, 6),
    leaf(420, 884, 120, 32, -6, -6),
    leaf(470, 884, 130, 34, 14, 8),
    leaf(520, 884, 140, 34, -12, 6),
    leaf(556, 884, 120, 34, -4, 6),
    leaf(446, 884, 80, 28, 40, 6),
  ]);
  lily(art, 446, 756, 0.95, -12, '454,790 462,830 462,884');
  lily(art, 524, 722, 1.1, 8, '518,764 510,820 512,884');
  rose(art, 408, 838, 25, -34, true);
  rose(art, 480, 826, 33, 12);
  bud(art, 384, 806, -16);
  bud(art, 540, 812, 14);
}

export function bower(art: Art): void {
  for (const [bough, width] of [
    ['30,470 58,392 66,310 96,236 150,168 214,128 262,96 300,60', 15],
    ['70,320 104,316 126,334', 8],
  ] as const)
    form(art, ribbon(curve(bough), width, { start: 1, end: 0.4, peak: 0.2, samples: 16 }), '#4a3040', 3, {
      rim: '#c98a5c',
      rimWidth: 1.6,
    });
  foliage(art, [
    leaf(66, 316, 44, 18, 20, 5),
    leaf(60, 372, 46, 19, 96, -5),
    leaf(54, 404, 40, 18, 130, 5),
    leaf(80, 266, 42, 18, 92, 5),
    leaf(104, 226, 46, 18, 150, -6),
    leaf(118, 206, 40, 16, 10, 5),
    leaf(160, 162, 42, 17, 30, 5),
    leaf(186, 144, 44, 18, 150, -5),
    leaf(232, 116, 42, 17, 120, 5),
    leaf(250, 104, 40, 16, 170, -4),
    leaf(126, 334, 34, 15, 120, 4),
    leaf(122, 330, 30, 14, 60, -4),
  ]);
  rose(art, 88, 296, 25, 24);
  rose(art, 142, 180, 31, -16, true);
  rose(art, 218, 130, 20, 40);
  bud(art, 128, 338, 150);
}

/** Not yet open. */
function bud(art: Art, x: number, y: number, rot: number): void {
  const box = local(art, x, y, 1, { rot });
  form(art, box.place(closed('0,2! -11,-6 -10,-20 0,-32! 10,-22 11,-8')), '#c94e62', 5, {
    shade: '#4a1038',
    rim: '#ffd9b4',
    rimWidth: 1.6,
  });
  art.blot(ink(box.place(curve('-6,-6 -2,-18 4,-28')), INK.form, 1, 0.1), '#5a1440');
  form(art, box.place(closed('0,6! -12,-2 -12,-14! -4,-6 0,-14! 4,-6 12,-14! 12,-2')), '#46604f', 3, {
    shade: '#15182c',
    rim: '#d9d09a',
    rimWidth: 1.2,
  });
}
