import { flat, INK, ink, strokes } from '../../../kit/hand/index.ts';

import { type Art, curve, ellipse, local, ribbon } from '../../../kit/pen/index.ts';

const WHITE = { lit: '#fff6e4', base: '#ead9d6', mid: '#b9a3ba', dusk: '#7c668c', line: '#6a5078' } as const;

const stem = (art: Art, knots: string, width: number): void =>
  void art.blot(ribbon(curve(knots), width, { start: 0.8, end: 1 }), '#3b5c48');

/** Open, its mouth to the light: three petals before, three behind, the stamens between. */
export function openLily(art: Art, x: number, y: number, scale: number, rot: number, way: string): void {
  stem(art, way, 7);
  const box = local(art, x, y, scale, { rot });
  flat(box, '-2,-4! -16,-22 -22,-40 -16,-60! -4,-48 4,-26 4,-6', WHITE.mid);
  flat(box, '4,-6! 2,-28 8,-48 22,-64! 28,-44 22,-22 10,-4', WHITE.base, [
    '4,-6! 6,-28 12,-46 22,-64 6,-60 -2,-20',
    WHITE.mid,
  ]);
  strokes(box, ['0,-8 -4,-26 -6,-44', '2,-8 4,-28 8,-46', '4,-8 12,-24 18,-40'], 2, '#c9a86a', 0);
  box.fill(ellipse(-6, -46, 4.6, 2).rotate(-20, -6, -46), '#b5602e');
  box.fill(ellipse(9, -48, 4.6, 2).rotate(14, 9, -48), '#c9702e');
  box.fill(ellipse(20, -42, 4.4, 1.9).rotate(40, 20, -42), '#b5602e');
  flat(
    box,
    '-4,6! -18,-4 -34,-20 -58,-26! -66,-16 -60,-10 -40,-2 -22,10 -6,16',
    WHITE.base,
    ['-4,6 -20,0 -38,-14 -66,-18 -50,0 -20,20 0,20', WHITE.mid],
    ['-66,-16 -52,-8 -34,0 -14,12 -40,14 -70,0', WHITE.dusk],
    { along: ['-18,-4 -34,-20 -58,-26'], paint: '#ffe2b0', width: 3 },
  );
  flat(
    box,
    '6,6! 22,-8 40,-22 58,-22! 66,-10 56,-6 38,0 24,12 8,16',
    WHITE.base,
    ['8,8 24,0 42,-12 66,-12 54,4 20,24 4,20', WHITE.mid],
    { along: ['22,-8.6 40,-22.6 58,-22.6'], paint: '#ffe2b0', width: 3 },
  );
  // the near petal folds over towards us
  flat(
    box,
    '-8,4! 0,-8 10,4! 18,18 18,34 8,50! -6,46 -14,30 -14,14',
    WHITE.lit,
    ['-10,4 -2,14 -2,34 8,52 -20,44 -16,14', WHITE.base],
    ['-14,16 -9,30 -3,42 8,52 -20,50', WHITE.mid],
  );
  flat(box, '-6,4! -10,16 -6,26! -2,16 2,6', WHITE.mid);
  art.blot(ink(box.place(curve('1,2 4,20 5,38')), INK.form, 2, 0.1), WHITE.line);
}

/** From the side, a trumpet that has just opened. */
export function trumpetLily(art: Art, x: number, y: number, scale: number, rot: number, way: string): void {
  stem(art, way, 6);
  const box = local(art, x, y, scale, { rot });
  flat(box, '-10,-40! -4,-56 4,-66! 10,-54 12,-40', WHITE.mid);
  flat(box, '0,42! -9,22 -14,-6 -18,-34 -34,-54! -14,-56 -4,-40 2,-14 2,20', WHITE.base, [
    '0,44 -6,20 -8,-8 -12,-34 -34,-54 -38,-50 -24,0',
    WHITE.dusk,
  ]);
  flat(box, '0,42! 8,22 13,-4 18,-30 36,-46! 18,-52 6,-38 -1,-14 -2,20', WHITE.base, {
    along: ['36,-46.6 18,-52.6 6,-38'],
    paint: '#ffe2b0',
    width: 3,
  });
  flat(box, '0,43! -8,20 -9,-8 -4,-34 4,-54! 12,-34 13,-6 8,22', WHITE.lit, [
    '0,44 -8,20 -10,-8 -4,-34 2,-50 2,-20 2,10',
    WHITE.mid,
  ]);
  strokes(box, ['1,34 3,4 4,-36', '-6,30 -12,-6 -22,-44'], INK.detail, WHITE.line, 0);
}

/** Still closed. */
export function lilyBud(art: Art, x: number, y: number, scale: number, rot: number, way: string): void {
  stem(art, way, 5);
  flat(
    local(art, x, y, scale, { rot }),
    '0,26! -9,10 -10,-10 0,-34! 9,-12 9,10',
    '#c5cbb4',
    ['0,28 -3,8 -2,-14 0,-34 -16,-10 -12,14', '#7d8c8a'],
    { along: ['0,-34.6 9.6,-12 9.6,8'], paint: WHITE.lit, width: 3 },
  );
}

/** Long leaves that stand up from the ground: foot, tip, width, how far they bend. */
export function blades(
  art: Art,
  list: readonly (readonly [knots: string, width: number, tone: string, lit: string])[],
): void {
  for (const [knots, width, tone, lit] of list) {
    const blade = ribbon(curve(knots), width, { start: 0.5, end: 0, peak: 0.4, samples: 14 });
    art.fill(blade, lit);
    art.clip(blade, () => void art.fill(blade.translate(-width * 0.24, width * 0.1), tone));
    art.blot(ink(curve(knots), 1.2, knots, 0), '#1b3030');
  }
}

/** Where the lowered finger points, something comes up. */
export function sprouting(art: Art): void {
  blades(art, [
    ['70,880 62,830 52,790 34,760', 20, '#20383a', '#4d6f56'],
    ['96,884 104,840 122,806 150,784', 18, '#20383a', '#55785a'],
    ['84,884 92,838 88,796 76,764', 22, '#27443f', '#628560'],
  ]);
  lilyBud(art, 96, 748, 0.95, 8, '93,768 90,820 88,884');
  blades(art, [['104,886 116,860 128,848 140,846', 16, '#1c3034', '#44634f']]);
}

/** The clump at the table's foot, lilies over leaves. */
export function lilies(art: Art): void {
  blades(art, [
    ['470,890 452,830 436,790 408,762', 26, '#2a4a44', '#6f9268'],
    ['520,890 530,820 524,760 502,716', 28, '#27443f', '#628560'],
    ['548,890 552,830 566,780 590,740', 30, '#20383a', '#4d6f56'],
    ['420,890 414,850 400,824 384,812', 22, '#20383a', '#4d6f56'],
  ]);
  lilyBud(art, 478, 716, 1, -16, '484,740 494,800 492,890');
  trumpetLily(art, 440, 776, 0.86, -16, '450,806 462,850 466,890');
  openLily(art, 524, 742, 1.02, 12, '522,756 512,820 514,890');
}
