import { hand } from '../../../kit/figure/hand/hand.ts';
import type { HandPose } from '../../../kit/figure/hand/skeleton.ts';
import { flat } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
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

/** Laid on the head's round: bent back at the wrist, the fingers spread, coming towards us. */
const LAID: HandPose = {
  index: [10, 16, 8, 9],
  middle: [14, 18, 10, 1],
  ring: [16, 22, 12, 6],
  little: [16, 28, 14, 15],
  thumb: { away: 44, across: 26, bend: [6, 14] },
  wrist: [-38, 0],
};
const HANDS = [
  hand({
    pose: LAID,
    side: 'right',
    at: [184, 436],
    length: 82,
    fingers: 166,
    turn: 168,
    tip: 34,
    light: [0.5, -0.87],
    forearm: 0.86,
    build: 'man',
  }),
  hand({
    pose: { ...LAID, index: [16, 22, 10, 6], little: [22, 32, 16, 12] },
    side: 'left',
    at: [420, 424],
    length: 80,
    fingers: -167,
    turn: 164,
    tip: 30,
    light: [-0.5, -0.87],
    forearm: 0.86,
    build: 'man',
  }),
] as const;

/** A hand on each of the two heads: painted when the heads are. */
export function blessing(art: Art): void {
  boxes(art).forEach((box, i) => {
    const laid = HANDS[i]!;
    // it presses into the hair
    art.clip(closed('100,456! 500,456! 500,560! 100,560!'), () =>
      art.fill(laid.outline.translate(i ? -2 : 2, 5), i ? '#150c1c' : '#6e2b26', 0.6),
    );
    // the forearm comes out from under the sleeve's lip
    art.clip(
      box.place(closed('-166,392! -151,377 -126,373 -99,383! -60,400! -40,560! -200,560! -200,400!')),
      () => laid.paint(art, GOLDEN),
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
