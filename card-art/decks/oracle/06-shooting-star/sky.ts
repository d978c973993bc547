import { stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  type Path,
  ramp,
  random,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';

/** From nothing to its head. */
const COURSE = curve('92,108 184,166 280,228 366,290');
export const HEAD = [366, 290] as const;

/** A clear night that the valley's mist makes pale below. */
export function sky(art: Art): void {
  const night = ramp(0, '#1b171c', 0.45, '#4a3b3b', 0.8, '#8d705c', 1, '#bd9a74');
  art.fill(roundRect(40, 40, 520, 420), art.linear(0, 60, 0, 410, night));
  const chance = random('night over the bath');
  const [faint, clear]: [Path[], Path[]] = [[], []];
  for (let i = 0; i < 46; i++) {
    const [x, y] = [chance.between(56, 544), chance.between(72, 330)];
    const beside = Math.abs((y - 108) * 0.832 - (x - 92) * 0.554) < 22;
    const size = chance();
    if (!beside) (size > 0.76 ? clear : faint).push(ellipse(x, y, size > 0.76 ? 1.8 : 1));
  }
  art.blot(faint, '#c8ccc0', 0.7).blot(clear, '#fbf3dc', 0.95);
}

/** It burns white, leaves a green breath behind, and throws off two crumbs. */
export function meteor(art: Art): void {
  const [x, y] = HEAD;
  stippledGlow(art, x - 6, y - 4, 84, '#f3eed0', 0.7);
  const breath = ribbon(COURSE, 25, { samples: 30, end: 0.3, peak: 0.72 });
  stippled(art, breath, '#b5e0c0', [90, 100], [x, y], [0.1, 0.85]);
  const burning = art.linear(
    70,
    88,
    x,
    y,
    ramp(0, '#f3f7dc', 0.25, 0.4, '#fbfae4', 0.85, 0.75, '#fffef4', 1, 1, '#ffffff', 1),
  );
  art.fill(ribbon(COURSE, 10.5, { samples: 40, end: 0.2, peak: 0.9 }), burning);
  art.glow(x, y, 22, '#ffffff', 1, 1, 0.5);
  art.fill(ellipse(x - 2, y - 1.6, 8, 5).rotate(37, x, y), '#ffffff');
  art.blot(
    [
      ribbon(curve('378,306 390,315'), 3.6, { samples: 6, peak: 0.7 }),
      ribbon(curve('384,296 392,302'), 2.4, { samples: 6, peak: 0.7 }),
    ],
    '#f4fbe4',
  );
}
