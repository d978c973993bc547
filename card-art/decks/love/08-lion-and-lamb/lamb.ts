import {
  type Art,
  clamp,
  closed,
  contains,
  ellipse,
  type Local,
  local,
  type Path,
  random,
} from '../../../kit/pen/index.ts';
import { creases, form } from './view.ts';

const SKIN = { fill: '#f3e6d6', shade: '#cdbeb8', rim: '#fffaf0' } as const;
const FAR = { fill: '#cfc7c2', shade: '#a29ca2' } as const;
const HOOF = { fill: '#54474a', shade: '#2e2629' } as const;

/** Whole, braced on four legs, its weight in its brow. */
export function lamb(art: Art): void {
  legs(art, true);
  legs(art, false);
  tail(art);
  fleece(art);
  head(art);
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

/** Where wool grows: within an outline, how thick its tufts are, in how many rows. */
interface Fleece {
  within: Path;
  size: readonly [small: number, large: number];
  gap: number;
  /** How far round a place is turned from the sun, 0 … 1. */
  turned: (x: number, y: number) => number;
  seed: string;
}

const TONES = ['#fffaf0', '#fbf3e4', '#efe6dc', '#dbd3d0', '#c2bbc0', '#a9a4ae'] as const;

/** Wool in tufts of all sizes, laid from below upwards so that each lies over the next lower one. */
function wool(art: Art, { within, size, gap, turned, seed }: Fleece): void {
  const chance = random(`wool ${seed}`);
  const [left, top, right, bottom] = within.bounds();
  const inside = within.flatten(8);
  for (let y = bottom; y > top - gap; y -= gap * 0.8)
    for (let x = left + chance.between(0, gap); x < right; x += gap * chance.between(0.8, 1.25)) {
      const [px, py] = [x, y + chance.between(-0.3, 0.3) * gap];
      if (!contains(inside, px, py)) continue;
      const r = chance.between(...size);
      const tone = clamp(turned(px, py) + chance.between(-0.08, 0.08)) * (TONES.length - 2);
      const tuft = closed(
        `${px - r},${py + r * 0.2} ${px - r * 0.7},${py - r * 0.7} ${px + r * 0.2},${py - r} ${px + r},${py - r * 0.2} ${px + r * 0.5},${py + r * 0.8} ${px - r * 0.4},${py + r * 0.9}`,
      ).rotate(chance.between(0, 360), px, py);
      art.fill(tuft.translate(1.6, 2.4), TONES[Math.min(5, Math.round(tone) + 1)]!);
      art.fill(tuft, TONES[Math.round(tone)]!);
    }
}

const TRUNK = closed(
  '72,646 80,616 108,600 150,598 186,598 212,608 222,632 214,660 192,678 158,684 118,682 86,672',
);
const NECK = closed('186,612! 208,584 232,560 254,552 264,570 260,594 248,624 228,652 208,664 190,650');

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

/** Nose down, brow against the lion's. */
function head(art: Art): void {
  const box = local(art, 266, 586, 1.24, { rot: 96 });
  farEar(box);
  form(
    box,
    '42,6! 45,-1 41,-9 33,-13 20,-16 6,-21 -8,-24 -20,-18 -26,-4 -22,12 -8,20 8,19 22,17 34,15',
    { ...SKIN, soft: 5 },
    ['-24,20 -6,14 8,9 22,8 42,8 40,24 0,30', SKIN.shade],
    ['12,-18 26,-13 38,-10 42,-4 30,-5 16,-8', '#fffaf0'],
  );
  // nose and mouth
  box.fill(closed('43,5! 45,-1 42,-8 37,-9 37,-3 40,3'), '#c98f88');
  creases(box, ['43,0 40,-3 38,-7', '43,6 36,7 27,5'], 1.3, '#5e3f42');
  // the eye, dark and calm, on the lion; its lid
  const ball = closed('12.6,-6.4! 9,-11 3,-11 -1.4,-6.4! 3,-3.4 9,-3.6');
  box.fill(closed('14,-6! 10,-13.6 2,-13.6 -4,-6! 2,-10 9,-10.4'), SKIN.shade);
  box.fill(ball, '#3d2620');
  box.clip(ball, () => void box.fill(ellipse(6, -5, 4, 2.6), '#6e4a34'));
  box.fill(ellipse(8.4, -8.6, 1.2), '#ffffff');
  creases(box, ['13.6,-6 9,-11.6 3,-11.4 -3,-5.6'], 1.5, '#33221f');
  wool(art, {
    within: box.place(closed('2,-20 -4,-26 -16,-26 -25,-19 -28,-8 -24,0 -14,-6 -6,-12')),
    size: [5, 8.5],
    gap: 8,
    turned: (x) => clamp((x - 268) / 60),
    seed: 'poll',
  });
  form(box, '-12,-4! -24,0 -40,10 -50,24 -46,31 -32,28 -18,16 -8,6!', { ...SKIN, soft: 3 }, [
    '-18,3 -32,11 -44,23 -42,28 -28,22 -16,12',
    '#dfa89c',
  ]);
}

function farEar(box: Local): void {
  form(box, '-10,-20! -20,-28 -28,-42 -30,-54 -22,-52 -12,-40 -2,-26!', {
    fill: '#d9ccc0',
    shade: '#a89c9a',
    soft: 2,
  });
}
