import { fringe, hairs, INK, ragged, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { tanukiHead } from './tanuki-head.ts';
import { toned } from './view.ts';

const COAT = { fill: '#8d7468', shade: '#54496c', soft: 22, rim: '#e0a880', rimWidth: 1.6 } as const;
const DARK = { fill: '#43333c', shade: '#28243c', soft: 6, rim: '#e0a06c', rimWidth: 1.8 } as const;
const NAPE = '#71595f';
const BACK = '#5c4a5a';

const BODY = closed(
  '440,604! 456,596 474,588 494,576 520,565 548,560 590,564! 590,690! 560,700 536,708 510,712 486,708 462,694 448,664',
);

/** A raccoon dog that has come in out of the evening with its fore half; the hind half is not sure yet. */
export function tanuki(art: Art): void {
  farLeg(art);
  toned(
    art,
    BODY,
    COAT,
    // the dark of the withers runs down into the leg; the flank is paler
    [
      '452,596! 480,582 504,570 528,564! 532,582 520,604 514,634 512,664 508,700 470,720! 450,690 444,640',
      '#5c4a58',
    ],
    ['528,716! 534,690 552,672 600,662! 600,716', '#a98a74'],
  );
  coat(art);
  nearLeg(art);
  neck(art);
  tanukiHead(art);
}

/** A step ahead; the weight is not on it yet. */
function farLeg(art: Art): void {
  toned(
    art,
    '452,660! 470,684 456,706 442,719! 432,729 424,734 412,736 404,732 405,725 411,721! 423,716 429,702 436,684',
    { ...DARK, fill: '#352a38', rimWidth: 1.4 },
  );
  strokes(art, ['413,724 410,732', '420,722 418,732'], INK.detail, '#1a1628', 0);
}

const flow = (x: number, y: number): number => 104 + (y - 600) * 0.34 + (x - 480) * 0.04;

/** Locks where tone meets tone, and where it ends against the blue and the floor. */
function coat(art: Art): void {
  art.blot(
    fringe('446,602 474,588 494,576 520,565 548,560 584,563', -15, {
      count: 34,
      length: [10, 22],
      width: 5,
      seed: 'back',
    }),
    BACK,
  );
  art.blot(
    ragged('530,566 522,600 515,634 512,664 509,696', (x, y) => flow(x, y), {
      count: 34,
      length: [12, 26],
      width: 5,
      seed: 'withers',
      bare: 0.1,
    }),
    '#5c4a58',
  );
  hairs(art, BODY, flow, '#6f5a60', {
    seed: 'dark',
    gap: 20,
    length: [12, 30],
    width: 3.6,
    share: (x, y) => (x > 522 && y > 580 ? 0.5 : 0),
  });
  hairs(art, BODY, flow, '#a98a74', {
    seed: 'light',
    gap: 22,
    length: [10, 24],
    width: 3,
    share: (x, y) => (x > 526 && y > 604 ? 0.6 : 0),
  });
  art.blot(
    fringe('492,578 520,566 548,561 576,564', -20, {
      count: 22,
      length: [8, 15],
      width: 2,
      seed: 'back light',
      bare: 0.35,
    }),
    '#8f93c4',
  );
  art.blot(
    fringe('584,692 560,700 536,708 510,712 492,708', -112, {
      count: 34,
      length: [10, 24],
      width: 5,
      seed: 'belly',
      bare: 0.1,
    }),
    '#6b5560',
  );
  art.blot(
    fringe('582,690 560,698 536,706 516,709', -106, {
      count: 18,
      length: [6, 13],
      width: 3,
      seed: 'belly light',
      bare: 0.3,
    }),
    '#a98a74',
  );
}

/** Elbow, wrist, foot: it takes the weight. */
function nearLeg(art: Art): void {
  const leg = closed(
    '456,640! 484,626 506,644 512,674 503,698! 496,708 491,720 487,738! 486,747 478,753 466,755 456,753 453,747 458,740! 468,735 472,720 469,704 464,690 456,668',
  );
  toned(art, leg, { ...DARK, rimWidth: 1.4 }, [
    '452,650! 464,664 470,690 474,716 469,736 458,750 446,744! 446,690',
    '#7d5048',
  ]);
  strokes(
    art,
    ['504,690 494,700 487,714', '461,745 459,752', '468,744 467,753', '476,743 476,752'],
    INK.detail,
    '#1a1628',
    0,
  );
  art.blot(
    fringe('506,636 513,664 508,688 500,704', -34, { count: 14, length: [8, 16], width: 4, seed: 'elbow' }),
    '#43333c',
  );
}

/** Long, and stretched further than it likes; the winter's ruff hangs from it. */
function neck(art: Art): void {
  const shape = closed(
    '424,588! 446,590 466,596 484,608! 498,634 496,664 484,692! 470,706 452,704 438,694 424,676! 414,650',
  );
  toned(
    art,
    shape,
    { fill: '#a58874', shade: '#6a5666', soft: 9, rim: '#e0b284', rimWidth: 1 },
    ['424,584! 460,586 500,600 510,640 496,650 480,628 450,614 426,612', NAPE],
    ['404,650! 428,660 448,674 462,690 470,712 430,716', '#e0b284'],
  );
  art.blot(
    fringe('420,664 428,680 442,696 456,704 470,705 480,694', 52, {
      count: 24,
      length: [12, 26],
      width: 6,
      seed: 'ruff below',
      bare: 0,
    }),
    '#dcae82',
  );
  art.blot(
    fringe('470,600 488,616 497,640 496,664 486,690', -34, {
      count: 26,
      length: [10, 24],
      width: 5,
      seed: 'ruff behind',
      bare: 0.05,
    }),
    NAPE,
  );
  art.blot(
    fringe('432,590 450,592 468,598 482,608', -4, { count: 16, length: [8, 16], width: 4, seed: 'nape' }),
    NAPE,
  );
  hairs(art, shape, (x, y) => 120 + (y - 600) * 0.6 - (x - 440) * 0.3, '#c9a888', {
    seed: 'ruff',
    gap: 14,
    length: [10, 22],
    width: 3.4,
    share: (x, y) => (y > 640 && x < 480 ? 0.6 : 0),
  });
}
