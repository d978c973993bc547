import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local, type Path } from '../../../kit/pen/index.ts';
import { head, neck } from './dancer-head.ts';
import { RIM, SKIN } from './form.ts';
import { bodice, skirt } from './skirt.ts';

/** A dancer seen from behind, on the ball of one foot at (300, 676), the other knee drawn up: hip against shoulder, a bow from the lifted hand to the sole. */
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
  closed('284,676! 300,672 322,672 352,680 384,697 396,708 360,697 322,684 296,680');

/** The leg that carries, its knee just in the cloth: calf behind the shin, a narrow ankle, the heel raised over the ball that is pressed on the world. */
function standingLeg(art: Art): void {
  // where the ball and the toes press
  art.fill(closed('272,674! 284,671 304,671 318,674 312,680 296,682 280,680'), '#123448', 0.85);
  flat(
    art,
    '298,536! 302,558 303,580 305,602 308.4,622 310,636! 307,646 300,655 291,662 281,667! 273,669.4 271.6,674 277,676.4! 288,677.4 299,677.4 307,674.6! 313.6,669 318,664.4! 323.4,665.4 330,662 332.6,655! 333,647 328.6,640 326.4,631! 327,618 332.6,606 338,592 340,576 338,556 344,536!',
    SKIN.mid,
    // the shin, and the foot's back, to the sun
    [
      '290,560! 310,566 317,588 317,612 317.6,632 314,645 306,655 297,664 290,678! 262,680 270,664 296,644 300,600',
      SKIN.base,
    ],
    ['290,560! 306,572 309,596 311,618 313,634 308,648 298,658 286,665 276,668! 262,668 296,640', SKIN.lit],
    // the calf's far side, the tendon, the arch
    ['350,560! 332,572 329,590 322,606 320.6,622 322,636 319,648 312,657 306,664 302,680 340,676', SKIN.dusk],
    // what her skirt keeps the sun from
    ['286,536 350,536 346,574 330,584 316,578 294,570', SKIN.dusk],
    {
      along: ['302,572 303,580 305,602 308.4,622 310,636 307,646 300,655 291,662 281,667 273,669.4'],
      paint: RIM,
      width: 3.6,
    },
  );
  strokes(
    art,
    [
      '316,636 319.6,640 318,646',
      '323,636 322.6,626 325,615',
      '277,672.6 283,673 288,672',
      '306,666 311,663 315,656',
    ],
    INK.detail,
    SKIN.line,
    0,
  );
}

/** The other thigh goes up and out of the cloth; from its knee the shin comes back to the leg that carries. */
function liftedLeg(art: Art): void {
  flat(
    art,
    '270,436! 248,456 226,474 206,491 197,501! 192.6,509 193.6,519 199,527! 209,542 223,560 238,577 249,591! 253,601 258,612 265,622 272,630 279,634! 282.4,632.4 281.6,625 278,617! 277,609 275,602 270.6,596! 266,590 264,584 261,572 254,557 243,543 230,527! 246,521 268,510 300,500!',
    SKIN.base,
    // the calf behind the shin, the thigh's underside, the sole
    [
      '216,522 226,540 240,558 250,576 257,590 262,602 270,616 281,634 290,626 280,600 270,570 256,544 240,524 262,514 300,504 296,488 262,494 238,506 222,512',
      SKIN.mid,
    ],
    [
      '226,520 240,536 254,554 262,574 266,590 276,600 268,566 252,540 240,526 264,514 300,504 300,500 256,504',
      SKIN.dusk,
    ],
    // what the hem throws on it
    ['236,450 218,478 226,496 244,516 262,520 290,500 290,440', SKIN.mid],
    // kneecap
    ['195,500 206,496 212,504 208,514 199,522 191,514', SKIN.lit],
    {
      along: [
        '248,456 226,474 206,491 197,501 192.6,509 193.6,519 199,527',
        '199,527 209,542 223,560 238,577 249,591',
        '249,591 253,601 258,612 265,622 272,630',
      ],
      paint: RIM,
      width: 3.6,
    },
  );
  strokes(
    art,
    ['266,587 261,590 259,595', '268,622 271,621', '210,498 215,505 212,514', '228,526 221,524'],
    INK.detail,
    SKIN.line,
    0,
  );
}

/** The shoulders fall to the right, the hips to the left: long side and short side, the spine a bow between them. */
function trunk(art: Art): void {
  flat(
    art,
    '284,332! 280,341 270,345 260,350! 256,366 260,386 265,406 270,430! 304,440 338,416! 332,404 330,394 338,376! 344,364 330,354 316,350 308,342 306,334!',
    SKIN.mid,
    ['256,362 265,374 272,392 278,414 284,440 262,440 250,380', SKIN.base],
    ['342,356 331,368 323,384 318,402 322,436 350,436 350,356', SKIN.dusk],
    // blades, furrow
    ['272,350 285,357 292,373 288,391 283,379 277,365', SKIN.dusk],
    ['336,364 324,370 314,381 309,398 317,391 327,383 338,378', SKIN.dusk],
    ['302,352! 300,370 296,386 297,402 304,426! 291,404 291,386 296,368', SKIN.dusk],
    { along: ['257,372 260,386 265,406 270,428'], paint: RIM, width: 3 },
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
