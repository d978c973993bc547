import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, between, curve, Path, ribbon } from '../../../kit/pen/index.ts';
import { RIM } from './form.ts';

const VEIL = { lit: '#f8e9f2', base: '#dcbfda', mid: '#b592c2', dusk: '#8461a2', line: '#5a3a80' } as const;

/** What hangs from the lifted forearm on its far side flies out over the wreath. */
export function veilEnd(art: Art): void {
  flat(
    art,
    '232,278! 216,280 204,290 192,306 176,316 158,316 142,310! 148,322 140,336! 162,342 184,340 204,328 218,314 230,306!',
    VEIL.base,
    ['232,290 214,296 204,310 186,324 166,328 146,324 140,340 180,346 230,312', VEIL.mid],
    ['232,300 216,306 206,320 188,334 166,338 190,346 232,316', VEIL.dusk],
    ['232,277 214,280 202,290 190,306 174,315 150,312 176,321 196,312 208,297 220,288', VEIL.lit],
    { along: ['216,279.4 203.4,289.6 191.4,305.6 175.6,315.4 158,315.4 142,309.4'], paint: RIM, width: 3 },
  );
  strokes(
    art,
    ['226,284 208,296 196,312 172,322', '228,296 212,306 200,322 174,332'],
    INK.form,
    VEIL.line,
    0.16,
  );
}

const UPPER = curve('232,284 216,312 212,350 226,384 256,408 298,417 340,410 374,390 402,366');
const LOWER = curve('208,290 194,330 190,372 208,412 248,442 300,453 354,442 394,414 416,378');
/** A fold along the swag: how far down it lies, where it begins and ends. */
const fold = (down: number, from: number, to: number): Path =>
  between(UPPER, LOWER, down, { samples: 40, part: [from, to] });

/** Over the lifted forearm, across her back, over the other arm, and out to the right. */
export function veil(art: Art): void {
  const outline = Path.join(UPPER).append(curve('402,366 410,370 416,378'), 1);
  const back = LOWER.walk(24).reverse();
  for (const { x, y } of back) outline.lineTo(x, y);
  outline.close();
  const laid = (down: number, from: number, to: number, width: number, peak = 0.5): Path =>
    ribbon(fold(down, from, to), width, { samples: 20, peak });
  flat(
    art,
    outline,
    VEIL.base,
    [laid(0.08, 0.04, 1, 12), VEIL.lit],
    [laid(0.3, 0.06, 0.96, 9, 0.4), VEIL.mid],
    [laid(0.46, 0.2, 1, 9), VEIL.lit],
    [laid(0.64, 0.02, 0.86, 10, 0.6), VEIL.mid],
    [laid(0.82, 0.16, 1, 15, 0.55), VEIL.dusk],
    [laid(0.97, 0.3, 0.9, 6), VEIL.mid],
    { along: [fold(1, 0.02, 0.42)], paint: RIM, width: 3.4 },
  );
  strokes(
    art,
    [
      fold(0.2, 0.06, 0.66),
      fold(0.38, 0.3, 0.98),
      fold(0.56, 0.04, 0.5),
      fold(0.74, 0.4, 0.96),
      fold(0.88, 0.1, 0.6),
    ],
    INK.form,
    VEIL.line,
    0.14,
  );
  overLeft(art);
  overRight(art);
}

/** Laid over the lifted forearm. */
function overLeft(art: Art): void {
  flat(
    art,
    '206,302! 208,288 215,277 226,271 237,268! 241,274 240,281! 234,289 226,300 220,314 212,318!',
    VEIL.base,
    ['212,320 218,304 228,290 240,280 242,270 236,276 224,288 215,302 208,318', VEIL.mid],
    ['204,302 206,286 214,275 226,270 218,280 211,292 209,306', VEIL.lit],
    ['238,267 242,274 234,280 224,292 218,304 222,290 230,278', VEIL.lit],
    { along: ['205.4,302 207.4,288 214.6,276.6 225.6,270.4 237,267.4'], paint: RIM, width: 3 },
  );
  strokes(art, ['236,270 224,280 215,294 211,310', '240,276 230,288 222,302'], INK.form, VEIL.line, 0.1);
}

/** Over the other arm, and down in the wind. */
function overRight(art: Art): void {
  flat(
    art,
    '394,374! 397,364 404,358 411,359 416,354 424,355 429,364! 434,394 450,420 476,436 510,440! 498,450 500,468! 464,464 434,446 414,422 402,398!',
    VEIL.base,
    ['420,356 428,394 446,420 474,438 512,442 500,468 470,456 440,436 424,408 416,384', VEIL.mid],
    ['426,368 434,398 452,422 480,438 510,440 490,452 456,440 434,410', VEIL.dusk],
    ['394,370 402,356 408,380 418,406 434,430 456,452 430,446 410,420 398,392', VEIL.lit],
    { along: ['395.4,368 401.4,398 413.4,422.6 433.4,446.6'], paint: RIM, width: 3 },
  );
  strokes(
    art,
    [
      '411,359 408,372 414,394 430,420 456,442 484,450',
      '420,355 418,370 426,394 442,420 468,438',
      '400,362 400,378 406,396',
    ],
    INK.form,
    VEIL.line,
    0.14,
  );
}
