import { hand } from '../../../kit/figure/hand/hand.ts';
import type { HandPose } from '../../../kit/figure/hand/skeleton.ts';
import type { Local } from '../../../kit/pen/index.ts';

/** Straight and close, as palms that are pressed together. */
const PRESSED: HandPose = {
  index: [2, 5, 3, 1],
  middle: [2, 5, 3, 0],
  ring: [3, 7, 4, 0],
  little: [5, 10, 5, 1],
  thumb: { away: 20, across: 24, bend: [4, 8] },
};
const PRAYER = { pose: PRESSED, length: 48, light: [0.86, -0.5], build: 'man', forearm: 0.3 } as const;
/** The left one from its back, its thumb to him; the right one lies beyond it. */
const NEAR_PRAYER = hand({ ...PRAYER, side: 'left', at: [467, 706], fingers: -25, turn: 138 });
const FAR_PRAYER = hand({ ...PRAYER, side: 'right', at: [463.4, 704], fingers: -29, turn: 60 });

/** Palm to palm, lifted: the near one covers the other but for the tips of its fingers. */
export function joinedHands(box: Local): void {
  FAR_PRAYER.paint(box, { light: '#c08a68', middle: '#95604f', dark: '#6f4144', line: '#512a34' });
  NEAR_PRAYER.paint(box, { light: '#f0c39a', middle: '#b9805f', dark: '#83504c', line: '#5f343a' });
}
