import { contactShadow, INK, ink, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, Path, ribbon, roundLimb } from '../../../kit/pen/index.ts';
import { cup } from './cup.ts';
import { form } from './form.ts';
import { wing } from './wing.ts';

const SKIN = '#dd9f78';
const FLESH = { shade: '#84505c', rim: '#ffe6b0' } as const;
const CLOTH = { shade: '#6d86a0', rim: '#fff6d6' } as const;
const FOLD = '#4f6c8a';

/** The head turned from us: hair, a lost cheek, a band of gold. */
function head(art: Art): void {
  form(art, limb('372,340 380,360 390,386', [13, 12.4, 17], 14), SKIN, 6, FLESH);
  form(
    art,
    closed('352,298! 345,312 343.5,322! 340,329! 344,333 343,340 345,346 352,353 364,352 384,340 380,300'),
    SKIN,
    5,
    FLESH,
  );
  form(
    art,
    closed(
      '349,305! 347,291 358,279 378,275 398,281 411,298 413,322 407,338! 419,340 426,352 420,366 405,370 394,362 390,350! 382,355 372,352 366,342! 358,336 356,322 353,312',
    ),
    '#8a4a2e',
    8,
    { shade: '#2c1730', rim: '#ffcf8c' },
  );
  strokes(
    art,
    [
      '358,300 374,292 394,302 402,326',
      '362,310 378,306 390,318 392,344',
      '396,350 408,346 416,354 408,364',
      '366,288 386,284 402,296',
    ],
    INK.form,
    '#34182c',
  );
  art.blot(ink(curve('343,324 348,327 353,325'), 2, 3, 0), '#6a3040');
  art.blot(ribbon(curve('349,302 372,294 396,290 409,298'), 4.6, { start: 1, end: 1 }), '#f6d487');
}

/** One shin in the pool, the other foot on the stone. */
function feet(art: Art): void {
  form(art, limb('338,716 336,752 333,788', [17, 15, 10], 16), SKIN, 7, FLESH);
  contactShadow(art, 452, 789, 46, 8, '#0b2036');
  form(
    art,
    closed('424,758! 452,752 470,762 474,780! 468,790 440,793 412,794 396,791! 396,785 412,776!'),
    '#bb7f66',
    5,
    FLESH,
  );
  strokes(art, ['397,787 405,784', '402,781 411,779', '409,777 417,776'], INK.detail, '#6e3c48', 0);
}

const GOWN = closed(
  '376,362! 356,374 350,400 356,440 364,474 354,512 342,570 330,636 318,700 306,756! 320,764 332,757 346,748 362,752 370,766 392,772 404,758 424,752 446,760 458,776 484,784 508,776! 500,724 480,644 460,566 440,508 430,474 438,440 446,408 436,380 410,364!',
);

function gown(art: Art): void {
  form(art, GOWN, '#f4ead2', 24, CLOTH);
  art.clip(GOWN, () => {
    art.blot(
      (
        [
          ['366,500 356,590 342,670 332,790', 17],
          ['394,500 396,600 390,690 378,800', 20],
          ['424,500 444,590 452,680 460,810', 22],
          ['436,510 466,600 484,690 500,810', 16],
        ] as const
      ).map(([way, width]) => ribbon(curve(way), width, { end: 0.9, peak: 0.8 })),
      '#c9cbc6',
    );
  });
  strokes(
    art,
    [
      '372,486 360,570 344,660 330,748',
      '388,488 384,580 372,680 362,752',
      '404,488 410,580 408,680 402,756',
      '418,486 436,570 446,660 448,764',
      '428,490 456,580 468,680 476,766',
      '380,500 366,600 352,700',
    ],
    INK.form,
    FOLD,
    0.18,
  );
  strokes(
    art,
    ['400,372 396,420 398,466', '420,380 416,426 408,466', '372,380 376,424 384,466'],
    INK.detail,
    FOLD,
    0.18,
  );
  form(art, ribbon(curve('428,478 452,520 470,580 500,612'), 12, { start: 0.7, end: 1 }), '#c2503c', 4, {
    shade: '#541c3a',
    rim: '#ffcf8c',
  });
  form(art, ribbon(curve('424,480 436,530 446,590 464,640'), 12, { start: 0.7, end: 1 }), '#c2503c', 4, {
    shade: '#541c3a',
    rim: '#ffcf8c',
  });
  form(
    art,
    closed('361,466! 384,476 410,476 432,464! 434,478 430,486! 404,492 380,490 360,482!'),
    '#d25c40',
    5,
    { shade: '#541c3a', rim: '#ffcf8c' },
  );
}

