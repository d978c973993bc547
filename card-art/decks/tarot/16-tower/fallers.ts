import { type Art, local } from '../../../kit/pen/index.ts';
import { man } from './man.ts';
import { woman } from './woman.ts';

/** Two who lived in the tower, thrown from it: the fire is on the right of them, the air comes from below. */
export function fallers(art: Art): void {
  woman(local(art, 227, 454, 1.72, { rot: -59 }));
  man(local(art, 178, 658, 1.54, { rot: 155 }));
}
