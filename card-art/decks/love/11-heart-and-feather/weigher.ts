import { around, INK, ink, lit, modelled, stippled } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, curve, ellipse, Path, roundLimb } from '../../../kit/pen/index.ts';

const DEEP = '#16362e';
const DAWN = '#fff0c0';
const SKIN = '#bd8463';
const SKIN_SHADE = '#6a3c3c';
const SHIRT = '#f2e6cc';
const SHIRT_SHADE = '#6c8a84';

/** By the sun, which stands low before him, to the right. */
const form = lit({
  from: { towards: [1.1, -0.3] },
  shade: DEEP,
  rim: DAWN,
  rimWidth: 2.6,
  stray: 0,
  region: (outline) => around(outline, 24),
});

const HEAD = closed(
  '192,322! 200,338 203,350 202,357! 209,371 213,378! 210,382 204,384! 207,389 205,392! 206.5,397 203,401! 204,408 201,415 191,419 176,416 161,411 145,395 135,365 141,335 165,318',
);
const NECK = closed('186,410! 182,430 186,448 202,470! 100,484 110,452 120,430 122,396! 140,380');
const CURLS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [189, 308, 15],
  [170, 296, 17],
  [148, 292, 17],
  [128, 300, 17],
  [114, 316, 16],
  [107, 336, 15],
  [108, 356, 14],
  [114, 374, 13],
  [122, 390, 11],
  [200, 320, 9],
];
/** Short curls, closer at the nape. */
const HAIR = Path.join(
  closed(
    '198,330! 190,334 178,332 169,344 169,362 164,376! 158,370 154,356 142,358 137,376 145,392! 142,404 136,413 130,417 122,412 116,400 106,370 104,340 116,308 150,292 186,298 202,316',
  ),
  CURLS.map(([x, y, radius]) => ellipse(x, y, radius)),
);
const EAR = closed('154,361! 146,354 139,361 142,375 149,386 154,388! 156,376');

const VEST = closed(
  '118,438! 92,454 72,486 64,540 66,610 76,680 80,744! 206,744! 208,690 220,630 230,570 228,520 214,484 196,462! 160,478',
);
const TROUSERS = closed('80,730! 206,730! 218,790 222,890! 56,890! 64,800');
const BELT = closed('78,728! 110,738 160,740 207,730! 209,750! 160,760 110,758 76,748!');
/** A satchel whose strap comes from the far shoulder; a few leaves look out of it. */
const STRAP = closed('214,506! 226,516 196,580 158,648 122,714! 106,708! 142,640 184,566');
const SATCHEL = closed('62,712! 92,704 128,706 152,716! 158,760 154,800! 120,810 84,808 58,796! 56,750');
const FLAP = closed('60,710! 92,702 128,704 154,714! 158,744 150,762 118,772 86,770 60,758! 56,734');
const LEAVES = [
  '74,714! 62,690 64,656 78,634! 92,660 92,692 84,714!',
  '96,714! 98,692 114,680 136,680! 130,700 114,712 104,714!',
];
const COLLAR = closed('112,428! 130,448 166,459 190,449! 202,458 206,473! 180,484 136,482 98,460!');
/** The far arm hangs: only its sleeve and the hand on the hip show. */
const SLEEVE = closed(
  '98,470! 120,456 150,458 178,462 214,452 250,436 270,430! 282,446 290,470! 274,488 246,500 218,510 188,526 156,538 126,534 102,512 93,488',
);
const CUFF = closed('262,424! 274,424 292,448 300,470! 292,482 284,482! 268,462 256,436!');
const FOREARM = roundLimb('276,452 306,424 336,396 366,372', [24, 25, 20, 13], 14);
const PALM = closed('346,374! 360,358 378,349 396,350 406,360 404,378 396,388 384,389 364,390!');
const INDEX = roundLimb('394,358 410,368 404,392', [9, 8.6, 5], 14);
const MIDDLE = roundLimb('400,362 417,378 411,402', [9, 8.4, 5], 14);
const LITTLE = roundLimb('398,368 414,388 404,408', [9, 8, 5], 14);
const THUMB = roundLimb('370,378 382,392 397,394', [9.4, 8.4, 4.6], 14);

/** What of the hand is behind the ring. */
export function farFingers(art: Art): void {
  form(art, LITTLE, '#8a5a4c', 4, { shade: '#4a2430' });
  form(art, MIDDLE, '#a06c54', 4, { shade: SKIN_SHADE });
}

