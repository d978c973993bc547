import { byHand, contactShadow, INK, ink, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { form } from './form.ts';
import { lantern } from './lantern.ts';

const SKIN = '#e8a878';
const FLESH = { shade: '#6a3444', rim: '#fff0c4' } as const;
const CLOTH = { shade: '#141430', rim: '#ffc98c', rimWidth: 3 } as const;
const FOLD = '#17152f';

/** The head in its own box, looking left and down; the beard catches the light. */
function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.8, { mirror: true, rot: -8 });
  const line = (knots: string, weight: number, seed: number): Path =>
    ink(box.place(curve(knots)), weight, seed, 0);
  art.fill(box.place(closed('26,-48! 34,-20 30,20 14,60 -20,60 -30,0 -10,-40')), '#1a1630');
  form(
    art,
    box.place(
      closed(
        '20,-40! 31,-30 36,-18 37.5,-8! 36,0 36,3! 43,14 49.5,25! 48,30 39,31! 38,42 32,54! 8,58 -8,48 -6,0 4,-30',
      ),
    ),
    SKIN,
    8,
    FLESH,
  );
  art.fill(box.place(closed('37.5,-9! 41,-2 38.5,4! 31,0 22,-4 15,-1! 20,-10 30,-12')), '#fbe8cc');
  art.blot(
    [
      line('34.5,7.5 27,11 18,9', 2.6, 1),
      line('30,15 24,17.5 18,16', 1.2, 2),
      line('45,28.5 41,26 38,29', 1.4, 3),
      line('13,8 6,5', 1, 5),
      line('14,13 8,14', 1, 6),
    ],
    '#54222e',
  );
  form(
    art,
    box.place(
      closed(
        '39,31! 44,37 48,45 43,49! 51,62 54,82 52,106 44,132 34,150 30,170! 20,158 8,146 -4,124 -12,96 -14,60 -10,30 -4,14! 0,24 4,34 16,39 28,35',
      ),
    ),
    '#f3e2c8',
    12,
    { shade: '#7c6a80', rim: '#fffaea', rimWidth: 3 },
  );
  art.blot(
    [
      line('42,42 35,44 28,41', 1.8, 4),
      line('40,56 42,90 34,138', INK.form, 7),
      line('30,50 30,90 24,140', INK.form, 8),
      line('16,48 14,88 12,130', INK.form, 9),
      line('4,42 0,76 0,110', INK.form, 10),
      line('47,64 48,92 42,118', INK.detail, 11),
    ],
    '#7c6a80',
  );
  form(
    art,
    box.place(
      closed(
        '33,-40! 24,-62 0,-76 -28,-72 -54,-50 -68,-14 -71,22 -80,50 -92,70 -86,84 -56,99 -22,98 2,86! -8,60 -8,30 0,6 12,-16 24,-28!',
      ),
    ),
    '#705762',
    16,
    CLOTH,
  );
  art.blot(
    [
      line('22,-54 -4,-60 -34,-42 -52,-6', INK.form, 12),
      line('16,-36 -10,-28 -28,6 -34,50', INK.form, 13),
      line('6,-14 -10,8 -18,44 -14,80', INK.form, 14),
      line('-60,6 -58,40 -62,74', INK.contour, 15),
      line('-42,20 -42,54 -38,86', INK.form, 16),
    ],
    FOLD,
  );
}

/** The far arm lifts the lantern; its wide sleeve hangs. */
function lanternArm(art: Art): void {
  lantern(art);
  art.fill(closed('236,302! 226,312 226,334 232,346! 246,336 246,314'), '#241a30');
  form(
    art,
    closed(
      '240,306! 224,302 212,300 203,302! 196,303 193,307 195,311! 190,313 189,319 192,322! 188,325 188,331 191,334! 188,337 189,343 194,345! 202,348 212,346 224,342 240,340!',
    ),
    SKIN,
    5,
    FLESH,
  );
  strokes(
    art,
    [
      '194,311 206,313 215,311 218,307',
      '191,322 206,324 216,322 219,317',
      '190,334 205,335 214,333 218,328',
      '213,342 217,338',
    ],
    INK.detail * 1.3,
    '#7a3c40',
    0.18,
  );
  form(
    art,
    closed('236,308! 220,300 208,295 199,296! 194,300 198,305 206,306! 214,309 222,314 234,318!'),
    '#f0b888',
    3,
    {
      ...FLESH,
      rimWidth: 1.6,
    },
  );
  form(
    art,
    closed(
      '346,352! 310,332 270,314 236,302! 246,314 246,336 232,346! 235,376 250,410 276,440 300,452! 326,440 340,420 350,400',
    ),
    '#80605f',
    14,
    CLOTH,
  );
  strokes(
    art,
    [
      '330,352 290,336 246,322',
      '328,372 290,360 244,344',
      '330,392 296,392 256,374',
      '332,410 306,420 276,412',
    ],
    INK.form,
    FOLD,
    0.18,
  );
}

