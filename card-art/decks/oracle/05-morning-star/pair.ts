import type { Art } from '../../../kit/pen/index.ts';
import { closed } from '../../../kit/pen/index.ts';
import { embrace } from './embrace.ts';
import { braid, leaningHead, liftedHead } from './heads.ts';
import { herBody } from './her-body.ts';
import { hisBody } from './his-body.ts';

/** Two who rest before the last stretch: one holds, one has fallen asleep on the other's shoulder. */
export function pair(art: Art): void {
  // what they throw on the rock, away from the dawn
  art.fill(
    closed('140,812! 240,806 400,806 500,816 560,832! 500,846 400,848 280,838 170,826!'),
    '#15181c',
    0.75,
  );
  hisBody(art);
  liftedHead(art, 212, 503, 1.22);
  herBody(art);
  embrace(art);
  leaningHead(art, 289, 560, 1.12);
  braid(art);
}
