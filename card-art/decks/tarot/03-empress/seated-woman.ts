import { INK, ink, modelled, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  local,
  type Path,
  points,
  ribbon,
  roundLimb,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** She looks down at her hand. */
const bowed = (path: Path): Path => path.rotate(-7, 346, 344);

const HEAD = bowed(
  closed(
    '352,272 328,275 313,286 306,300 307,311 302,321 297,331 300,336! 301,340! 297.6,345 301,348.5! 299,353 302,358! 302,366 310,373 322,372 340,364 358,350 368,320 366,290',
  ),
);
const HAIR = bowed(
  closed(
    '309,297! 310,280 326,266 350,260 374,268 390,290 394,320 400,350 420,380 436,420 440,466 450,510 446,550 462,596! 434,586 420,548 414,498 406,450 390,408 370,384 356,370! 352,352 346,332 336,320! 322,310',
  ),
);
const LOCKS = [
  '316,288 346,278 374,298 384,336 404,384 424,440 430,500 438,556',
  '330,272 362,272 384,300 392,344 414,390 430,440',
  '322,302 346,304 364,330 374,366 400,410 416,470 424,530',
  '336,318 352,330 364,356 384,390',
].map((knots) => bowed(curve(knots)));
const LIGHTS = ['318,282 344,270 368,284 380,318', '372,372 396,402 410,450', '416,424 424,470 430,520'].map(
  (knots) => bowed(curve(knots)),
);
const FACE = [
  '307,315 313,318 321,315',
  '306,303 313,299 322,301',
  '298,347 304,348.5 309,347',
  '322,371 340,364 352,354',
].map((knots) => bowed(curve(knots)));
const NECK = roundLimb('346,350 352,378 362,404', [19, 18, 22], 20);
const SHOULDER = closed('342,406! 346,392 362,384 392,392 404,410 390,424 350,424');
const BODICE = closed(
  '334,404! 350,412 376,408 398,396! 412,420 422,470 432,520 444,570 446,628! 400,660 310,640! 298,606 300,578 311,552 316,524 310,500 300,476 305,450 318,424',
);
const SKIRT = closed(
  '314,540! 282,552 244,566 216,580 203,602 204,640 194,700 176,770 148,840 132,900! 380,900! 370,800 352,730 350,680 400,660 446,634! 440,590 404,562 360,545',
);
const SLEEVE = closed(
  '338,402! 366,390 398,400 408,430 400,472 384,512 372,550 366,590! 350,584 330,566 314,544 298,530! 300,512 310,494 322,462 328,428',
);
const FOREARM = roundLimb('330,514 284,512 244,502 214,500', [19, 17, 13, 10], 20);
/** Apart, as palm and fingers are wound differently. */
const HAND = [
  closed('222,490! 206,488 194,494 190,504 198,514 214,516 226,512!'),
  roundLimb('200,494 184,497 172,506 166,518', [5, 4.6, 4, 2.6], 20),
  roundLimb('200,500 186,505 176,515 171,528', [5, 4.6, 4, 2.6], 20),
  roundLimb('203,507 192,512 184,522 180,534', [5, 4.4, 3.8, 2.4], 20),
  roundLimb('208,511 200,518 194,527 192,536', [4.6, 4, 3.4, 2.2], 20),
  roundLimb('214,514 208,524 200,530', [5, 4.2, 3], 20),
];
const MANTLE = closed(
  '396,396! 420,404 446,444 466,500 486,560 530,606 600,640! 600,730 540,716 500,702 460,690 420,694 384,684 344,682! 340,652! 430,628 430,570 420,510 412,450',
);

/** Deep folds of the gown: spine, width, where it is widest. */
const VALLEYS: readonly (readonly [knots: string, width: number, peak: number])[] = [
  ['400,640 340,610 270,596 222,600', 20, 0.45],
  ['236,608 232,680 214,770 186,880', 24, 0.8],
  ['276,616 278,690 262,780 240,890', 26, 0.8],
  ['320,630 322,710 314,790 300,890', 26, 0.8],
  ['412,560 380,584 340,588 314,576', 14, 0.5],
  ['312,470 330,486 340,510 330,540', 10, 0.5],
];
const FOLDS = [
  '404,650 344,620 276,606 216,608',
  '226,604 222,680 204,760 172,880',
  '262,612 264,690 248,780 222,890',
  '306,622 308,700 300,790 284,890',
  '420,548 386,574 344,578 312,566',
  '340,420 326,444 320,470',
];
const SLEEVE_FOLDS = [
  '392,410 384,460 366,510 356,566',
  '372,398 352,448 336,500 326,552',
  '346,410 332,452 318,496',
];
/** Where a pomegranate is woven into the gown: place and size. */
const WOVEN: readonly Knot[] = points(
  '250,588 296,570 232,660 272,662 316,668 214,730 256,742 298,748 338,752 196,808 240,820 286,822 330,820 364,560 406,600',
);

/** A woman sits in profile, facing left, her hand on the ears of wheat; the light from the left. In the card's own units. */
export function seatedWoman(art: Art): void {
  const box = local(art, 0, 0, 1);
  const round = (draw: () => void, soft: number, shade: string, rim = '#fff6d8', depth = 1): void =>
    modelled(
      art,
      [100, 240, 610, 900],
      { towards: [-soft, -soft * 0.5], soft, shade, depth, rim, rimWidth: 2.6 },
      draw,
    );
  const drawn = (lines: readonly string[]): Path[] => lines.map((knots) => curve(knots));

  round(() => void box.fill(MANTLE, '#b83c4c'), 16, '#4a1534', '#ffc8a0');
  strokes(
    art,
    drawn([
      '410,410 440,470 456,540 500,610 590,670',
      '404,420 426,490 444,570 456,640',
      '460,640 500,666 580,700',
    ]),
    INK.form,
    '#4a1534',
  );
  round(
    () => {
      box.fill(NECK, '#d89a78').fill(SHOULDER, '#d89a78');
    },
    9,
    '#8a4a50',
  );
  round(
    () => {
      box.fill(SKIRT, '#f1e4c4').fill(BODICE, '#f1e4c4');
    },
    20,
    '#8a7350',
  );
  art.blot(
    VALLEYS.map(([knots, width, peak]) => ribbon(curve(knots), width, { end: peak > 0.7 ? 0.7 : 0, peak })),
    '#cdb384',
    0.85,
  );
  strokes(art, drawn(FOLDS), INK.form, '#7a5c3c');
  for (const [x, y] of WOVEN) woven(art, x, y);
  stippled(art, SKIRT, '#5c5a34', [250, 720], [270, 880], [0, 0.8]);
  round(() => void box.fill(HEAD, '#e4ab86'), 5, '#c07c64', '#fff6d8', 0.4);
  strokes(art, FACE, 1.8, '#6a3238');
  box.fill(bowed(ellipse(313, 316.4, 2.2, 1.8)), '#4a2430');
  round(() => void box.fill(HAIR, '#c98a36'), 12, '#5a2c28', '#fff0b8');
  strokes(art, LOCKS, INK.form, '#6f3c24');
  strokes(art, LIGHTS, INK.form, '#f6d080');
  round(
    () => {
      box.fill(FOREARM, '#e4ab86');
      for (const part of HAND) box.fill(part, '#e4ab86');
    },
    6,
    '#a8604e',
  );
  strokes(art, drawn(['200,497 188,500', '202,503 190,508', '206,509 196,515']), INK.detail, '#8a4a44');
  round(() => void box.fill(SLEEVE, '#f1e4c4'), 14, '#8a7350');
  strokes(art, drawn(SLEEVE_FOLDS), INK.form, '#7a5c3c');
  art.blot(ink(curve('299,531 316,546 332,567 351,585 365,590'), 5, 4, 0), '#c8923c');
}

/** A pomegranate woven in red, with its crown and two leaves. */
function woven(art: Art, x: number, y: number): void {
  art.blot([leaf(x - 3, y + 6, 13, 6, -120), leaf(x + 3, y + 6, 13, 6, 120)], '#6f8450');
  art.blot([ellipse(x, y, 7, 7.4), leaf(x, y - 5, 8, 4, -22), leaf(x, y - 5, 8, 4, 22)], '#c04a50');
}
