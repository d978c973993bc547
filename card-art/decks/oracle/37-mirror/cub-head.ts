import { type Flow, hairs, ragged, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { COAT, rim, TAN } from './coat.ts';

const HEAD = closed(
  '192,508! 184,498! 180,496 176,484! 174,470 178,452 189,438 206,430 228,427 246,430 260,437 268,446 271,455! 277,461 282,468! 279,478 281,490 277,500 271,507! 268,516! 261,513 255,525! 246,519 240,531! 231,522 222,531! 214,521 206,526! 204,514',
);
const HEAD_SUN = closed(
  '192,508! 184,498! 180,496 176,484! 174,470 178,452 189,438 206,430 228,427 246,430! 236,442 232,462 226,482 214,500 206,514!',
);

const headFlow: Flow = (x, y) => 232 - (x - 230) * 0.3 - (y - 470) * 0.5;

/** Turned to the other, so far that we see its eye. */
export function head(art: Art): void {
  const [farEar, nearEar] = [
    closed('186,454! 180,440 183,424 195,416 207,419 214,430 215,444!'),
    closed('222,452! 216,435 220,420 233,413 247,417 255,429 254,444 248,456!'),
  ];
  art.fill(farEar, COAT.sunny).fill(closed('191,450 188,437 191,428 200,424 208,430 210,444'), COAT.shade);
  rim(art, farEar, {
    line: '207,418 195,416 184,424 180,438 184,452',
    out: 1,
    paint: COAT.edge,
    width: 1.8,
    seed: 'far',
  });
  art.fill(HEAD, COAT.turned);
  art.clip(HEAD, () => {
    art.fill(HEAD_SUN, COAT.sunny);
    art.blot(
      ragged('242,432 236,444 232,462 226,482 214,500', headFlow, {
        count: 22,
        length: [14, 30],
        width: 7,
        seed: 'head',
      }),
      COAT.shade,
    );
  });
  hairs(art, HEAD, headFlow, COAT.fair, {
    seed: 'head',
    gap: 14,
    length: [8, 22],
    width: 2.6,
    share: (x, y) => (x < 226 - Math.abs(y - 460) * 0.3 ? 0.55 : 0),
  });
  strokes(art, ['252,504 246,512 238,518', '268,498 264,506 257,512'], 1.8, COAT.crease, 0.3);
  muzzle(art);
  eye(art);
  rim(art, HEAD, {
    line: '250,430 228,427 206,430 189,438 178,452 174,470 177,486 186,500',
    out: 1,
    paint: COAT.edge,
    width: 2,
    seed: 'head',
  });
  art.fill(nearEar, COAT.turned);
  art.fill(closed('222,452! 216,435 220,420 233,413 244,416! 233,423 228,436 229,454!'), COAT.sunny);
  strokes(art, ['223,454 234,459 248,456'], 2.2, COAT.crease, 0.2);
  rim(art, nearEar, {
    line: '248,418 233,413 221,420 216,434 220,448',
    out: 1,
    paint: COAT.edge,
    width: 1.8,
    seed: 'near',
  });
}

/** In profile, as brown as the other's; the coat begins in points behind it. */
function muzzle(art: Art): void {
  art.fill(
    closed(
      '262,459! 271,455 279,462 290,466! 299,468 305,475 305,485 302,492! 301,500 295,508 284,513 270,512! 262,502 258,486 257,470',
    ),
    TAN.shade,
  );
  art.fill(closed('264,458! 271,455 279,462 290,466 300,470! 296,477 284,478 272,474 264,468!'), TAN.sunny);
  art.blot(
    ragged('262,456 257,468 257,484 261,500 269,512', () => 96, {
      count: 15,
      length: [9, 19],
      width: 7,
      seed: 'cheek',
      bare: 0.05,
    }),
    COAT.turned,
  );
  art.fill(closed('294,470! 300,466 307,470 309,477 305,484 299,485 295,479'), TAN.nose);
  art.fill(closed('298,470! 302,468.4 305.6,471 301,472.6!'), '#6b6067');
  strokes(art, ['303,486 300,494 292,498 281,496', '292,498 289,502'], 1.9, '#3a2723', 0.05);
}

/** Set close above the muzzle, and on the other's. */
function eye(art: Art): void {
  art.fill(closed('253,458! 257,453 263,452.6 268,457! 266.6,462.6 261,465 255.4,463'), '#15131a');
  art.fill(closed('256.6,458.4 260,455 264.4,455.8 265.8,459.6 262.6,463 258,462.6'), '#835433');
  art.fill(closed('260.4,458 262.6,456 265.4,457.2 265.2,460.6 262.6,462'), '#100d12');
  art.fill(closed('261.2,456.6 263,455.8 263.8,457.4 262.2,458.2'), '#fffaf0');
  art.fill(closed('252.6,458! 257,452.6 263,452.2 268.4,456.6! 263,456 258,456.2'), COAT.crease);
  strokes(art, ['251,453 257,447.6 265,449'], 2.2, COAT.fair, 0.1);
  strokes(art, ['254,466 260,468.6 267,466'], 1.3, COAT.fair, 0.2);
}
