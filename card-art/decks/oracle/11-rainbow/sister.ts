import { closed, curve, ellipse, type Path, ribbon } from '../../../kit/pen/index.ts';
import { flungHand } from './hand.ts';
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
  leadingLeg(parts);
  flungLeg(parts);
  outerArm(parts);
  innerArm();
  dress(parts);
  head(parts);
}

/** The hips are turned towards her brother: the far knee goes first, out of its own hip, its shin comes back under it, toe to the water. */
function leadingLeg({ part, lines }: Parts): void {
  part(
    '248,398! 253,412 258,424 262.4,433! 257,440 249,448 240,458! 264,470! 274,460 285,449 293,437! 296,428 294,418 287,406 276,394!',
    SKIN,
    [SKIN_SHADE, 5],
    // the skirt's shadow on the thigh, the calf's own under the knee
    ['240,392! 294,392 296,413! 280,420 262,424 250,412!', SKIN_SHADE],
    ['262,431! 268,440 265,454 256,468! 236,462 250,446', SKIN_SHADE],
  );
  lines(['284,426 288.6,430 288,436', '262.4,433 266,436 267,440'], SKIN_LINE, 1.2);
  part(
    '239,452! 234,462 230,472 226,481! 228,488 234,491 239,494 243,502 249,510 256,511 260,506! 259,497 257,489 259,480 264,471 269,463! 256,460',
    BOOT,
    [BOOT_SHADE, 6],
  );
  part(
    '226,480! 223,487 227,493 235,496 240,504 246,512 256,515 262,508! 256,511 249,510 243,502 239,494 234,491 228,488!',
    SOLE,
  );
  part(ribbon(curve('239,453 254,459 269,464'), 4, { start: 1, end: 1 }), '#5aa79c');
  lines(['232,474 240,478 250,478', '238,468 246,472'], BOOT_SHADE);
}

/** How far the boot is flung from where it is drawn. */
const BACK = [-1, 5.4] as const;
const boot = (knots: string): Path => closed(knots).translate(...BACK);

/** The near one is left behind: the thigh comes down to the knee, from there the shin is flung back, its sole to the sun. */
function flungLeg({ part, lines }: Parts): void {
  part(
    '192,394! 195,410 199,425 204.6,439.6! 199,435 192,433.6 184,435! 183,464.6! 193,466 204,469 213,473.6! 220,477.6 229,478.6 236,474! 241.4,468 242.6,458 242,446 240.6,430 239,412 238,396!',
    SKIN,
    [SKIN_SHADE, 5],
    // what the skirt throws on it
    ['186,394! 250,394 250,418! 240,430 224,434 208,432 196,424!', SKIN_SHADE],
    // the hollow of the knee, over the calf that comes towards us; its underside
    ['203,437! 210,444 217,449 224,450! 222,442 214,434 202,430!', SKIN_SHADE],
    ['180,458! 192,460 204,463 213,468 224,471 234,466 243,452! 250,484 180,484', SKIN_SHADE],
  );
  lines(['204,439 210,444.4 216.6,448.6 223,450', '237,458 235,464.6 229.6,469'], SKIN_LINE, 1.3);
  part(
    boot(
      '186,428.6! 178,428 167,426 157,424 151,426! 147,436 142,449 137,462 135,473! 141,480 150,478 156,470! 161,462 167,458 175,457 185,460!',
    ),
    BOOT,
    [BOOT_SHADE, 5],
  );
  part(
    boot(
      '151,426! 145,423 138,428 135,437 135,446 130,458 126,469 128,477 135,480 141,480! 136,472 138,462 143,449 148,436',
    ),
    SOLE,
  );
  lines(
    [
      '137,433 145,436',
      '135.4,442 144,445',
      '132.4,451 140.6,454',
      '129.4,460 138,463',
      '127.6,469 135,471',
    ].map((way) => curve(way).translate(...BACK)),
    TREAD,
    2,
  );
  part(ribbon(curve('186.4,428 183.4,443 184,460').translate(...BACK), 4.4, { start: 1, end: 1 }), '#5aa79c');
  lines([curve('166,428 162,441 165,453').translate(...BACK)], BOOT_SHADE);
}

