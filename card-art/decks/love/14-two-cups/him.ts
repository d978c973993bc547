import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { HIS, hisHead } from './faces.ts';

const SHIRT = { base: '#3a5660', dark: '#26404a', light: '#c9b98c' };

/** Who stands on the left, seen from behind, turned to her; his near arm is painted after her. */
export function him(art: Art): void {
  farArm(art);
  legs(art);
  flat(art, closed('180,334! 208,340! 210,366! 170,366!'), HIS.skin, [
    closed('176,340! 196,346 204,358 214,362! 210,372 160,370'),
    HIS.shade,
    0.75,
  ]);
  const shirt = closed(
    '170,351! 152,357 137,364 128,396 132,430 139,462 142,488! 180,496 219,488! 221,462 225,430 231,404 232,380 222,364 206,351! 188,358',
  );
  flat(
    art,
    shirt,
    SHIRT.base,
    [closed('120,360! 146,372 146,410 152,450 156,500! 110,500 110,380'), SHIRT.dark],
    // the hollow along the spine, the pull of her arm
    [closed('176,398! 186,430 186,452 182,500! 172,496 176,450 172,420'), SHIRT.dark, 0.7],
    [closed('150,476! 176,480 206,478 222,470! 222,482 180,488 146,486!'), SHIRT.dark, 0.85],
    // her arm's shadow
    [closed('136,466! 150,468 190,472 212,480 232,456! 236,470 214,492 180,486 136,480!'), '#1f3640'],
    { side: [-0.4, -1.6], paint: '#6c7f78' },
  );
  strokes(
    art,
    [
      '140,384 152,402 156,424',
      '216,404 204,420 198,444',
      '146,482 156,478 164,482',
      '196,484 206,478 214,480',
      '152,462 162,450 164,436',
    ],
    INK.form,
    '#20363f',
    0.1,
  );
  // braces
  for (const course of ['150,362 158,388 176,424', '202,356 195,390 178,424', '177,420 180,450 181,490'])
    art.fill(ribbon(curve(course), 5.4, { start: 1, end: 1, samples: 12 }), '#8c5a3c');
  art.fill(closed('172,418! 182,416! 184,428 176,430!'), '#6e4230');
  flat(art, closed('171,351 179,355 196,356 207,349! 210,357 196,365 176,364 168,358'), '#4c6a72', {
    side: [0, -2],
    paint: '#8a9484',
  });
  hisHead(art, 196, 316);
}

/** The sleeve rolled over the elbow, the hand round the rail. */
function farArm(art: Art): void {
  flat(art, closed('104,432! 96,448 90,460! 104,468! 112,458 120,446!'), HIS.shade, [
    closed('108,430! 104,450 98,470! 90,470 84,450'),
    HIS.skin,
  ]);
  // from behind: the heel of the hand, the thumb on our side of the rail
  flat(art, closed('90,458! 82,460 77,465 79,471! 83,478 92,480 100,478! 106,472 105,465!'), HIS.skin, [
    closed('84,476! 94,472 106,466! 106,484 84,484'),
    HIS.shade,
  ]);
  flat(art, closed('97,463! 104,466 110,473 109,479! 104,480 99,474 93,470!'), HIS.skin, {
    side: [-0.6, 1],
    paint: HIS.shade,
  });
  strokes(art, ['82,464 84,471 82,476', '88,462 90,470 88,478'], INK.detail, '#5c302e', 0);
  flat(
    art,
    closed(
      '152,359! 140,360 128,368 120,382 111,404 101,428! 104,441 115,447 123,445! 130,430 138,410 146,392',
    ),
    SHIRT.dark,
    [closed('134,360! 124,384 116,410 108,440! 96,440 96,410 120,366'), '#34505a'],
    { side: [-1.2, -1.4], paint: '#6c7f78' },
  );
  flat(art, closed('101,427! 110,434 124,437! 124,446 114,450 102,443!'), '#3e5b64', {
    side: [0, 2],
    paint: SHIRT.dark,
  });
  strokes(art, ['136,386 126,400 122,416', '128,372 120,394'], INK.form, '#1a2f38', 0.1);
}

function legs(art: Art): void {
  const cloth = { base: '#57443f', dark: '#38292f' };
  flat(art, closed('144,712! 170,712! 173,722 170,734! 140,735! 140,724'), '#2c2026');
  flat(art, closed('192,712! 220,712! 226,720 234,728 232,734! 192,734!'), '#2c2026');
  flat(
    art,
    closed(
      '142,484! 138,512 138,548 142,600 144,660 142,718! 156,722 172,718! 174,660 176,610 181,566! 187,610 190,660 191,716! 206,720 222,716! 222,660 226,610 227,550 219,484! 180,492',
    ),
    cloth.base,
    [closed('130,480! 152,500 152,560 158,640 160,730! 120,730'), cloth.dark],
    [closed('181,560! 190,600 198,660 200,730! 176,730 176,640'), cloth.dark],
    [closed('181,492! 184,520 183,566! 178,566 178,520'), cloth.dark],
    [closed('227,580! 234,570 232,730! 215,730 219,660 223,614'), '#8d6a4c'],
  );
  strokes(
    art,
    [
      '152,508 162,512 172,511',
      '191,511 202,512 213,508',
      '152,508 152,528 160,534 172,530',
      '190,530 202,534 213,527 213,508',
    ],
    1.1,
    cloth.dark,
    0,
  );
  strokes(
    art,
    [
      '146,620 156,628 170,626',
      '194,628 208,632 222,622',
      '150,690 158,696 168,694',
      '196,694 208,696 218,690',
    ],
    INK.form,
    cloth.dark,
    0.1,
  );
  flat(art, closed('142,483! 180,492 219,483! 219,492 180,501 141,492!'), '#3a2a2c');
}
