import { flat, type Plane, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Point } from '../../../kit/pen/index.ts';
import { COAT } from './coat.ts';
import { horseHead } from './horse-head.ts';
import { farLegs, nearLegs } from './horse-legs.ts';
import { mane, tail } from './mane.ts';

/** From the poll over withers and croup to the buttock, under the belly to the point of the shoulder, up the throat. */
const TRUNK =
  '150,404! 176,400 204,418 230,450 248,482 262,506! 280,515 302,522 330,525 362,519 392,509 420,507 446,517 466,536! 481,556 488,580 486,608! 478,634 452,650 424,652 396,662 360,677 320,685 282,685 252,677! 230,668 212,648 200,626 194,606! 189,588 184,562 177,532 170,504 165,480! 158,446';
const SHADES: readonly string[] = [
  // the neck's side, under the mane
  '160,470! 176,486 196,514 214,548 222,572 208,598 194,608! 176,560 164,520',
  // behind the shoulder, the flank before the thigh, the belly
  '256,528! 268,566 266,606 254,642 262,664! 286,648 296,606 288,560',
  '392,548! 384,586 390,618 402,640 392,664! 368,654 362,612 372,572',
  '196,612! 220,642 258,660 318,664 372,652 410,634 430,652 380,690 250,692 204,640',
];
const DEEPS: readonly string[] = [
  '162,474! 172,496 184,530 194,566 200,600 190,604! 174,560 160,512',
  '236,668! 262,672 320,676 372,664 412,644 424,656 360,690 250,692',
];
const LIGHTS: readonly string[] = [
  // shoulder blade, barrel, croup
  '244,520! 252,552 244,586 228,612 210,628! 202,610 212,582 226,552',
  '284,532 330,540 384,526 384,556 334,574 290,566',
  '404,520 434,522 458,540 476,572 456,572 430,546 404,540',
];
const TURNS: readonly (readonly [knots: string, from: Point, to: Point, depth: number])[] = [
  ['256,560! 300,556 400,556 440,640 400,670 320,690 250,684', [330, 590], [336, 690], 0.8],
  ['160,470! 200,490 240,540 226,590 196,606', [226, 520], [176, 560], 0.6],
];

/** A white pony at a walk, in profile, without saddle or rein: one foreleg carries, the other is lifted. */
export function horse(art: Art): void {
  tail(art);
  farLegs(art);
  flat(
    art,
    TRUNK,
    COAT.fill,
    ...SHADES.map((knots): Plane => [knots, COAT.shade]),
    ...LIGHTS.map((knots): Plane => [knots, COAT.light]),
    ...DEEPS.map((knots): Plane => [knots, COAT.deep]),
    () => {
      for (const [knots, from, to, depth] of TURNS)
        stippled(art, closed(knots), COAT.line, from, to, [0, depth]);
    },
    {
      along: [
        '262,506 280,515 302,522 330,525 362,519 392,509 420,507 446,517 466,536',
        '466,536 481,556 488,580 487,606',
        '194,606 189,588 184,562 177,532 170,504',
      ],
      paint: COAT.rim,
      width: 8,
    },
  );
  nearLegs(art);
  strokes(
    art,
    [
      '246,524 240,556 224,588 200,610',
      '210,630 228,646 246,652',
      '176,496 188,530 198,566',
      '400,566 390,596 396,626',
      '436,520 452,540 462,566',
    ],
    1.7,
    COAT.line,
    0.3,
  );
  horseHead(art, 150, 416, 0.66, -44);
  mane(art);
}
