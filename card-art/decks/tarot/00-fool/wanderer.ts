import { body } from '../../../kit/figure/body.ts';
import { striding } from '../../../kit/figure/poses.ts';
import { INK, ink, modelled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  type Path,
  polar,
  range,
  spline,
  tube,
} from '../../../kit/pen/index.ts';

const CAPE = closed(
  '1.5,-83! -2,-83 -9,-77 -18,-72 -29,-69 -40,-73! -36,-66 -27,-58 -31,-52! -22,-53 -12,-60 -4,-66 1,-74',
);
const CAPE_FOLDS = [
  '-2,-80 -14,-72 -26,-68 -36,-70',
  '0,-77 -12,-67 -22,-61 -28,-56',
  '0,-73 -7,-65 -15,-60',
];
const TUNIC = closed(
  '-1,-83! 3.6,-82 6,-74 5.2,-65! 8,-56 13,-45! 8,-47 6,-43! 1,-46 -2,-42! -6,-45 -9,-41! -12,-44 -15,-42! -10,-53 -4.6,-65! -5,-74',
);
const BELT = closed('-4.9,-66.4! 0,-65.4 5.4,-66.6! 5.6,-64.2! 0,-63 -5,-64!');
const SLEEVE = tube(
  [
    [-0.6, -80],
    [-7.4, -67],
    [1, -72.4],
  ],
  [3.4, 4.4, 3.6, 4, 2.6, 4.2],
  18,
).outline;
const FAR_SLEEVE = tube(
  [
    [3, -79],
    [12, -68],
    [20.4, -72.4],
  ],
  [3, 3.8, 3.2, 3.4, 2.2, 3.4],
  18,
).outline;
const HAIR = closed('4.6,-97.4! 1,-98.6 -2.6,-96 -3.4,-91 -3,-86.4 -0.6,-85 0.4,-88! 1.4,-92 3.6,-95');
const CAP = closed('9.4,-96.6! 4,-96 -2.4,-93.4 -4,-95 -1.4,-101 5,-102.4 8.6,-100');
const PLUME = closed('1,-100! -4,-108 -13,-113 -20,-110! -13,-106 -6,-100 -1,-97.6!');
const BUNDLE = closed('-25,-96! -30,-95 -35,-88 -34,-80 -27,-77 -20,-79 -18,-86 -21,-94');
const EARS = ['-25,-96! -30,-103 -33,-101! -29,-97', '-25,-96! -21,-102 -17,-101! -21,-96'];

/** A traveller in mid-stride to the right, 100 × `scale` high, the back toe at (x, y); light from the right. */
export function wanderer(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const parts = body(striding);
  const round = (draw: () => void, soft: number, shade: string, rim = '#fff1cd'): void => {
    const region = [x - 48 * scale, y - 120 * scale, x + 36 * scale, y + 4 * scale] as const;
    modelled(art, region, { towards: [soft * 1.1, -soft * 0.3], soft, shade, rim, rimWidth: 2 }, draw);
  };
  const stroke = (path: Path, weight: number, colour: string, seed: number): void => {
    art.blot(ink(box.place(path), weight, seed), colour);
  };
  round(
    () => {
      box.fill(FAR_SLEEVE, '#a03a5c').fill(parts.farArm, '#c98d6e');
      box.fill(FAR_SLEEVE, '#a03a5c').fill(parts.farLeg, '#6d4a7c');
    },
    5,
    '#3a1d4c',
  );
  round(() => void box.fill(CAPE, '#3d7c86'), 9, '#173a52');
  CAPE_FOLDS.forEach((fold, i) => {
    stroke(curve(fold), INK.form, '#173a52', i);
  });
  round(
    () => {
      box.fill(parts.nearLeg, '#5a3c70');
    },
    6,
    '#24123a',
  );
  round(
    () => {
      box.fill(parts.head, '#e9b48c').fill(parts.trunk, '#e9b48c');
    },
    4,
    '#8a4a50',
  );
  round(() => void box.fill(TUNIC, '#d0536a'), 8, '#5c1c4c');
  range(4, (i) => {
    stroke(
      spline([
        [-3 + i * 2.6, -62],
        [-5 + i * 3.4, -54],
        [-9 + i * 5, -46],
      ]),
      INK.detail,
      '#5c1c4c',
      i,
    );
  });
  box.fill(BELT, '#f2d49a');
  box.fill(HAIR, '#3a1d2e');
  round(
    () => {
      box.fill(PLUME, '#fdf1dc').fill(CAP, '#3d7c86');
    },
    3,
    '#173a52',
  );
  const [stickEnd, stickTop] = [polar(5, -73, 9, 118), polar(5, -73, 40, -54)] as const;
  stroke(spline([stickEnd, stickTop]), 4.4, '#5a3626', 3);
  round(
    () => {
      for (const ear of EARS) box.fill(closed(ear), '#e7b766');
      box.fill(BUNDLE, '#e7b766');
    },
    7,
    '#8a3f3a',
  );
  for (const fold of ['-25,-95 -29,-89 -30,-82', '-25,-95 -23,-88 -24,-80']) {
    stroke(curve(fold), INK.detail, '#8a3f3a', 5);
  }
  round(
    () => {
      box.fill(parts.nearArm, '#e9b48c').fill(SLEEVE, '#d0536a');
    },
    5,
    '#5c1c4c',
  );
  const [rx, ry] = box.at(28, -79);
  art.line(spline([box.at(24.6, -74), [rx, ry]]), INK.form, '#33544a');
  art.blot(
    range(5, (i) => ellipse(...polar(rx, ry, 4.4, i * 72), 4.2)),
    '#fffaf0',
  );
  art.blot(ellipse(rx, ry, 2.4), '#f0c470');
}