const CLOAK = closed(
  '346,346! 330,372 318,420 310,480 304,560 298,650 290,740 282,806! 306,820 340,808 372,822 412,810 452,822 492,806 536,812! 520,760 502,690 486,610 474,530 464,450 452,396 432,356 400,330!',
);

/** The heavy cloak: lit where it faces the lantern, night on his back. */
function cloak(art: Art): void {
  form(
    art,
    CLOAK,
    () => {
      art.fill(CLOAK, '#4a3e56');
      art.clip(CLOAK, () => {
        for (const [plane, fill] of PLANES) art.fill(byHand(closed(plane), 1.5), fill);
        stippled(art, CLOAK, '#12122c', [360, 560], [500, 540], [0, 0.95]);
        stippled(art, CLOAK, '#12122c', [330, 660], [336, 830], [0, 0.6]);
      });
    },
    18,
    CLOTH,
  );
  strokes(
    art,
    [
      '330,420 324,540 312,680 300,806',
      '346,440 344,560 336,690 328,806',
      '366,560 366,680 362,812',
      '392,560 400,680 404,808',
      '420,540 436,680 448,812',
      '444,470 462,600 490,770',
    ],
    INK.contour * 0.8,
    FOLD,
    0.18,
  );
  art.blot(ink(curve('526,790 508,716 490,630 477,545 467,470 456,410 440,370'), 2.6, 3, 0.1), '#7d9fd2');
}

/** Folds that the light reaches. */
const PLANES = [
  ['346,346! 360,400 346,480 344,560 338,680 326,830! 270,830 290,600 310,400', '#7d6068'],
  ['330,380! 332,430 324,500 318,600 308,700 300,830! 260,830 290,620 306,440', '#b07c66'],
  ['352,560! 372,560 380,680 384,830! 352,830 350,700', '#6a5464'],
  ['404,560! 420,580 430,700 436,830! 412,830 408,700', '#544660'],
] as const;

/** A gnarled staff, planted in the snow. */
function staff(art: Art): void {
  const wood = curve(
    '266,818 262,740 265,650 259,560 261,470 254,380 257,310 249,252 246,224 254,204 270,196 282,202',
  );
  form(art, ribbon(wood, 13, { start: 0.9, end: 0.5, samples: 30 }), '#8a5a40', 4, {
    shade: '#2a1828',
    rim: '#ffd9a0',
    rimWidth: 2,
  });
  form(art, closed('252,296! 244,282 234,274 236,270 246,274 258,288!'), '#8a5a40', 3, {
    shade: '#2a1828',
    rim: '#ffd9a0',
    rimWidth: 2,
  });
  strokes(
    art,
    ['263,800 261,740 264,680', '262,600 259,540', '257,360 257,310'],
    INK.detail,
    '#2a1828',
    0.18,
  );
}

function staffArm(art: Art): void {
  form(
    art,
    closed(
      '408,366! 438,390 452,436 448,500 430,566 402,606! 372,604 340,570 312,536 292,516! 282,504 282,486 290,474! 316,462 344,436 366,396 384,372',
    ),
    '#76595f',
    18,
    CLOTH,
  );
  art.fill(
    closed(
      '292,476! 318,464 346,438 372,394! 384,384 392,388 370,432 340,468 304,500 292,514! 284,502 284,488',
    ),
    '#b98468',
  );
  art.fill(
    closed('420,392! 440,440 436,506 418,566 402,596! 396,590 416,540 424,480 422,440'),
    '#4a3a4e',
    0.7,
  );
  art.fill(closed('404,410! 398,460 372,498 318,526! 352,490 388,450'), '#5a4350', 0.8);
  strokes(
    art,
    [
      '400,392 376,440 322,486',
      '420,400 404,466 344,514',
      '434,430 424,500 372,556',
      '436,470 428,530 398,590',
      '392,384 366,426 312,476',
    ],
    INK.form,
    FOLD,
    0.18,
  );
  art.fill(closed('290,474! 282,486 282,504 292,516! 302,504 302,486'), '#241a30');
  form(
    art,
    closed(
      '298,482! 284,476 270,472 258,474! 249,477 248,484 251,488! 246,493 247,499 250,502! 247,508 249,513 254,515! 252,521 258,525 264,524! 276,524 288,518 297,510!',
    ),
    SKIN,
    5,
    FLESH,
  );
  strokes(
    art,
    ['251,488 262,489 270,487', '250,502 262,503 270,501', '254,515 264,515 271,512', '276,480 284,490'],
    INK.detail,
    '#7a3c40',
    0.18,
  );
}

/** An old man in a hooded cloak, the lantern before him, the staff in his near hand. */
export function hermit(art: Art): void {
  contactShadow(art, 400, 818, 150, 14, '#0c1230');
  form(art, closed('318,800! 296,798 276,804 262,812 260,820! 276,824 300,823 322,820!'), '#4a3040', 6, {
    rimWidth: 3,
  });
  lanternArm(art);
  cloak(art);
  head(art, 356, 288);
  staff(art);
  staffArm(art);
}
