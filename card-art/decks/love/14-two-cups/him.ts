import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { closed, curve, type Local, leaning, ribbon } from '../../../kit/pen/index.ts';
import { HIS } from './faces.ts';
import { byCandle } from './view.ts';

const SHIRT = { base: '#3a5660', dark: '#26404a', light: '#eeb074' };
const TROUSERS = { base: '#57443f', dark: '#38292f', light: '#9a7250' };

/** All of him above the belt: he bends to her. */
const bentToHer = (box: Local): Local => leaning(box, [184, 488], 6);

/** Who stands on the left, seen from behind, turned to her; his near arm is painted after her. */
export function him(stance: Local): void {
  const box = bentToHer(stance);
  farArm(box);
  legs(stance);
  flat(box, '172,318! 171,334 167,345 152,358! 214,364! 209,352 206,338!', HIS.skin, [
    '168,318! 184,330 192,344 214,360! 210,372 140,370',
    HIS.shade,
    0.75,
  ]);
  const shirt = closed(
    '168,348! 150,354 135,362 128,396 132,430 139,462 142,488! 180,496 219,488! 221,462 225,430 231,404 232,380 222,364 206,351! 188,358',
  );
  flat(
    box,
    shirt,
    SHIRT.base,
    [closed('120,360! 146,372 146,410 152,450 156,500! 110,500 110,380'), SHIRT.dark],
    // the hollow along the spine, the pull of her arm
    [closed('176,398! 186,430 186,452 182,500! 172,496 176,450 172,420'), SHIRT.dark, 0.7],
    [closed('150,476! 176,480 206,478 222,470! 222,482 180,488 146,486!'), SHIRT.dark, 0.85],
    byCandle(box.art, 360, '#d39a72', 0.6),
    { side: [2.2, -2.6], paint: SHIRT.light },
  );
  strokes(
    box,
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
    box.fill(ribbon(curve(course), 5.4, { start: 1, end: 1, samples: 12 }), '#8c5a3c');
  box.fill(closed('172,418! 182,416! 184,428 176,430!'), '#6e4230');
  flat(box, '167,346 178,352 196,354 207,348! 211,356 197,364 176,362 163,354', '#4c6a72', {
    side: [0, -2],
    paint: SHIRT.light,
  });
}

/** The sleeve rolled over the elbow; the hand is in his pocket. */
function farArm(box: Local): void {
  flat(
    box.art,
    '74,536! 80,556 92,576 106,592 117,606! 124,624! 150,616! 148,592! 141,580 132,568 124,554 118,536!',
    '#8c5444',
    ['102,536! 110,560 122,580 142,602! 150,624 118,624 100,600 84,576 70,544', HIS.shade],
    { side: [0.8, -1], paint: HIS.skin },
  );
  flat(
    box,
    '152,359! 139,360 126,368 116,384 106,406 96,428 92,442! 98,452 108,457 119,455! 123,444 129,430 137,410 146,392',
    SHIRT.dark,
    ['134,360! 120,384 110,410 98,446! 86,446 90,410 116,366', '#34505a'],
    { side: [0.4, -2], paint: SHIRT.light },
  );
  flat(box, '92,441! 102,449 120,451! 121,460 110,464 99,460 93,452!', '#3e5b64', {
    side: [0, 2],
    paint: SHIRT.dark,
  });
  strokes(
    box,
    ['133,386 120,402 114,420', '126,372 116,394', '104,440 112,446 120,446'],
    INK.form,
    '#1a2f38',
    0.1,
  );
}

/** His weight is on the leg next to her, that hip out and high; the other knee is loose, and the pocket on that side is full of his hand. */
function legs(box: Local): void {
  flat(
    box,
    '144,487! 136,494 126,497! 124,508 125,522 128,540 129,562 127,594! 122,612 121,640 122,668 123,697! 132,703 143,704 152,699! 156,672 162,640 167,612! 173,590 179,574 184,560! 186,520 184,490!',
    TROUSERS.base,
    // what the lower leg, bent away from us, has lost of the light
    ['127,594! 140,602 156,602 170,598! 164,640 154,672 150,706! 118,706 118,620', TROUSERS.dark, 0.75],
    ['120,480! 144,488 147,512 145,552 140,600! 112,600 112,520', TROUSERS.dark],
    { along: ['144,487 136,494 126,497'], paint: TROUSERS.light, width: 2.4 },
    ['190,500! 172,540 166,590 160,640! 190,640', TROUSERS.dark, 0.8],
    byCandle(box.art, 330, '#e0935c', 0.6),
  );
  // the one that stands: straight under the body
  flat(
    box,
    '176,486! 220,480! 229,496 234,518 233,544 230,572! 226,594 225,612! 227,634 226,660 223,688 222,713! 212,719 200,719 190,715! 188,684 186,654 187,626! 184,604 180,584 172,560!',
    TROUSERS.base,
    ['172,500! 182,520 190,560 196,604 197,640 200,722! 180,722 176,600', TROUSERS.dark, 0.85],
    // the seat's weight over the thigh
    ['184,546! 196,556 212,555 228,542! 232,556 222,566 202,570 184,562', TROUSERS.dark, 0.7],
    ['186,604! 200,612 214,612 226,604! 224,614 212,619 198,620 187,626', TROUSERS.dark, 0.55],
    ['236,512! 229,545 221,596 222,620! 224,656 217,690 216,724! 238,720 240,560', TROUSERS.light],
    byCandle(box.art, 300, '#e0935c', 0.75),
  );
  strokes(
    box,
    [
      '182,492 185,520 183,548 176,572',
      '160,513! 174,514! 172,530! 166,535! 161,529! 160,513!',
      '197,512! 217,506! 219,524! 211,533! 200,530! 197,512!',
    ],
    1.2,
    TROUSERS.dark,
    0,
  );
  strokes(
    box,
    [
      '221,492 214,499 204,502',
      '132,594 146,602 164,600',
      '130,606 142,612 158,610',
      '190,606 204,612 222,608',
      '192,618 204,622 218,618',
      '176,566 164,574 150,574',
      '192,698 204,703 218,698',
      '126,688 138,693 150,690',
    ],
    INK.form,
    '#2c2026',
    0.1,
  );
  flat(box, '141,481! 180,490 220,479! 221,488 180,502 140,496!', '#3a2a2c');
}
