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

/** From the belt level over the far thigh; from the knees it falls to the greaves, and between them lies in shade. */
export function lap(art: Art): void {
  cloth(
    art,
    '320,524! 320,548 308,560 286,563 254,560 222,562! 200,565 184,578 181,600! 184,640 180,690 170,748! 182,756 194,750 206,755! 222,764 236,756 252,762! 276,770 296,760 320,764! 350,680 430,590 432,534!',
    9,
    BLUE,
    // the thigh's near side, then the hollow between the knees
    ['326,552! 296,574 262,578 232,580! 246,600 300,620! 440,620! 440,540!', BLUE.fold],
    ['228,584! 252,596 280,598 330,590! 330,780! 236,780! 244,720 246,660 240,612', BLUE.shade],
    ['252,604! 262,660 262,720 256,780! 266,780! 274,720 272,650', BLUE.fold],
    ['276,604! 284,660 284,720 280,780! 286,780! 293,720 291,660', '#22405a'],
    // from the knee down
    ['206,576! 218,626 222,690 214,770! 242,770! 248,700 244,630 232,590', BLUE.fold],
    ['200,580! 208,640 206,700 196,762! 204,762! 214,700 215,640', BLUE.fold],
    ['184,586! 192,640 190,700 178,760! 190,760! 200,700 200,640 192,590', BLUE.crest],
    ['218,588! 230,640 232,700 226,764! 231,764! 239,700 236,640', '#2f6079'],
    // over the knee, along the thigh's upper side
    [
      '184,596! 190,578 206,570 232,569 270,572 312,562! 330,540! 316,552 290,556 222,556 190,560! 176,580!',
      '#78a9ac',
    ],
    ['248,574! 274,586 300,584 326,572! 326,578! 300,594 270,594', BLUE.shade],
  );
  toned(
    art,
    ribbon(curve('170,747 182,755 194,749 206,754 222,763 236,755 252,761 276,769 296,759 320,763'), 6, {
      start: 1,
      end: 1,
      samples: 24,
    }),
    { ...GOLD, soft: 0.6, rimWidth: 0 },
    ['238,740! 234,780! 330,790! 330,740!', GOLD.shade],
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
