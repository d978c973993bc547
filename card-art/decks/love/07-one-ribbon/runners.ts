import { type Art, type Local, local, type Point } from '../../../kit/pen/index.ts';
import { he, hisHand, hisShape } from './he.ts';
import { shadowOf } from './sand.ts';
import { herHand, herShape, she } from './she.ts';

/** Where they stand, or would: she is in the air, so far over the sand. */
export const SHE_AT: Point = [186, 808];
const LEAP = 12;
export const HE_AT: Point = [404, 737];
/** Both are written for one size; who is farther away is so much smaller. */
const box = (art: Art, at: Point, size: number, rot = 0): Local => local(art, ...at, size, { rot });
const her = (art: Art): Local => box(art, SHE_AT, 1);
const him = (art: Art): Local => box(art, HE_AT, 0.92, 10);

/** Where the ribbon is held. */
export const held = (art: Art): { she: Point; he: Point } => ({
  she: her(art).at(97, -326),
  he: him(art).at(-97, -323),
});

/** Both, and their shadows. */
export function runners(art: Art): void {
  for (const [own, shape, foot] of [
    [him(art), hisShape, HE_AT[1]],
    [her(art), herShape, SHE_AT[1] + LEAP],
  ] as const)
    shadowOf(
      art,
      shape.map((part) => own.place(part)),
      () => foot,
    );
  he(him(art));
  she(her(art));
}

/** The two fists, closed over the ribbon's ends. */
export function fists(art: Art): void {
  hisHand(him(art));
  herHand(her(art));
}
