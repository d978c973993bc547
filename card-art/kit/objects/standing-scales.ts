import {
  type Art,
  ellipse,
  LINE,
  type Local,
  line,
  local,
  points,
  ramp,
  range,
  ribbon,
  roundRect,
  spline,
  svgPath,
} from '../pen/index.ts';
import { leaf } from '../plants/leaf.ts';
import { metal } from './metal.ts';

const ENGRAVING = '#8a4258';

/** Where the pans hang: from the column, below the beam; half a pan's width. */
export const SCALES = { arm: 150, drop: 214, pan: 82 } as const;

/** Turned column: knops on a slender shaft, as [y, half width, half height]. */
const KNOPS = [
  [44, 12, 9],
  [120, 9, 6],
  [300, 10, 7],
  [412, 15, 11],
] as const;

/** Stepped round foot and turned column. */
function column(box: Local): void {
  const sheen = ramp(0, '#8a4258', 0.3, '#f3c3ad', 0.45, '#fff6ee', 0.62, '#e2a18c', 1, '#5a2440');
  const gold = box.linear(-16, 0, 16, 0, sheen);
  const foot = box.linear(-112, 0, 112, 0, sheen);
  for (const [y, half, height] of [
    [494, 112, 22],
    [468, 82, 20],
    [446, 52, 18],
  ] as const) {
    const step = svgPath(
      `M${-half} 0C${-half} ${height * 0.6} ${-half * 0.6} ${height} 0 ${height}`,
      `C${half * 0.6} ${height} ${half} ${height * 0.6} ${half} 0Z`,
    ).translate(0, y);
    box.solid(step, foot, LINE.bold * 0.8);
    box.solid(ellipse(0, y, half, half * 0.14), foot, LINE.mid);
    box.line(
      svgPath(
        `M${-half * 0.86} ${y + 5}C${-half * 0.4} ${y + 13} ${half * 0.4} ${y + 13} ${half * 0.86} ${y + 5}`,
      ),
      LINE.fine,
      ENGRAVING,
      0.8,
    );
  }
  const shaft = svgPath(
    'M-7 10C-9 90 -6 180 -8 260C-9 330 -16 400 -22 446H22C16 400 9 330 8 260C6 180 9 90 7 10Z',
  );
  box.solid(shaft, gold, LINE.bold * 0.8);
  const flutes = svgPath('M-3 60C-4 150 -3 260 -8 436M3 60C4 150 3 260 8 436');
  box.line(flutes, LINE.hair, ENGRAVING, 0.9);
  for (const [y, half, height] of KNOPS) box.solid(ellipse(0, y, half, height), gold);
}

/** One half of the beam: a slender swan-necked bar with a curl at its end. */
function halfBeam(box: Local): void {
  const gold = box.linear(0, -14, 0, 12, ramp(0, '#fff6ee', 0.5, '#f3c3ad', 1, '#9a5460'));
  const bar = svgPath(
    'M0 -9C34 -22 70 -26 104 -14C122 -6 136 -4 152 -5L152 5C134 6 120 4 102 -4C70 -14 34 -8 0 9Z',
  );
  box.solid(bar, gold, LINE.bold * 0.75);
  box.line(svgPath('M16 -8C46 -18 74 -20 102 -9C118 -2 130 0 142 0'), LINE.hair, ENGRAVING, 0.9);
  const curl = spline(points('150,0 168,-6 172,-22 160,-30 150,-22 156,-14'));
  box.taper(curl, 6, { start: 1, end: 0.4 });
  box.blot([leaf(116, -9, 20, 9, 24, 3), leaf(128, -6, 16, 7, 50, 2)]);
  box.solid(ellipse(SCALES.arm, 2, 7), gold).solid(ellipse(SCALES.arm, 2, 2.6), '#5e1232', LINE.fine);
}

/** Three cords to a shallow pan. */
function hungPan(box: Local): void {
  const { arm, drop, pan } = SCALES;
  const cords = [-pan + 4, pan - 4].map((dx) => line(arm, 10, arm + dx, drop));
  box.line([...cords, line(arm, 10, arm - 12, drop - 10)], LINE.mid * 0.8);
  const gold = metal(box.art, ...box.at(arm, drop + 20), 82 * box.scale);
  const bowl = svgPath('M-82 0C-75 34 -40 50 0 50C40 50 75 34 82 0Z').translate(arm, drop);
  box.solid(bowl, gold, LINE.bold * 0.85);
  const flutes = range(13, (i) => {
    const u = (i - 6) / 6;
    return svgPath(`M${u * 77} 12C${u * 68} 28 ${u * 42} 42 ${u * 10} 49`).translate(arm, drop);
  });
  box.line(flutes, LINE.fine, ENGRAVING, 0.8);
  box.line(svgPath('M-79 9C-44 22 44 22 79 9').translate(arm, drop), LINE.fine, ENGRAVING);
  const inside = box.linear(arm, drop - 14, arm, drop + 14, ramp(0, '#3c1230', 1, '#c9808f'));
  box.solid(ellipse(arm, drop, pan, 15), inside);
  box.line(svgPath('M-71 5C-36 13 36 13 71 5').translate(arm, drop), LINE.hair);
  box.solid(svgPath('M0 50C6 57 5 64 0 73C-5 64 -6 57 0 50Z').translate(arm, drop), gold, LINE.fine);
}

/**
 * A level balance on a foot: (x, y) is the middle of its beam, the pans hang `SCALES.drop` below and
 * `SCALES.arm` to each side, the foot ends at y = 516. Its pointer stands upright.
 */
export function standingScales(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  column(box);
  for (const mirror of [true, false]) {
    const half = local(art, x, y, scale, { mirror });
    hungPan(half);
    halfBeam(half);
  }
  const gold = metal(art, x, y, 24 * scale);
  box.solid(svgPath('M-5 -8L0 -74L5 -8Z'), gold, LINE.mid);
  box.solid(svgPath('M0 -92C6 -84 6 -78 0 -70C-6 -78 -6 -84 0 -92Z'), gold, LINE.fine);
  box.line(ribbon(svgPath('M-30 -58C-16 -70 16 -70 30 -58'), 2.4, { start: 0.3, end: 0.3 }), LINE.hair);
  box.blot(range(7, (i) => ellipse(-27 + i * 9, -62 - Math.sin((Math.PI * (i + 0.5)) / 7) * 9, 1.5)));
  box.solid(ellipse(0, 0, 17), gold, LINE.mid).solid(ellipse(0, 0, 10), '#7a1638', LINE.fine);
  box.line(roundRect(-7, -7, 14, 14, 7), LINE.hair);
}
