import { closed, curve, ellipse, type Path, ribbon } from '../../../kit/pen/index.ts';
import { flungHand } from './hand.ts';
import type { Parts } from './jumpers.ts';

const SKIN = '#cf946c';
const SKIN_SHADE = '#a9714e';
const SKIN_LINE = '#7f4f36';
const BOOT = '#e6b04a';
const BOOT_SHADE = '#b9803a';
const SOLE = '#6f4a2e';
const TREAD = '#9a6b40';
const TEE = '#cc5c4e';
const TEE_SHADE = '#a3433c';
const STRIPE = '#f3dcae';
const SHORTS = '#3f5a74';
const SHORTS_SHADE = '#2a4056';
const STRAW = '#f0d596';
const STRAW_SHADE = '#bd9753';
const HAIR = '#2f2320';
const HAIR_LIGHT = '#5e463c';

/** The younger, from behind and higher up: one knee is drawn up, the other heel flung back; he looks round at her, his hat stays behind. */
export function brother(parts: Parts, innerArm: () => void): void {
  raisedLeg(parts);
  flungLeg(parts);
  shorts(parts);
  innerArm();
  outerArm(parts);
  trunk(parts);
  head(parts);
  hat(parts);
}

/** Below the waist he is drawn upright, round the middle of his hips: his frame leans as he swings. */
const upright = (path: Path): Path => path.rotate(25).translate(364, 388);
const below = (knots: string): Path => upright(closed(knots));
const lineBelow = (way: string): Path => upright(curve(way));

/** The far knee is drawn up before him, towards her; the shin hangs from it. */
function raisedLeg({ part, lines }: Parts): void {
  part(
    below(
      '-34,2! -42,5 -50,10.6 -54.6,17! -56.4,22 -55.6,29 -53,37 -52.6,46! -34,44! -30.6,36 -28.4,28 -20,20!',
    ),
    SKIN,
    [SKIN_SHADE, 5],
    [below('-30,-4! -44,0 -40,12 -32,26 -24,30 -14,20!'), SKIN_SHADE],
    [below('-38,27! -41,35 -40,50! -28,50 -26,24!'), SKIN_SHADE],
  );
  lines([lineBelow('-51.4,18 -48.4,22 -49,27')], SKIN_LINE, 1.2);
  part(
    below(
      '-55,41! -53,51 -49,60 -51,67 -57,76 -61,86! -58,93 -50,91 -43,84 -36,77 -28,73! -26,66 -28,58 -31,50 -31,40! -43,44',
    ),
    BOOT,
    [BOOT_SHADE, 6],
  );
  part(below('-28,71! -26,77 -34,82 -42,89 -50,97 -58,98 -63,91 -61,85! -58,93 -50,91 -43,84 -36,77!'), SOLE);
  part(upright(ribbon(curve('-55,42 -43,46 -31,41'), 4, { start: 1, end: 1 })), '#f3cd7c');
  lines([lineBelow('-49,58 -41,62 -31,59'), lineBelow('-47,52 -40,55')], BOOT_SHADE);
}

/** Two legs that part at the fork: the far one goes with the raised thigh, the near one swings back. */
function shorts({ part, lines }: Parts): void {
  part(
    below(
      '-36,-20! -41,-11 -47,0! -40,15 -27,29! -19,21 -13,13 -8,5! -3,17 4,31! 15,32 30,25 42,12! 38,0 32,-12 24,-25 8,-38! -8,-34 -24,-27',
    ),
    SHORTS,
    [SHORTS_SHADE, 6],
    // the far leg lies under the near one
    [below('-10,-8! -20,-2 -32,10 -40,16! -27,32 -8,14!'), SHORTS_SHADE],
    [below('18,-24! 25,-9 31,6 35,26! 52,20 42,-14 26,-36'), SHORTS_SHADE],
    [below('-7,-8! -1,8 8,32! 1,36 -9,10'), '#4f6e8a'],
    // both hems are turned up, the near one round the thigh as it goes back
    [upright(ribbon(curve('-48,1 -40,14 -27,28'), 8, { start: 1, end: 1 })), '#50708e'],
    [upright(ribbon(curve('1,30 14,31 29,25 43,11'), 8.6, { start: 1, end: 1 })), '#50708e'],
  );
  lines(
    [
      lineBelow('-13,-28 -11,-14 -9,-4 -8,5'),
      lineBelow('-32,-17 -28,-8 -33,0'),
      lineBelow('17,-4 8,-2 -3,-4'),
      lineBelow('22,6 14,8 4,6'),
      lineBelow('-44,-1 -36,12 -24,25'),
      lineBelow('2,26 14,26.6 27,21 39,8'),
    ],
    '#1e3246',
    1.5,
  );
  part(below('8,-15! 16,-20! 19,-12 17,-6 11,-4!'), '#4d6a85', [SHORTS_SHADE, 3]);
}

