import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Path, points, ribbon, tube } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { bud, halfOpenRose, wideRose } from './blooms.ts';
import { heroRose } from './hero-rose.ts';
import type { Tone } from './petal.ts';
import { toned } from './view.ts';

const CRIMSON: Tone = {
  back: '#a22c46',
  shade: '#581436',
  inner: '#d9715d',
  lip: '#ec9274',
  deep: '#4a0f30',
};
const WINE: Tone = { back: '#802244', shade: '#461034', inner: '#bc5452', lip: '#d07a66', deep: '#3a0c2a' };
const CORAL: Tone = { back: '#c04652', shade: '#761b3e', inner: '#f0906a', lip: '#f8b48a', deep: '#5a1234' };

/** Each rose from back to front: its neck, size, turn. */
const ROSES = [
  { draw: bud, at: [378, 270], size: 0.62, rot: 140, tone: WINE },
  { draw: halfOpenRose, at: [160, 288], size: 0.56, rot: 210, tone: WINE, mirror: true },
  { draw: wideRose, at: [268, 258], size: 0.74, rot: 172, tone: CRIMSON, mirror: true },
  { draw: bud, at: [98, 356], size: 0.66, rot: 200, tone: CRIMSON },
  { draw: halfOpenRose, at: [362, 340], size: 0.8, rot: 160, tone: CRIMSON },
  { draw: heroRose, at: [222, 384], size: 1.04, rot: 187, tone: CORAL },
] as const;

const TIE = { x: 270, y: 180 } as const;
const STEM = { shade: '#3c4038', rim: '#d8cc92', rimWidth: 1.2 } as const;

/** The bunch, hung head down from a nail in the window's lintel. */
export function bunch(art: Art): void {
  stems(art);
  for (const { draw, at, size, tone, ...place } of ROSES) draw(art, at[0], at[1], size, tone, place);
  nail(art);
  bow(art);
}

/** The leaves that hang in the bunch; over them the stems, whole from their cut ends above the tie to the blooms. */
function stems(art: Art): void {
  const { x, y } = TIE;
  for (const [lx, ly, length, width, angle, bend] of [
    [208, 252, 92, 40, 236, -16],
    [320, 250, 96, 38, 122, 18],
    [232, 232, 74, 30, 206, 10],
    [292, 226, 70, 30, 152, -8],
    [188, 284, 66, 30, 262, 12],
    [346, 296, 70, 30, 96, -14],
  ] as const) {
    toned(art, leaf(lx, ly, length, width, angle, bend), { ...STEM, fill: '#6c6f4c', soft: 6 });
    art.line(leaf(lx, ly, length * 0.9, 0.5, angle, bend), INK.detail, '#a9a374');
  }
  // the bud's, the thinnest: it hangs over behind the small rose
  stem(art, `${x - 25},${y - 46} ${x - 2},${y} 206,246 156,258 112,284 90,318 97,354`, 2.8, '#62654a');
  const ends = [-32, 36, 12, 25];
  [ROSES[0], ROSES[1], ROSES[2], ROSES[4]].forEach(({ at: [nx, ny] }, i) => {
    const spine = `${x + ends[i]!},${y - 46} ${x + ends[i]! * 0.1},${y} ${x + (nx - x) * 0.46},${y + (ny - y) * 0.55} ${nx},${ny}`;
    stem(art, spine, 4, i % 2 ? '#73744e' : '#62654a');
  });
  // the great rose's, the thickest: out from behind the rose above it, its weight has bent it
  const [heroX, heroY] = ROSES[5].at;
  stem(
    art,
    `${x - 10},${y - 46} ${x - 3},${y} 218,262 200,322 ${heroX - 8},${heroY - 26} ${heroX},${heroY}`,
    5.2,
    '#7c7c52',
  );
}

const stem = (art: Art, spine: string, half: number, fill: string): void =>
  toned(art, tube(points(spine), [half, half * 1.05, half * 0.9, half * 1.1], 16).outline, {
    ...STEM,
    fill,
    soft: 2.6,
  });

/** A nail in the lintel, and the string that runs from it into the knot. */
function nail(art: Art): void {
  const { x, y } = TIE;
  const on = (path: Path): Path => path.translate(x + 6, y - 62);
  art.fill(on(closed('0,-6! 8,-14 14,-24! 17,-20 14,-12 6,-2!')), '#1c0f24', 0.8);
  art.blot(
    ['-3,3 -8,30 -13,58', '3,3 3,30 0,58'].map((way) =>
      ribbon(on(curve(way)), 3, { start: 0.9, end: 0.9, samples: 12 }),
    ),
    '#eadfc0',
  );
  toned(art, on(closed('-4,-5! 4,-5! 3.4,5 -3.4,5')), { fill: '#8d8790', shade: '#4a4654', soft: 2 });
  toned(art, on(ellipse(0, -5, 7, 4.4)), {
    fill: '#a9a2a4',
    shade: '#5b5462',
    soft: 2.4,
    rim: '#ffe2b0',
    rimWidth: 1.4,
  });
  // it goes twice round the nail
  art.blot(
    ['-5,1 0,3.6 5,1', '-5,4.6 0,7.2 5,4.6'].map((turn) =>
      ribbon(on(curve(turn)), 2.8, { start: 0.8, end: 0.8, samples: 8 }),
    ),
    '#f4ead0',
  );
}

