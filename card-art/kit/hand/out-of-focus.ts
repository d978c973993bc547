import type { Art } from '../pen/index.ts';
import { pressed } from './grain-tile.ts';

/** What a card's window shows, and a little beyond it. */
const WINDOW = [20, 20, 580, 868] as const;

/** What the eye, set on something nearer, does not see sharp. `blur` in units. */
export function outOfFocus(art: Art, blur: number, draw: () => void): void {
  art.filter(draw, (painted) => [pressed([...WINDOW], painted), `<feGaussianBlur stdDeviation="${blur}"/>`]);
}
