import { byHand, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, Path, points, range, ribbon, tube } from '../../../kit/pen/index.ts';
import { byLamp } from './view.ts';

/** Sewn of red velvet, worn, mended once: it leans on the bowl's far side. */
export function heart(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.16, { rot: 13 });
  const body = closed(
    '-3,58! -22,46 -46,24 -60,-4 -58,-32 -42,-47 -22,-46 -7,-34 -1,-22! 6,-38 22,-50 42,-48 58,-30 57,-4 44,22 20,46',
  );
  byLamp(art, box.place(body), '#b8343c', 17, { shade: '#3c0a1c', rim: '#ff9a80' });
  // nap of the velvet where the lamp meets it
  stippled(
    art,
    byHand(box.place(closed('18,-38 36,-42 50,-28 50,-4 38,16 26,24 30,-6')), 2),
    '#e8685c',
    box.at(56, 0),
    box.at(14, -10),
    [0.85, 0],
  );
  // the tuck below the notch, the seam, the darn
  art.fill(ribbon(box.place(curve('-1,-24 3,-8 -2,10')), 6, { samples: 10 }), '#5c1020');
  strokes(
    box,
    ['-50,-24 -36,-38 -18,-36', '-50,-2 -40,18 -22,36', '48,-22 48,0 36,20 16,40'],
    INK.form,
    '#6a1424',
    0.25,
  );
  strokes(
    box,
    [
      '-34,-4 -12,10',
      ...range(5, (i) => `${-34 + i * 5.4},${-10 + i * 3.6} ${-38 + i * 5.4},${3 + i * 3.6}`),
    ],
    INK.form * 1.2,
    '#f0c078',
    0,
  );
}

/** It lies by its quill; the vane stands up out of the bowl and bends over by its own weight. */
export function feather(art: Art): void {
  const course = '536,590 508,560 480,520 456,474 428,440 398,430';
  const vane = tube(points('514,568 480,520 456,474 428,440 398,430'), [7, 20, 24, 19, 3], 26);
  byLamp(art, Path.join(vane.outline), '#fbf0d4', 8, { shade: '#8a7068', rim: '#ffffff' });
  // three places where the barbs part
  for (const [t, side] of [
    [0.3, 1],
    [0.58, -1],
    [0.74, 1],
  ] as const) {
    const [a, b, c] = [
      vane.at(t, side * 1.12),
      vane.at(t + 0.05, side * 1.12),
      vane.at(t - 0.04, side * 0.3),
    ];
    art.fill(closed(`${a}! ${b}! ${c}!`), '#5a382e');
  }
  strokes(
    art,
    range(26, (i) => {
      const t = 0.06 + (i >> 1) * 0.07;
      const side = i % 2 ? 1 : -1;
      const [x1, y1] = vane.at(Math.min(1, t), 0);
      const [x2, y2] = vane.at(Math.min(1, t + 0.08), side * 0.84);
      return curve(`${x1},${y1} ${(x1 + x2) / 2 + 1},${(y1 + y2) / 2} ${x2},${y2}`);
    }),
    INK.detail,
    '#b39a80',
    0.1,
  );
  art.fill(ribbon(curve(course), 5, { samples: 20, start: 1, end: 0.1, peak: 0.1 }), '#c9a878');
}
