import { type Art, ellipse, type Local, local, type Point } from '../../../kit/pen/index.ts';
import { he, hisHand, hisShape } from './he.ts';
import { kickedUp, shadowOf } from './sand.ts';
import { herHand, herShape, she } from './she.ts';
import { SHADOW } from './tones.ts';

/** Where the feet of each would be side by side. */
const SHE_AT: Point = [186, 808];
const HE_AT: Point = [430, 744];
/** What is under each foot on the sand: the toes that push off, the heel that comes down, his sole; from its middle to its ends. */
const TREAD = {
  she: [
    [102, 811, 15],
    [282, 789, 15],
  ],
  he: [[484, 745, 15]],
} as const;
/** Both are written for one size; who is farther away is so much smaller. */
const box = (art: Art, at: Point, size: number, rot = 0): Local => local(art, ...at, size, { rot });
const her = (art: Art): Local => box(art, SHE_AT, 1);
const him = (art: Art): Local => box(art, HE_AT, 0.95);

/** Where the ribbon is held. */
export const held = (art: Art): { she: Point; he: Point } => ({
  she: her(art).at(106, -339),
  he: him(art).at(-114, -343),
});

/** Both, and their shadows. */
export function runners(art: Art): void {
  for (const [own, shape, treads] of [
    [him(art), hisShape, TREAD.he],
    [her(art), herShape, TREAD.she],
  ] as const) {
    shadowOf(
      art,
      shape.map((part) => own.place(part)),
      treads[0][1],
    );
    for (const [x, y, long] of treads) art.fill(ellipse(x - 2, y, long, 2.6), SHADOW.dark);
  }
  he(him(art));
  she(her(art));
  kickedUp(art, her(art).at(-94, 2));
}

/** The two fists, closed over the ribbon's ends. */
export function fists(art: Art): void {
  hisHand(him(art));
  herHand(her(art));
}
