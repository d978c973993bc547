import { type Art, type Local, local, type Point } from '../../../kit/pen/index.ts';
import { he, hisHand, hisShape } from './he.ts';
import { shadowOf } from './sand.ts';
import { herHand, herShape, she } from './she.ts';
import { LEAN } from './tones.ts';
import { metreAt } from './view.ts';

/** Where they stand; each runs a little towards the sea's end, away from us. */
export const SHE_AT: Point = [188, 676];
export const HE_AT: Point = [408, 562];
const box = (art: Art, at: Point, tall: number): Local =>
  local(art, ...at, (metreAt(at[1]) * tall) / 100, { rot: LEAN });
const her = (art: Art): Local => box(art, SHE_AT, 1.68);
const him = (art: Art): Local => box(art, HE_AT, 1.82);

/** Where the ribbon is held. */
export const held = (art: Art): { she: Point; he: Point } => ({
  she: her(art).at(21.6, -105),
  he: him(art).at(-29, -95.4),
});

/** Both, and their shadows. */
export function runners(art: Art): void {
  for (const [own, shape, [, foot]] of [
    [him(art), hisShape, HE_AT],
    [her(art), herShape, SHE_AT],
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