function dress({ part, lines }: Parts): void {
  // it comes slantwise out of the shoulders, for she looks up and round: the nape in the sun, what lies under the jaw not
  part(
    '215,322! 225,316 230.6,308 231.6,298 229,280! 250,280! 250.4,297 253,308 260,316 266,324!',
    SKIN,
    undefined,
    ['231,292! 238,299 244,301 248,309 256,316 258,326! 270,326 262,280 232,280!', SKIN_SHADE],
    ['226,319! 234,312 237,304 237,297! 240.4,304 239.4,313 234,320!', '#cd9670'],
  );
  lines(['245,299 241,309 234,316'], SKIN_SHADE, 1.5);
  part(
    '214,371! 204,378 196,388 189,401 180,411 167,419! 178,428 191,424! 203,433 217,431 227,424! 236,431 247,430 256,421! 270,426 286,420 300,406! 290,402 281,394 274,384 265,376 251,371!',
    CLOTH,
    [CLOTH_SHADE, 9],
    // it lies on one hip and on the other, and falls in between them
    ['237,378! 239,392 238,408 230,427! 237,433 248,432 256,423! 252,408 248,394 246,378!', CLOTH_SHADE],
    ['204,384! 199,398 192,412 183,425! 190,428 196,420 203,406 209,390!', CLOTH_SHADE],
    ['258,380! 268,394 276,408 280,422! 290,420 286,406 276,390 264,378!', '#dfcba2'],
  );
  lines(
    [
      '207,382 201,398 192,413',
      '222,382 222,400 214,418',
      '238,382 240,398 236,414',
      '254,380 266,394 274,408',
      '246,382 252,398 256,410',
    ],
    FOLD,
    1.5,
  );
  // the hips go before, the shoulders turn to him: hollow at the back, full at the ribs, the spine one bend
  part(
    '213,375! 218,360 214,346 207,332 205,319! 215,311 228,314 241,317 253,319 265,324! 271,337 268,350 259,362 253,372!',
    CLOTH,
    [CLOTH_SHADE, 4],
    ['252,318! 246,332 249,345 247,358 240,376! 258,376 276,346 268,320!', CLOTH_SHADE],
    ['208,334! 217,346 221,358 217,375! 226,375 228,362 222,347 212,330!', '#e6d3a8'],
  );
  // one blade stands out by the lifted arm; from the hollow the stuff is drawn slantwise to the other shoulder
  lines(
    [
      '214,322 221,329 222,341',
      '219,361 233,357 250,345 263,331',
      '220,369 238,366 253,357',
      '217,353 227,351 237,345',
    ],
    FOLD,
    1.6,
  );
  lines(['230,316 228,332 231,350 236,374'], CLOTH_SHADE, 1.8);
  for (const [x, y] of [
    [230.4, 324],
    [229.8, 339],
    [232.4, 354],
  ] as const)
    part(ellipse(x, y, 2.1, 2.3), SASH, [SASH_SHADE, 1]);
  // a puff at either shoulder, gathered below: the one lifted with its arm, the other drawn down to him
  part(
    '226,312! 222,299 213,291.6 203,290.6! 193,297 187.4,307 187,319! 196,329 209,333.4 220,328!',
    CLOTH,
    [CLOTH_SHADE, 4],
    [ribbon(curve('207.4,288 198,298 192.6,308 192,323'), 2, { start: 0.6, end: 0.6 }), FOLD],
  );
  part('252,319! 261,311 273,311 279,321! 277,332 269,340 258,337!', CLOTH, [CLOTH_SHADE, 6]);
  lines(['202,301 208,304 214,310', '197,317 206,316 214,312', '275,331 267,326 262,318'], FOLD, 1.3);
  sash({ part, lines });
}

function sash({ part, lines }: Parts): void {
  part('212,370! 224,374 240,371 255,363! 255,373 242,381 226,384 211,380!', SASH, [SASH_SHADE, 6]);
  part('229,378! 222,390 212,400 200,404! 204,397 200,392! 212,388 220,380 225,374!', SASH, [SASH_SHADE, 3]);
  part('236,378! 242,392 252,402 262,404! 260,398 266,394! 254,388 246,380 240,374!', SASH_SHADE);
  part('229,375! 220,362 205,358 198,366! 198,378 209,386 226,379!', SASH, [SASH_SHADE, 3]);
  part('232,374! 239,363 249,357 255,362! 256,371 248,381 235,378!', SASH, [SASH_SHADE, 5]);
  lines(['226,375 215,371 207,370', '236,374 243,368 249,365'], SASH_SHADE, 1.4);
  part('224,372! 230,368 236,371! 238,379 231,383 225,381!', '#dc7462', [SASH_SHADE, 3]);
}

function outerArm({ part, lines }: Parts): void {
  // the ulna's point is a corner, the forearm full below it and narrow at the wrist
  part(
    '218,334! 204,328 191,319 179,309.6 167,300! 161,296.6 156,291! 152.4,284 150.8,276 151.2,267 152.4,255 152.4,245 152,233! 162.4,232.6! 163.8,244 167.6,256 170.4,266 170.6,275! 172.4,280 177,282! 185,286 194,291 206,298 214,306!',
    SKIN,
    [SKIN_SHADE, 3],
    ['218,338! 200,330 184,318 168,305! 157,297 162,291! 170,296 182,304 196,312 222,322!', SKIN_SHADE],
    ['160,230! 165,232 172,262 174,281 167,287! 163,276 162,256', SKIN_SHADE],
  );
  lines(['177,282 172,285 167,285', '157,291.6 160.4,288'], SKIN_LINE, 1.2);
  flungHand({ part, lines }, [156.8, 237], -6, 'right', [SKIN, '#c88f69', SKIN_SHADE]);
}