/** The near thigh goes back from the hip, knee and shin after it, and the sole last: one line, as a whip has. */
function flungLeg({ part, lines }: Parts): void {
  part(
    below('5,26! 9,36 13.6,44 19.6,50.4 28,54.2 38,56 54,60! 56,40! 49,38.6 43.4,35 41,28 38,12!'),
    SKIN,
    [SKIN_SHADE, 5],
    // under the hem, in the hollow of the knee, along the calf's under side
    [below('0,22! 46,8 44,20! 33,30 18,35.6 6,34!'), SKIN_SHADE],
    [below('44,31! 40,36 40.6,41 46,44! 60,46 60,35!'), SKIN_SHADE],
    [below('15,46.6! 25,50 38,51 58,55! 58,66 24,64'), SKIN_SHADE],
  );
  lines([lineBelow('43.4,35 39.4,38.4 38.4,43'), lineBelow('17,42.6 19.6,46 24,47.4')], SKIN_LINE, 1.2);
  part(
    below(
      '52,38! 60,40 68,39 77,35! 84,40 89,48 94,58 98,69 100,79 97,87! 90,88.6 85,84 81,77 76,70 68,65! 60,63 51,62!',
    ),
    BOOT,
    [BOOT_SHADE, 5],
    [below('51,58! 62,59 71,62 79,69 85,78 91,84! 92,94 76,80 50,66!'), BOOT_SHADE],
  );
  part(
    below(
      '77,35! 83,31.4 91,36 97,46 102,58 106,71 107,81 104,89 97,91 93,88! 97,84 98.6,79 97,69 93,58 88,48 83,40!',
    ),
    SOLE,
  );
  lines(
    [
      '87,42 92,38 96,39',
      '91,50 96,46.6 100,48',
      '95,59 100,56 104,57.6',
      '98,69 103,66.6 107,68',
      '99,79 104,77 108,79',
    ].map(lineBelow),
    TREAD,
    2,
  );
  part(upright(ribbon(curve('53,37 54.6,49 52,62.6'), 4, { start: 1, end: 1 })), '#f3cd7c');
  lines([lineBelow('70,42 71,51 66,61'), lineBelow('76,43 76,49 73,55')], BOOT_SHADE);
}

/** Up out of the sleeve: the elbow stands over the shoulder, the forearm tapers to the wrist. */
function outerArm({ part, lines }: Parts): void {
  part(
    '386,310! 400,303 412.5,292.5 422,283 430.5,274! 435,267 436.6,258 436,248 434.8,236 434.6,226! 425.8,225! 424,236 420,245 417.4,253 416.4,261! 408,268 400,277 390,288!',
    SKIN,
    [SKIN_SHADE, 4],
    // what the sleeve throws on it
    ['396,278! 406,274 417,284 420,290! 410,306 388,304!', SKIN_SHADE],
  );
  lines(['416.4,261 420,264.4 425,265.4', '433,271 430,268'], SKIN_LINE, 1.2);
  flungHand({ part, lines }, [430, 229], 5, 'left', [SKIN, '#b97e57', SKIN_SHADE]);
}

function trunk({ part, lines }: Parts): void {
  const outline =
    '352,294! 341,295 330,299 322,306 316,315! 325,322 335,326 346,327! 343,340 340,354 338,364! 352,371 374,371 390,363! 386,350 386.4,338 389.4,326 392.6,315.6! 400,310.4 407.6,303 413.6,295! 411,287 405,280 397,275.6! 391,284 384,290 376,294!';
  part(
    outline,
    TEE,
    [TEE_SHADE, 8],
    [ribbon(curve('344,330 356,332.6 374,332 396,324'), 5, { start: 1, end: 1 }), STRIPE],
    [ribbon(curve('334,342 352,348 374,348 396,340'), 5, { start: 1, end: 1 }), STRIPE],
    [ribbon(curve('334,357 352,363 374,363 396,355'), 5, { start: 1, end: 1 }), STRIPE],
    ['386,318! 382,340 384,372! 400,372 396,318 418,298 411,292! 400,302 392,310', TEE_SHADE],
    // the hem that the arm comes out of
    [ribbon(curve('396,276 405,281 411,288 415,295'), 5.4, { start: 1, end: 1 }), '#dc7462'],
  );
  lines(
    [
      '344,302 351,310 352,320',
      '391,289 384,299 383,309',
      '392,316 384,319 374,318',
      '322,314 332,318 345,319',
      '333,306 340,311 346,319',
      '405,302 398,304.6 393,309',
      '397.6,281 403,284.8 408.6,291 411.6,297',
    ],
    TEE_SHADE,
    1.6,
  );
}

