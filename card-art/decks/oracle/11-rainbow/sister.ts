import { closed, curve, ellipse, type Path, ribbon } from '../../../kit/pen/index.ts';
import type { Parts } from './jumpers.ts';

const SKIN = '#dda57c';
const SKIN_SHADE = '#b9805c';
const SKIN_LINE = '#8e5a41';
const BOOT = '#2f827b';
const BOOT_SHADE = '#1f5d5a';
const SOLE = '#173f40';
const TREAD = '#2d6765';
const CLOTH = '#f6e8c2';
const CLOTH_SHADE = '#d3bd94';
const FOLD = '#b59c72';
const SASH = '#cc5c4e';
const SASH_SHADE = '#a3433c';
const HAIR = '#55352a';
const HAIR_SHADE = '#3c2520';
const HAIR_LIGHT = '#8a5a40';

/** The elder, from behind: one toe is at the water, the other sole is towards us; she looks round at her brother. */
export function sister(parts: Parts, innerArm: () => void): void {
  parts.part('180,424! 200,414 232,410 264,412 286,416! 272,428 244,425 216,429 196,433!', '#a88f68');
  straightLeg(parts);
  bentLeg(parts);
  outerArm(parts);
  innerArm();
  dress(parts);
  head(parts);
}

function straightLeg({ part, lines }: Parts): void {
  part(
    '237,404! 235,424 239,444 240,466! 259,466! 264,446 262,424 259,404!',
    SKIN,
    [SKIN_SHADE, 5],
    ['230,400! 270,400 270,424! 250,430 230,426!', SKIN_SHADE],
  );
  lines(['242,445 248,447 256,444'], SKIN_SHADE);
  part(
    '235,458! 238,470 238,478 233,488 226,500 222,510! 230,514 244,509 254,502 262,495! 264,487 262,476 264,457! 250,462',
    BOOT,
    [BOOT_SHADE, 6],
  );
  part('264,486! 266,494 258,502 247,510 234,516 224,516 221,511! 234,509 245,504 255,496!', SOLE);
  part(ribbon(curve('235,459 249,463 264,458'), 4, { start: 1, end: 1 }), '#5aa79c');
  lines(['239,477 247,481 257,479', '242,471 249,474'], BOOT_SHADE);
}

function bentLeg({ part, lines }: Parts): void {
  part(
    '210,404! 202,420 199,434 203,446! 224,446! 228,430 230,404!',
    SKIN,
    [SKIN_SHADE, 5],
    ['190,400! 234,400 234,424! 214,432 194,428!', SKIN_SHADE],
  );
  // the shin comes towards us: of the boot no more than its rim and the sole
  part(
    '198,440! 204,429 217,428 226,437! 227,450 225,462 229,476 224,490 210,497 197,491 192,478 196,462 197,450!',
    BOOT,
    [BOOT_SHADE, 5],
  );
  part(
    '203,444! 208,436 217,436 221,444! 220,454 219,462 223,474 219,486 210,491 201,487 197,476 201,462 204,454!',
    SOLE,
  );
  lines(
    [
      '206,443 212,441 218,443',
      '206,448 212,446 218,448',
      '202,468 210,465 218,468',
      '201,474 210,471 220,474',
      '202,480 210,477 219,480',
    ],
    TREAD,
    2,
  );
}

function dress({ part, lines }: Parts): void {
  part('228,324! 229,298! 247,298! 249,324!', SKIN_SHADE);
  part(
    '214,372! 203,386 188,402 168,416! 178,427 192,422! 202,433 216,429 223,421! 234,431 249,429 257,419! 268,427 282,423 294,408! 274,397 260,384 251,372!',
    CLOTH,
    [CLOTH_SHADE, 10],
    ['222,374! 214,392 204,408 192,424! 202,434 212,431! 218,408 226,390 230,374!', CLOTH_SHADE],
    ['240,374! 242,394 240,412 232,430! 246,432 254,424! 254,404 250,388 246,374!', CLOTH_SHADE],
  );
  lines(['218,378 206,396 194,412', '234,378 232,396 226,414', '248,378 258,392 270,404'], FOLD, 1.5);
  part('214,374! 213,354 209,338 206,322! 220,315 236,313 252,315 266,322! 261,340 255,356 251,374!', CLOTH, [
    CLOTH_SHADE,
    8,
  ]);
  // the shoulder blades, drawn together by the raised arms; the row of buttons between
  lines(['217,326 224,334 225,346', '257,326 250,334 248,345', '216,362 222,366 228,366'], FOLD, 1.6);
  lines(['237,316 235,344 233,372'], CLOTH_SHADE, 1.8);
  for (const y of [326, 342, 358]) part(ellipse(238 - (y - 326) * 0.12, y, 2.3), SASH, [SASH_SHADE, 1]);
  // a puff at either shoulder, gathered below
  part('221,313! 211,305 199,306 194,316! 197,326 206,333 216,330!', CLOTH, [CLOTH_SHADE, 4]);
  part('251,313! 261,305 272,304 277,313! 275,324 267,332 257,330!', CLOTH, [CLOTH_SHADE, 6]);
  lines(['198,324 206,320 211,312', '273,322 266,319 261,312'], FOLD, 1.3);
  sash({ part, lines });
}

