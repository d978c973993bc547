import { body } from '../../../kit/figure/body.ts';
import { hanging } from '../../../kit/figure/poses.ts';
import { INK, ink, modelled } from '../../../kit/hand/index.ts';
import { type Art, closed, local, range, ribbon, spline, tube } from '../../../kit/pen/index.ts';

const TUNIC = closed(
  '-8.8,-82.4! -3,-84.4 3,-84.4 8.8,-82.4! 7.6,-70 6.4,-63! 9.6,-55 12.5,-50! 8,-51.4 4,-47.6! 0,-51 -4,-47.6! -8,-51.4 -12.5,-50! -9.6,-55 -6.4,-63! -7.6,-70',
);
const BELT = closed('-6.7,-65! 0,-64 6.7,-65! 7,-61.6! 0,-60.6 -7,-61.6!');
const SLEEVES = [
  tube(
    [
      [8, -80],
      [17, -67],
      [8, -61.6],
    ],
    [3.2, 4, 3.4, 3.2, 2.4],
    18,
  ).outline,
  tube(
    [
      [-8, -80],
      [-17, -67],
      [-8, -61.6],
    ],
    [3.2, 4, 3.4, 3.2, 2.4],
    18,
  ).outline,
];
const HAIR = closed(
  '-4.8,-88! -5.8,-94 -5.6,-100 -8,-108 -6.4,-116! -5,-110 -3.4,-114 -2.6,-120! -0.6,-112 1.4,-118 3.4,-122! 3.4,-113 5.6,-117 7.6,-115! 5.8,-106 6,-98 5.6,-93 4.8,-88! 0,-86',
);

/** Hung by one foot at (x, y), head down, 100 × `scale` long; the light comes up from the head. */
export function hangingFigure(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y + 4 * scale, scale, { rot: 180 });
  const parts = body(hanging);
  const region = [x - 24 * scale, y - 12 * scale, x + 24 * scale, y + 132 * scale] as const;
  const round = (draw: () => void, soft: number, shade: string, rim = '#fff3cc'): void =>
    modelled(art, region, { towards: [-soft * 0.5, soft * 1.2], soft, shade, rim, rimWidth: 2.4 }, draw);
  round(() => void box.fill(parts.nearLeg, '#a8553f'), 9, '#3a1636');
  round(() => void box.fill(parts.farLeg, '#c46a48'), 9, '#3a1636');
  round(
    () => {
      box
        .fill(parts.trunk, '#e4a883')
        .fill(parts.head, '#e4a883')
        .fill(parts.farArm, '#e4a883')
        .fill(parts.nearArm, '#e4a883');
    },
    6,
    '#7a3c4c',
  );
  round(() => void box.fill(TUNIC, '#3f6f8e'), 12, '#14264a');
  range(5, (i) => {
    const side = (i - 2) * 2.6;
    art.blot(
      ink(
        box.place(
          spline([
            [side * 0.8, -81],
            [side * 1.1, -73],
            [side * 0.7, -66],
          ]),
        ),
        INK.form,
        i,
      ),
      '#14264a',
    );
    art.blot(
      ink(
        box.place(
          spline([
            [side * 0.8, -60],
            [side * 1.3, -55],
            [side * 1.7, -51],
          ]),
        ),
        INK.form,
        i + 7,
      ),
      '#14264a',
    );
  });
  round(
    () => {
      for (const sleeve of SLEEVES) box.fill(sleeve, '#3f6f8e');
    },
    9,
    '#14264a',
  );
  box.fill(BELT, '#e6c27a');
  round(() => void box.fill(HAIR, '#5a2e34'), 7, '#2a1230', '#ffe6b0');
  art.blot(
    range(7, (i) =>
      ink(
        box.place(
          spline([
            [(i - 3) * 1.3, -89],
            [(i - 3) * 1.5, -99],
            [(i - 3) * 1.7 + (i % 2 ? 0.8 : -0.6), -110],
          ]),
        ),
        INK.form,
        i,
        0.2,
      ),
    ),
    '#2a1230',
  );
  const ankle = box.at(-2, -2);
  art.blot(
    range(3, (i) =>
      ribbon(
        spline([
          [ankle[0] - 9, ankle[1] - 2 + i * 6],
          [ankle[0], ankle[1] + i * 6],
          [ankle[0] + 9, ankle[1] - 4 + i * 6],
        ]),
        6,
        { start: 0.7, end: 0.7 },
      ),
    ),
    '#ead9bc',
  );
}
