import { flat, type Plane, ragged, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, type Point, ribbon } from '../../../kit/pen/index.ts';
import { COAT } from './coat.ts';
import { horseHead } from './horse-head.ts';
import { farLegs, nearLegs } from './horse-legs.ts';
import { mane, tail } from './mane.ts';
import { ride } from './view.ts';

/** Neck, breast, barrel and croup: it comes towards us and to the left. */
const TRUNK =
  '140,420! 164,404 198,418 234,448 268,480 300,502 326,514 352,522 376,525 402,518 426,513 448,515 466,525 480,543 489,570 494,600 489,630 476,652 450,664 416,656 396,660 366,670 334,679! 312,684 286,686 262,684 244,684 222,680 196,668 179,648 170,624 170,602 176,584! 167,570 159,554 155,536 156,518 161,500! 150,480';
const LIGHT: readonly string[] = [
  // what looks up: the back behind the rider, the croup
  '372,534! 390,536 410,530 434,528 456,538 472,558 486,588! 500,580 470,510 420,500 372,510',
  // the points of the shoulders, the breast's near muscle
  '256,606! 266,592 280,584 290,566! 294,590 288,610 276,618 264,616!',
];
const SHADES: readonly string[] = [
  // under head and mane: the neck's side
  '150,470! 176,480 204,510 232,536 258,548 276,546 268,572 246,592 222,600 200,596 184,584! 150,580 140,500',
  // the far half of the breast, from the muscles' parting
  '176,586! 190,600 210,606! 218,628 230,650 246,668 262,684! 230,692 180,670 160,640 160,604',
  // behind the shoulder; the barrel turns under
  '324,548! 310,578 302,606 298,636 302,700! 380,700 440,670 416,640 406,616 398,590 392,556! 388,574 376,584 358,584 342,574 332,560',
  // behind the thigh
  '500,552! 484,578 470,606 460,636 454,670! 510,670',
];
const DEEPS: readonly string[] = [
  '148,480! 172,486 190,512 204,544 208,572 196,590 184,584! 182,566 174,546 172,526 176,508! 160,496',
  '196,636! 212,648 228,648 240,634 248,612! 262,640 276,700 240,700 200,680',
  // the belly, and what leg and foot throw beside them
  '262,700! 276,672 300,660 324,652 342,644 368,634 394,628 410,622! 424,640 430,668 380,690 340,700',
  '396,560! 398,592 406,620 410,642 404,656 388,640 384,604',
];
const TURNS: readonly (readonly [knots: string, from: Point, to: Point, depth: number])[] = [
  ['300,560! 330,548 396,556 416,600 420,660 380,690 320,690', [360, 588], [368, 690], 0.85],
  ['148,480! 200,500 270,545 250,596 210,604 180,590', [236, 590], [150, 500], 0.6],
  ['430,560! 500,560 500,660 450,664', [444, 600], [500, 624], 0.6],
  ['182,620! 262,640 320,650 330,690 200,690', [240, 630], [246, 694], 0.7],
];
/** Where one tone runs out into the next as the coat lies: heading, edge, how many. */
const LOCKS: readonly (readonly [tone: string, lies: number, edge: string, count: number])[] = [
  [COAT.shade, 112, '326,658 342,645 368,635 394,629', 13],
  [COAT.fill, 160, '484,578 470,606 461,634', 9],
  [COAT.fill, 150, '316,566 308,584 302,606 299,632', 11],
  [COAT.fill, 196, '214,606 222,626 232,648', 9],
  [COAT.shade, 176, '200,641 212,651 232,657 256,660', 9],
];
const LINES: readonly string[] = [
  '282,536 278,566 264,592 246,606',
  '216,606 224,626 232,640',
  '184,610 190,634 202,656',
  '408,640 412,616 424,592',
  '330,560 336,588 336,616',
];

/** A white pony comes towards us without saddle or rein, the near foreleg lifted high, the other planted. */
export function horse(art: Art): void {
  const box = ride(art);
  tail(box);
  farLegs(box);
  flat(
    box,
    TRUNK,
    COAT.fill,
    ...SHADES.map((knots): Plane => [knots, COAT.shade]),
    ...LIGHT.map((knots): Plane => [knots, COAT.light]),
    ...DEEPS.map((knots): Plane => [knots, COAT.deep]),
    () => turned(box),
    () => {
      for (const [tone, lies, edge, count] of LOCKS)
        box.blot(
          ragged(edge, () => lies, { count, length: [6, 13], width: 2.8, seed: edge }),
          tone,
        );
    },
  );
  nearLegs(box);
  strokes(box, LINES, 1.8, COAT.line, 0.3);
  box.blot(
    ribbon(curve('372,526 402,519 426,514 448,516 466,526 480,544 489,570 494,600'), 4, {
      start: 0.4,
      end: 0.1,
      samples: 20,
    }),
    COAT.rim,
  );
  mane(box);
  horseHead(art, ...box.at(142, 424), box.scale * 1.06, 19);
}

/** In specks: where neck, barrel and thigh turn slowly from the light. */
function turned(box: Local): void {
  for (const [knots, from, to, depth] of TURNS)
    stippled(box.art, box.place(closed(knots)), COAT.line, box.at(...from), box.at(...to), [0, depth]);
}
