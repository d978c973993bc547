import { around, INK, ink, lit, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, Path, roundLimb } from '../../../kit/pen/index.ts';

const SKIN = '#d89c78';

/** By the sun, high on the left. */
const form = lit({
  from: { towards: [-1, -0.4] },
  shade: '#9a5848',
  rim: '#fff8e8',
  stray: 0,
  region: (outline) => around(outline, 16),
});

const LIFTED_ARM = Path.join(
  roundLimb('326,486 352,462 374,430', [15, 14, 12], 14),
  roundLimb('374,430 380,396 376,360', [12, 11.5, 8], 14),
  roundLimb('376,364 374,350 372,338', [8, 11, 10], 14),
  roundLimb('368,340 362,324 358,310', [4.4, 4.2, 3], 14),
  roundLimb('373,336 371,318 370,302', [4.6, 4.4, 3], 14),
  roundLimb('378,338 380,320 382,306', [4.6, 4.2, 3], 14),
  roundLimb('382,342 388,328 393,317', [4.2, 4, 2.8], 14),
  roundLimb('368,352 358,344 350,336', [5, 4.4, 3], 14),
);
const HANGING_ARM = Path.join(
  roundLimb('226,488 208,528 200,566', [15, 14, 11], 14),
  roundLimb('200,566 196,598 190,628', [11, 11, 8], 14),
  roundLimb('190,630 186,646 184,660', [8, 9, 5], 14),
);
const BODICE = closed(
  '250,470! 264,482 282,486 300,482 312,470! 326,492 328,520 320,556 314,590! 243,590! 236,550 232,516 236,490',
);
const SKIRT = closed(
  '243,584! 280,592 314,584! 332,640 370,706 422,768! 394,796 364,786 336,806 300,798 268,812 236,800 192,806! 212,722 234,640',
);
const SLEEVES = [
  '318,468! 338,474 350,486 344,504 326,512! 312,500 310,482',
  '244,468! 224,474 210,490 216,510 236,514! 248,500 250,482',
];
const HAIR = closed(
  '246,400! 240,430 247,452 240,480 256,500 282,508 308,500 323,478 314,450 322,428 318,400!',
);
const CROWN = closed('240,392! 240,360 256,336 284,332 312,338 326,364 326,396!');
const BRIM = ellipse(283, 396, 80, 21).rotate(-5, 283, 396);
const BAND = closed('240,380! 262,390 302,390 327,384! 327,398 300,404 262,404 239,394!');
const TAILS = [
  '300,398! 316,398 336,420 352,446! 338,448! 334,462! 318,436 298,412!',
  '296,400! 306,402 314,430 318,470! 306,462! 298,472! 294,432',
];

/** A woman in a wide hat, seen from behind, who waves to somebody. */
export function wavingWoman(art: Art): void {
  for (const leg of ['262,790 262,830 258,880', '306,790 310,830 312,880'])
    form(art, roundLimb(leg, [15, 15, 9], 14), SKIN, 6, { shade: '#9a5848' });
  form(art, HANGING_ARM, SKIN, 7, { shade: '#9a5848' });
  form(art, LIFTED_ARM, SKIN, 6, { shade: '#9a5848' });
  form(art, BODICE, '#e26a80', 7, { shade: '#8f2c54' });
  form(art, SKIRT, '#e26a80', 14, { shade: '#8f2c54' });
  for (const [i, fold] of [
    '256,592 236,680 216,796',
    '270,594 260,690 254,800',
    '288,594 300,690 316,798',
    '302,592 332,676 378,784',
  ].entries())
    art.blot(ink(curve(fold), INK.contour + 0.6, i, 0.15), '#a8385c');
  stippled(art, SKIRT, '#8f2c54', [300, 598], [300, 636], [0.5, 0]);
  form(art, closed('243,576! 280,586 315,576! 317,594 280,604 241,594!'), '#fbe6dc', 4, { shade: '#c08a8c' });
  for (const sleeve of SLEEVES) form(art, closed(sleeve), '#e26a80', 9, { shade: '#8f2c54' });
  form(art, HAIR, '#5c3430', 12, { shade: '#2c1620', rim: '#c08a68' });
  for (const [i, lock] of [
    '262,412 256,450 258,488',
    '282,414 280,456 282,496',
    '302,412 306,452 300,488',
  ].entries())
    art.blot(ink(curve(lock), INK.form, i, 0.2), '#a06a50');
  form(art, BRIM, '#f2d498', 9, { shade: '#b07c48' });
  form(art, CROWN, '#f6dca8', 12, { shade: '#b07c48' });
  for (const [i, weave] of ['246,368 282,376 322,370', '252,352 284,358 316,354'].entries())
    art.blot(ink(curve(weave), INK.form, i, 0.3), '#c89858');
  form(art, BAND, '#c23c5c', 4, { shade: '#7a1c44' });
  for (const tail of TAILS) form(art, closed(tail), '#c23c5c', 5, { shade: '#7a1c44' });
}

/** Far down the path somebody waves back; the feet at (x, y), `h` high. */
export function answering(art: Art, x: number, y: number, h: number): void {
  const at = (path: Path): Path => path.scale(h / 100).translate(x, y);
  art.fill(
    at(
      Path.join(roundLimb('-5,-48 -6,-24 -7,0', [7, 6, 4], 14), roundLimb('5,-48 7,-24 9,0', [7, 6, 4], 14)),
    ),
    '#3c4a84',
  );
  art.fill(
    at(
      Path.join(
        roundLimb('0,-76 0,-60 0,-46', [11, 11, 9], 14),
        roundLimb('9,-78 20,-92 22,-112', [5, 4, 3.4], 14),
        roundLimb('-9,-78 -17,-64 -17,-50', [5, 4, 3.4], 14),
      ),
    ),
    '#fffaf0',
  );
  art.fill(at(ellipse(0, -96, 9, 10.5)), '#5c3430').fill(at(ellipse(-1, -92, 6.6, 7)), SKIN);
}
