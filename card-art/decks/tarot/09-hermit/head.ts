import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  ribbon,
} from '../../../kit/pen/index.ts';
import { RIM, SKIN, WOOL } from './form.ts';

/** His head's own box: 100 from crown to chin, the face to the left, a little bowed. */
const head = (art: Art): Local => local(art, 341, 447, 0.42, { rot: -4 });

const FACE =
  '-14,-50! -28,-42 -36,-30 -40,-19! -41,-13 -38,-7 -40,-1 -47,7 -53,15! -56,20 -53,25 -42,27! -41,30 -43,35 -40,44 -20,60 10,60 26,30 26,-30 6,-52';
const INSIDE = '322,427! 342,428 356,446 356,470 344,497 332,490 317,462! 319,457! 329,448 329,440 324,434';
const BEARD =
  '319,458! 312,464 308,474 304,487 304,500 307,512 303,522! 310,530 315,541 315,552! 321,546 325,536 328,541! 333,530 334,520 339,522! 342,510 342,500 348,488 353,472 353,458! 345,462 338,466 330,464';
const MOUSTACHE = '-41,26! -33,27 -24,33 -19,42 -17,56! -24,50 -30,48 -38,52 -46,60! -49,48 -47,36';
const HOOD =
  '319,431! 320,420 328,410 342,403 358,402 373,408 384,420 390,436 390,452 387,463 392,472 401,486! 386,497 366,503 346,503 333,497! 344,486 352,470 354,452 349,438 338,430 327,428';

/** Of the head, what stops the light. */
export const headOutlines = (art: Art): readonly Path[] => [
  ...[HOOD, INSIDE, BEARD].map((knots) => closed(knots)),
  ...[FACE, MOUSTACHE].map((knots) => head(art).place(closed(knots))),
];

/** Hooded, white-bearded, lit from the lantern that he holds out; his eye is on the far night. */
export function heads(art: Art): void {
  const box = head(art);
  art.fill(closed(INSIDE), WOOL.dark);
  flat(
    box,
    FACE,
    SKIN.base,
    // away from the light: temple, the socket under the brow, the hollow of the cheek
    ['-16,-52 -24,-34 -30,-22 -28,-14 -22,-8 -20,0 -10,8 0,18 4,34 0,60 40,60 40,-60', SKIN.mid],
    ['4,-60 4,-30 0,-10 6,6 14,20 16,60 40,60 40,-60', SKIN.dusk],
    ['-40,-16 -34,-13 -24,-13 -14,-7 -18,1 -30,3 -36,-2', SKIN.mid],
    ['-52,25 -48,21 -43,22 -38,19 -32,22 -34,28 -46,29', SKIN.mid],
    // what stands to the light: the brow, the bridge and tip of the nose, the cheekbone
    ['-36,-32 -30,-33 -29,-24 -36,-18 -42,-18', SKIN.lit],
    ['-42,-5 -37,-5 -39,4 -44,12 -48,19 -56,24 -58,14', SKIN.lit],
    ['-32,8 -22,6 -14,10 -14,18 -22,24 -30,22 -34,15', SKIN.lit],
    {
      along: ['-36,-31 -40.6,-19 -41.6,-13', '-40,-1 -47.4,7 -53.6,15 -56.4,20 -53,25.4'],
      paint: RIM,
      width: 2.6,
    },
  );
  eye(box);
  strokes(
    box,
    [
      '-49,25.6 -45,22.6 -41,25.6',
      '-37,15 -34,20 -37,26.6',
      '-14,-4 -8,-6 -4,-5',
      '-14,-1 -8,1 -4,4',
      '-30,-30 -22,-33 -16,-32',
      '-29,-36 -21,-39 -15,-38',
      '-22,24 -14,20 -10,12',
    ],
    INK.detail,
    SKIN.line,
    0,
  );
  beard(art, box);
  hood(art);
}

