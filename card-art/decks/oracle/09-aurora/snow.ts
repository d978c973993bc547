import { byHand, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  Path,
  polar,
  random,
  ribbon,
} from '../../../kit/pen/index.ts';

const CREST = '20,690 90,694 160,690 240,700 330,712 420,706 500,690 580,676';
const DRIFT = closed('20,838! 110,824 210,830 300,842 410,838 500,818 580,796! 580,900! 20,900!');
/** What the wind has cut: a hard crest, and the lee below it. The nearer, the longer. */
const RIDGES: readonly (readonly [crest: string, lee: string, depth: number])[] = [
  ['56,716 96,710 140,712 176,720', '150,724 100,722', 10],
  ['300,722 350,716 404,718 452,726', '420,732 350,730', 12],
  ['430,702 476,696 520,696 556,702', '530,708 470,706', 10],
  ['226,744 280,736 344,740 400,752', '360,760 280,754', 18],
  ['408,764 452,752 508,752 566,762', '540,776 460,774', 20],
  ['46,762 76,756 104,760', '90,770 64,772', 14],
  ['40,806 100,796 150,800 206,812', '170,820 90,818', 20],
  ['404,830 450,819 500,817 560,823', '510,834 450,834', 16],
];

/** The slope that the fox crosses. */
export function slope(art: Art): void {
  const ground = byHand(Path.join(curve(CREST)).lineTo(580, 900).lineTo(20, 900).close(), 1.4);
  art.fill(ground, '#a8d9bd');
  stippled(art, ground, '#e6fbd8', [0, 690], [0, 742], [1, 0]);
  stippled(art, ground, '#3f8284', [0, 776], [0, 850], [0, 0.9]);
  for (const [crest, lee, depth] of RIDGES) {
    const top = Math.min(
      ...curve(crest)
        .walk(9)
        .map(({ y }) => y),
    );
    stippled(
      art,
      closed(`${crest.replace(' ', '! ')}! ${lee}`),
      '#3d8485',
      [0, top],
      [0, top + depth * 1.4],
      [0.95, 0],
    );
  }
  strokes(
    art,
    RIDGES.map(([crest]) => curve(crest).translate(0, -1.2)),
    2,
    '#f2ffe0',
    0.25,
  );
}

/** Close to us; the near trees stand in it. */
export function drift(art: Art): void {
  art.fill(DRIFT, '#2b6468');
  stippled(art, DRIFT, '#a5ddb9', [0, 812], [0, 850], [0.9, 0]);
  stippled(art, DRIFT, '#0e2c36', [0, 846], [0, 874], [0, 0.85]);
  strokes(art, ['40,836 110,823 210,829 300,841', '330,843 410,837 500,817 566,798'], 1.7, '#dcf8d4', 0.2);
}

/** The way of the swept snow, from under the brush up to the veil's foot. */
const SWEEP = curve('216,797 192,801 156,796 116,778 97,746 106,706 134,668 158,642 150,628 128,608');
/** The cloud of it in three values; its outer edge billows. */
const CLOUD = [
  [
    '222,800! 208,812 186,810 160,820 136,808 112,809 98,793 77,782 78,762 63,744 73,726 69,706 87,696 92,676 112,664 122,646 156,634! 154,650 150,664 137,676 133,694 121,706 125,726 117,740 129,752 128,764 150,770 184,778 206,790!',
    '#5fa99d',
    0.9,
  ],
  [
    '216,798! 204,806 188,803 162,810 140,798 118,798 107,783 89,771 92,754 79,740 89,722 86,707 104,695 110,676 126,662 154,636! 145,662 129,680 125,696 112,710 114,728 108,742 120,756 126,770 160,782 196,790!',
    '#c3efcf',
    0.95,
  ],
  [
    '208,796! 194,800 172,797 146,793 132,781 114,776 109,760 98,748 102,736 98,722 110,712 114,694 136,666! 130,692 119,714 116,732 122,748 132,764 160,784 190,790!',
    '#fbfff2',
    1,
  ],
] as const;

/** What the tail throws up: it curls away from the slope, thins, and goes over into the veil. */
export function spray(art: Art): void {
  for (const [outline, tone, shown] of CLOUD)
    stippled(art, closed(outline), tone, [0, 780], [0, 640], [shown, shown * 0.6]);
  const thread = ribbon(SWEEP, 30, { samples: 24, peak: 0.6 });
  stippled(art, thread, '#fbfff2', [0, 740], [0, 606], [0, 1]);
  const chance = random('spray');
  const flakes = SWEEP.walk(130).map(({ x, y, t, angle }) => {
    const aside = lerp(58, 18, t) * (chance() + chance() - 1);
    return ellipse(...polar(x, y, aside, angle + 90), chance.between(0.7, lerp(2.6, 1.7, t)));
  });
  art.blot(flakes, '#f8ffe8');
}

/** Snow that the hind feet break and the brush ploughs: a lip before each, clods flung back. */
export function kick(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const lips = [
    '-178,7! -168,1 -160,2 -152,-6 -144,-3 -137,-5 -129,2 -120,1 -113,-5 -105,-3 -98,-1 -88,4 -74,6! -96,10 -130,12 -160,11',
    '-270,8! -256,0 -246,1 -236,-6 -226,-2 -214,-4 -204,3 -194,0 -184,5 -168,10! -200,15 -240,15',
  ].map((lip) => closed(lip));
  for (const lip of lips) {
    box.fill(lip, '#e4f8d8');
    stippled(art, box.place(lip), '#5fa99d', box.at(0, -1), box.at(0, 14), [0, 0.9]);
  }
  const clods: readonly (readonly [x: number, y: number, size: number])[] = [
    [-158, -12, 3.4],
    [-166, -20, 2.4],
    [-172, -8, 3],
    [-178, -26, 1.8],
    [-150, -18, 1.8],
    [-164, -34, 1.5],
    [-112, -14, 1.8],
    [-122, -10, 2.2],
  ];
  box.blot(
    clods.map(([cx, cy, size]) => ellipse(cx, cy, size, size * 0.8)),
    '#f4ffe4',
  );
}

/** Last summer's stalks that stand out of the drift, cut by the frame. */
export function stalks(art: Art): void {
  const chance = random('stalks');
  const [stems, tufts]: [Path[], Path[]] = [[], []];
  for (const [x, foot, height, bend] of [
    [62, 884, 104, 12],
    [78, 884, 122, 18],
    [92, 884, 82, -8],
    [108, 886, 92, 16],
    [54, 884, 134, 5],
    [132, 886, 58, 12],
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
