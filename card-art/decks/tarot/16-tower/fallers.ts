import { type Art, local } from '../../../kit/pen/index.ts';
import { man } from './man.ts';
import { woman } from './woman.ts';

/** Two who lived in the tower, thrown from it: the fire is on the right of them, the air comes from below. */
export function fallers(art: Art): void {
  woman(local(art, 201, 466, 1.02, { rot: -9 }));
  man(local(art, 156, 655, 0.9, { rot: -8 }));
}
