import { byHand, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, lerp, Path, random, ribbon } from '../../../kit/pen/index.ts';

const CREST = '20,690 90,694 160,690 240,700 330,712 420,706 500,690 580,676';
const DRIFT = closed('20,806! 110,790 210,800 300,822 410,826 500,808 580,790! 580,900! 20,900!');

/** The slope that the fox crosses. */
export function slope(art: Art): void {
  const ground = byHand(Path.join(curve(CREST)).lineTo(580, 900).lineTo(20, 900).close(), 1.4);
  art.fill(ground, '#a8d9bd');
  stippled(art, ground, '#e6fbd8', [0, 690], [0, 742], [1, 0]);
  stippled(art, ground, '#3f8284', [0, 766], [0, 830], [0, 0.9]);
  // hollows that the wind has cut
  const hollows = [
    '60,742! 130,730 210,734 262,742! 200,744 120,746',
    '350,736! 430,724 520,722 570,728! 570,740 470,738',
    '90,776! 190,764 300,772 380,784! 280,784 170,782',
  ].map((hollow) => closed(hollow));
  for (const hollow of hollows) stippled(art, hollow, '#4d9490', [0, 722], [0, 784], [0.35, 0.85]);
}

/** Close to us; the near trees stand in it. */
export function drift(art: Art): void {
  art.fill(DRIFT, '#2b6468');
  stippled(art, DRIFT, '#a5ddb9', [0, 790], [0, 832], [0.9, 0]);
  stippled(art, DRIFT, '#0e2c36', [0, 838], [0, 872], [0, 0.85]);
  strokes(
    art,
    ['60,826 130,814 210,822', '250,842 330,846 400,842', '420,826 480,816 540,806'],
    1.7,
    '#c9f0cc',
    0.3,
  );
}

/** Where the fox has come from: its prints one behind the other, out of the left. */
export function tracks(art: Art): void {
  const way = curve('44,800 90,784 138,772 186,764 226,758');
  const prints = way
    .walk(9)
    .map(({ x, y, t }, i) => ellipse(x, y + (i % 2 ? 4 : -2), lerp(8, 5, t), lerp(3.6, 2.2, t)));
  art.blot(prints, '#1f5660');
  art.blot(
    prints.map((print) => print.translate(-1, 2.2)),
    '#dff6d4',
    0.5,
  );
}

/** What the tail throws up: it rises, thins, and goes over into the veil's foot. */
export function spray(art: Art): void {
  for (const [x, y, radius, tone] of [
    [196, 752, 54, 0.95],
    [160, 728, 44, 1],
    [148, 696, 36, 0.95],
    [148, 664, 27, 0.85],
    [152, 640, 20, 0.8],
  ] as const)
    stippledGlow(art, x, y, radius, '#f4ffe4', tone, 1);
  strokes(art, ['238,766 206,764 186,756', '222,758 196,754 180,742'], 2.2, '#fbfff0', 0.4);
  const chance = random('spray');
  const flakes: Path[] = [];
  for (let i = 0; i < 120; i++) {
    const t = chance() ** 0.9;
    const aside = lerp(14, 34, t) * (chance() + chance() - 1);
    flakes.push(
      ellipse(lerp(190, 152, t ** 0.6) + aside, lerp(758, 600, t) + aside * 0.4, chance.between(0.7, 2.1)),
    );
  }
  art.blot(flakes, '#f8ffe8');
}

/** Last summer's stalks that stand out of the drift, cut by the frame. */
export function stalks(art: Art): void {
  const chance = random('stalks');
  const [stems, tufts]: [Path[], Path[]] = [[], []];
  for (const [x, foot, height, bend] of [
    [66, 880, 126, 16],
    [82, 880, 150, 26],
    [96, 880, 98, -8],
    [116, 884, 122, 20],
    [58, 880, 160, 6],
    [138, 884, 70, 14],
  ] as const) {
    const stem = curve(`${x},${foot} ${x + bend * 0.3},${foot - height * 0.6} ${x + bend},${foot - height}`);
    stems.push(ribbon(stem, 3, { samples: 10, start: 1, end: 0.5 }));
    for (const { x: at, y, t } of stem.walk(20).slice(11)) {
      const side = chance() < 0.5 ? -1 : 1;
      tufts.push(ellipse(at + side * 3.4 * (1.2 - t), y, 2.4, 3.6).rotate(side * 18, at, y));
    }
  }
  art.blot([...stems, ...tufts], '#0f2b33');
  art.blot(
    tufts.map((tuft) => tuft.scale(0.62, 0.5, ...centre(tuft)).translate(-0.8, -1.6)),
    '#d9f7cc',
  );
}

function centre(path: Path): [number, number] {
  const [left, top, right, bottom] = path.bounds();
  return [(left + right) / 2, (top + bottom) / 2];
}
