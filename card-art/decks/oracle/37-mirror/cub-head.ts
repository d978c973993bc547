import { type Flow, hairs, ragged, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { type Coat, rim } from './coat.ts';
import { cubEye, GLASS } from './cub-eye.ts';

const TAN = { sunny: '#dfb482', shade: '#a77a52', nose: '#1a151a' };

const HEAD = closed(
  '192,508! 184,498! 180,496 176,484! 174,470 178,452 189,438 206,430 228,427 250,431 268,440 281,452 287,466! 288,476 291,484! 289,496 286,505! 280,504 276,514! 269,512 263,522! 255,518 247,529! 240,521 230,530! 224,520 210,526! 206,514',
);
const HEAD_SUN = closed(
  '192,508! 184,498! 180,496 176,484! 174,470 178,452 189,438 206,430 228,427 246,430! 236,442 232,462 226,482 214,500 206,514!',
);

const headFlow: Flow = (x, y) => 232 - (x - 230) * 0.3 - (y - 470) * 0.5;

/** From the side, the muzzle to the right; the glass lights its brow. */
export function head(art: Art, coat: Coat): void {
  const [farEar, nearEar] = [
    closed('186,454! 180,440 183,424 195,416 207,419 214,430 215,444!'),
    closed('236,452! 230,435 234,420 247,413 261,417 269,429 268,444 262,456!'),
  ];
  art.fill(farEar, coat.sunny).fill(closed('191,450 188,437 191,428 200,424 208,430 210,444'), coat.shade);
  rim(art, farEar, {
    line: '207,418 195,416 184,424 180,438 184,452',
    out: 1,
    paint: coat.edge,
    width: 1.8,
    seed: 'far',
  });
  // the muzzle, beyond the cheek
  art.fill(
    closed('274,470! 290,473 300,479! 307,482 307,490 303,494! 303,501 297,507 284,512 268,510!'),
    TAN.shade,
  );
  art.fill(closed('274,470! 290,473 300,479! 301,484 292,485 280,483!'), TAN.sunny);
  art.fill(closed('297,477! 303,476 309,481 308,489 303,493 298,488'), TAN.nose);
  strokes(art, ['303,494 297,500 289,500'], 1.8, '#3a2723', 0);
  strokes(art, ['282,471.6 291,473.6 299,478.2'], 2.6, GLASS, 0.05);
  art.fill(HEAD, coat.turned);
  art.clip(HEAD, () => {
    art.fill(HEAD_SUN, coat.sunny);
    art.blot(
      ragged('242,432 236,444 232,462 226,482 214,500', headFlow, {
        count: 22,
        length: [14, 30],
        width: 7,
        seed: 'head',
      }),
      coat.shade,
    );
  });
  hairs(art, HEAD, headFlow, coat.fair, {
    seed: 'head',
    gap: 14,
    length: [8, 22],
    width: 2.6,
    share: (x, y) => (x < 226 - Math.abs(y - 460) * 0.3 ? 0.55 : 0),
  });
  strokes(art, ['252,500 246,510 238,516', '274,494 270,502 262,508'], 1.8, coat.crease, 0.3);
  rim(art, HEAD, {
    line: '250,430 228,427 206,430 189,438 178,452 174,470 177,486 186,500',
    out: 1,
    paint: coat.edge,
    width: 2,
    seed: 'head',
  });
  cubEye(art, HEAD, coat.fair);
  art.fill(nearEar, coat.turned);
  art.fill(closed('236,452! 230,435 234,420 247,413 258,416! 247,423 242,436 243,454!'), coat.sunny);
  strokes(art, ['237,454 248,459 262,456'], 2.2, coat.crease, 0.2);
  rim(art, nearEar, {
    line: '262,418 247,413 235,420 230,434 234,448',
    out: 1,
    paint: coat.edge,
    width: 1.8,
    seed: 'near',
  });
}