/** The far arm, high over the head, tips the upper cup. */
function liftedArm(art: Art): void {
  form(art, roundLimb('340,352 316,300 296,262 281,232', [18, 15, 12, 8.4], 20), SKIN, 7, FLESH);
  cup(art, 270, 212, 1, -112);
  form(art, closed('266,206! 276,202 286,210 292,226! 288,238 278,240 270,232 262,222!'), SKIN, 4, FLESH);
  strokes(art, ['268,212 280,216', '268,220 279,224', '271,228 280,231'], INK.detail, '#84505c', 0.1);
  form(
    art,
    closed(
      '300,278! 316,272 332,288! 346,318 362,350 384,366! 380,410 366,430! 348,420 330,400 316,372 304,336 298,304',
    ),
    '#e6d9c0',
    12,
    CLOTH,
  );
  strokes(
    art,
    ['310,290 330,350 360,412', '322,286 346,340 370,384', '302,306 316,360 346,408'],
    INK.form,
    FOLD,
    0.18,
  );
}

/** The near arm holds the lower cup out, as far down as it goes. */
function loweredArm(art: Art): void {
  form(art, roundLimb('350,516 316,520 286,516 268,512', [14, 13, 11, 8.4], 20), SKIN, 6, {
    ...FLESH,
    towards: [-0.5, -1],
  });
  cup(art, 246, 508, 1.06, 0);
  form(art, closed('272,502! 258,500 244,503 236,508! 238,514 246,517 258,521 272,522!'), SKIN, 4, {
    ...FLESH,
    towards: [-0.5, -1],
  });
  strokes(art, ['240,508 254,508', '244,514 256,514'], INK.detail, '#84505c', 0.1);
  form(
    art,
    closed(
      '404,366! 428,364 446,376 455,402 456,438 448,484 430,528 402,566 372,590 346,596! 328,576 316,548 314,524 322,500! 346,500 370,488 386,464 392,430 394,396',
    ),
    '#fbf3dd',
    14,
    CLOTH,
  );
  strokes(
    art,
    [
      '414,380 420,420 408,470 376,508 334,518',
      '432,386 440,430 424,490 386,534 340,552',
      '446,420 438,480 406,540 352,578',
    ],
    INK.form,
    FOLD,
    0.18,
  );
}

/** Water from lip to lip, thin and long, with the sun in it. */
function stream(art: Art): void {
  const way = curve('254,238 240,252 233,280 234,340 240,404 246,464');
  printed(art, [180, 240, 300, 480], () => art.glow(238, 350, 70, '#fff3d0', 0.6, 1.7));
  art.blot(ribbon(way, 12, { start: 0.9, end: 0.7, peak: 0.15, samples: 16 }), '#d5efe6');
  art.blot([ink(way.translate(-3, 0), 2.8, 1, 0.06), ink(way.translate(2, 2), 1.6, 2, 0.2)], '#fffef4');
  art.blot(
    [
      [225, 300, 2.4],
      [250, 384, 2],
      [230, 442, 1.7],
      [256, 446, 2.2],
    ].map(([x, y, r]) => ellipse(x!, y!, r!, r! * 1.3)),
    '#fffef4',
  );
}

/** An angel seen from behind, one foot in the water, who pours from a cup held high to one held low. */
export function angel(art: Art): void {
  feet(art);
  wing(art, curve('400,420 392,330 396,236 424,140 486,66'), [140, 96], [110, 250], {
    rows: [
      ['#a83a3c', '#b8443e'],
      ['#d56a44', '#e07a48'],
      ['#f0a25e', '#f6b46c'],
    ],
    shade: '#5a1f3e',
    rim: '#fff0c0',
  });
  liftedArm(art);
  stream(art);
  gown(art);
  head(art);
  wing(art, curve('414,424 430,350 470,300 530,290 590,318'), [176, 160], [140, 400], {
    rows: [
      ['#8a2e3c', '#983440'],
      ['#b84a3e', '#c4563e'],
      ['#dc7c4a', '#e68c52'],
    ],
    shade: '#3c1638',
    rim: '#ffe2a4',
  });
  loweredArm(art);
}

/** The water where it meets the shin. */
export const lap = (art: Art): void => {
  art.blot(
    Path.join(
      ['312,788 322,794 334,796 346,793 356,787', '320,786 334,790 348,786'].map((line, i) =>
        ink(curve(line), 3.4 - i, i, 0.1),
      ),
    ),
    '#fff0cc',
  );
};
