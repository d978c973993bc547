import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const STEEL = '#37304e';
const DARK = '#15102a';
const BONE = '#f3ead6';

const CLOAK = closed(
  '236,334! 204,352 168,400 138,452 104,498 74,540 50,584! 74,580 80,590! 96,584 104,614! 116,590 134,588! 142,606 150,624! 164,590 190,586! 204,560 222,520 236,470 250,400!',
);
const TRUNK = closed('212,346! 236,336 262,344! 276,372 278,410 266,452 262,492! 196,494! 202,450 198,400');
const THIGH = limb('222,482 252,506 290,544', [32, 27, 20], 18);
const SHIN = limb('290,538 280,580 268,628 266,648', [20, 18, 13, 11], 18);
const FOOT = closed('256,640! 278,638! 296,652 318,664! 290,672 258,668!');
/** Face to the right; the jaw a little open. */
const SKULL = closed(
  '231,302 225,286 228,268 240,256 257,252 273,257 282,269 282.6,279! 280,284 286.4,297! 282,301 284,311! 274,313 264,312! 261,306 254,304 246,309 238,310!',
);
const JAW = closed('243,304! 250,302! 256,314 266,318 283.6,316! 285,323 282,330! 268,330 254,324 246,316!');

/** Everything of him that throws a shadow. */
export const RIDER = [CLOAK, TRUNK, SKULL, THIGH];

/** The arm that holds the banner, on his other side. */
export function farArm(art: Art): void {
  form(art, limb('250,356 276,374 304,382', [17, 14, 11], 12), STEEL, 6, { shade: DARK });
  form(art, limb('300,386 314,362 322,336', [11, 10, 8], 12), STEEL, 5, { shade: DARK });
  form(art, closed('315,338! 314,324 320,315 332,316 336,327 331,340!'), BONE, 3, { shade: '#7c6f8c' });
  strokes(art, ['316,323 324,322 334,324', '316,330 325,329 335,330'], INK.detail, '#5d4a5c');
}

/** A skeleton in dark armour, in the saddle; in the card's own units. */
export function rider(art: Art): void {
  form(
    art,
    closed('170,494! 220,484 286,476! 304,520 312,570 306,606! 260,616 210,612 176,604! 166,550'),
    '#6a2c44',
    14,
    { shade: '#2c1230', rim: '#e8b878' },
  );
  strokes(art, ['176,596 210,604 260,608 304,598'], INK.contour, '#d9a85c', 0);
  form(art, CLOAK, '#2e2548', 20, { shade: DARK, rim: '#d8b48c', rimWidth: 1.8 });
  strokes(
    art,
    [
      '222,372 186,430 150,500 112,566',
      '228,400 204,460 176,530 160,586',
      '204,366 160,430 116,500 84,560',
      '236,430 216,500 200,560',
    ],
    INK.contour,
    DARK,
  );
  form(art, TRUNK, STEEL, 16, { shade: DARK });
  strokes(
    art,
    [
      '204,430 236,440 270,430',
      '202,450 236,460 268,450',
      '198,474 232,482 262,474',
      '248,346 258,380 258,424',
    ],
    INK.form,
    '#8d83a4',
  );
  form(art, THIGH, STEEL, 12, { shade: DARK });
  form(art, SHIN, STEEL, 8, { shade: DARK });
  form(art, FOOT, STEEL, 5, { shade: DARK });
  form(art, ellipse(291, 543, 20, 22), '#4a4264', 7, { shade: DARK });
  strokes(
    art,
    [
      '278,560 290,566 304,556',
      '252,646 266,652 280,646',
      '240,486 250,500 252,520',
      '258,664 290,674 316,668',
    ],
    INK.form,
    '#8d83a4',
  );
  // ribs of the neck, then the skull
  form(art, limb('240,346 243,326 246,306', [9, 8, 8], 8), BONE, 3, { shade: '#7c6f8c' });
  form(art, JAW, '#e4d8c2', 4, { shade: '#7c6f8c' });
  form(art, SKULL, BONE, 8, { shade: '#8d7f98' });
  art.fill(closed('261,285! 264,278 273,277 280,281! 279,290 272,294 264,292'), '#1c1530');
  art.fill(closed('281,290! 278,295 278,301! 283.4,300'), '#1c1530');
  // cheekbone and temple, then the teeth
  stippled(
    art,
    closed('238,276! 250,270 258,282 256,296! 246,298'),
    '#8d7f98',
    [258, 280],
    [240, 290],
    [0.8, 0.2],
  );
  strokes(art, ['246,300 256,298 264,300 270,304', '244,268 252,262 262,262'], 1.5, '#7c6f8c');
  art.fill(closed('264,311! 274,312.6 284,310.6! 284,317! 274,318.6 264,317.4!'), '#f8f0de');
  strokes(
    art,
    [
      '264,314.4 274,316 284.4,314',
      '267,311 267,318',
      '271,312 271,318.6',
      '275,312 275,318.6',
      '279,311.6 279,318',
    ],
    1.1,
    '#4a3c54',
    0,
  );
  form(art, closed('212,354! 214,330 224,320 236,324! 244,338 262,344! 258,362 234,364'), '#3b3158', 6, {
    shade: DARK,
    rim: '#d8b48c',
  });
  form(art, closed('206,352! 226,338 250,340 262,350! 258,364 236,370 214,366!'), '#4a4264', 6, {
    shade: DARK,
  });
  nearArm(art);
}

function nearArm(art: Art): void {
  form(art, limb('222,366 224,400 238,440', [18, 15, 13], 14), STEEL, 7, { shade: DARK });
  form(art, limb('238,440 266,448 292,446', [13, 11, 9], 14), STEEL, 6, { shade: DARK });
  form(art, ellipse(238, 440, 13), '#4a4264', 5, { shade: DARK });
  form(art, closed('204,362! 210,346 230,344 246,356 248,376! 240,392 218,396 204,384!'), '#4a4264', 8, {
    shade: DARK,
  });
  strokes(art, ['206,376 224,384 246,372', '276,438 280,446 278,456'], INK.form, '#8d83a4');
  form(art, closed('290,438! 302,436 312,442 312,452 300,458 290,454!'), BONE, 3, { shade: '#7c6f8c' });
  strokes(art, ['298,438 306,446 302,456', '304,438 311,447'], INK.detail, '#5d4a5c');
}
