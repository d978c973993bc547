import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, Path, ribbon } from '../../../kit/pen/index.ts';
import { farArm, nearArm, WOOL } from './arms.ts';
import { braid, head, SKIN } from './face.ts';
import { incoming } from './threads.ts';
import { byFire } from './view.ts';

const LEG = closed('270,660! 312,664! 308,682 302,698! 278,698! 272,682');
const FOOT = closed('276,690! 304,690! 306,702 302,712! 290,714 276,716 260,719 250,716! 252,708 266,703');
/** From hip to hem one mass of cloth: over the lifted knee down to the sill, and from there over the other leg into the room. */
const SKIRT = closed(
  '352,546! 334,536 312,516 296,504 282,500 272,508 264,530 254,556 244,577! 247,592 253,606 256,632 258,664! 276,674 296,677 316,672! 322,650 332,634 350,626 372,618 392,608 404,602! 412,586 410,566 404,546! 378,554',
);
/** What of her is before the wall, for the fire to throw. */
export const hanging = Path.join(LEG, FOOT, SKIRT);

const CLOTH = { base: '#7a4f68', dark: '#4c2e48', deep: '#372238', warm: '#c07a68', cool: '#9a8cae' };

/** She sits in the window, back against its side, one foot up on the sill, one leg down, and lets the spindle run. */
export function spinner(art: Art): void {
  farFoot(art);
  nearFoot(art);
  skirt(art);
  farArm(art);
  incoming(art);
  torso(art);
  braid(art, '384,434 394,450 400,472 401,496 397,520');
  head(art, 360, 413);
  nearArm(art);
}

function farFoot(art: Art): void {
  flat(art, '246,572! 268,574! 272,588 268,597! 248,598 229,598! 228,592 236,588 244,583!', '#4a343a', {
    side: [-1.4, -0.8],
    paint: CLOTH.cool,
  });
  art.fill(closed('228,596! 268,595! 268,599! 228,600!'), '#241820');
}

function nearFoot(art: Art): void {
  flat(art, LEG, '#57404c', [closed('296,660! 314,660! 312,700! 298,700! 300,680'), CLOTH.warm, 0.7]);
  flat(
    art,
    FOOT,
    '#5a3a34',
    [closed('292,688! 310,688! 310,712 296,712! 296,700'), '#a8644a'],
    { side: [0, 2.6], paint: '#2a1a20' },
    { side: [-1.2, -1], paint: '#8d7a8c' },
  );
  strokes(art, ['276,694 284,698 292,697', '268,704 276,708 282,706'], INK.detail, '#2a1a20', 0);
  art.fill(closed('274,688! 305,688! 305,694! 274,694!'), '#7a5044');
}

function skirt(art: Art): void {
  byFire(
    art,
    SKIRT,
    () => {
      art.fill(SKIRT, CLOTH.base);
      art.clip(SKIRT, () => {
        const plane = (knots: string, fill: string, opacity = 1): void =>
          void art.fill(closed(knots), fill, opacity);
        // the far leg's side lies back
        plane(
          '352,546! 334,536 312,516 296,504 282,500 268,506 250,556 236,580! 262,600 290,586 312,572 336,562',
          CLOTH.dark,
        );
        plane('286,502! 290,520 284,548 272,574 262,594! 240,584 256,540 272,506', CLOTH.base);
        // between the legs the cloth falls over the sill's edge
        plane(
          '342,556! 318,562 298,572 282,586 270,606 266,640 268,680! 252,680 250,620 244,584 262,592 276,578 296,562 320,552',
          CLOTH.deep,
        );
        plane('262,592! 256,610 260,640 262,672! 252,668 250,620 244,588', CLOTH.dark);
        // the thigh that lies towards us, lit from the stove
        plane(
          '406,562! 380,570 350,584 324,598 308,614 300,640 298,684! 330,690 340,640 424,620',
          CLOTH.warm,
          0.5,
        );
        plane('398,598! 372,603 346,613 330,628 321,650 318,684! 344,680 424,630', CLOTH.warm, 0.8);
        // folds: from the hip round the thigh, from the knees down
        plane(
          '378,556! 350,572 318,586 296,606 284,640 280,676! 290,676 292,640 304,612 322,596 350,582',
          CLOTH.dark,
        );
        plane(
          '396,562! 376,584 346,597 324,612 312,640 306,680! 316,680 320,642 332,622 352,607 382,592',
          CLOTH.dark,
          0.85,
        );
        plane('288,508! 280,532 268,560 258,584! 266,588 278,564 290,536', CLOTH.deep, 0.55);
        plane('274,508! 264,534 256,558 248,580! 253,584 262,562 270,538', CLOTH.cool, 0.45);
      });
    },
    13,
    { shade: '#2e1d36', rimWidth: 1.4 },
  );
  // a woven band along the whole hem
  for (const [course, width] of [
    ['245,571 249,588 255,604 258,630 261,657', 4],
    ['260,657 277,668 296,671 318,665', 4.4],
  ] as const)
    art.fill(ribbon(curve(course), width, { start: 1, end: 1 }), '#c9a08c');
  strokes(
    art,
    ['349,550 328,552 310,546', '350,554 332,562 316,564', '330,534 322,540 310,540'],
    INK.form,
    CLOTH.deep,
    0.1,
  );
}

function torso(art: Art): void {
  // neck
  flat(
    art,
    '352,430! 380,422! 381,446 388,464! 350,470! 354,452',
    SKIN.base,
    ['350,428! 384,420! 382,440 366,450 354,446', SKIN.shade, 0.85],
    ['376,442! 392,436! 392,470! 380,466', SKIN.warm, 0.7],
  );
  const jumper = closed(
    '352,458! 366,466 380,462 387,456! 398,462 406,478 410,504 410,530 407,556! 378,564 349,556! 345,536 338,518 339,500 344,480',
  );
  flat(
    art,
    jumper,
    WOOL.base,
    [closed('352,456! 360,480 356,506 358,530 354,560! 330,560 330,470'), WOOL.dark, 0.75],
    [closed('398,456! 404,480 400,510 402,540 396,566! 420,566 420,456'), WOOL.warm],
    [closed('372,500! 384,520 386,544 380,562! 366,562 372,540'), WOOL.dark, 0.5],
    { side: [-1.5, -0.4], paint: WOOL.cool },
  );
  strokes(
    art,
    [
      '362,476 368,500 364,528',
      '388,474 394,500 392,526',
      '402,520 392,536 376,544',
      '400,538 388,550 372,554',
    ],
    INK.form,
    '#8a6c58',
    0.15,
  );
  // rib at the hem and the rolled neck
  flat(art, '348,548! 378,557 408,547! 408,560 378,569 349,561!', '#b89874', [
    '392,540! 414,540! 414,570! 394,570!',
    WOOL.warm,
  ]);
  strokes(
    art,
    [
      '356,552 357,563',
      '364,555 365,566',
      '372,556 372,568',
      '380,556 380,568',
      '388,555 388,566',
      '396,552 397,563',
      '403,550 404,560',
    ],
    INK.detail,
    '#7d6250',
    0,
  );
  flat(art, '350,458! 357,464 368,467 380,463 389,453! 391,461 382,471 366,475 354,471 348,465', '#d8bd96', [
    '376,450! 396,450! 392,470! 380,472',
    WOOL.warm,
  ]);
}
