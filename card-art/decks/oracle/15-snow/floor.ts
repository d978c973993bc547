import { byHand, ink } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  line,
  type Path,
  ramp,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { FAR_POINT, FIRE, HORIZON, roundness } from './view.ts';

/** The mat's far edge. */
const EDGE = 704;
const towardsUs = (x: number, y: number): number =>
  FAR_POINT[0] + ((x - FAR_POINT[0]) * (y - HORIZON)) / (EDGE - HORIZON);

/** A mat of rushes on trodden snow. */
export function floor(art: Art): void {
  const mat = byHand(
    closed('-20,712! 100,706 200,704 300,703 420,703 520,704 620,708! 640,890! -40,890!'),
    1,
  );
  art.fill(
    mat,
    art.radial(
      FIRE[0],
      FIRE[1] + 90,
      470,
      ramp(0, '#f8cf8a', 0.26, '#d9a05e', 0.55, '#8d6a62', 0.8, '#5a5276', 1, '#443f6c'),
      0.55,
    ),
  );
  art.clip(mat, () => {
    rushes(art);
    art.blot([ink(line(20, 710, 580, 708), 8, 'border', 0)], '#4a3a5c', 0.9);
  });
}

function rushes(art: Art): void {
  const lengthwise = range(12, (i): Path => {
    const x = lerp(31, 557, i / 11);
    return ribbon(line(x, EDGE, towardsUs(x, 880), 880), 1.5, { start: 0.5, end: 1, samples: 4 });
  });
  art.blot(lengthwise, '#7a4e3c', 0.55);
  const across = [722, 746, 780, 826].map((y, i) =>
    ribbon(line(30, y, 570, y + 2), 1.2 + i * 0.3, { start: 1, end: 1, samples: 4 }),
  );
  art.blot(across, '#f6d9a4', 0.4);
}

/** All that stands keeps the fire from the mat behind it. */
export function shadows(art: Art): void {
  // the brazier's own rim, all round its foot
  const foot = 828;
  const dark = art.radial(
    FIRE[0],
    foot,
    112,
    ramp(0, '#33243e', 0.9, 0.5, '#33243e', 0.75, 1, '#33243e', 0),
    roundness(foot),
  );
  art.fill(ellipse(FIRE[0], foot, 112, 112 * roundness(foot)), dark);
  // the two, away to the right
  art.fill(
    byHand(closed('330,800! 420,846 470,852 520,846 600,838! 700,830! 700,740! 560,734 500,740'), 2),
    '#322a58',
    0.74,
  );
}
