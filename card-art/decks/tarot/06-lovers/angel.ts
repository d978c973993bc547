import { wing } from '../../../kit/figure/wing.ts';
import { flat, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { strip } from '../../../kit/pen/forms.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  Path,
  points,
  type Tube,
  tube,
} from '../../../kit/pen/index.ts';
import { angelHead } from './angel-head.ts';
import { hand } from './hand.ts';
import { GOLDEN, KISS } from './view.ts';

/** Its shoulders lie in shade; what hangs between the two has their light. */
const ROBE = { light: '#fff3d4', middle: '#e6d0ab', dark: '#c4a58c', deep: '#98757a' } as const;
const HEM = { fill: '#c58f45', light: '#f6d998', dark: '#8a5a38' } as const;

const PLUMAGE = {
  rows: [
    { length: 1, width: 42, count: 15, light: '#c9686e', dark: '#9c4a5e' },
    { length: 0.66, width: 36, count: 15, light: '#dc8781', dark: '#bb6069' },
    { length: 0.42, width: 30, count: 16, light: '#eea996', dark: '#d58379' },
    { length: 0.24, width: 24, count: 18, light: '#f7cdb2', dark: '#e6a48c' },
  ],
  arm: [28, '#f7cdb2'],
  edgeLight: '#ffe9cc',
  lengths: [150, 330],
} as const;

function wings(art: Art): void {
  wing(art, {
    ...PLUMAGE,
    edge: curve('240,352 216,262 176,196 126,186 78,222 44,300 26,400'),
    angles: [196, 172],
    shaded: 'left',
    seed: 'left',
  });
  wing(art, {
    ...PLUMAGE,
    edge: curve('360,352 388,258 430,192 480,188 524,226 558,304 574,400'),
    angles: [164, 188],
    shaded: 'right',
    seed: 'right',
  });
}

/** Shoulders and breast, bent over the two: of the robe one sees what is above and between them. */
function robe(art: Art): void {
  flat(
    art,
    '258,296! 342,296! 356,332 388,342 410,352 426,384 420,470 400,560 420,800! 180,800! 200,560 180,470 174,384 190,352 212,342 244,332!',
    ROBE.middle,
    ['160,340! 214,346 250,372 262,420 240,470 214,520! 150,520!', ROBE.dark],
    ['440,340! 386,346 350,372 338,420 360,470 386,520! 450,520!', ROBE.dark],
    ['262,352! 290,410 296,470 290,560! 262,560 258,440!', ROBE.light],
    ['338,352! 312,410 306,470 312,560! 338,560 342,440!', ROBE.light],
    ['252,352! 264,392 266,440 260,480! 252,440 248,392!', ROBE.dark],
    ['348,352! 336,392 334,440 340,480! 348,440 352,392!', ROBE.dark],
  );
  stippledGlow(art, ...KISS, 215, '#fffdf0', 1, 1.25);
  art.glow(...KISS, 130, '#fffdf0', 0.9);
  // its hair behind the neck
  art.blot(
    [
      closed('230,288! 268,288! 266,334! 250,340 234,330!'),
      closed('352,288! 332,288! 334,334! 346,338 352,330!'),
    ],
    '#ab7050',
  );
  art.fill(closed('264,306! 266,336 282,366 300,388! 318,366 334,336 336,306!'), GOLDEN.dark);
  art.fill(closed('272,340! 284,362 300,382! 316,362 328,340! 314,352 286,352!'), GOLDEN.middle);
  strokes(art, ['270,338 282,352 294,358', '330,338 318,352 306,358'], 1.8, GOLDEN.line, 0.1);
  for (const mirror of [false, true])
    flat(
      local(art, 300, 0, 1, { mirror }),
      '-58,338! -40,322! -34,344 -18,370 0,386! 0,408! -28,384 -48,358!',
      HEM.fill,
      ['-58,338! -50,356 -28,384 0,408! 0,398! -26,376 -48,344!', HEM.dark],
      { side: [1.6, -0.8], paint: HEM.light },
    );
}

