import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local, type Path } from '../../../kit/pen/index.ts';
import { head, neck } from './dancer-head.ts';
import { RIM, SKIN } from './form.ts';
import { bodice, skirt } from './skirt.ts';

/** A dancer seen from behind, on the ball of one foot at (296, 658), the other knee drawn up, its shin hanging before the calf. */
export function dancer(art: Art): void {
  standingLeg(art);
  liftedLeg(art);
  rightArm(art);
  leftArm(art);
  trunk(art);
  neck(art);
  bodice(art);
  skirt(art);
  head(art);
}

/** What she throws on the world, away from the sun. */
export const shadowOf = (): Path =>
  closed('280,656! 300,655 322,659 346,668 362,680 336,676 306,666 286,661');

/** The leg that carries: calf, heel raised, the ball pressed flat on the world. */
function standingLeg(art: Art): void {
  flat(
    art,
    '279,548! 277,566 281,584 287,602 291,618 292,630! 289,639 283,647 274,653! 271,657.4 277,661.4 289,661! 297,659 303,653 310,648 314.6,640 314,632! 313,624 318,606 324,586 325,566 322,548!',
    SKIN.mid,
    ['306,548 312,570 309,590 302,610 303,632 306,641 300,650 290,663 324,663 330,584 330,548', SKIN.dusk],
    // what her skirt keeps the sun from
    ['270,540 330,540 330,584 308,590 288,586 272,578', SKIN.dusk],
    {
      along: ['277,566 281,584 287,602 291,618 292,630', '292,630 289,639 283,648 275,653'],
      paint: RIM,
      width: 3.4,
    },
  );
  strokes(
    art,
    ['300,600 298,612 299,628', '298,641 303,645 309,643', '277,655 281,655.4', '280,658 285,658'],
    INK.detail,
    SKIN.line,
    0,
  );
}

/** The other hangs from the knee that is drawn up, and its foot points to the world beside the heel. */
function liftedLeg(art: Art): void {
  flat(
    art,
    '210,536! 220,560 232,580 243,596 250,608! 253,618 259,630 267,641 275,648! 279,649 280,645 278,638! 274,627 271,619 270,612! 270,607 266,603 262,599! 263,590 265,578 262,564 256,550!',
    SKIN.base,
    ['246,550 249,574 253,592 258,606 264,618 272,634 278,648 284,640 274,600 270,548', SKIN.mid],
    ['200,530 260,530 262,574 250,586 236,584 216,570', SKIN.mid],
    ['258,556 259,578 260,600 272,604 272,556', SKIN.dusk],
    {
      along: ['220,560 232,580 243,596 250,608', '250,608 253,618 259,630 267,641 275,648'],
      paint: RIM,
      width: 3.4,
    },
  );
  strokes(
    art,
    ['262,600 258,604 257,609', '270,641 273,640', '246,580 251,594 256,602'],
    INK.detail,
    SKIN.line,
    0,
  );
}

/** Shoulder blades drawn together by the arms, the furrow of the spine bent to the hip that carries. */
function trunk(art: Art): void {
  flat(
    art,
    '284,332! 280,341 270,345 260,350! 257,366 264,386 272,406 279,426! 304,434 330,424! 327,408 331,392 338,376! 344,364 330,354 316,350 308,342 306,334!',
    SKIN.mid,
    ['256,362 265,374 275,392 284,414 289,434 268,434 254,380', SKIN.base],
    ['340,356 333,370 327,386 320,404 314,436 350,436 350,356', SKIN.dusk],
    // blades, furrow
    ['274,352 286,360 293,376 291,392 286,380 280,366', SKIN.dusk],
    ['336,364 324,369 316,379 313,396 319,388 327,381 338,376', SKIN.dusk],
    ['301,352! 305,374 304,396 305,420! 300,398 301,376', SKIN.dusk],
    { along: ['262,382 265,388 272,406 279,426'], paint: RIM, width: 3 },
  );
}

