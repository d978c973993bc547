import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, roundLimb } from '../../../kit/pen/index.ts';
import { form, NIGHT, shaggy } from './light.ts';

const SKIN = '#7a3a30';

/** He squats on the block: a man's trunk, a goat's legs. */
export function trunk(art: Art): void {
  form(
    art,
    closed(
      '258,438! 284,412 330,400 384,404 424,424 446,452! 444,500 430,548 424,600 410,636! 290,636! 262,600 252,548 244,496',
    ),
    '#5a2828',
    34,
    { towards: [-1, 0.35] },
  );
  const lit = (knots: string, most: number): void =>
    stippled(art, closed(knots), '#d8743c', [360, 470], [240, 540], [0, most]);
  lit('258,452! 290,440 326,448 334,480 318,508 280,512 254,494', 1);
  lit('270,524! 300,520 326,528 326,560 280,566 262,552', 0.9);
  lit('266,572! 300,572 326,576 324,606 282,612', 0.8);
  strokes(
    art,
    [
      '254,500 284,518 320,510 336,484',
      '338,486 366,514 404,506 428,484',
      '336,452 337,540 334,640',
      '268,566 300,570 330,564',
      '274,612 302,616 330,610',
    ].map((fold) => curve(fold)),
    INK.contour,
    '#1c0d1a',
    0.2,
  );
}

/** The arm in the night: its claws lie on the knee. */
export function farArm(art: Art): void {
  form(art, roundLimb('430,452 468,500 486,548', [27, 24, 20], 16), '#24142a', 8, {
    rim: '#7a3a34',
    rimWidth: 1.6,
  });
  form(art, roundLimb('486,548 478,576 458,602', [19, 17, 12], 14), '#24142a', 7, {
    rim: '#7a3a34',
    rimWidth: 1.6,
  });
}

export function legs(art: Art): void {
  const leg = (thigh: string, shank: string, hoof: string, fill: string, rim: string): void => {
    form(art, closed(hoof), '#171018', 4, { rim });
    form(art, shaggy(closed(shank), 22, 12, 66, shank), fill, 9, { rim });
    form(art, shaggy(closed(thigh), 26, 14, 66, thigh), fill, 16, { rim });
  };
  leg(
    '380,616 404,588 440,564 470,560 492,576 490,604 464,632 420,658 388,664 372,644',
    '488,580 498,610 492,642 482,668 470,694 434,694 442,664 442,632 460,604',
    '426,686! 468,684! 476,712! 448,714! 446,704! 440,714! 418,712!',
    '#261428',
    '#a0523a',
  );
  leg(
    '310,612 286,584 254,562 222,560 202,576 206,604 232,632 268,656 300,664 316,640',
    '206,580 194,610 200,642 210,668 220,694 256,694 250,664 250,632 232,604',
    '224,686! 264,684! 274,712! 248,714! 246,704! 240,714! 214,712!',
    '#4a2226',
    '#ffa85c',
  );
  strokes(
    art,
    [
      '216,574 246,584 282,606',
      '214,592 250,606 296,634',
      '236,618 264,630 296,648',
      '212,622 216,644 226,664',
      '232,630 234,652 240,674',
      '206,640 216,660 224,680',
      '300,606 318,622 330,644',
    ].map((lock) => curve(lock)),
    INK.contour,
    '#1c0d1a',
    0.25,
  );
  hips(art);
}

/** Hair from the waist down: it covers where the thighs begin and hangs over the block. */
function hips(art: Art): void {
  const coat = closed(
    '266,622! 270,604 277,604! 290,596 298,608! 314,602 322,614! 340,608 348,616! 364,606 372,612! 388,600 396,604! 410,598 420,612! 420,628 412,652 394,674 386,704! 378,694 370,712 366,738! 356,716 348,724 342,750! 332,722 322,726 314,736! 308,706 298,690 290,700! 284,668 268,642',
  );
  form(art, coat, '#3a1c26', 16, { towards: [-1, 0.3], rimWidth: 1.6, rim: '#c86a40' });
  strokes(
    art,
    [
      '280,612 286,636 298,658',
      '304,618 308,646 316,676',
      '328,624 330,656 336,700',
      '352,626 350,660 348,700',
      '376,620 370,650 366,690',
      '400,612 394,636 386,656',
    ].map((lock) => curve(lock)),
    INK.contour,
    '#170c18',
    0.25,
  );
}

/** The arm that holds the torch down. */
export function torchArm(art: Art): void {
  form(
    art,
    closed(
      '310,424! 272,426 240,440 212,466 188,494 170,520 152,548! 180,560! 200,542 222,528 246,514 276,504 310,490!',
    ),
    SKIN,
    13,
    { towards: [-0.6, 0.9] },
  );
  strokes(
    art,
    [
      '286,436 262,456 254,486',
      '250,500 232,498 216,506',
      '212,478 204,494 208,512',
      '192,502 186,520 190,536',
    ].map((fold) => curve(fold)),
    INK.contour,
    '#2c121c',
    0.2,
  );
}

/** The fist round the shaft. */
export function fist(art: Art): void {
  form(
    art,
    closed('146,550! 152,540 164,537 178,543 187,556 186,570! 178,582 164,586 148,581 140,572 138,560'),
    SKIN,
    5,
    {
      towards: [-0.3, 1],
    },
  );
  strokes(
    art,
    ['140,559 154,561 168,556', '139,568 154,571 170,567', '145,578 157,579 170,577'].map((finger) =>
      curve(finger),
    ),
    2.4,
    '#24101c',
    0.05,
  );
  art.fill(closed('141,555! 132,554 128,560! 134,560 140,562!'), '#120a12');
  art.fill(closed('140,565! 130,566 127,572! 134,571 140,572!'), '#120a12');
  art.fill(closed('144,575! 135,577 133,584! 140,581 146,581!'), '#120a12');
}

/** The long hair of neck and shoulders. */
export function mane(art: Art): void {
  form(
    art,
    shaggy(
      closed('280,396 336,384 400,392 440,420 424,456 384,480 344,492 304,474 270,434'),
      22,
      30,
      64,
      'mane',
    ),
    '#22111f',
    12,
    {
      rimWidth: 1.6,
      rim: '#b0603c',
    },
  );
  strokes(
    art,
    [
      '380,404 396,440 400,476',
      '404,410 416,440 418,462',
      '296,420 300,450 310,478',
      '354,430 360,462 356,492',
      '376,430 384,460 382,486',
    ].map((lock) => curve(lock)),
    INK.contour,
    NIGHT,
    0.25,
  );
}
