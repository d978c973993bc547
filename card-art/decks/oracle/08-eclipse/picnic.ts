import { type Art, line, range } from '../../../kit/pen/index.ts';
import { child } from './child.ts';
import { face, seen } from './view.ts';
import { woman } from './woman.ts';

/** They have spread a blanket: one leans back on the hands, a child holds the dark paper before the eyes. */
export function picnic(art: Art): void {
  const blanket = face([-0.74, 0, 5.8], [0.7, 0, 5.8], [0.66, 0, 4.55], [-0.72, 0, 4.55]);
  art.fill(blanket, '#c9b48c');
  const across = range(5, (i) =>
    line(...seen([-0.72, 0, 4.66 + i * 0.25]), ...seen([0.68, 0, 4.66 + i * 0.25])),
  );
  const away = range(8, (i) =>
    line(...seen([-0.66 + i * 0.19, 0, 5.8]), ...seen([-0.64 + i * 0.18, 0, 4.55])),
  );
  art.line([...across, ...away], 3.4, '#a8483c', 0.8);
  child(art, 312, 768, 0.98);
  woman(art, 214, 792, 1.02);
}