function sash({ part, lines }: Parts): void {
  part('212,366! 224,371 240,371 254,366! 254,376 241,380 225,380 211,376!', SASH, [SASH_SHADE, 6]);
  part('229,378! 222,390 212,400 200,404! 204,397 200,392! 212,388 220,380 225,374!', SASH, [SASH_SHADE, 3]);
  part('236,378! 242,392 252,402 262,404! 260,398 266,394! 254,388 246,380 240,374!', SASH_SHADE);
  part('231,374! 222,362 208,358 202,365! 202,376 212,384 228,378!', SASH, [SASH_SHADE, 3]);
  part('234,374! 243,362 257,357 263,364! 263,376 252,384 237,378!', SASH, [SASH_SHADE, 5]);
  lines(['228,375 218,370 211,369', '238,375 247,370 254,368'], SASH_SHADE, 1.4);
  part('226,371! 233,367 239,371! 240,379 233,382 227,380!', '#dc7462', [SASH_SHADE, 3]);
}

function outerArm({ part, lines }: Parts): void {
  // elbow a corner, the forearm full below it and narrow at the wrist
  part(
    '218,332! 203,328 188,321 174,312 162,304 155.6,298 153,290 150.6,281 151,271 153.6,261 157,251! 166,251! 169,262 171,273 172,282 175,287! 188,290 204,297 224,309!',
    SKIN,
    [SKIN_SHADE, 3],
    ['218,336! 200,332 180,322 160,308! 152,300 158,295! 166,301 179,307 194,314 222,321!', SKIN_SHADE],
    ['160,250! 167,250 170,264 173,284 170,291! 166,284 163,268', SKIN_SHADE],
  );
  lines(['175,287 171,291 165,292', '157,298 160,294'], SKIN_LINE, 1.2);
  part(
    '157,253! 153.6,246 150.6,239! 146,232 143.4,227 144,223.6 147.4,224 150,229.6 153.4,235! 151.6,226 150.8,220 152.4,217 155.4,218 157,226 158,234.6! 158.4,225 159.2,218 161.4,215.4 163.8,217.6 164,226 163.6,235! 166,227 168.6,221.4 171.4,220.4 172.6,223.4 171.2,230 169.4,238.6! 173.4,239.6 177.4,237 180,238 179.4,241.4 175,246 170.4,249.6 166.6,254!',
    SKIN,
    ['#c88f69', 2],
  );
  lines(
    ['153,237 155,242', '158,236 159,242', '163.4,237 163,243', '169,239 167,244 168,249'],
    SKIN_SHADE,
    1.2,
  );
}

const onHead = (knots: string): Path => closed(knots).scale(0.47).rotate(4).translate(241, 281);

function head({ part, lines }: Parts): void {
  part(
    onHead(
      '20,-30! 40,-34 50,-22 52,-6! 53,2 56,10 60,18 57,22 53.4,24! 55,28 53,31! 55,35 53,39! 52,48 42,57 26,60 6,56! 4,10',
    ),
    SKIN,
    undefined,
    [onHead('20,-30! 34,-20 38,4 34,26 44,58! 20,66 0,60 4,10'), SKIN_SHADE],
  );
  // the laugh lifts her cheek
  part(onHead('53.6,31! 47,31 41,27! 43,36 49,40 54,38!'), '#7d332e');
  lines([lineOnHead('40,-4 46,-9.4 52,-6'), lineOnHead('42,-18 47,-21 52,-18')], '#4a2a20', 1.4);
  lines([lineOnHead('57,20 54,18 52,20'), lineOnHead('41,25 39,30')], SKIN_LINE, 1);
  // her plait's loose end has flown up as she fell: one heavy swing, a lock apart from it
  part(
    '234,264! 225,250 216,237 207,227 197,221 183,219! 194,214 207,215 219,223 230,240 242,260!',
    HAIR_SHADE,
  );
  part(
    '232,264! 224,252 217,237 215,220 220,204 231,193 245,188 257,191! 247,195 241,202 239,212 243,226 248,243 248,262!',
    HAIR,
    [HAIR_SHADE, 5],
    ['230,262! 226,244 224,226 228,208 240,195 254,191! 262,186 250,180 214,190 206,220 220,262!', '#6b4534'],
  );
  part('238,262! 233,250 229,236 230,222 236,212! 234,226 239,242 245,258!', HAIR_SHADE);
  lines(
    ['234,258 225,240 222,222 229,205 243,194', '243,256 237,238 234,222 239,206', '222,238 211,224 197,218'],
    HAIR_LIGHT,
    1.4,
  );
  part(
    onHead(
      '-54,4! -58,-24 -48,-50 -26,-64 4,-68 32,-60 48,-44 53,-24! 46,-24 41,-14! 38,4 33,18! 32,34 24,46! 8,56 -14,56 -34,46 -48,28!',
    ),
    HAIR,
    [HAIR_SHADE, 5],
  );
  lines(
    [
      lineOnHead('-8,-46 -30,-34 -46,-6'),
      lineOnHead('-4,-44 -16,-20 -26,30'),
      lineOnHead('2,-44 6,-10 0,44'),
      lineOnHead('8,-46 22,-20 24,20'),
      lineOnHead('8,-50 28,-44 42,-28'),
    ],
    HAIR_LIGHT,
    1.3,
  );
  part(onHead('-14,-48! -6,-58 10,-58 18,-48! 10,-38 -6,-38!'), SASH, [SASH_SHADE, 2]);
}

const lineOnHead = (way: string): Path => curve(way).scale(0.47).rotate(4).translate(241, 281);
