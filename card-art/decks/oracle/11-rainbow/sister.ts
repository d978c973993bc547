import { curve, type Path, ribbon } from '../../../kit/pen/index.ts';
import type { Parts } from './jumpers.ts';
import { type Flesh, headAt, laughing, OPEN_HAND } from './profile.ts';

const SKIN: Flesh = { fill: '#e3a77c', lit: '#f5c596', turned: '#cc8c66', shade: '#9c6454', line: '#84503f' };
const BOOT = { fill: '#2f8c84', shade: '#1b5a5c', lit: '#5cb8a8', sole: '#143a40' } as const;
const CLOTH = { fill: '#f8e9c0', turned: '#dcc49a', shade: '#a99a90', fold: '#9c8468' } as const;
const SASH = { fill: '#d06453', shade: '#9a3c40' } as const;
const HAIR = { fill: '#5e3a2c', shade: '#3a2422', lit: '#9c6842' } as const;

/** The elder, in front and lower, from the side: one foot is at the water, one arm flung up, the other has her brother's hand. */
export function sister(parts: Parts): void {
  flungArm(parts);
  trailingLeg(parts);
  leadingLeg(parts);
  dress(parts);
  head(parts);
  sash(parts);
  heldArm(parts);
}

function flungArm({ part, lines }: Parts): void {
  part(
    '244,268! 222,262 207,257 197,251! 188,239 180,226 173,213! 160,219! 161,234 165,252 172,270 181,282! 200,288 220,292 244,296!',
    SKIN.fill,
    undefined,
    ['196,250! 204,258 190,266 184,276 206,280 246,284! 246,300! 180,290 166,256!', SKIN.turned],
    ['174,272! 184,278 210,284 246,288! 246,300! 180,296!', SKIN.shade],
  );
  lines(['197,251 191,257 184,258'], SKIN.line, 1.2);
  part(OPEN_HAND.scale(0.38).rotate(-20).translate(166.6, 217), SKIN.fill, [SKIN.turned, 1.6]);
}

/** Bent under her behind, its sole to the right. */
function trailingLeg({ part, lines }: Parts): void {
  const bent = (path: Path): Path => path.rotate(38, 268, 432).rotate(-24, 288, 452);
  part(
    '226,380! 238,402 245,422 250,438! 258,451 268,460 279,469! 301,440! 297,427 294,416 292,405! 289,394 285,380!',
    SKIN.turned,
    undefined,
    ['222,370! 292,370 292,398! 270,408 238,400!', SKIN.shade],
    ['270,398! 268,418 274,436 288,462! 306,446! 300,400!', SKIN.shade],
  );
  lines(['292,406 286,412 279,412'], SKIN.line, 1.2);
  part(
    bent(
      readLeg(
        '296,418! 310,421 324,420 334,414 342,416! 346,424 345,440 347,456 350,470 346,480 338,482 332,474 328,460 318,453 306,453 297,454!',
      ),
    ),
    BOOT.fill,
    [BOOT.shade, 8],
  );
  part(
    bent(
      readLeg(
        '336,413! 343,414 348,422 347,440 349,456 353,470 350,482 342,485! 345,470 341,456 339,440 340,424',
      ),
    ),
    BOOT.sole,
  );
  part(bent(ribbon(curve('297,418 298,436 297,454'), 5, { start: 1, end: 1 })), BOOT.lit);
  lines([bent(curve('322,430 318,438 322,448'))], BOOT.shade);
}

const readLeg = headAt(0, 0, 1, 0);

/** Stretched out before her: thigh, knee, the calf's bow, a boot whose toe breaks the water. */
function leadingLeg({ part, lines }: Parts): void {
  part(
    '212,362! 197,386 185,404 178,418! 171,436 163,452 157,468! 190,482! 199,464 207,448 214,436! 232,420 250,402 262,384!',
    SKIN.fill,
    undefined,
    ['262,380! 240,396 216,416 204,430 196,448 184,482! 206,490! 230,440 280,400!', SKIN.turned],
    ['200,360! 270,370 266,392! 240,392 216,388 196,394!', SKIN.shade],
    ['210,434! 202,446 194,462 186,484! 200,484! 222,440!', SKIN.shade],
    ['184,408! 192,412 194,422 186,432 178,436! 176,420', SKIN.lit],
  );
  lines(['181,434 187,436 193,430', '214,436 209,432 207,426'], SKIN.line, 1.2);
  part(
    '155,460! 151,473 149,485 141,493 128,500 121,508 123,516! 138,518 156,516 172,512 180,504 184,492 193,476!',
    BOOT.fill,
    [BOOT.shade, 8],
    ['156,458! 172,464 168,478 160,490 146,498 126,510! 110,506 140,480!', BOOT.lit],
  );
  part('120,509! 123,518 138,520.5 156,518.6 174,514 182,504! 170,508 154,511.4 136,512.4', BOOT.sole);
  part(ribbon(curve('154,459 172,469 194,477'), 5.4, { start: 1, end: 1 }), '#7ccbb8');
  lines(['151,484 160,488 170,486', '154,476 164,482'], BOOT.shade);
}

