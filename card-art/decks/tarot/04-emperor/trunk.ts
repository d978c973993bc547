import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, ribbon } from '../../../kit/pen/index.ts';
import { BLUE, DEEP, form, GOLD, RED, STEEL, toned } from './form.ts';

const cloth = (art: Art, knots: string, soft: number, fill: string = RED.fill): void =>
  form(art, closed(knots), fill, soft, { shade: RED.shade, rim: RED.rim, rimWidth: 1.8 });

/** The mantle behind him, on the seat and against the back. */
export function mantleBehind(art: Art): void {
  form(
    art,
    closed(
      '310,384! 262,420 236,480 228,540 214,600! 250,624 330,628 470,628! 500,560 530,500 560,470! 540,420 490,386 430,368!',
    ),
    '#7d1c2e',
    16,
    { shade: '#380d1e', rim: RED.rim, rimWidth: 1 },
  );
}

/** Where it comes down from the seat beside the throne's arm and lies on the slab. */
export function mantleFall(art: Art): void {
  cloth(
    art,
    '396,596! 392,680 394,760 382,824! 372,838 380,850 398,848! 416,856 436,850 452,856! 470,860 500,850 500,850! 500,740 490,600!',
    18,
    '#9c2634',
  );
  // the near leg's shadow lies over its left half
  art.fill(
    closed('390,600! 420,650 428,720 416,800 420,846! 396,850 376,848 384,824! 394,760'),
    '#4a1124',
    0.8,
  );
  strokes(
    art,
    [
      '420,640 424,730 414,838',
      '440,630 448,740 440,846',
      '456,630 464,740 462,848',
      '404,640 408,740 398,840',
    ],
    INK.form + 0.2,
    RED.fold,
    0.12,
  );
  trim(art, '378,846 398,846 416,853 436,848 452,853 474,856');
}

/** His right arm, on our left, reaches forwards to the sceptre: shoulder, elbow, forearm in a sleeve, cuff. */
export function farArm(art: Art): void {
  form(
    art,
    closed('304,392! 270,412 236,448 206,480! 200,496 206,512 222,518! 262,500 300,470 326,440!'),
    BLUE.fill,
    12,
    { shade: BLUE.shade, rim: BLUE.rim, rimWidth: 1.6 },
  );
  form(
    art,
    closed(
      '236,466! 214,466 186,456 154,444! 146,452 144,464 148,476! 172,494 196,512 222,518! 240,508 246,488',
    ),
    '#427c90',
    10,
    { shade: BLUE.shade, rim: BLUE.rim, rimWidth: 1.6 },
  );
  strokes(
    art,
    [
      '214,484 232,478 246,462',
      '212,490 236,492 256,484',
      '214,496 230,504 244,504',
      '206,486 190,478 172,468',
      '208,496 194,494 180,488',
    ],
    INK.form,
    BLUE.fold,
    0.15,
  );
  toned(art, '160,442! 150,440 142,452 142,466 148,480! 158,486 166,484! 160,470 160,456', {
    ...GOLD,
    soft: 6,
    rimWidth: 1.4,
  });
}

/** The mantle over his right shoulder, down behind the thigh. */
export function mantleRight(art: Art): void {
  cloth(
    art,
    '338,368! 300,378 268,402 246,434 232,462! 246,478 256,500 250,540 240,580! 262,600 292,590 304,556! 304,500 312,440 338,396!',
    14,
  );
  strokes(
    art,
    [
      '316,384 286,420 262,470',
      '322,392 300,440 284,520',
      '322,402 306,460 296,540',
      '302,384 270,412 248,446',
      '258,486 268,530 262,584',
    ],
    INK.form + 0.2,
    RED.fold,
    0.12,
  );
  trim(art, '334,394 312,440 304,500 304,556');
}

const trim = (art: Art, edge: string): void =>
  toned(art, ribbon(curve(edge), 8, { start: 1, end: 1, samples: 16 }), { ...GOLD, soft: 1, rimWidth: 1 });

