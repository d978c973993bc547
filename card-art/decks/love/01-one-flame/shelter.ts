import { INK, ink, ripples, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  ramp,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { FIRE, firelit } from './view.ts';

/** Where the paddle holds the sheet up, where the rain runs off it. */
export const PROP = [414, 352] as const;
const SPOUT = [146, 414] as const;

const FRONT = `92,366! 118,396 ${SPOUT.join(',')}! 200,398 300,378 370,364 ${PROP.join(',')}! 436,362 462,360 508,338!`;

/** The sheet from below and within: bright towards the fire, its seams, the drip along its edge. */
export function sheet(art: Art): void {
  const under = closed(FRONT, '486,430 452,566! 380,574 300,570 240,574 176,568! 150,500 126,430');
  art.fill(
    under,
    art.radial(
      FIRE[0] + 6,
      540,
      270,
      ramp(0, '#ffe2a4', 0.25, '#efb96c', 0.55, '#b5824c', 0.85, '#6f5a3e', 1, '#4a4636'),
    ),
  );
  stippled(art, under, '#4a3a2c', [FIRE[0], 470], [FIRE[0] - 40, 370], [0, 0.75]);
  strokes(art, ['206,400 214,480 230,570', '356,368 350,470 340,568'], INK.form, '#8a5f38', 0.05);
  strokes(
    art,
    [
      `${SPOUT[0] + 4},${SPOUT[1]} 172,450 196,510`,
      `${SPOUT[0] + 8},${SPOUT[1] - 3} 196,440 250,490`,
      `${PROP[0] - 2},${PROP[1] + 6} 396,410 372,460`,
      `${PROP[0] + 4},${PROP[1] + 6} 430,420 432,480`,
    ],
    2,
    '#9a6c40',
    0.3,
  );
  const edge = curve(FRONT);
  art
    .blot(ink(edge.translate(0, -2), 5.5, 2, 0), '#2a3a36')
    .blot(ink(edge.translate(0, 2), 2, 3, 0), '#ffe6b0');
  for (const rope of ['92,366! 84,352 76,344', '508,338! 520,330 532,326'])
    art.line(curve(rope), 2.2, '#d8c090');
  art.line([line(176, 568, 148, 604), line(452, 566, 478, 602)], 1.6, '#c8a870');
  const chance = random('drip');
  const drops = range(16, (i) => {
    const x = 172 + i * 20 + chance.between(-6, 6);
    const y = chance.between(410, 560);
    return ribbon(line(x, y, x - 1, y + chance.between(8, 16)), 2.4, { samples: 4 });
  });
  art.blot(drops, '#fff0c8', 0.85);
  runOff(art);
}

/** It pours off where the sheet hangs lowest. */
function runOff(art: Art): void {
  const [x, y] = SPOUT;
  const stream = closed(
    `${x - 4},${y}! ${x - 7},${y + 60} ${x - 5},${y + 140} ${x - 11},${y + 224}! ${x + 7},${y + 224}! ${x + 2},${y + 140} ${x + 3},${y + 60} ${x + 4},${y}!`,
  );
  art.fill(stream, '#9fb5a6', 0.9);
  strokes(art, [line(x + 2, y, x + 3, y + 218)], 2.6, '#ffe9b8', 0.1);
  strokes(art, [line(x - 4, y + 20, x - 7, y + 210)], 1.4, '#5c7a72', 0.1);
  const splash = range(9, (i) => {
    const dx = (i - 4) * 5;
    return curve(`${x + dx * 0.4},${y + 226} ${x + dx},${y + 210 - (i % 3) * 6} ${x + dx * 2},${y + 222}`);
  });
  strokes(art, splash, 1.6, '#f4e6c0', 0.1);
  art.line(ellipse(x - 1, y + 228, 22, 5), 1.4, '#e8d8ac', 0.8);
}

/** Ring of stones, crossed logs, the flame. */
export function fire(art: Art): void {
  const [x, y] = FIRE;
  art.glow(x, y + 2, 120, '#fff0c0', 0.8, 0.8);
  for (const [knots, wide] of [
    [`${x - 46},${y + 38} ${x + 4},${y + 22} ${x + 44},${y + 10}`, 15],
    [`${x + 48},${y + 38} ${x},${y + 24} ${x - 40},${y + 12}`, 14],
  ] as const)
    art.fill(ribbon(curve(knots), wide, { start: 0.9, end: 0.8 }), '#3a241c');
  flame(art, x, y);
  for (const [knots, wide] of [
    [`${x - 50},${y + 30} ${x - 8},${y + 34} ${x + 30},${y + 28}`, 12],
    [`${x + 52},${y + 30} ${x + 16},${y + 36} ${x - 14},${y + 36}`, 11],
  ] as const)
    firelit(art, ribbon(curve(knots), wide, { start: 0.9, end: 0.8 }), '#6a4028', 3, { towards: [0, -1] });
  for (const [dx, dy, r] of [
    [-58, 34, 12],
    [-38, 44, 13],
    [-12, 48, 14],
    [16, 48, 13],
    [42, 44, 14],
    [62, 34, 11],
  ] as const)
    firelit(
      art,
      closed(
        `${x + dx - r},${y + dy + 6} ${x + dx - r * 0.7},${y + dy - r * 0.5} ${x + dx + r * 0.3},${y + dy - r * 0.6} ${x + dx + r},${y + dy + 4} ${x + dx},${y + dy + r * 0.6}`,
      ),
      '#6a6250',
      4,
      {
        towards: [0, -1],
      },
    );
  const chance = random('sparks');
  art.blot(
    range(9, () => {
      const t = chance();
      return ellipse(x + 8 + chance.between(-30, 34), y - 116 - t * 90, 1.9 - t * 0.8);
    }),
    '#ffd890',
  );
}

/** Tongues that lean with the draught, one of them torn off. */
function flame(art: Art, x: number, y: number): void {
  const outer = closed(
    '-34,34 -46,16 -45,-6 -36,-24 -38,-48! -24,-34 -20,-22 -15,-44 -18,-66 -8,-88 -12,-112! 4,-98 14,-78 12,-62 20,-70 24,-88 20,-104! 36,-86 42,-60 36,-40 44,-44 48,-56! 56,-32 52,-4 44,18 32,34 0,42',
  ).translate(x, y);
  const torn = closed('6,-116! 2,-128 10,-140 8,-156! 18,-142 20,-130 14,-120').translate(x, y);
  art
    .fill(torn, '#eba75e')
    .fill(outer, art.linear(0, y + 34, 0, y - 112, ramp(0, '#f6bd6c', 0.5, '#eba75e', 1, '#d98a50')));
  art.fill(
    closed(
      '-30,34 -36,14 -30,-8 -24,2 -16,-14 -12,-38 -4,-60 -4,-84! 8,-64 10,-44 18,-36 26,-54 28,-68! 34,-48 30,-24 38,-14 42,-24! 42,0 38,20 26,34 0,40',
    ).translate(x, y),
    '#ffd584',
  );
  art.fill(
    closed('-20,34 -24,18 -14,0 -6,-18 0,-44! 6,-22 14,-12 20,-30! 24,-8 28,10 22,32 0,37').translate(x, y),
    '#fff6d8',
  );
  strokes(
    art,
    ['-40,10 -38,-10 -34,-28', '46,4 48,-16 50,-36', '-8,-66 -2,-84 -6,-100', '30,-62 34,-76 28,-94'].map(
      (knots) => curve(knots).translate(x, y),
    ),
    1.8,
    '#fff0c0',
    0.2,
  );
}

/** The lake: the fire in it, broken by the rain. */
export function lake(art: Art, shore: number): void {
  const water = closed(`30,${shore - 10}! 570,${shore - 10}! 570,890! 30,890!`);
  art.fill(water, art.linear(0, shore, 0, 868, ramp(0, '#36524c', 0.4, '#223b3b', 1, '#142428')));
  const chance = random('lake');
  const [x] = FIRE;
  stippledGlow(art, x, shore + 10, 210, '#c08c50', 0.9, 0.42);
  stippled(
    art,
    closed(`516,${shore}! 560,${shore}! 560,820! 524,820!`),
    '#0f2022',
    [0, shore],
    [0, 810],
    [0.95, 0],
  );
  const column = (count: number, reach: number, fill: string, thick: number): void => {
    const dashes = range(count, (i) => {
      const t = (i + chance()) / count;
      const y = shore + 6 + t ** 1.1 * 176;
      const half = reach * chance.between(0.4, 1) * (1 - t * 0.35);
      const mid = x + chance.between(-1, 1) * reach * 0.5;
      return ribbon(line(mid - half, y, mid + half, y + chance.between(-1, 1)), thick * (0.6 + t * 0.8), {
        samples: 5,
      });
    });
    art.blot(dashes, fill);
  };
  column(26, 84, '#b07c46', 4);
  column(20, 44, '#f2bd70', 5);
  column(17, 24, '#fff2c8', 5);
  ripples(
    art,
    46,
    () => ({
      x: chance.between(50, 550),
      y: chance.between(shore + 8, 862),
      half: chance.between(8, 30),
      rise: 0,
      weight: chance.between(1, 2.2),
    }),
    [
      ['#5f7d72', 0.7],
      ['#10201f', 0.7],
    ],
  );
  for (const i of range(24, (k) => k)) {
    const [rx, ry] = [chance.between(60, 540), shore + 16 + (i / 24) * 176];
    const near = Math.abs(rx - x) < 96;
    const r = chance.between(6, 11) * (0.7 + (i / 24) * 0.9);
    const tone = near ? '#ffe6b0' : '#9db8aa';
    art.line(
      [ellipse(rx, ry, r, r * 0.28), ...(i % 2 ? [ellipse(rx, ry, r * 1.8, r * 0.5)] : [])],
      1.1,
      tone,
      0.8,
    );
    art.blot(ribbon(line(rx, ry - r * 0.9, rx, ry), 2, { samples: 4 }), tone);
  }
}
