import { flat, INK, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, curve, ribbon } from '../../../kit/pen/index.ts';
import { CLOTH, RIM, SKIN } from './form.ts';

const TRUNK =
  '284,322! 283,329 280,335 272,339 260,346! 256.6,360 257,372 259.4,385 263,397 267,410! 300,446 342,424! 333,409 331,398 333.6,388 342,378! 352,364 344,352 332,346.6 322,344 316,338 313,328 314,320!';

/** The shoulders fall to the right, the hips to the left: long side and short side, the spine a bow between them; the neck leans out of them and turns. */
export function back(art: Art): void {
  flat(art, '284,308! 284,320 281,333 273,343! 300,352 320,343! 314,332 315,306!', SKIN.mid);
  flat(
    art,
    TRUNK,
    SKIN.mid,
    // the flank that is drawn out, to the sun
    ['248,366 262,362 269,376 274,394 280,420 270,440 246,420', SKIN.base],
    ['342,372 333,384 326,400 325,416 330,436 350,436 356,372', SKIN.dusk],
    // the blade that has turned out with the lifted arm; the other, drawn in, its ridge runs to the shoulder
    ['288,352! 283,366 276,379 268,389! 271,394 279,389 287,376 292,362', SKIN.dusk],
    ['344,359! 331,358 320,362 315,370 315,382 320,394! 326,389 322,378 324,370 332,364', SKIN.dusk],
    // the furrow of the spine, deep in the loin
    ['302,346! 298,358 294,374 293,392 298,412 306,432! 300,428 290,412 288,392 291,374 296,358', SKIN.dusk],
    { along: ['258,362 257,372 259.4,385 263,397 267,410'], paint: RIM, width: 3 },
  );
  // the nape's far side, down to the slope of the shoulder; what the jaw keeps from the light
  within(
    art,
    '284,306! 284,320 281,333 276,341! 300,356 332,347! 320,343 313,330 318,300!',
    ['318,300 305,312 302,324 305,334 314,341 326,346 336,344', SKIN.dusk],
    ['280,308 294,318 307,310 306,319 296,327 280,330', SKIN.line, 0.55],
  );
  strokes(art, ['279,340 285,345 288,351'], INK.detail, SKIN.line, 0);
}

/** Two straps cross on the back and carry the dress. */
export function straps(art: Art): void {
  const strap = (way: string, tone: string) => () =>
    void art.fill(ribbon(curve(way), 4.2, { start: 1, end: 1 }), tone);
  within(
    art,
    TRUNK,
    strap('330,338 318,354 301,370 282,383 260,393.4', CLOTH.base),
    strap('277,330 287,352 299,369 315,385 336,400', CLOTH.mid),
  );
}
