import { type Flow, fringe, hairs, ragged, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { HERE as COAT, rim } from './coat.ts';
import { head } from './cub-head.ts';

const CLAW = '#c9b499';

const BODY = closed(
  '206,466! 186,480 168,494 150,513 138,536 130,558 117,578 100,602 88,630 83,658 88,686 104,706 128,717 160,721 198,718! 300,690! 318,640 304,590 290,556 278,532 268,512! 240,486',
);
const BACK_EDGE = '186,480 168,494 150,513 138,536 130,558 117,578 100,602 88,630 83,658 88,686 104,706';
const BODY_SUN = closed(
  '206,466! 186,480 168,494 150,513 138,536 130,558 117,578 100,602 88,630 83,658 88,686 104,706! 122,696 134,672 150,642 172,610 190,582 194,558 200,534 214,514 232,494!',
);

const HAUNCH = closed(
  '174,717! 166,698 164,672 172,646 190,622 214,606 242,600 270,602 294,611 312,622 324,634! 330,644 329,656 322,666! 306,668 288,674 268,686 246,700 222,714 198,720',
);
const HAUNCH_SUN = closed(
  '170,708! 164,690 164,672 172,646 190,622 214,606 242,600 270,602 292,610! 268,618 244,630 222,648 204,668 188,690!',
);
const ARM = closed(
  '222,556! 228,538 244,526 262,525 276,536 290,556 302,570 309,575! 318,565 328,556 342,576 340,592 326,604 312,618! 298,617 282,604 262,588 240,574',
);
const ARM_SUN = closed('232,534! 244,526 262,525 276,536 290,556 302,571! 286,574 266,566 248,552!');

const backFlow: Flow = (x, y) => 196 - (x - 150) * 0.2 + (y - 560) * 0.05;
const haunchFlow: Flow = (x, y) => 130 + (x - 200) * -0.1 + (y - 620) * 0.6;
const armFlow: Flow = (x) => (x < 306 ? 142 : 60);

/** The cub from behind: it has sat down close to the glass, its brow level with the other's, and laid a paw on it. */
export function cub(art: Art): void {
  trunk(art);
  shin(art);
  haunch(art);
  paw(art);
  arm(art);
  head(art, COAT);
}

function trunk(art: Art): void {
  art.fill(BODY, COAT.shade);
  art.blot(fringe(BACK_EDGE, 12, { count: 44, length: [14, 26], width: 6, seed: 'back' }), COAT.sunny);
  art.clip(BODY, () => {
    art.fill(BODY_SUN, COAT.sunny);
    const turn = '226,500 212,516 200,534 194,558 190,582 172,610 150,642 134,672';
    art.blot(ragged(turn, backFlow, { count: 34, length: [24, 54], width: 11, seed: 'turn' }), COAT.sunny);
    const back = '206,530 198,558 194,586 176,616 156,648 140,676';
    art.blot(
      ragged(back, backFlow, { count: 15, length: [26, 44], width: 8, seed: 'turn back' }),
      COAT.shade,
    );
  });
  const sunny = (x: number, y: number): number => (x < 214 - (y - 490) * 0.56 ? 0.5 : 0);
  hairs(art, BODY, backFlow, COAT.fair, {
    seed: 'fair',
    gap: 21,
    length: [12, 36],
    width: 3.6,
    share: sunny,
  });
  hairs(art, BODY, backFlow, COAT.shade, {
    seed: 'dark',
    gap: 25,
    length: [14, 36],
    width: 3.4,
    share: (x, y) => sunny(x, y) * 0.7,
  });
  // under the ruff, and down the breast
  art.blot(
    ragged('186,500 198,510 212,518 226,522', (x) => 214 - (x - 186), {
      count: 12,
      length: [12, 26],
      width: 7,
      seed: 'ruff',
    }),
    COAT.shade,
  );
  art.blot(
    fringe('264,508 272,526 280,542 290,560', -16, { count: 9, length: [9, 18], width: 5, seed: 'breast' }),
    COAT.shade,
  );
  rim(art, BODY, { line: BACK_EDGE, out: 1, paint: COAT.edge, width: 2.4, seed: 'back' });
}

function haunch(art: Art): void {
  art.fill(HAUNCH, COAT.turned).blot(
    fringe('268,686 246,701 222,714 190,719 140,719 110,709', -14, {
      count: 26,
      length: [10, 20],
      width: 6,
      seed: 'seat',
    }),
    COAT.shade,
  );
  art.clip(HAUNCH, () => {
    art.fill(HAUNCH_SUN, COAT.sunny);
    art.blot(
      ragged('288,611 268,618 244,630 222,648 204,668 186,692 176,702', haunchFlow, {
        count: 26,
        length: [16, 38],
        width: 8,
        seed: 'thigh',
      }),
      COAT.sunny,
    );
  });
  const sunny = (x: number, y: number): number => ((x - 164) * 0.7 + (y - 603) < 78 ? 0.5 : 0);
  hairs(art, HAUNCH, haunchFlow, COAT.fair, {
    seed: 'thigh',
    gap: 18,
    length: [9, 26],
    width: 3,
    share: sunny,
  });
  strokes(
    art,
    ['176,716 165,694 164,670 172,646 190,622 214,606', '330,644 329,657 320,666 304,669 286,675'],
    3,
    COAT.crease,
    0.15,
  );
  rim(art, HAUNCH, {
    line: '200,614 220,604 246,600 272,602 298,612',
    out: -1,
    paint: COAT.edge,
    width: 1.7,
    seed: 'thigh',
  });
}

/** Below the knee the short shin goes down to the heel; the foot is flat on the boards, its toes at the glass. */
function shin(art: Art): void {
  art.fill(
    closed(
      '278,700! 284,692 298,688 314,687 330,689 344,687! 352,684 361,685 363,689! 370,689 375,694 374,699! 377,703 374,708 366,709! 348,712 322,713 298,713 282,710!',
    ),
    COAT.shade,
  );
  const calf = closed(
    '296,652! 312,644 326,646 331,656 329,670 324,682 322,694! 308,702 288,704 279,698! 278,684 284,668',
  );
  art.fill(calf, COAT.turned);
  within(art, calf, ['300,640! 296,664 288,684 286,706! 270,706 270,640!', COAT.shade]);
  art.blot(
    fringe('322,692 308,701 292,704 280,699', -10, { count: 10, length: [7, 14], width: 5, seed: 'shin' }),
    COAT.turned,
  );
  strokes(art, ['363,689 356,693 352,698', '374,699 367,700 361,703'], 1.8, COAT.crease, 0.1);
  art.blot(
    [
      '361,686! 367,683.6 371,685.6 371.6,688! 367,687',
      '373,693! 379,691.6 382.4,694.4 382.4,697! 378,695.4',
      '375,702! 381,702 383.6,705 383,707! 379,705.4',
    ].map((claw) => closed(claw)),
    CLAW,
  );
}

function arm(art: Art): void {
  art.fill(ARM, COAT.turned).blot(
    fringe('262,588 282,604 298,617 316,614 328,602', 16, {
      count: 12,
      length: [10, 20],
      width: 6,
      seed: 'elbow',
    }),
    COAT.shade,
  );
  art.clip(ARM, () => {
    art.fill(ARM_SUN, COAT.sunny);
    art.blot(
      ragged('240,538 250,552 266,563 284,572 300,573', armFlow, {
        count: 14,
        length: [12, 26],
        width: 6,
        seed: 'arm',
      }),
      COAT.sunny,
    );
  });
  hairs(art, ARM, armFlow, COAT.fair, {
    seed: 'arm',
    gap: 14,
    length: [9, 20],
    width: 2.6,
    share: (x, y) => (x > 240 && x < 300 && y < 520 + (x - 220) * 0.62 ? 0.5 : 0),
  });
  strokes(art, ['222,552 228,563 244,576 262,589 284,606', '310,574 305,582 304,591'], 2.6, COAT.crease, 0.2);
  rim(art, ARM, {
    line: '226,546 240,528 262,525 276,536 290,555 304,571',
    out: -1,
    paint: COAT.edge,
    width: 1.7,
    seed: 'arm',
  });
  art.blot(
    fringe('314,569 322,561 328,556', -10, { count: 4, length: [6, 10], width: 2, seed: 'wrist' }),
    COAT.edge,
  );
}

/** Flat on the glass, toes spread. */
function paw(art: Art): void {
  art.fill(
    closed(
      '312,580! 322,562 327,552! 328,545 335,543 338,547! 341,541 348,542 350,549! 355,548 358,555 357,563! 359,572 355,584 344,594 330,600 318,596',
    ),
    COAT.shade,
  );
  strokes(art, ['338,548 337,558', '350,550 347,560', '357,563 351,568'], 1.8, COAT.crease, 0.05);
  art.blot(
    [
      closed('329,546! 330,539 335,535 337,536! 335,540 335,545!'),
      closed('342,544! 344,536 349,533 351,534! 348,539 348,545!'),
      closed('353,550! 356,544 361,542 363,544! 359,548 358,555!'),
    ],
    CLAW,
  );
}
