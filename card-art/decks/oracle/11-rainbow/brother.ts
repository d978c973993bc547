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
const HAIR = '#2f2320';
const HAIR_LIGHT = '#5e463c';

/** The younger, from behind and higher up: one knee is drawn up, the other heel flung back; he looks round at her, his cap stays behind. */
export function brother(parts: Parts, innerArm: () => void): void {
  raisedLeg(parts);
  flungLeg(parts);
  shorts(parts);
  innerArm();
  outerArm(parts);
  trunk(parts);
  head(parts);
  cap(parts);
}

/** Below the waist he is drawn upright, round the middle of his hips: his frame leans as he swings. */
const upright = (path: Path): Path => path.rotate(25).translate(364, 388);
const below = (knots: string): Path => upright(closed(knots));
const lineBelow = (way: string): Path => upright(curve(way));

/** The far knee is drawn up before him, towards her; the shin hangs from it. */
function raisedLeg({ part, lines }: Parts): void {
  part(
    below('-34,0! -44,3 -54,9 -59,18! -59,27 -55,37 -54,46! -33,44! -30,35 -27,27 -20,20!'),
    SKIN,
    [SKIN_SHADE, 5],
    [below('-30,-4! -44,0 -40,12 -32,26 -24,30 -14,20!'), SKIN_SHADE],
    [below('-38,26! -42,34 -40,50! -28,50 -26,24!'), SKIN_SHADE],
  );
  lines([lineBelow('-55,18 -51,23 -51,29')], SKIN_LINE, 1.2);
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
    below('3,26! 8,37 12,45 18,52.6 27,57.4 38,58.6 54,61! 56,39! 49,37 43,33 41,26 37,10!'),
    SKIN,
    [SKIN_SHADE, 5],
    // under the hem, in the hollow of the knee, along the calf's under side
    [below('0,22! 46,8 44,20! 33,30 18,35.6 6,34!'), SKIN_SHADE],
    [below('44,30! 40,35 40,41 46,44! 60,46 60,34!'), SKIN_SHADE],
    [below('14,49! 24,52.6 38,53.6 58,56! 58,66 24,64'), SKIN_SHADE],
  );
  lines([lineBelow('43,33 39,37 38,42'), lineBelow('15,44 18,48 23,49.4')], SKIN_LINE, 1.2);
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

function outerArm({ part, lines }: Parts): void {
  part(
    '376,319! 394,313 410,304 424,294! 431,291 435,285! 439,274 438,263 434.6,250 433.2,233! 424.2,233! 422,250 418.4,263 417,270! 402,278 386,287 370,298!',
    SKIN,
    [SKIN_SHADE, 3],
    ['376,321! 396,315 414,304 426,294! 434,289 430,283! 422,286 408,295 392,304 376,309!', SKIN_SHADE],
    ['429,238! 437,240 441,268 436,284 431,286! 431,272 430,254', SKIN_SHADE],
  );
  lines(['417,270 421,275 427,276', '432,288 429,284'], SKIN_LINE, 1.2);
  flungHand({ part, lines }, [428.6, 236], 6, 'left', [SKIN, '#b97e57', SKIN_SHADE]);
}

function trunk({ part, lines }: Parts): void {
  const outline =
    '352,294! 341,295 330,299 322,306 316,315! 325,322 335,326 346,327! 343,340 340,354 338,364! 352,371 374,371 390,363! 386,348 386,336 388,320! 396,314 402,307! 402,298 397,291! 386,295 376,294!';
  part(
    outline,
    TEE,
    [TEE_SHADE, 8],
    [ribbon(curve('334,326 352,332 374,332 396,324'), 5, { start: 1, end: 1 }), STRIPE],
    [ribbon(curve('334,342 352,348 374,348 396,340'), 5, { start: 1, end: 1 }), STRIPE],
    [ribbon(curve('334,357 352,363 374,363 396,355'), 5, { start: 1, end: 1 }), STRIPE],
    ['382,316! 381,340 384,372! 400,372 400,310!', TEE_SHADE],
  );
  lines(
    [
      '344,302 351,310 352,320',
      '386,301 378,309 376,319',
      '322,314 332,318 345,319',
      '333,306 340,311 346,319',
      '399,305 392,303 388,299',
    ],
    TEE_SHADE,
    1.6,
  );
  part(ribbon(curve('352,295 364,299 376,295'), 3.4, { start: 0.7, end: 0.7 }), STRIPE);
}

const onHead = (path: Path): Path => path.scale(-0.47, 0.47).rotate(-5).translate(362, 263);
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
  part('355,298! 355,280! 373,280! 373,298! 364,301', SKIN_SHADE);
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

/** It has stayed behind in the air. */
function cap({ part }: Parts): void {
  const there = (knots: string): Path => closed(knots).rotate(16, 322, 278).translate(48, -112);
  part(there('318,284! 318,275 325,269 334,270 339,277! 330,279 324,281'), '#3b7f86', ['#285b62', 5]);
  part(there('318,284! 312,287 307,293! 314,292 322,287 325,281!'), '#285b62');
}
