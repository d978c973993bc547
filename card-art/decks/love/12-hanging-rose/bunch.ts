import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Path,
  points,
  ribbon,
  roundRect,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { bySun, closedRose, openRose, type Tone } from './rose.ts';

const CRIMSON: Tone = {
  outer: '#9c2a46',
  side: '#7c1f40',
  lip: '#d8705e',
  through: '#ee8c66',
  deep: '#541134',
};
const WINE: Tone = { outer: '#7c2044', side: '#641a3e', lip: '#b8505c', through: '#d0685c', deep: '#451030' };
const CORAL: Tone = {
  outer: '#b84252',
  side: '#982f4a',
  lip: '#eb967a',
  through: '#f8a878',
  deep: '#6a1838',
};

/** Each rose from back to front: its neck, size, turn. */
const ROSES = [
  { at: [350, 270], size: 0.86, rot: -40, tone: WINE, open: false, mirror: true },
  { at: [166, 300], size: 1.06, rot: 34, tone: WINE, open: false },
  { at: [262, 286], size: 1.04, rot: -14, tone: CRIMSON, open: true, mirror: true },
  { at: [330, 352], size: 1.34, rot: -24, tone: CRIMSON, open: false },
  { at: [124, 384], size: 1.06, rot: 30, tone: CRIMSON, open: true },
  { at: [228, 392], size: 1.42, rot: 9, tone: CORAL, open: true },
] as const;

const TIE = { x: 262, y: 176 } as const;
const STEM = { shade: '#28283a', rim: '#e0c890', rimWidth: 1.4 } as const;

/** The bunch, tied head down to the curtain's rod; petals that fall from it. */
export function bunch(art: Art): void {
  stems(art);
  for (const { at, size, rot, tone, open, ...rest } of ROSES)
    (open ? openRose : closedRose)(art, at[0], at[1], size, tone, { rot, ...rest });
  bow(art);
}

/** Stems from their cut ends above the tie to the blooms, and the leaves that hang from them. */
function stems(art: Art): void {
  const { x, y } = TIE;
  const ends = [-30, 34, 8, 22, -18, -4];
  ROSES.forEach(({ at: [nx, ny] }, i) => {
    const bend = (nx - x) * 0.42;
    const spine = `${x + ends[i]!},${y - 70} ${x + ends[i]! * 0.1},${y} ${x + bend},${y + (ny - y) * 0.55} ${nx},${ny}`;
    bySun(art, tube(points(spine), [4, 4.2, 3.8, 4.6], 16).outline, i % 2 ? '#696a4a' : '#5b5e46', 3, STEM);
  });
  for (const [lx, ly, length, width, angle, bend] of [
    [208, 252, 92, 40, 236, -16],
    [320, 250, 96, 38, 122, 18],
    [232, 232, 74, 30, 206, 10],
    [292, 226, 70, 30, 152, -8],
    [188, 284, 66, 30, 262, 12],
    [346, 296, 70, 30, 96, -14],
  ] as const) {
    bySun(art, leaf(lx, ly, length, width, angle, bend), '#66694a', 7, STEM);
    const rib = leaf(lx, ly, length * 0.9, 0.5, angle, bend);
    art.line(rib, INK.detail, '#a9a374');
  }
}

/** The ribbon: round the stems, over the rod, its ends hanging. */
function bow(art: Art): void {
  const { x, y } = TIE;
  const silk = (path: Path, fill = '#8fb0b4'): void =>
    bySun(art, path.translate(x, y), fill, 5, { shade: '#2f4a62', rim: '#fff0d0', rimWidth: 1.6 });
  silk(ribbon(curve('-4,4 -26,40 -20,74 -42,112'), 17, { start: 0.5, end: 0.9, peak: 0.7 }));
  silk(ribbon(curve('6,4 20,34 16,66 34,98'), 16, { start: 0.5, end: 0.9, peak: 0.7 }), '#7a9ca6');
  for (const [loop, opening] of [
    ['-4,-2! -28,-30 -66,-40 -86,-22 -80,4 -44,16', '-26,-8! -48,-22 -70,-22 -70,-6 -50,2'],
    ['4,-2! 30,-24 62,-28 80,-6 70,16 36,18', '24,-4! 44,-14 62,-12 60,2 42,8'],
  ] as const) {
    silk(closed(loop));
    art.fill(closed(opening).translate(x, y), '#3f6076');
  }
  silk(roundRect(-17, -12, 34, 26, 7), '#b4ccc8');
  strokes(
    art,
    [curve('-9,-10 -7,0 -9,11'), curve('0,-11 2,0 0,12'), curve('9,-10 8,0 9,11')].map((fold) =>
      fold.translate(x, y),
    ),
    INK.detail,
    '#4c6c7c',
    0.2,
  );
}

/** What falls: each turned otherwise, lit by the street's end. */
export function petals(art: Art): void {
  for (const [x, y, size, turn, fill] of [
    [300, 640, 0.8, 30, '#f08c6a'],
    [236, 716, 0.66, 200, '#d8606a'],
    [128, 806, 0.9, 80, '#c24a58'],
    [214, 822, 0.7, 300, '#e07a64'],
  ] as const) {
    const petal = closed('0,20! -18,10 -24,-8 -8,-20 10,-15 24,-8 18,12')
      .scale(size, size * 0.62)
      .rotate(turn)
      .translate(x, y);
    bySun(art, petal, fill, 4, { rim: '#ffd8ae' });
  }
}
