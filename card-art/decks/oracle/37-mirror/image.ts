import { type Flow, fringe, hairs, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse } from '../../../kit/pen/index.ts';
import { IN_GLASS, PAD, rim } from './coat.ts';
import { head } from './cub-head.ts';
import { foot, hindLeg, SHIN, THIGH } from './hind-leg.ts';

const BODY = closed(
  '430,486! 452,496 472,512 482,538! 498,554 512,580 522,620 524,660! 430,694! 392,690! 376,664 368,622 362,580 361,548! 366,520 378,500',
);
const BREAST = closed(
  '362,524! 376,522 398,520 418,512! 420,560 414,600 404,640 388,662 376,640 368,604 362,566!',
);
const ARM = closed(
  '484,560! 480,540 464,527 445,526 430,537 417,556 406,570 399,575! 391,565 382,557 369,576 371,592 383,604 396,618! 411,617 428,606 448,592 470,578',
);

const breastFlow: Flow = (x) => 176 + (x - 380) * 0.5;
const armFlow: Flow = (x) => (x > 402 ? 222 : 300);

/** The cub in the glass, its palm against the other's. */
export function image(art: Art): void {
  trunk(art);
  hindLeg(art);
  foot(art);
  art.group('transform="translate(-13 -1)"', () => {
    arm(art);
    paw(art);
  });
  // its profile, turned round in the glass and a little farther off
  art.group('transform="matrix(-.95 0 0 .95 615 22.6)"', () => head(art, IN_GLASS));
}

function trunk(art: Art): void {
  art.fill(BODY, IN_GLASS.shade);
  art.blot(
    fringe('372,512 362,536 361,560 366,600 372,640', 14, {
      count: 14,
      length: [10, 20],
      width: 6,
      seed: 'breast edge',
    }),
    IN_GLASS.shade,
  );
  rim(art, BODY, {
    line: '432,488 453,497 472,512 482,538 498,554 510,570',
    out: -1,
    paint: IN_GLASS.edge,
    width: 2,
    seed: 'shoulder',
  });
  art.fill(BREAST, '#40383f');
  hairs(art, BREAST, breastFlow, IN_GLASS.crease, {
    seed: 'breast',
    gap: 17,
    length: [12, 30],
    width: 3,
    share: (x, y) => (y > 552 && x < 420 ? 0.4 : 0),
  });
}

function arm(art: Art): void {
  within(art, BREAST, [ARM.translate(-5, 12), '#2f2831']);
  for (const below of [THIGH, SHIN]) within(art, below, [ARM.translate(2, 12), '#2f2831']);
  art.fill(ARM, IN_GLASS.turned);
  within(art, ARM, [
    '484,540! 470,528 446,528 432,540 420,558 408,573 399,579! 386,560 372,572! 380,540 440,516 490,520!',
    '#564b50',
  ]);
  hairs(art, ARM, armFlow, IN_GLASS.crease, {
    seed: 'arm',
    gap: 17,
    length: [10, 24],
    width: 2.8,
    share: () => 0.34,
  });
  hairs(art, ARM, armFlow, IN_GLASS.fair, {
    seed: 'arm fair',
    gap: 17,
    length: [10, 22],
    width: 2.6,
    share: (_, y) => (y < 580 ? 0.4 : 0),
  });
  art.blot(
    fringe('448,592 428,606 411,617 396,617', -18, { count: 11, length: [8, 16], width: 5, seed: 'elbow' }),
    IN_GLASS.turned,
  );
  strokes(
    art,
    ['440,528 430,537 417,556 406,570 399,575', '484,560 470,578 448,592 424,609', '399,575 404,582 405,591'],
    2.4,
    IN_GLASS.crease,
    0.15,
  );
  rim(art, ARM, {
    line: '448,526 466,528 480,541 484,558',
    out: -1,
    paint: IN_GLASS.edge,
    width: 2,
    seed: 'arm',
  });
}

/** It meets the other's, toe by toe; between them its pads are seen from the side. */
function paw(art: Art): void {
  art.fill(
    closed(
      '398,580! 391,564 387,552! 386,545 379,543 376,547! 373,541 366,542 364,549! 360,548 356,555 357,563! 355,572 358,585 368,595 382,601 393,597!',
    ),
    '#5a4f54',
  );
  strokes(
    art,
    ['376,548 377,557', '364,550 367,559', '399,577 392,565 388,554', '359,587 368,596 382,602'],
    2,
    IN_GLASS.crease,
    0.05,
  );
  art.fill(closed('357,568! 365,565 375,570 379,580 374,590 365,589 358,581'), PAD.dark);
  art.blot(
    [ellipse(361.4, 557, 2.8, 4.4), ellipse(370.4, 552.4, 3, 4.6), ellipse(381, 553.4, 2.8, 4.4)],
    PAD.dark,
  );
  strokes(art, ['363,569 370,571 374,577'], 1.5, PAD.lit, 0.2);
  art.blot(
    [
      closed('387,546! 386,539 381,535 379,536! 381,540 381,545!'),
      closed('372,544! 370,536 365,533 363,534! 366,539 366,545!'),
      closed('361,550! 358,544 353,542 351,544! 355,548 356,555!'),
    ],
    '#a9a294',
  );
}