function dress({ part, lines }: Parts): void {
  part('238,274! 235,258 238,244! 258,242! 257,258 262,272 250,280!', SKIN.turned, undefined, [
    '232,240! 262,240 262,256! 248,262 236,256!',
    SKIN.shade,
  ]);
  // what of the skirt's lining is to be seen as it flies up
  part('230,384! 256,394 284,396 312,388 322,378! 300,372 260,372!', CLOTH.shade);
  part(
    '222,338! 212,354 202,374 189,394! 200,401 214,396 226,404 242,397 256,404 272,395 288,399 304,388 324,378! 304,364 284,350 268,337!',
    CLOTH.fill,
    undefined,
    ['246,340! 244,362 240,384 240,404! 262,408 270,398 262,376 258,356 256,338!', CLOTH.turned],
    ['264,336! 274,356 284,380 288,404! 330,390 330,370! 290,350!', CLOTH.turned],
    ['278,344! 290,360 302,374 306,392! 332,384! 300,350!', CLOTH.shade],
    ['226,346! 222,366 214,384 214,400! 226,404 230,384 232,364 234,346!', CLOTH.turned],
  );
  lines(
    [
      '228,348 216,372 204,394',
      '244,350 240,374 238,396',
      '258,348 270,372 276,394',
      '268,346 288,366 302,384',
    ],
    CLOTH.fold,
    1.4,
  );
  part(
    '234,268! 227,284 223,304 222,322 220,340! 244,347 270,340! 270,318 270,300 268,284 260,270! 247,277',
    CLOTH.fill,
    undefined,
    ['250,270! 246,292 246,316 250,346! 290,346! 280,270!', CLOTH.turned],
    ['264,274! 258,296 260,322 264,346! 290,346! 284,280!', CLOTH.shade],
  );
  lines(['232,332 240,326 252,330', '230,316 238,312 244,316'], CLOTH.fold, 1.4);
}

function sash({ part, lines }: Parts): void {
  // its ends fly out behind her
  part(
    '266,342! 284,348 302,346 320,352 336,344! 332,356 336,366! 316,364 298,360 282,358 266,354!',
    SASH.shade,
  );
  part(
    '266,346! 278,356 290,370 306,374 314,386! 318,374 326,370! 312,364 300,354 286,344 270,338!',
    SASH.fill,
    [SASH.shade, 4],
  );
  part('219,334! 244,342 271,334! 272,347 244,355 217,347!', SASH.fill, [SASH.shade, 10]);
  part('268,340! 272,326 284,316 296,318! 296,330 284,340 272,346!', SASH.fill, [SASH.shade, 5]);
  part('266,336! 274,336 278,342 274,350 266,350!', '#e67c64', [SASH.shade, 3]);
  lines(['276,338 284,330 290,324'], SASH.shade, 1.3);
}

/** Back to him: shoulder in its puff, the elbow low, the forearm up to his hand. */
function heldArm({ part, lines }: Parts): void {
  part(
    '248,294! 258,314 269,331 279,340 290,341! 305,333 319,320 332,309! 323,296! 311,302 299,310 291,314! 283,304 274,290 266,280!',
    SKIN.fill,
    undefined,
    ['266,284! 276,300 286,318 300,314 330,298! 336,312! 300,344 270,340!', SKIN.turned],
    ['252,302! 266,322 280,332 292,332 312,318 330,306! 336,318! 300,350 266,346!', SKIN.shade],
    ['244,290! 276,290 274,304! 260,310 252,310!', SKIN.shade],
  );
  lines(['291,314 287,319 281,320'], SKIN.line, 1.2);
  part(
    '240,274! 236,288 241,301 256,307 272,299! 277,286 270,273 256,267 246,269!',
    CLOTH.fill,
    undefined,
    ['262,266! 264,282 258,296 252,310! 290,300! 280,266!', CLOTH.turned],
    ['274,272! 270,288 262,300 258,310! 290,300!', CLOTH.shade],
  );
  lines(['246,301 250,292 250,282', '258,305 262,294 262,284'], CLOTH.fold, 1.3);
}

function head(parts: Parts): void {
  const { part, lines } = parts;
  const on = headAt(239, 221, 0.64, 8);
  // the tail of her hair streams back
  part(
    on('36,-30! 58,-52 88,-58 118,-50 150,-64! 140,-40 118,-26 100,-22 134,-16! 116,2 84,8 58,2 40,-4!'),
    HAIR.fill,
    [HAIR.shade, 8],
    [on('40,-34! 60,-54 88,-60 118,-52 150,-66! 120,-44 88,-46 60,-34!'), HAIR.lit],
  );
  lines([on('46,-16 76,-30 110,-34', curve), on('48,-8 78,-14 112,-8', curve)], HAIR.shade, 1.6);
  laughing(parts, on, SKIN);
  part(
    on(
      '-20,-34! -32,-36 -34,-50 -20,-62 0,-68 24,-64 44,-48 52,-28! 54,-10 50,8 42,22! 34,30 24,26 19,18! 20,6 16,-4 8,-6! 4,0 4,10! -3,4 -5,-10 -4,-20! -12,-20 -18,-26',
    ),
    HAIR.fill,
    [HAIR.shade, 6],
    [on('-36,-40! -34,-54 -18,-66 4,-72 26,-66! 8,-58 -8,-52 -18,-42 -22,-34!'), HAIR.lit],
  );
  lines(
    [
      on('-14,-40 6,-46 28,-40 44,-24', curve),
      on('-4,-26 14,-30 32,-24 46,-18', curve),
      on('24,18 36,4 46,-10', curve),
    ],
    HAIR.lit,
    1.3,
  );
  part(on('4,-3! 9,-8 16,-6 18,2 15,11 9,17 5,14! 3,6'), SKIN.turned, [SKIN.shade, 2]);
  part(on('40,-38! 50,-42 58,-30 54,-12 46,-10! 48,-24'), SASH.fill, [SASH.shade, 3]);
}
