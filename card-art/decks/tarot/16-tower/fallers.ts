import { type Art, local } from '../../../kit/pen/index.ts';
import { man } from './man.ts';
import { woman } from './woman.ts';

/** Two who lived in the tower, thrown from it, one near us and one far down: the fire is on the right of them, the air comes from below. */
export function fallers(art: Art): void {
  man(local(art, 112, 664, 0.33, { rot: -10 }));
  woman(local(art, 210, 540, 0.86, { rot: -27 }));
}