function eye(box: Local): void {
  const slit = closed('-36,-1.4! -32,-4.6 -26,-5.4 -18,-1.4! -24,1.6 -30,2.2 -34,1.2!');
  box.fill(slit, '#fbeccf');
  box.art.clip(box.place(slit), () => {
    box.fill(ellipse(-31, -1.6, 4, 4.4), '#2a2440').fill(ellipse(-32.6, -2.4, 1.3, 1.3), '#ffffff');
  });
  strokes(box, ['-37,-1 -32,-5 -26,-6 -16,-1.4'], 2.2, '#2c141e', 0);
  strokes(box, ['-34,4.4 -29,5.6 -22,4.4', '-31,8.6 -25,9 -20,7'], 0.9, SKIN.line, 0);
  box.fill(
    closed('-43,-17! -40,-23 -30,-24 -18,-20 -9,-12! -16,-13 -20,-11 -26,-13! -32,-14 -37,-12!'),
    '#fff6e2',
  );
  strokes(box, ['-38,-17 -30,-19 -22,-17', '-28,-16 -20,-17 -14,-14'], 0.8, '#b09aa0', 0);
}

/** Long and white; its locks part below the chin. */
function beard(art: Art, box: Local): void {
  flat(
    art,
    BEARD,
    '#efdfc8',
    ['330,460 340,470 338,486 331,502 329,518 322,534 316,556 360,560 360,450', '#cdb7b4'],
    ['342,464 346,474 340,492 336,508 330,526 329,546 350,530 360,470', '#8f7a90'],
    ['317,472 312,488 313,502 316,514 312,530 309,518 310,502 308,488', '#cdb7b4'],
    ['322,476 326,492 324,508 326,520 319,540 314,556 316,530 319,510 318,494', '#b29fa8'],
    {
      along: [
        '318.6,458 311.6,464 307.6,474 303.6,487 303.6,500 306.6,512 302.6,522 309.6,530 314.4,541 314.6,552',
      ],
      paint: '#fffaea',
      width: 5,
    },
  );
  // the moustache hides the mouth
  flat(box, MOUSTACHE, '#fbf0dc', ['-32,34 -26,42 -20,58 -14,54 -18,38 -28,28', '#cdb7b4'], {
    along: ['-42,26 -48,36 -49.6,48 -46,60'],
    paint: '#fffdf4',
    width: 2.4,
  });
  strokes(
    art,
    [
      '317,482 313,500 316,518',
      '326,478 328,498 323,522 322,540',
      '336,474 336,492 330,512',
      '345,470 342,486 337,500',
    ],
    INK.detail,
    '#7d6880',
    0.1,
  );
  strokes(box, ['-40,32 -42,42 -44,52', '-34,32 -29,40 -25,48'], INK.detail, '#a08c98', 0);
}

/** A deep hood; its edge is turned back and catches the light from inside. */
function hood(art: Art): void {
  flat(
    art,
    HOOD,
    WOOL.mid,
    ['340,400 360,412 368,432 366,452 360,470 352,486 372,496 392,488 412,490 400,400 370,396', WOOL.dusk],
    ['366,404 380,424 382,446 374,464 378,478 392,492 410,490 404,440 390,410', WOOL.dark],
    ['318,432 322,420 334,410 346,406 342,414 330,420 328,428', WOOL.lit],
    ['346,434 352,446 352,464 346,480 334,498 344,500 356,484 361,466 361,448 354,436', WOOL.base],
    {
      along: ['318.6,431.6 319.6,420 327.6,409.6 341,402.6', '349,438 354,452 352,470 344,486 333,497'],
      paint: RIM,
      width: 3.4,
    },
  );
  art.blot(
    ['331,420 348,420 361,436 364,454 358,474', '342,410 362,414 374,432 374,450 366,466'].map((fold) =>
      ribbon(curve(fold), 2.6, { samples: 14 }),
    ),
    WOOL.line,
  );
  strokes(
    art,
    ['358,476 366,486 378,492', '362,470 374,478 390,482', '340,496 352,492 360,482'],
    INK.form,
    WOOL.line,
    0.1,
  );
}
