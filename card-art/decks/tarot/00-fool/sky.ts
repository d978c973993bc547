import { byHand, printed, stippled, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  points,
  polygon,
  ramp,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { HORIZON, SUN } from './view.ts';

/** A morning sky that takes two thirds of the picture. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 824),
    art.linear(0, 60, 0, HORIZON, ramp(0, '#46568f', 0.4, '#9b86b0', 0.7, '#efb3a2', 1, '#ffe2b2')),
  );
  printed(art, [44, 44, 556, 700], () => art.glow(SUN.x, SUN.y, 400, '#fff0c8', 0.95, 1, 0.4));
  art.glow(SUN.x, SUN.y, 170, '#ffe6a6', 0.9, 1, 0.3);
  art.fill(ellipse(SUN.x, SUN.y, SUN.radius), '#fffbe8');
}

/** Ranges that go down into mist, the nearer the darker: against the light they are nothing but their crests. */
const RANGES: readonly (readonly [knots: string, fill: string, mist: string, depth: number])[] = [
  [
    '20,606 60,598 104,604 150,590 196,600 240,586 276,596 330,605 378,602 410,608 436,614 462,618 490,620 512,615 532,604 550,600 580,606',
    '#dda09f',
    '#ffe0bc',
    52,
  ],
  [
    '20,644 90,632 160,640 230,626 300,640 350,636 384,645 410,640 440,650 474,638 492,628 506,616 518,626 530,621 548,636 580,642',
    '#bd859f',
    '#fbccb4',
    56,
  ],
  [
    '300,706 340,690 362,672 376,662 386,672 398,668 412,684 440,698 468,702 500,694 530,704 580,696',
    '#94699b',
    '#efb6ae',
    64,
  ],
  [
    '290,786 330,772 366,768 396,748 420,738 440,716 452,706 462,716 474,713 490,734 520,752 548,756 580,748',
    '#6c5290',
    '#d197aa',
    80,
  ],
  [
    '270,890 312,846 346,836 372,838 404,822 440,826 472,806 496,790 510,772 520,764 530,776 542,772 580,806',
    '#483770',
    '#93709f',
    90,
  ],
];

export function ranges(art: Art): void {
  const crest = art.linear(230, 0, SUN.x - 20, 0, ramp(0, '#fff0cc', 0, 1, '#fff0cc', 1));
  for (const [i, [knots, fill, mist, depth]] of RANGES.entries()) {
    const ridge = byHand(polygon([...points(knots), [580, 880], [20, 880]]), 3);
    const [, top] = ridge.bounds();
    art.fill(ridge, fill);
    stippled(art, ridge, mist, [0, top + 16], [0, top + 16 + depth]);
    if (i < 2) within(art, ridge, { side: [0, -1.8], paint: crest });
  }
  stippled(art, roundRect(300, HORIZON - 30, 256, 270), '#fff0cc', [330, 0], [SUN.x, 0], [0, 0.35]);
}

/** Swifts, far below him. */
export function depthBelow(art: Art): void {
  for (const [x, y, size, rot] of [
    [400, 700, 11, -8],
    [438, 722, 14, 6],
    [474, 694, 8, 12],
    [420, 756, 17, -14],
    [508, 742, 10, 4],
  ] as const) {
    const wing = ribbon(
      spline([
        [x - size, y - size * 0.24],
        [x - size * 0.45, y - size * 0.46],
        [x, y],
        [x + size * 0.45, y - size * 0.5],
        [x + size, y - size * 0.3],
      ]).rotate(rot, x, y),
      size * 0.26,
      { samples: 15 },
    );
    art.blot(wing, '#33285a');
  }
}