/** Somebody with rolled sleeves who lifts the scales to the height of the eyes, seen from the side. */
export function weigher(art: Art): void {
  form(art, NECK, SKIN, 12, { shade: SKIN_SHADE });
  const underChin = closed('196,412! 166,414 148,402 136,384! 136,410 156,428 186,434!');
  art.clip(NECK, () => void art.fill(underChin, '#8a5648'));
  form(art, TROUSERS, '#3a4668', 24, { shade: '#161c34' });
  form(art, VEST, '#456e5a', 26);
  stippled(art, VEST, '#173c34', [150, 600], [70, 740], [0, 0.9]);
  for (const [i, fold] of [
    '214,580 196,620 190,670 194,716',
    '204,700 170,716 130,714 100,722',
    '118,560 96,620 92,690',
    '104,474 88,510 88,556 100,584',
    '206,756 190,790 186,850',
    '130,762 116,800 112,860',
  ].entries())
    art.blot(ink(curve(fold), INK.contour, i, 0.2), '#14302c');
  form(art, BELT, '#7a5038', 6, { shade: '#2c1a1c' });
  satchel(art);
  modelled(
    art,
    around(HEAD, 24),
    { towards: [10, -3], soft: 12, shade: SKIN_SHADE, depth: 0.8, rim: DAWN, rimWidth: 2.6 },
    () => void art.fill(HEAD, SKIN),
  );
  art.fill(EAR, '#a06c54');
  art.blot(ink(curve('152,364 145,362 146,374 151,380'), INK.form, 7, 0), SKIN_SHADE);
  art.fill(closed('200,361! 195,358.4 189,359.4! 193,363 198,363.4'), '#fff4e2');
  art.fill(ellipse(196.8, 361, 2.3, 2.6), '#2a1a24');
  art.blot(ink(curve('201.6,360 196,357 187,358.6'), 3, 3, 0), '#2a1a24');
  art.blot(ink(curve('202,344 194,339.6 183,343'), 3.2, 4, 0), '#2a1a24');
  art.blot(ink(curve('206,393 199,394'), 1.8, 5, 0), '#7a3c3c');
  form(art, HAIR, '#33222c', 14, { shade: '#140c18', rim: '#c08a58' });
  art.blot(
    CURLS.flatMap(([x, y, radius], i) => [
      ink(arc(x, y, radius * 0.62, -60, 110), INK.form, i, 0.1),
      ink(arc(x + 10, y + 20, radius * 0.5, -80, 90), INK.form, i + 20, 0.1),
    ]).slice(0, 17),
    '#8a5c4c',
  );
  form(art, Path.join(FOREARM, PALM, THUMB), SKIN, 8, { shade: SKIN_SHADE });
  form(art, SLEEVE, SHIRT, 15, { shade: '#8aa39c' });
  art.blot(ink(curve('112,462 96,482 96,504 116,528 146,539'), INK.contour, 11, 0.1), '#173c34');
  for (const [i, fold] of [
    '262,474 232,482 206,494',
    '256,452 222,468 190,474',
    '238,496 196,508 170,522',
    '150,474 132,494 134,516',
  ].entries())
    art.blot(ink(curve(fold), INK.contour, i, 0.2), '#7c9890');
  form(art, COLLAR, '#fff4dc', 6, { shade: SHIRT_SHADE });
  art.blot(ink(curve('112,458 138,476 176,480 204,474'), INK.form, 12, 0.1), '#7c9890');
  form(art, CUFF, '#fff4dc', 6, { shade: SHIRT_SHADE });
  form(art, INDEX, SKIN, 4, { shade: SKIN_SHADE });
  art.blot(ink(curve('392,370 398,378 398,390'), INK.form, 1, 0.1), SKIN_SHADE);
  art.blot(ink(curve('372,386 384,384 396,388'), INK.form, 2, 0.1), SKIN_SHADE);
}

function satchel(art: Art): void {
  form(art, STRAP, '#8a5a3c', 5, { shade: '#2c1a1c' });
  for (const [i, leaf] of LEAVES.entries()) {
    form(art, closed(leaf), i ? '#829975' : '#63866a', 4);
    art.blot(
      ink(curve(i ? '101,711 112,696 130,684' : '80,708 77,680 78,648'), INK.detail, i, 0.1),
      '#24503f',
    );
  }
  form(art, SATCHEL, '#84543a', 14, { shade: '#2c1a1c' });
  form(art, FLAP, '#9a6644', 10, { shade: '#3a2020' });
  art.fill(ellipse(118, 762, 5), '#e8c47c');
  art.blot(ink(curve('64,752 88,763 118,764 146,756'), INK.detail, 4, 0.2), '#3a2020');
}
