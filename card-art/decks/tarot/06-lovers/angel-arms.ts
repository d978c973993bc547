import { flat } from '../../../kit/hand/index.ts';
import { type Art, type Local, local } from '../../../kit/pen/index.ts';
import { type Hold, hand } from './hand.ts';
import { GOLDEN, pale, ROBE } from './view.ts';

/** Both arms from the axis of the body; the one over him is held a little higher and closer. */
const boxes = (art: Art): readonly [Local, Local] => [
  local(art, 300, 0, 1),
  local(art, 313, -14, 1, { mirror: true, rot: 2 }),
];

/** From the point of the shoulder down to the elbow; the forearm comes towards us, we look into the sleeve's mouth. */
export function angelSleeves(art: Art): void {
  for (const box of boxes(art)) {
    flat(
      box,
      '-42,269! -60,272 -78,281 -94,296 -112,316 -130,333 -145,346! -154,356 -159,372 -161,390! -150,379 -126,376 -103,386! -94,372 -78,350 -64,334 -58,320! -53,300',
      ROBE.light,
      ['-50,292! -68,308 -88,328 -110,346 -134,358 -162,372! -162,400! -90,390 -50,330!', ROBE.middle],
      ['-54,312! -70,330 -86,350 -106,366 -126,372! -106,400! -70,370 -50,336!', ROBE.dark],
      // it is drawn from the shoulder and gathers in the elbow
      ['-141,352! -120,348 -98,332 -76,308! -92,338 -112,354 -132,360!', ROBE.dark],
      {
        along: [
          '-42,269 -60,272 -78,281 -94,296 -112,316 -130,333 -145,346',
          '-145,346 -154,356 -159,372 -161,390',
        ],
        paint: '#fff6da',
        width: 5,
      },
    );
    flat(
      box,
      '-161,388! -150,378 -126,375 -103,385! -104,398 -116,412 -132,424 -150,436 -162,444! -166,420 -165,402!',
      pale('#c9974e'),
      ['-157,388! -148,381 -126,378 -108,386! -112,400 -134,418 -156,432! -158,410!', '#ad8862'],
    );
  }
}

/** The back of the hand lies on the head's round: it is seen a little shortened, the fingers at rest beside each other. */
const BLESSING: Hold = {
  fingers: [
    ['-27,-78 -32,-116 -30,-137 -24,-153', 11.2],
    ['-9,-84 -11,-125 -9,-147 -5,-164', 11.6],
    ['10,-81 11,-120 12,-141 14,-156', 11.2],
    ['27,-71 31,-98 32,-114 33,-127', 10],
  ],
  thumb: ['-8,6 -38,-36 -54,-68 -56,-96', 10.8],
  back: '-15,34! -22,6 -29,-18 -36,-42 -41,-66 -37,-84 -22,-91 0,-95 20,-90 36,-80 41,-62 37,-34 27,-4 22,8 15,34!',
  planes: [
    ['0,46! 6,8 16,-22 27,-44 43,-64! 60,-64! 60,46!', GOLDEN.dark],
    ['-23,40! -19,8 -25,-22 -32,-46 -43,-70! -60,-70! -60,40!', GOLDEN.light],
  ],
  creases: ['-18,-86 -20,-76 -21,-67', '1,-89 1,-79 0,-70', '20,-84 18,-75 16,-66'],
};

/** A hand on each of the two heads: painted when the heads are. */
export function blessing(art: Art): void {
  boxes(art).forEach((box, i) => {
    flat(
      box,
      '-147,384! -142,402 -137,418 -134,436! -112,432! -113,414 -115,398 -117,382!',
      GOLDEN.middle,
      ['-160,378! -139,384 -134,402 -129,418 -126,446! -160,446!', GOLDEN.dark],
      ['-150,380! -132,390 -112,384! -112,398 -132,402 -146,396!', GOLDEN.dark],
    );
    hand(
      local(art, ...box.at(-123, 431), 0.44, i ? { mirror: true, rot: -160 } : { rot: 164 }),
      GOLDEN,
      BLESSING,
    );
    flat(
      box,
      '-164,392! -151,377 -126,373 -101,383! -102,391! -125,382 -148,386 -161,398!',
      pale('#c9974e'),
      ['-164,396! -148,384 -125,380 -100,389! -100,394! -160,400!', pale('#a8703a')],
      { side: [0, -1.4], paint: '#f0d8a4' },
    );
  });
}
