import { stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path, random, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const BANK = closed(
  '20,372! 70,366 124,374 176,388 214,412 238,452 232,506 240,560 226,612 220,668 204,724 196,800 204,920! 20,920!',
);

/** Deep shade on the near bank: what the great lily is white against. */
export function nearShade(art: Art): void {
  const chance = random('near shade');
  const fringe = (count: number, inward: number, long: number): Path[] =>
    range(count, () => {
      const steps = BANK.walk(120).filter(({ x, y }) => x > 40 && y < 880);
      const { x, y } = steps[Math.floor(chance() * steps.length)]!;
      return leaf(
        x - chance() * inward,
        y + chance() * inward,
        long * chance.between(0.6, 1.2),
        long * 0.24,
        chance.between(-70, 80),
        chance.between(-4, 4),
      );
    });
  art.fill(BANK, '#1c4a3a').blot(fringe(130, 12, 44), '#1c4a3a');
  art
    .blot(fringe(70, 120, 52), '#143a30')
    .blot(fringe(46, 150, 46), '#2a6046')
    .blot(fringe(16, 60, 34), '#3f7a50');
  stippled(art, BANK, '#0f2f29', [190, 560], [60, 700], [0, 0.7]);
}
