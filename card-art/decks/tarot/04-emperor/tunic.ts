import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, ribbon } from '../../../kit/pen/index.ts';
import { BLUE, cloth, DEEP, GOLD, toned } from './form.ts';

/** Breast, belt. */
export function trunk(art: Art): void {
  cloth(
    art,
    '322,400! 312,440 316,490 326,530! 370,556 430,540! 446,480 446,430 430,392!',
    22,
    { ...BLUE, rim: BLUE.fill },
    ['336,420! 330,470 338,530! 350,534! 344,470', BLUE.fold],
    ['420,420! 410,470 396,530! 440,540! 450,430!', BLUE.shade],
    // the beard's shadow
    ['340,420! 392,430 396,462 386,490 372,516 362,506 352,512! 340,470', BLUE.fold],
    ['318,440! 318,490 328,526! 332,526! 324,480', BLUE.crest],
  );
  toned(art, '319,508! 352,526 400,526 438,506! 438,526 402,546 352,546 324,530!', {
    ...GOLD,
    fill: '#8a4a34',
    shade: '#4a2430',
    soft: 26,
    rimWidth: 1.4,
  });
  toned(art, '340,517! 370,523 370,549 341,545!', { ...GOLD, soft: 8, rimWidth: 1.4 });
  art.fill(closed('347,525! 363,528 363,541 348,538!'), DEEP.gold);
}

/** His right arm, on our left, reaches to the sceptre: shoulder, elbow, forearm, cuff. */
export function farArm(art: Art): void {
  cloth(
    art,
    '306,404! 272,430 232,464 196,486! 184,496 184,512 198,524! 230,522 272,506 318,480!',
    12,
    BLUE,
    ['200,498! 232,490 262,466! 270,478! 238,498', BLUE.fold],
    ['204,512! 240,508 276,490! 280,500! 240,516', BLUE.shade],
  );
  cloth(
    art,
    '212,482! 196,478 172,458 152,438! 140,444 134,454 136,466! 154,488 176,512 198,525! 218,520 224,500',
    9,
    { ...BLUE, fill: '#427c90' },
    ['206,502! 188,486 168,468! 164,472! 184,494', BLUE.fold],
    ['206,506! 184,500 160,480! 150,486! 176,512 198,525 216,520!', BLUE.shade],
    ['210,490! 196,486 176,468! 172,466! 192,482', BLUE.crest],
  );
  toned(art, '154,434! 144,436 132,452 131,466! 136,472 142,474! 150,466 158,452 160,442!', {
    ...GOLD,
    soft: 5,
    rimWidth: 1.4,
  });
}

/** His left forearm comes to us out of the mantle, along the throne's arm. */
export function nearForearm(art: Art): void {
  cloth(
    art,
    '536,476! 510,472 480,480 456,490! 448,500 450,516 460,526! 490,532 520,536 546,540!',
    9,
    { ...BLUE, fill: '#427c90' },
    ['530,490! 504,490 474,500! 472,506! 504,500', BLUE.fold],
    ['540,506! 508,510 470,516! 466,526! 546,544!', BLUE.shade],
  );
  toned(art, '490,474! 476,477 464,488 461,504! 464,516 472,526! 490,530! 480,514 481,494', {
    ...GOLD,
    soft: 5,
    rimWidth: 1.2,
  });
}

/** From the belt over the far thigh, sunk between the knees. */
export function lap(art: Art): void {
  cloth(
    art,
    '322,526! 296,544 256,560 224,572! 210,592 210,616 216,640! 226,668 250,690 276,700! 300,706 320,690 330,660! 380,600 430,560 432,534!',
    14,
    BLUE,
    // from the knee inwards and down
    ['220,590! 236,630 262,664 292,696! 312,696! 284,660 250,622', BLUE.fold],
    ['218,602! 228,640 246,668 270,696! 250,692! 230,668 216,636', BLUE.shade],
    ['224,586! 254,612 282,640 308,656! 308,640 280,616', BLUE.fold],
    ['318,640! 312,670 306,704! 350,700! 350,600! 336,604', BLUE.shade],
    // from the belt
    ['352,546! 326,572 306,606 300,652! 312,664! 318,620 340,580 384,550', BLUE.fold],
    ['330,538! 300,560 262,578 228,583! 268,586 304,570', BLUE.fold],
    // crests in the sun
    ['224,576! 266,560 318,536! 292,560 256,573', BLUE.crest],
    ['222,592! 246,630 276,666 300,690! 286,660 256,624', BLUE.crest],
  );
  toned(
    art,
    ribbon(curve('226,576 212,592 211,616 217,640 228,668 250,689 276,698 300,703'), 7, {
      start: 0.2,
      end: 1,
      samples: 18,
    }),
    {
      ...GOLD,
      soft: 0.6,
      rimWidth: 0.9,
    },
  );
}

/** An ankh on a staff that stands on the slab. */
export function sceptre(art: Art): void {
  toned(art, ribbon(curve('100,826 104,640 108,440 110,318'), 8.5, { start: 0.95, end: 0.9, samples: 18 }), {
    ...GOLD,
    soft: 3.4,
    rimWidth: 1.2,
  });
  const loop = closed('110,306! 97,290 89,268 93,244 109,234 126,243 131,266 125,289 110,306!');
  art.line(loop, 11.5, GOLD.shade).line(loop.translate(-0.8, -0.6), 8.6, GOLD.fill);
  art.line(curve('92,280 88,264 92,246 101,237'), 2, GOLD.rim);
  toned(art, '72,303! 96,300! 124,300! 149,297! 151,316! 126,316! 96,319! 74,322!', {
    ...GOLD,
    soft: 5,
    rimWidth: 1.4,
  });
  toned(art, ellipse(110, 330, 9, 6), { ...GOLD, soft: 4, rimWidth: 1 });
  strokes(art, ['105,800 108,600 111,440'], 1, GOLD.rim, 0.1);
}