const onHead = (path: Path): Path => path.scale(-0.47, 0.47).rotate(-1).translate(361, 255.5);
const form = (knots: string): Path => onHead(closed(knots));

/** Cropped curls, seen from behind: a mass with a soft edge, no two alike. */
const CURLS = [
  form('44,-34! 20,-58 -16,-58 -44,-36 -50,0 -34,30 0,34! 16,14 30,-4!'),
  ...(
    [
      [46, -32, 11],
      [38, -48, 13],
      [18, -58, 14],
      [-4, -62, 12],
      [-24, -56, 14],
      [-42, -42, 12],
      [-52, -22, 13],
      [-54, -2, 11],
      [-48, 16, 12],
      [-34, 29, 11],
      [-16, 33, 12],
      [2, 30, 10],
      [34, -20, 9],
      [20, 4, 7],
    ] as const
  ).map(([x, y, size]) => onHead(ellipse(x, y, size * 1.06, size))),
];

function head({ part, lines }: Parts): void {
  part('351,296! 355,290 356,282 354,270! 375,266! 374.6,280 376,288 380,294! 366,300!', SKIN, undefined, [
    '346,268! 352,284 358,288 366,287 371,290 373,298! 386,298 380,262!',
    SKIN_SHADE,
  ]);
  part(ribbon(curve('351,295 365,300 379.6,293.4'), 3.4, { start: 0.7, end: 0.7 }), STRIPE);
  part(
    form(
      '20,-30! 40,-34 49,-22 51,-6! 52,2 55,9 59.6,16 57,20.6 53.4,22! 55,27 53,30! 55,35 53,39! 52,48 42,57 26,60 6,56! 4,10',
    ),
    SKIN,
    undefined,
    [form('2,44! 12,50 28,55 42,58! 30,68 -4,66'), SKIN_SHADE],
    [form('34,12! 41,8 47,13 45,22 38,25 33,20'), '#dba27b'],
  );
  part(form('53.6,29! 46,29 39,24! 41,36 48,41 54,38!'), '#6d2a26');
  part(form('53,30! 46,30 41,27! 42,31 47,33.4 53,33!'), '#fff6e2');
  lines([onHead(curve('38,-4 45,-9.6 51,-6')), onHead(curve('39,-18 45,-22 51,-19'))], '#3a241d', 1.5);
  lines([onHead(curve('56,20 53,18 51,20')), onHead(curve('38,22 36,28 38,34'))], SKIN_LINE, 1);
  for (const curl of CURLS) part(curl, HAIR);
  // the outermost curls in the sun
  lines(
    ['56,-30 55,-38 50,-42', '51,-46 48,-56 41,-60', '31,-65 25,-70 17,-71', '6,-71 0,-73 -7,-72'].map(
      (way) => onHead(curve(way)),
    ),
    '#ecd09a',
    2.2,
  );
  lines(
    [
      '-30,-40 -22,-48 -12,-46',
      '2,-52 12,-56 20,-48',
      '-42,-10 -38,-20 -28,-20',
      '-14,-22 -4,-28 4,-20',
      '20,-30 28,-36 34,-30',
      '-30,14 -22,8 -14,14',
      '2,12 10,8 12,0',
    ].map((way) => onHead(curve(way))),
    HAIR_LIGHT,
    1.6,
  );
  // an ear
  part(form('6,-2! 10,-10 19,-11 24,-3 21,8 15,17 8,17!'), SKIN, undefined, [
    form('10,-2! 16,-6 19,-1 16,7 11,10'),
    SKIN_SHADE,
  ]);
}

/** His straw hat has stayed behind in the air; its ribbon shows the way it came. */
function hat({ part, lines }: Parts): void {
  const put = (path: Path): Path => path.scale(1.12).rotate(41).translate(394, 128);
  const form = (knots: string): Path => put(closed(knots));
  part(form('10,-4! 18,-7 25,-15 34,-16! 31,-12 33,-8! 25,-7 20,0 12,0!'), TEE_SHADE);
  part(put(ellipse(0, 2, 28, 8.4)), STRAW, [STRAW_SHADE, 3], [put(ellipse(4, 2, 19, 5)), STRAW_SHADE]);
  part(form('-15,1! -15.6,-9 -13,-18 -6,-20.4! 0,-18.6 6,-20.6! 13,-18 15.6,-9 15,1! 8,5.4 -8,5.4!'), STRAW, [
    STRAW_SHADE,
    6,
  ]);
  part(form('-15.3,-5.6! -8,-1.6 8,-1.6 15.3,-5.6! 15,1! 8,5.4 -8,5.4 -15,1!'), TEE, [TEE_SHADE, 6]);
  lines(
    ['-9,-14 -2,-12 5,-13', '-25,4 -14,8 -2,8.6'].map((way) => put(curve(way))),
    STRAW_SHADE,
    1.2,
  );
}
