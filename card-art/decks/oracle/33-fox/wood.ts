import { byHand, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** The sun stands behind the wood at the right: everything throws its shadow down to the left. */
const SHADE = '#9fb4b3';
const form = lit({
  from: { towards: [0.9, -0.2] },
  shade: '#3c3230',
  rim: '#fff2cf',
  rimWidth: 2.4,
  stray: 1.4,
});

/** Snow as one looks down on it from a bough: no horizon. */
export function snow(art: Art): void {
  art.fill(
    roundRect(40, 50, 520, 830),
    art.linear(500, 60, 120, 862, ramp(0, '#fff3d6', 0.3, '#fbf1de', 0.65, '#eef0e6', 1, '#d5e0dc')),
  );
  for (const hollow of [
    closed('30,180! 120,196 210,170 300,186 280,204 190,196 110,220 30,210!'),
    closed('330,330 420,312 510,326 580,306! 580,336! 500,352 420,340'),
    closed('30,420! 90,404 150,416 120,436 70,440 30,450!'),
  ])
    stippled(art, hollow, '#c3d0cb', [0, 160], [0, 440], [0.3, 0.7]);
}

interface Trunk {
  /** The foot's middle, its width, how far it leans per unit of height. */
  x: number;
  y: number;
  width: number;
  lean: number;
  fill: string;
}

const TRUNKS: readonly Trunk[] = [
  { x: 150, y: 104, width: 11, lean: -0.1, fill: '#b0aa9b' },
  { x: 262, y: 98, width: 10, lean: -0.04, fill: '#b4ae9f' },
  { x: 430, y: 108, width: 12, lean: 0.08, fill: '#aca696' },
  { x: 522, y: 116, width: 13, lean: 0.14, fill: '#a8a192' },
  { x: 196, y: 140, width: 18, lean: -0.08, fill: '#948d7f' },
  { x: 330, y: 168, width: 26, lean: 0.03, fill: '#7d756a' },
  { x: 474, y: 232, width: 48, lean: 0.12, fill: '#5d5148' },
  { x: 106, y: 286, width: 42, lean: -0.2, fill: '#64574d' },
];

/** Their shadows, as long as a winter morning's, with the boughs', laid over the snow's folds. */
export function shadows(art: Art): void {
  const [right, down] = [-0.56, 0.83];
  const bands = TRUNKS.map(({ x, y, width }) => {
    const reach = width < 16 ? 130 : 900;
    const wave = (t: number): number => Math.sin((t * reach) / 70 + x) * 3;
    const side = (sign: number) =>
      range(9, (i): [number, number] => {
        const t = i / 8;
        const wide = (width / 2) * (1 + (t * reach) / 900);
        return [x + right * reach * t + sign * wide + wave(t), y - 4 + down * reach * t + sign * wide * 0.4];
      });
    return spline([...side(-1), ...side(1).reverse()], true);
  });
  const boughs = [
    ['284,236 266,290 270,330', 11],
    ['268,300 250,330 250,356', 6],
    ['256,286 206,300 160,344', 12],
    ['216,298 180,300 146,318', 6],
    ['392,346 350,360 308,404', 15],
    ['354,360 320,358 290,372', 8],
    ['380,380 384,420 372,456', 12],
    ['96,420 70,440 50,486', 10],
  ] as const;
  art.group('opacity=".72"', () => {
    art.blot(bands, SHADE);
    art.blot(
      boughs.map(([path, width]) => ribbon(curve(path), width, { start: 1, end: 0.15, peak: 0.05 })),
      SHADE,
    );
  });
}

/** Trunks from the upper edge down to their feet in the snow. */
export function trunks(art: Art): void {
  for (const { x, y, width, lean, fill } of TRUNKS) {
    const height = y - 30;
    const [topX, topWide] = [x + lean * height, width * 0.8];
    const outline = closed(
      `${topX - topWide / 2},30! ${topX + topWide / 2},30! ${x + lean * height * 0.4 + width * 0.44},${y - height * 0.4} ${x + width * 0.5},${y - 14} ${x + width * 0.72},${y + 4}! ${x},${y + 9} ${x - width * 0.7},${y + 4}! ${x - width * 0.5},${y - 14} ${x + lean * height * 0.4 - width * 0.46},${y - height * 0.4}`,
    );
    form(art, outline, fill, width * 0.3);
    const chance = random(`bark ${x}`);
    strokes(
      art,
      range(Math.round(height / 16), () => {
        const t = chance.between(0.2, 1);
        const cx = x + lean * height * t + chance.between(-0.32, 0.3) * width;
        const cy = y - height * t;
        return curve(
          `${cx},${cy} ${cx + lean * -14 + chance.between(-2, 2)},${cy + 16} ${cx + lean * -26},${cy + 28}`,
        );
      }),
      width > 30 ? 2 : 1.3,
      '#38302b',
      0.2,
    );
    // snow blown against the foot
    art.fill(
      byHand(
        closed(
          `${x - width * 1.1},${y + 12}! ${x - width * 0.5},${y - 4} ${x},${y + 3} ${x + width * 0.5},${y - 7} ${x + width * 1.2},${y + 11}! ${x},${y + 17}`,
        ),
        1,
      ),
      '#fdf4e2',
    );
  }
}

/** It came over the snow from between the trunks: one print before the other, to its bed. */
export function tracks(art: Art): void {
  const way = curve('372,92 356,150 392,214 404,280 382,344 356,396 350,440');
  const prints = way.walk(21).map(({ x, y, angle }, i) => {
    const size = 2.6 + i * 0.16;
    const turned = angle + 90 + (i % 2 ? 5 : -5);
    return ellipse(x + (i % 2 ? size * 0.8 : -size * 0.8), y, size * 0.78, size * 1.1).rotate(
      turned - 90,
      x,
      y,
    );
  });
  art
    .blot(
      prints.map((print) => print.translate(-1.4, 1.6)),
      '#fffaf0',
    )
    .blot(prints, '#8fa5a6');
}

/**
 * Where it lies the snow is gone: dry grass and leaves. The snow's edge towards the sun is in shade, the one away from it
 * is lit here and there and slopes off into shade outside.
 */
export function bed(art: Art, x: number, y: number): void {
  const at = (path: Path): Path => path.translate(x, y);
  const hollow = at(
    byHand(
      closed(
        '-178,40 -168,-14 -150,-62 -104,-104 -60,-120 8,-140 70,-128 128,-104 168,-60 186,-6 178,54 150,104 92,140 30,152 -40,150 -110,138 -156,96',
      ),
      7,
    ),
  );
  art.fill(hollow.translate(7, -10), '#b3c3c1');
  stippled(
    art,
    byHand(
      closed('-182,0! -206,66 -192,138 -138,184 -66,194 0,180 60,162 128,128! 60,110 -140,20'),
      5,
    ).translate(x, y),
    '#8fa8ad',
    [x - 96, y + 84],
    [x - 146, y + 166],
    [0.85, 0],
  );
  art.fill(hollow, '#a8875a');
  stippled(art, hollow, '#4f3b29', [x - 30, y], [x + 120, y - 120], [0, 0.95]);
  stippled(
    art,
    at(closed('-150,40 -120,110 -40,140 40,140 0,100 -90,90')),
    '#4f3b29',
    [x, y + 60],
    [x - 90, y + 130],
    [0.2, 0.8],
  );
  const chance = random('bed');
  // the lip of the snow, broken, with crumbs of it in the grass
  const lip = (knots: string, width: number): Path => ribbon(at(curve(knots)), width, { samples: 12 });
  art.blot(
    [
      lip('-183,-4 -178,18 -180,40 -172,58', 7),
      lip('-162,86 -148,104 -128,122', 8),
      lip('-112,137 -84,148 -56,149 -36,152', 9),
      lip('-6,152 22,155 44,151', 6),
      lip('96,141 114,134 126,122', 5),
      ...range(16, () => {
        const [angle, far] = [chance.between(1.2, 3.3), chance.between(0.93, 1.02)];
        return ellipse(
          x + Math.cos(angle) * 176 * far,
          y + 8 + Math.sin(angle) * 142 * far,
          chance.between(2, 5),
          chance.between(1.5, 3),
        );
      }),
    ],
    '#fffaf0',
  );
  const straws = range(190, (i) => {
    const angle = chance() * Math.PI * 2;
    const far = chance.between(0.8, 1.08);
    const [px, py] = [x + 4 + Math.cos(angle) * 170 * far, y + 8 + Math.sin(angle) * 136 * far];
    const turn = angle + Math.PI / 2 + chance.between(-0.9, 0.9);
    const length = chance.between(16, i > 150 ? 58 : 42);
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length * 0.8];
    return ribbon(curve(`${px},${py} ${px + dx * 0.5},${py + dy * 0.5 - 4} ${px + dx},${py + dy}`), 2.8, {
      samples: 5,
      start: 0.5,
    });
  });
  art
    .blot(straws.slice(0, 70), '#6f5433')
    .blot(straws.slice(70, 140), '#c39d5e')
    .blot(straws.slice(140), '#f0d795');
  const leaves = range(26, () => {
    const angle = chance() * Math.PI * 2;
    const [px, py] = [x + 4 + Math.cos(angle) * 164, y + 8 + Math.sin(angle) * 134];
    return leaf(
      px,
      py,
      chance.between(13, 20),
      chance.between(9, 13),
      chance.between(0, 360),
      chance.between(-4, 4),
    );
  });
  art.blot(leaves.slice(0, 13), '#8a5a34').blot(leaves.slice(13), '#b9763e');
}