/** High, in a wide bow; the wrist leads, the fingers follow. */
function leftArm(art: Art): void {
  flat(
    art,
    '268,390! 257,372 246,356 232,338 218,318 210,301! 209,290 217,271 228,252 239,238! 249,242! 248,258 243,274 235,289! 241,302 252,318 262,328 272,334 282,342! 286,372',
    SKIN.mid,
    [
      '243,236 231,256 221,274 214,292 219,307 232,326 248,346 264,372 270,394 262,394 240,362 214,326 200,296 226,236',
      SKIN.base,
    ],
    ['251,242 246,264 240,280 230,292 234,300 246,318 262,334 284,346 288,330 252,270', SKIN.dusk],
    {
      along: ['268,390 257,372 246,356 232,338 218,318 210,301 209,290 217,271 228,252 239,238'],
      paint: RIM,
      width: 3.2,
    },
  );
  strokes(art, ['235,290 229,295 223,295'], INK.detail, SKIN.line, 0);
  const box = local(art, 244.6, 241, 0.53, { rot: 26 });
  // thumb, palm, fingers: two together, the little one apart
  flat(box, '8,-6! 18,-14 26,-26 34,-34! 38,-32 34,-22 26,-10 16,0!', SKIN.dusk);
  flat(box, '-12,4! -14,-10 -14,-22 -10,-34! 4,-38 16,-34! 18,-20 16,-8 12,4!', SKIN.mid, [
    '-4,8 -6,-12 -4,-40 -24,-40 -24,8',
    SKIN.base,
  ]);
  flat(box, '2,-32! 6,-48 12,-60 20,-70 25,-72! 26,-66 22,-54 18,-42 16,-30!', SKIN.dusk);
  flat(
    box,
    '-9,-32! -8,-48 -4,-62 2,-74 7,-80! 12,-78 11,-66 8,-52 8,-34!',
    SKIN.base,
    ['2,-30 4,-52 8,-82 16,-80 14,-30', SKIN.mid],
    { along: ['-9.6,-32 -8.6,-48 -4.6,-62 1.4,-74 6.4,-80.6'], paint: RIM, width: 2.2 },
  );
  flat(box, '-14,-20! -18,-36 -18,-50 -15,-60! -10,-58 -8,-44 -7,-28!', SKIN.base, {
    along: ['-12,4 -14,-20 -18.6,-36 -18.6,-50 -15.6,-60.6'],
    paint: RIM,
    width: 2.2,
  });
  strokes(box, ['1,-38 3,-54 7,-72'], INK.detail, SKIN.dusk, 0);
}

/** Wide, elbow low, the hand rises from the wrist. */
function rightArm(art: Art): void {
  flat(
    art,
    '318,350! 334,352 350,358 372,369 396,378! 414,374 438,364 457,357! 463,369! 446,380 426,391 408,399! 400,401 388,398 366,391 350,383 339,377 328,380!',
    SKIN.mid,
    ['336,374 354,378 376,388 398,393 424,382 464,364 464,374 410,404 380,402 330,392', SKIN.dusk],
    {
      along: ['350,383 366,391 388,398 400,401 408,399', '408,399 426,391 446,380'],
      paint: SKIN.lit,
      width: 2.6,
    },
  );
  strokes(art, ['396,379 401,386 399,393'], INK.detail, SKIN.line, 0);
  const box = local(art, 460, 363, 0.53, { rot: 66 });
  flat(box, '-8,2! -16,-8 -22,-20 -24,-32! -20,-36 -14,-28 -8,-18 -2,-10!', SKIN.base);
  flat(box, '10,-30! 16,-46 22,-58 28,-64! 32,-62 30,-50 24,-36 18,-24!', SKIN.dusk, {
    along: ['10,-10 18,-24 24,-36 30,-50 32,-62'],
    paint: SKIN.lit,
    width: 2,
  });
  flat(box, '-12,4! -14,-10 -12,-24 -8,-34! 4,-38 16,-32! 17,-18 15,-6 12,4!', SKIN.base, [
    '4,6 5,-16 8,-40 24,-40 24,6',
    SKIN.mid,
  ]);
  flat(box, '0,-32! 3,-50 9,-66 16,-78 21,-80! 23,-74 20,-58 17,-44 16,-28!', SKIN.mid);
  flat(box, '-9,-30! -9,-48 -5,-64 0,-78 5,-84! 9,-80 9,-66 8,-50 8,-34!', SKIN.base);
  strokes(box, ['3,-38 7,-54 11,-70'], INK.detail, SKIN.dusk, 0);
}
