import { stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path, random, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const BANK = closed(
  '20,372! 70,366 124,374 176,388 214,412 238,452 232,506 240,560 226,612 220,668 204,724 196,800 204,920! 20,920!',
);

/** The bank above it, where more and more light comes in: the outer one first. */
const ABOVE = [
  [
    closed('20,296! 62,300 104,312 150,334 196,366 232,402 252,440 240,470 200,470 120,460 20,470!'),
    '#649a5c',
    '#7fae68',
  ],
  [
    closed('20,330! 66,334 112,344 158,364 200,392 230,424 242,452 230,480 200,480 120,470 20,480!'),
    '#3f7a4e',
    '#58905a',
  ],
] as const;

/** Where the steps begin: a dark leaf would lie loose on them. */
const STAIR = 274;

/** Deep shade on the near bank: what the great lily is white against. */
export function nearShade(art: Art): void {
  const chance = random('near shade');
  const fringe = (count: number, inward: number, long: number, edge = BANK): Path[] =>
    range(count, () => {
      const steps = edge.walk(120).filter(({ x, y }) => x > 40 && y < 880);
      const { x, y } = steps[Math.floor(chance() * steps.length)]!;
      return leaf(
        x - chance() * inward,
        y + chance() * inward,
        long * chance.between(0.6, 1.2),
        long * 0.24,
        chance.between(-70, 80),
        chance.between(-4, 4),
      );
    }).filter((drawn) => drawn.bounds()[2] < STAIR);
  for (const [bank, tone, lighter] of ABOVE) {
    art.fill(bank, tone).blot(fringe(70, 10, 30, bank), tone);
    art.blot(fringe(34, 60, 30, bank), lighter);
  }
  art.fill(BANK, '#1c4a3a').blot(fringe(130, 12, 44), '#1c4a3a');
  stippled(art, BANK, '#3f7a4e', [70, 366], [110, 470], [1, 0]);
  art
    .blot(fringe(70, 120, 52), '#143a30')
    .blot(fringe(46, 150, 46), '#2a6046')
    .blot(fringe(16, 60, 34), '#3f7a50');
  stippled(art, BANK, '#0f2f29', [190, 560], [60, 700], [0, 0.7]);
}