const put = (path: Path): Path => path.scale(0.47).rotate(-9).translate(241, 274);
const onHead = (knots: string): Path => put(closed(knots));
const lineOnHead = (way: string): Path => put(curve(way));

/** Three quarters from behind: nape, ear and cheek are ours, of the face no more than comes round the cheek. */
function head({ part, lines }: Parts): void {
  part(
    onHead(
      '20,-34! 42,-40 49,-26 50,-12! 49.4,-6 51,1 53.4,8! 57.6,13 57.6,18.4 53.6,20.4! 54.6,25 53,29! 55,33 53,37! 53.4,46 46,55 34,57 20,52 6,40! 0,10',
    ),
    SKIN,
    undefined,
    // under the jaw, and what is turned off towards the front of the face
    [onHead('0,34! 10,41 22,49 34,53 46,51 54,42! 52,62 20,66 0,52'), SKIN_SHADE],
    [onHead('50,-32! 46,-20 45,-8 47,2 50,10 52,16! 60,14 56,-32'), '#c8906a'],
    // the laugh lifts her cheek
    [onHead('30,6! 39,2 46,7 47,15 42,22 34,22 29,14'), '#e6ac8c'],
  );
  part(onHead('53.4,28! 47,29 41,25! 41.6,34 46.6,39 53,36.4!'), '#7d332e');
  part(onHead('53,28.6! 47,29.4 42.4,27! 43.4,31 48,33 53,32!'), '#fff6e2');
  lines([lineOnHead('40,-5 45,-10.4 50.4,-7'), lineOnHead('40,-20 45,-24 49.6,-21')], '#4a2a20', 1.5);
  lines([lineOnHead('39,21 36.4,27 38.4,33')], SKIN_LINE, 1.1);
  ponytail({ part, lines });
  // drawn back from temple, ear and nape to where it is tied
  part(
    onHead(
      '49,-32! 44,-50 26,-65 2,-69 -24,-64 -46,-46 -55,-20 -53,6 -46,24 -35,37 -20,38 -6,31 3,23 7,13! 14,6 24,-6! 30,-13 36,-19 42,-24!',
    ),
    HAIR,
    [HAIR_SHADE, 4],
    [onHead('49,-32! 34,-26 18,-18 6,-8 2,10 -8,34! -16,22 -12,2 0,-18 18,-32 40,-44'), HAIR_SHADE],
    [onHead('-28,-34! -6,-54 16,-58 34,-50! 14,-50 -4,-44 -20,-28!'), '#6b4534'],
    [onHead('-42,-22! -46,-4 -42,14 -32,30! -34,12 -36,-4 -34,-22!'), '#6b4534'],
  );
  lines(
    [
      lineOnHead('44,-34 14,-38 -24,-33'),
      lineOnHead('30,-20 6,-28 -24,-30'),
      lineOnHead('4,-4 -8,-16 -26,-27'),
      lineOnHead('-2,24 -16,0 -30,-24'),
      lineOnHead('-22,33 -30,8 -33,-22'),
      lineOnHead('30,-58 4,-56 -24,-38'),
    ],
    HAIR_LIGHT,
    1.2,
  );
  part(onHead('14,-8! 26,-16 36,-20! 32,-8 30,2 24,15! 23,6 20,0'), HAIR_SHADE);
  ear({ part, lines });
  part(onHead('-47,-41! -38,-46 -26,-41 -22,-29! -27,-20 -39,-21 -47,-29!'), SASH, [SASH_SHADE, 2.4]);
  lines([lineOnHead('-42,-40 -36,-32 -37,-23')], SASH_SHADE, 1.2);
}

function ear({ part, lines }: Parts): void {
  part(onHead('6,0! 7,-9 15,-13 22,-9 23,0 19,8 16,17 10,20 6,14!'), SKIN, undefined, [
    onHead('11,-3! 15,-8 19,-4 17,3 13,9 10,6'),
    SKIN_SHADE,
  ]);
  lines([lineOnHead('7,12 6,2 9,-8 15,-11')], SKIN_LINE, 1);
}

/** As she falls it swings out behind her and up, in one arc whose ends come apart. */
function ponytail({ part, lines }: Parts): void {
  part('191,223! 192,205 201,192 215,184! 210,192 209,200 213,207!', HAIR_SHADE);
  part(
    '225,253! 216,250 210,242 209,232 212,222 219,214 229,208 243,206! 233,198 219,195 205,199 194,209 188,224 189,240 198,254 211,263 223,265!',
    HAIR,
    [HAIR_SHADE, 6],
    ['223,265! 207,257 198,245 195,231 199,217 211,206 233,201! 217,191 185,203 183,233 197,263', '#6b4534'],
  );
  lines(
    [
      '221,260 208,251 201,239 201,227 207,215 221,205',
      '223,256 213,250 205,238 205,227 211,216',
      '215,261 201,250 194,235 195,221',
    ],
    HAIR_LIGHT,
    1.3,
  );
}
