import { ink, lit, printed, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Paint,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { BULB, face, onDesk, PANE, SILL, seen, unitsAt } from './view.ts';

const form = lit({
  from: { at: seen(BULB) },
  shade: '#240f22',
  rim: '#ffd9a0',
  region: (outline) => {
    const [l, t, r, b] = outline.bounds();
    return [l - 20, t - 20, r + 20, b + 20];
  },
});

/** Posts and rails of the window: dark against the dusk, warm where the lamp meets them. */
export function casement(art: Art): void {
  const bar = (left: number, right: number, low: number, high: number): Path =>
    face([left, PANE, low], [right, PANE, low], [right, PANE, high], [left, PANE, high]);
  for (const shape of [bar(-30, 30, 34.6, 37), bar(7.6, 10.4, 0, 60)])
    form(art, shape, '#5a2f3c', 8, { towards: [-1, 0.5], depth: 0.9 });
}

/** The sill: a ledge before the panes, its front down to the desk. */
export function sill(art: Art): void {
  const { front, high } = SILL;
  const across = (...tones: readonly [string, string, string]): Paint =>
    art.linear(60, 0, 540, 0, ramp(0, tones[0], 0.5, tones[1], 1, tones[2]));
  const down = face([-30, front, 0], [30, front, 0], [30, front, high], [-30, front, high]);
  form(art, down, () => void art.fill(down, across('#a8624a', '#74403f', '#472637')), 9, {
    towards: [-0.6, -1],
    depth: 0.8,
    rimWidth: 0,
  });
  art.fill(
    face([-30, front, high], [30, front, high], [30, PANE, high], [-30, PANE, high]),
    across('#f0b884', '#c07c60', '#70404a'),
  );
}

/** The desk under the window; the lamp makes an island on it. */
export function desk(art: Art): void {
  const top = roundRect(30, seen([0, SILL.front, 0])[1], 540, 300);
  art.fill(
    top,
    art.radial(
      ...seen([BULB[0], BULB[1], 0]),
      520,
      ramp(0, '#f2bd84', 0.22, '#d4905f', 0.5, '#8f5148', 0.8, '#55293a', 1, '#3a1a2e'),
      0.62,
    ),
  );
  const chance = random('wood');
  art.clip(top, () => {
    art.blot(
      range(34, (i) => {
        const y = 35 + i * 1.3 + chance.between(-0.4, 0.4);
        const knots = range(7, (k) => `${-21 + k * 7},${(y + chance.between(-0.25, 0.25)).toFixed(2)}`).join(
          ' ',
        );
        return ink(onDesk(curve(knots)), chance.between(0.8, 2), i, 0.3);
      }),
      '#5a2c34',
      0.55,
    );
    for (const y of [44, 56.5, 69])
      art.fill(face([-24, y, 0], [24, y, 0], [24, y + 0.18, 0], [-24, y + 0.18, 0]), '#3a1a2a');
  });
  stippled(art, roundRect(44, 584, 512, 284), '#2a1026', [330, 640], [600, 860], [0, 0.9]);
}

/** The shade's lower rim, an ellipse as its foot is: parts of its half breadth, units down. */
const LOWER = [
  [1, 1],
  [0.95, 6],
  [0.8, 11.4],
  [0.55, 15.6],
  [0.25, 18.2],
  [-0.1, 18.8],
  [-0.5, 16.4],
  [-1, 1],
] as const;

/** A lamp with a paper shade, cut by the window's left side. */
export function lamp(art: Art): void {
  const [x, depth] = [BULB[0], BULB[1]];
  const at = (z: number): readonly [number, number] => seen([x, depth, z]);
  const unit = unitsAt(depth);
  const [cx, foot] = at(0);
  const [, low] = at(15);
  const [, high] = at(25.5);
  printed(
    art,
    [44, 600, 330, 760],
    () => void art.fill(ellipse(cx + 6, foot + 5, 5.4 * unit, 2.1 * unit), '#3a1828', 0.8),
  );
  art
    .fill(ellipse(cx, foot, 4.6 * unit, 1.8 * unit), '#6a3a30')
    .fill(
      ellipse(cx, foot - 9, 4.6 * unit, 1.8 * unit),
      art.radial(cx - 6, foot - 14, 4.6 * unit, ramp(0, '#ffe6b4', 0.5, '#dca468', 1, '#a8683c'), 0.4),
    );
  form(
    art,
    closed(
      `${cx - 9},${foot - 10}! ${cx - 6},${low}! ${cx + 6},${low}! ${cx + 9},${foot - 10}! ${cx + 5},${foot - 7.5} ${cx - 5},${foot - 7.5}`,
    ),
    '#b87848',
    5,
    { towards: [0.4, -0.8], depth: 0.6 },
  );
  art.glow(cx, (low + high) / 2, 300, '#ffc07a', 0.7);
  stippledGlow(art, cx, (low + high) / 2, 220, '#ffd9a0', 0.7);
  const [wide, narrow] = [6.6 * unit, 3.9 * unit];
  const shade = closed(
    `${cx - narrow},${high}! ${cx},${high - 4} ${cx + narrow},${high}! ${cx + wide},${low - 2}! ${LOWER.map(([k, down]) => `${cx + wide * k},${low + down}`).join(' ')} ${cx - wide},${low - 2}!`,
  );
  art.fill(
    shade,
    art.radial(
      cx,
      (low + high) / 2 + 10,
      130,
      ramp(0, '#fffbe6', 0.4, '#ffeabc', 0.75, '#f4c688', 1, '#dc9a62'),
    ),
  );
  stippled(art, shade, '#c47c4c', [cx + 20, low - 60], [cx + wide + 20, low - 20], [0, 0.75]);
  stippled(art, shade, '#c47c4c', [cx, high + 26], [cx, high - 8], [0, 0.7]);
  const ribs = [-0.72, -0.3, 0.2, 0.66].map((k) =>
    ink(polygon(points(`${cx + narrow * k},${high} ${cx + wide * k},${low + 10}`)), 1.6, k, 0),
  );
  art.blot(ribs, '#dc9a62', 0.8);
  art.blot(
    [
      ink(curve(`${cx - narrow},${high} ${cx},${high - 4} ${cx + narrow},${high}`), 3, 1, 0),
      ink(curve(LOWER.map(([k, down]) => `${cx + wide * k},${low + down}`).join(' ')), 3.4, 2, 0),
    ],
    '#c47c4c',
  );
}

/** A sheer curtain drawn aside, between the room and the evening. */
export function curtain(art: Art): void {
  const folds: readonly (readonly [outline: string, left: number, right: number])[] = [
    ['522,40! 528,200 534,380 540,600! 600,600! 600,40!', 528, 562],
    ['500,40! 506,180 514,340 520,480 528,600! 556,600! 552,470 546,330 540,180 536,40!', 506, 548],
    [
      '478,40! 486,150 496,280 503,410 510,520 512,600! 538,600! 534,500 528,380 522,240 514,120 508,40!',
      486,
      532,
    ],
  ];
  for (const [outline, left, right] of folds) {
    const fold = closed(outline);
    art.fill(
      fold,
      art.linear(left, 300, right, 290, ramp(0, '#f0c4ae', 0.75, 0.35, '#cf949c', 0.8, 1, '#7c4468', 0.92)),
    );
    stippled(art, fold, '#5a2a52', [left + 8, 300], [right + 6, 290], [0, 0.85]);
    stippled(art, fold, '#5a2a52', [0, 200], [0, 60], [0, 0.8]);
  }
}