/** Shoulder to elbow, in the sleeve. */
const UPPER = tube(
  points('-74,352 -112,378 -148,420 -178,464 -200,506 -206,522'),
  [10, 27, 37, 42, 43, 42, 41, 39, 38, 35],
  24,
);
const HEM_RING = tube(points('-190,488 -200,506 -207,524 -212,540'), [39, 39.6, 38, 37], 8);
/** Its lower edge goes round the arm. */
const HEM_EDGE = Path.join(
  tube(points('-190,488 -200,506 -206,522'), [39, 39.6, 38.4], 8).outline,
  ellipse(0, 0, 38.4, 10).rotate(UPPER.angleAt(1)).translate(-206, 522),
);

interface Reach {
  forearm: Tube;
  /** Where the hand begins, and which way it lies. */
  wrist: readonly [x: number, y: number, turn: number];
}
/** Towards us and down: on her back, and on his shoulder. */
const REACH: readonly [onHer: Reach, onHim: Reach] = [
  {
    forearm: tube(points('-206,510 -202,548 -192,578 -180,600'), [27, 27, 24.5, 20, 16, 14.4], 14),
    wrist: [-182, 596, 146],
  },
  {
    forearm: tube(points('-206,510 -208,546 -206,578 -202,602'), [27, 27, 24.5, 20, 16, 14.4], 14),
    wrist: [-203, 598, 158],
  },
];

function sleeve(box: Local): void {
  flat(
    box,
    UPPER.outline,
    ROBE.middle,
    [strip(UPPER, -1.2, -0.3), ROBE.light],
    [strip(UPPER, 0.2, 1.3), ROBE.dark],
    [strip(UPPER, 0.72, 1.3), ROBE.deep],
    ['-96,352! -126,396 -158,442 -180,500! -150,462 -118,420!', ROBE.dark],
    ['-90,380! -112,430 -136,470 -158,512! -126,480 -100,440!', '#fffaf0'],
    ['-196,500! -176,476 -164,448 -158,430! -172,452 -190,478!', ROBE.deep],
    { along: [UPPER.edge(0.98, 0.02, 1)], paint: '#f7dfb6', width: 5 },
  );
  flat(
    box,
    HEM_EDGE,
    HEM.fill,
    [strip(HEM_RING, 0.2, 1.3), HEM.dark],
    [strip(HEM_RING, -1.3, -0.5), HEM.light],
  );
}

/** Its arms come round them: behind their heads the shoulders, before their backs the forearms and hands. */
function shoulders(art: Art): void {
  for (const mirror of [false, true]) {
    const box = local(art, 300, 0, 1, { mirror });
    const { forearm } = REACH[mirror ? 1 : 0];
    flat(
      box,
      forearm.outline,
      GOLDEN.middle,
      [strip(forearm, 0.6, 1.3), GOLDEN.dark],
      [strip(forearm, -1.3, -0.4), GOLDEN.light],
      ['-250,500! -250,548 -214,556 -170,538! -160,500!', GOLDEN.dark],
    );
    sleeve(box);
  }
}

/** The hands, laid on the two. */
export function angelHands(art: Art): void {
  for (const mirror of [false, true]) {
    const { wrist } = REACH[mirror ? 1 : 0];
    const [x, y, turn] = wrist;
    const at = local(art, mirror ? 300 - x : 300 + x, y, 0.52, { mirror, rot: mirror ? -turn : turn });
    hand(art, at, GOLDEN, {
      fingers: [
        [-7, -4],
        [-2, -3],
        [3, 0],
        [9, 2],
      ],
      thumb: [-42, 18],
    });
  }
}

/** An angel bends over the two and takes them into its arms: wings behind it, a bowed head lit from below. */
export function angel(art: Art): void {
  wings(art);
  robe(art);
  shoulders(art);
  angelHead(art);
}
