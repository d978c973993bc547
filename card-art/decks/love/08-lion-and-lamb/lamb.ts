import { type Art, clamp, closed } from '../../../kit/pen/index.ts';
import { lambHead, SKIN } from './lamb-head.ts';
import { creases, form } from './view.ts';
import { wool } from './wool.ts';

const FAR = { fill: '#cfc7c2', shade: '#a29ca2' } as const;
const HOOF = { fill: '#54474a', shade: '#2e2629' } as const;

/** Whole, braced on four legs, its weight in its brow. */
export function lamb(art: Art): void {
  legs(art, true);
  legs(art, false);
  tail(art);
  fleece(art);
  lambHead(art);
}

function hoof(art: Art, x: number, y: number, far: boolean): void {
  form(
    art,
    `${x - 6},${y - 13}! ${x + 5},${y - 13}! ${x + 9},${y + 1} ${x + 8},${y + 2}! ${x - 7},${y + 2}! ${x - 8},${y}`,
    { ...(far ? { fill: '#40363a', shade: '#2a2226' } : HOOF), soft: 3 },
  );
  creases(art, [`${x + 1},${y - 11} ${x + 2},${y - 4} ${x + 3},${y + 2}`], 1.4, '#1c1618');
}

function legs(art: Art, far: boolean): void {
  const skin = far ? FAR : SKIN;
  for (const [limb, foot] of far
    ? ([
        [
          '196,660! 220,656! 221,700 218,726 221,738 214,758 214,778 216,788! 204,788! 205,776 204,756 206,738 208,722',
          [210, 796],
        ],
        [
          '118,670! 150,676! 142,704 130,722 128,736 131,760 132,786! 120,786! 119,760 114,738 118,722',
          [126, 796],
        ],
      ] as const)
    : ([
        [
          '172,670! 204,672! 202,704 195,734 197,748 189,770 188,792 191,802! 178,802! 179,790 180,768 178,750 179,734 174,706',
          [185, 812],
        ],
        [
          '86,664! 138,674! 134,700 114,722 100,738 99,752 106,776 109,801! 96,801! 92,778 86,756 84,742 90,722 88,700',
          [102, 812],
        ],
      ] as const)) {
    form(art, limb, { ...skin, soft: far ? 3 : 4 });
    hoof(art, foot[0], foot[1], far);
  }
  if (!far)
    creases(
      art,
      [
        '180,738 187,742 196,740',
        '178,794 184,797 191,795',
        '86,744 92,748 99,744',
        '96,793 102,796 109,794',
        '120,700 110,716 96,728',
      ],
      1.4,
      '#9c8e8c',
    );
}

const TRUNK = closed(
  '72,646 80,616 108,600 150,598 186,598 212,608 222,632 214,660 192,678 158,684 118,682 86,672',
);
const NECK = closed(
  '180,608! 190,582 202,556 222,542 250,544 264,570 260,594 248,624 228,652 208,664 190,650',
);

/** The trunk and the neck: round, the belly and the throat away from the sun. */
function fleece(art: Art): void {
  const under = (y: number, from: number, to: number): number => clamp((y - from) / (to - from));
  wool(art, {
    within: TRUNK,
    size: [9, 14],
    gap: 13,
    turned: (x, y) => under(y + (x - 140) * 0.12, 628, 690) ** 1.3,
    seed: 'trunk',
  });
  wool(art, {
    within: NECK,
    size: [8, 12],
    gap: 11,
    turned: (x, y) => under(y * 0.6 + x * 0.75, 522, 578),
    seed: 'neck',
  });
}

function tail(art: Art): void {
  wool(art, {
    within: closed('84,624! 72,632 66,650 68,668 78,664 84,646'),
    size: [5, 8],
    gap: 8,
    turned: (_, y) => clamp((y - 630) / 60),
    seed: 'tail',
  });
}