/** Dry stalks that look out of the snow, each with its thin shadow. */
export function stalks(art: Art): void {
  const chance = random('stalks');
  for (const [x, y, count] of [
    [96, 744, 7],
    [196, 800, 5],
    [524, 420, 6],
    [84, 372, 4],
    [250, 720, 3],
  ] as const) {
    const feet = range(
      count,
      () =>
        [
          x + chance.between(-18, 18),
          y + chance.between(-6, 6),
          chance.between(26, 62),
          chance.between(-12, 22),
        ] as const,
    );
    art.blot(
      feet.map(([fx, fy, high]) =>
        ribbon(
          curve(`${fx},${fy} ${fx - high * 0.4},${fy + high * 0.55} ${fx - high * 0.85},${fy + high * 1.1}`),
          2.6,
          { start: 0.9, samples: 5 },
        ),
      ),
      '#b4c4c2',
    );
    art.blot(
      feet.map(([fx, fy, high, lean]) =>
        ribbon(curve(`${fx},${fy} ${fx + lean * 0.3},${fy - high * 0.6} ${fx + lean},${fy - high}`), 2.6, {
          start: 0.9,
          end: 0.4,
          samples: 5,
        }),
      ),
      '#8b6d42',
    );
    art.blot(
      feet.map(([fx, fy, high, lean]) =>
        ellipse(fx + lean, fy - high, 2.6, 6).rotate(lean, fx + lean, fy - high),
      ),
      '#d1ac69',
    );
  }
}