/** Breastplate, belt, and the mantle over both shoulders. */
export function trunk(art: Art): void {
  toned(art, '322,372! 312,420 308,466 318,510! 362,520 408,512! 424,470 430,420 414,370!', {
    ...STEEL,
    soft: 34,
    rimWidth: 0,
  });
  strokes(art, ['340,470 346,494 350,514', '322,486 360,496 414,486'], 1.8, DEEP.steel, 0.05);
  strokes(art, ['322,440 322,470 328,496'], 4.6, '#fdf0da', 0.1);
  toned(art, '315,502! 360,513 411,504! 414,522 362,532 314,520!', {
    ...GOLD,
    fill: '#8a4a34',
    shade: '#4a2430',
    soft: 20,
    rimWidth: 1,
  });
  toned(art, '338,505! 372,509 370,534 337,530!', { ...GOLD, soft: 8, rimWidth: 1.4 });
  art.fill(closed('345,512! 364,515 363,527 345,524!'), DEEP.gold);
  // over his left one, down between him and the arm of the throne
  cloth(
    art,
    '396,366! 446,364 492,384 530,428 566,474! 566,520 530,496 506,488! 484,500 470,540 460,628! 446,640 436,600 428,540 424,470 412,410!',
    18,
    '#a82a38',
  );
  strokes(
    art,
    [
      '430,376 446,420 446,500',
      '440,374 464,420 466,490',
      '456,374 492,420 512,482',
      '470,376 516,424 544,478',
      '424,400 436,470 440,560',
      '496,484 476,470 462,440',
    ],
    INK.form + 0.2,
    RED.fold,
    0.12,
  );
  trim(art, '408,392 424,470 428,540 438,606');
  collar(art);
}

/** Dark fur round neck and shoulders. */
function collar(art: Art): void {
  const fur = closed(
    '356,352! 330,350 304,358 286,376! 284,392! 296,390 300,404! 312,396 320,408! 332,398 344,408! 360,400 372,410! 384,400 398,410! 408,398 424,404! 430,392 446,396! 446,384 456,380! 440,360 406,348!',
  );
  toned(art, fur, { fill: '#5d4048', shade: '#35222f', rim: '#d9a884', soft: 9, rimWidth: 1.6 });
  strokes(
    art,
    [
      '306,366 304,378 308,390',
      '324,360 320,376 326,392',
      '416,362 418,376 412,392',
      '432,366 434,378 430,388',
    ],
    1.6,
    '#2a1a26',
    0.1,
  );
}

/** His left forearm comes to us out of the mantle. */
export function nearForearm(art: Art): void {
  form(
    art,
    closed('540,466! 520,458 500,458 486,468! 480,480 484,494 494,504! 516,508 540,502!'),
    '#427c90',
    10,
    { shade: BLUE.shade, rim: BLUE.rim, rimWidth: 1.6 },
  );
  strokes(art, ['532,470 516,478 512,496', '544,476 528,484 524,502'], INK.form, BLUE.fold, 0.1);
  toned(art, '498,454! 486,458 478,470 478,486 486,500! 494,504 502,502! 494,490 492,474', {
    ...GOLD,
    soft: 6,
    rimWidth: 1.2,
  });
}

/** The mantle's fold over that arm's elbow. */
export function mantleElbow(art: Art): void {
  cloth(art, '566,396! 540,414 522,440 516,470! 512,500 522,540 514,606! 566,620!', 10, '#a82a38');
  strokes(
    art,
    ['558,408 536,440 524,482 530,560', '562,430 548,470 542,520', '520,470 530,500 534,560'],
    INK.form + 0.2,
    RED.fold,
    0.1,
  );
}

/** An ankh on a staff that stands on the slab. */
export function sceptre(art: Art): void {
  toned(art, ribbon(curve('128,836 124,640 120,456 116,330'), 8.5, { start: 0.95, end: 0.9, samples: 18 }), {
    ...GOLD,
    soft: 3.4,
    rimWidth: 1.2,
  });
  const loop = closed('115,318! 102,302 94,280 98,256 114,246 131,255 136,278 130,301 115,318!');
  art.line(loop, 11.5, GOLD.shade).line(loop.translate(-0.8, -0.6), 8.6, GOLD.fill);
  art.line(curve('97,292 93,276 97,258 106,249'), 2, GOLD.rim);
  toned(art, '76,316! 100,312! 130,310! 156,306! 158,326! 132,328! 100,332! 78,336!', {
    ...GOLD,
    soft: 5,
    rimWidth: 1.4,
  });
  toned(art, ellipse(116, 344, 9, 6), { ...GOLD, soft: 4, rimWidth: 1 });
}
