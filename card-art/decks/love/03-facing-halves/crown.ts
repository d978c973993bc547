import { byHand } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, Path, roundRect } from '../../../kit/pen/index.ts';

/** Where the sun comes through whole: the two halves and the hands at them. */
const POOL =
  '196,352 214,326 250,316 268,328 300,320 330,338 350,330 388,348 404,380 396,404 424,420 436,456 416,486 424,516 404,552 410,574 378,600 350,594 326,612 292,596 272,574 256,548 262,524 228,506 198,516 176,496 170,462 186,440 176,408 190,386';
/** Where it comes through in pieces: size across, along, turn. */
const GAPS = [
  [164, 540, 8, 13, 20],
  [149, 471, 6, 9, -30],
  [152, 566, 5, 4, 0],
  [420, 330, 8, 11, 30],
  [449, 396, 12, 8, -20],
  [444, 372, 5, 4, 30],
  [466, 452, 6, 4, 20],
  [436, 572, 10, 7, 15],
  [112, 640, 8, 5, -30],
  [250, 770, 12, 7, -20],
  [274, 782, 5, 4, 0],
  [440, 800, 13, 8, 20],
  [330, 150, 9, 6, -20],
  [352, 160, 4, 3, 0],
] as const;

/** A tree that we look down beside holds off the noon: one tone over all but the place where they eat. */
export function crownShade(art: Art): void {
  const lit = Path.join(
    byHand(closed(POOL), 4),
    GAPS.map(([x, y, across, along, turn]) =>
      byHand(ellipse(0, 0, across, along).rotate(turn).translate(x, y), 2),
    ),
  );
  art.group('style="mix-blend-mode:multiply"', () => {
    art.outside(lit, [40, 40, 560, 880], () => void art.fill(roundRect(40, 40, 520, 840), '#c6bad4'));
  });
}
