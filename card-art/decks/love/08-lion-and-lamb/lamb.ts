import { clamp, closed, type Local } from '../../../kit/pen/index.ts';
import { wool } from './wool.ts';

const TRUNK = closed('196,770! 198,724 214,684 244,654 284,640 328,648 362,680 384,730 390,800! 220,806!');
const NECK = closed('206,760! 204,728 216,700 240,688 266,696 282,724 284,766 270,796! 226,796');

/** Lying before the lion's breast, its back under the lion's chin; the head comes later. */
export function lamb(pair: Local): void {
  pair.fill(closed('188,770! 240,740 400,700! 400,812! 200,812'), '#6a5640', 0.8);
  wool(pair, {
    within: TRUNK,
    size: [9, 13],
    gap: 11.5,
    turned: (x, y) => clamp((x * 0.62 + y * 0.5 - 484) / 100),
    seed: 'trunk',
  });
  // what the lion's head and mane throw on it
  pair.clip(TRUNK, () => {
    pair.fill(closed('318,640! 306,668 312,700 334,730 352,770 360,820! 420,820 420,620!'), '#6f6684', 0.5);
  });
  wool(pair, {
    within: NECK,
    size: [8, 11],
    gap: 10,
    turned: (x, y) => clamp((x * 0.7 + y * 0.6 - 586) / 70),
    seed: 'neck',
  });
}
