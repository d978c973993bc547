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

/** Trodden snow, and a mat of rushes. */
export function floor(art: Art): void {
  art.fill(
    byHand(closed('20,640! 70,668 130,682 200,688 300,690! 620,690! 620,890! 20,890!'), 2),
    art.radial(
      FIRE[0],
      FIRE[1] + 60,
      400,
      ramp(0, '#f6c890', 0.4, '#b98f90', 0.8, '#5b6a9c', 1, '#3a4f86'),
      0.5,
    ),
  );
  const mat = byHand(
    closed('-20,716! 100,710 200,706 300,704 420,704 520,706 620,710! 640,890! -40,890!'),
    1,
  );
  art.fill(
    mat,
    art.radial(
      FIRE[0],
      FIRE[1] + 70,
      380,
      ramp(0, '#f8cf8a', 0.3, '#d9a05e', 0.6, '#8d6a62', 0.85, '#5a5276', 1, '#443f6c'),
      0.55,
    ),
  );
  art.clip(mat, () => {
    rushes(art);
    art.blot([ink(line(20, 716, 580, 711), 8, 'border', 0)], '#4a3a5c', 0.9);
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
  const foot = 838;
  const dark = art.radial(
    FIRE[0],
    foot,
    118,
    ramp(0, '#33243e', 0.9, 0.5, '#33243e', 0.75, 1, '#33243e', 0),
    roundness(foot),
  );
  art.fill(ellipse(FIRE[0], foot, 118, 118 * roundness(foot)), dark);
  // the child's, away to the left
  const child = byHand(closed('258,806! 226,780 180,734 130,686 70,668 20,638! 20,860! 120,846 220,830'), 2);
  art.fill(child, '#3d3260', 0.72);
  // the animal's legs, away to the right
  for (const shape of [
    closed('424,736! 450,729 510,724 590,724! 590,737! 510,740 456,744'),
    closed('470,752! 500,748 550,750 590,756! 590,774! 540,766 494,764'),
  ])
    art.fill(shape, '#3d3260', 0.66);
}