const SILK = { shade: '#5d8492', soft: 5, rim: '#e8efdc', rimWidth: 1.4 } as const;

/** The ribbon round the stems, its ends hanging. */
function bow(art: Art): void {
  const { x, y } = TIE;
  const silk = (path: Path, fill = '#90b3b6'): void => toned(art, path.translate(x, y), { ...SILK, fill });
  const dark = (knots: string): void => void art.fill(closed(knots).translate(x, y), '#3c6076');
  // the ends: each turns over once
  silk(
    closed(
      '-8,4! -18,28 -30,46 -26,70! -34,90 -52,104! -44,104 -40,116! -22,102 -12,80 -12,62! -16,44 0,26 4,6!',
    ),
  );
  dark('-30,46! -28,58 -26,70! -20,66 -14,56 -15,48! -22,50');
  silk(
    closed('2,6! 18,30 24,50 18,74! 22,92 36,104! 38,96 48,96! 38,80 32,66 36,50! 30,28 14,4!'),
    '#7fa4ad',
  );
  // the loops: their insides dark, the near half turns over it
  silk(closed('-4,-6! -20,-30 -50,-40 -70,-28! -78,-8 -62,12 -40,14 -10,6!'), '#7ea3ac');
  dark('-14,-6! -28,-24 -50,-31 -65,-22! -66,-4 -52,2 -36,2');
  silk(closed('-6,-4! -22,-8 -46,-8 -65,-22! -80,-8 -80,16 -62,26! -40,26 -18,14 -4,6!'));
  silk(closed('4,-6! 18,-30 46,-42 70,-32! 84,-10 70,12 44,14 10,8!'), '#7ea3ac');
  dark('14,-8! 26,-24 48,-33 65,-26! 66,-8 50,0 32,2');
  silk(closed('6,-2! 24,-8 46,-12 65,-26! 82,-16 82,6 62,18! 38,22 16,14 4,8!'));
  strokes(
    art,
    ['-14,0 -34,6 -56,4', '-12,4 -30,12 -46,14', '14,2 32,8 50,6', '12,6 28,14 40,16'].map((fold) =>
      curve(fold).translate(x, y),
    ),
    INK.detail,
    '#48707f',
    0.2,
  );
  silk(closed('-15,-10! -4,-14 8,-13 16,-9! 19,2 15,13! 4,16 -8,15 -15,12! -18,1'), '#b6cdc8');
  strokes(
    art,
    ['-9,-10 -7,0 -9,12', '0,-12 2,0 0,13', '9,-11 8,0 9,12'].map((fold) => curve(fold).translate(x, y)),
    INK.detail,
    '#5c8391',
    0.2,
  );
}

/** How flat a petal on the sill is seen. */
const LYING = 0.5;

/** Petals that have come off: some fall, turned anyhow, the rest lie on the sill. */
export function petals(art: Art): void {
  for (const [x, y, size, turn, fill, lies] of [
    [300, 640, 0.8, 30, '#f08c6a', false],
    [262, 748, 0.66, 200, '#d8606a', false],
    [120, 812, 0.95, 70, '#d8606a', true],
    [200, 836, 0.85, 280, '#e98468', true],
    [96, 842, 0.7, 20, '#c24a58', true],
  ] as const) {
    const petal = closed('0,22! -14,14 -25,-1 -19,-15 -6,-21 4,-18.6 12,-20 23,-12 23,0 12,13');
    const turned = lies
      ? petal.scale(size).rotate(turn).scale(1, LYING)
      : petal.scale(size, size * 0.7).rotate(turn);
    const shape = turned.translate(x, y);
    if (lies) art.fill(shape.translate(6, 4), '#4a2440', 0.8);
    toned(art, shape, { fill, shade: '#8c2c46', soft: 4, rim: '#ffd8ae', rimWidth: 1.3 });
    const rib = (knots: string) => {
      const course = curve(knots);
      return (
        lies ? course.scale(size).rotate(turn).scale(1, LYING) : course.scale(size, size * 0.7).rotate(turn)
      ).translate(x, y);
    };
    strokes(art, [rib('0,18 -4,4 -10,-8'), rib('1,17 5,4 12,-6')], INK.detail, '#8c2c46', 0.2);
  }
}
