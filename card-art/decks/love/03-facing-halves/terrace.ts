import { byHand, contactShadow, INK, ink, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  Path,
  ramp,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { face, metre, SUNWARD, seen } from './view.ts';

const EDGE = 10.4;
const form = lit({ from: { towards: SUNWARD }, shade: '#3a3a34', rim: '#fff2c8', rimWidth: 1.4, stray: 0.4 });

/** The dry wall at the terrace's edge, and its grass. */
export function ground(art: Art): void {
  const grass = face([-7, 0, EDGE], [7, 0, EDGE], [3, 0, 3.4], [-3, 0, 3.4]);
  const [, top] = seen([0, 0, EDGE]);
  art.fill(
    grass,
    art.linear(460, top, 180, 862, ramp(0, '#dcc888', 0.35, '#b3a968', 0.75, '#7d8462', 1, '#5c6a4a')),
  );
  const chance = random('terrace');
  // shadows of the crown we look out of: leaves laid flat, in sprays
  const sprays = range(17, () => {
    const t = chance() ** 0.6;
    const [x, y, size] = [chance.between(60, 340) - t * 60, lerp(690, 846, t), lerp(15, 42, t)];
    return range(8, (i) =>
      leaf(0, 0, size * chance.between(0.7, 1.1), size * 0.36, 250 + (i % 2 ? 38 : -38), 3)
        .translate(-i * size * 0.3, 0)
        .scale(1, 0.5)
        .rotate(-16)
        .translate(x, y),
    );
  });
  art.fill(sprays, '#56644a', 0.75);
  art.blot(
    range(120, (i) => {
      const y = lerp(600, 858, chance() ** 0.8);
      const size = metre((3 * 520) / (y - 430)) * 0.16;
      const x = chance.between(50, 550);
      return ink(
        curve(`${x},${y} ${x - size * 0.1},${y - size * 0.6} ${x - size * 0.4},${y - size}`),
        1.6,
        i,
        0,
      );
    }),
    '#868763',
  );
  const wall = face([-7, 0, EDGE], [7, 0, EDGE], [7, 0.42, EDGE], [-7, 0.42, EDGE]);
  art.fill(byHand(wall, 2), '#a89a78');
  const stones = range(40, (i) => {
    const x = -6.8 + i * 0.34 + chance.between(-0.08, 0.08);
    const low = (i % 2) * 0.2;
    const [left, foot] = seen([x, low + 0.02, EDGE]);
    return byHand(ellipse(left, foot - 5, 8.5, 4.6), 2);
  });
  art.fill(stones, '#c9ba8e');
  stippled(art, wall, '#5f5c4c', [0, top - 4], [0, top + 2], [0.1, 0.85]);
}

const CUP = closed('-3,-8! -5,-13 -7,-17! -2,-14 0,-18! 2,-14 7,-17! 5,-13 3,-8!');

/** A whole fruit in the heap, as one form with what is left of its flower. */
function fallen(art: Art, x: number, y: number, radius: number, turn: number, fill: string): void {
  const box = local(art, x, y, radius / 10, { rot: turn });
  const ball = ellipse(0, 0, 10, 9.6);
  const paint = (): void => void box.fill(CUP, '#a0503f').fill(ball, fill);
  form(art, box.place(Path.join(CUP, ball)), paint, radius * 0.3, { shade: '#5a2230' });
}

/** What is picked already: a cloth with a heap of fruit, a basket. */
export function harvest(art: Art): void {
  stippled(
    art,
    closed('196,800! 262,764 380,744 430,760! 400,812 300,846 220,840'),
    '#3f4c3c',
    [400, 770],
    [220, 830],
    [0.3, 0.9],
  );
  const cloth = byHand(
    closed(
      '222,790! 258,776 300,752 340,748 380,736 420,744 456,738! 466,760 488,776 500,802! 462,806 420,826 380,828 330,848 290,846 256,858! 252,832 234,814',
    ),
    3,
  );
  form(art, cloth, '#6f8aa2', 12, { shade: '#34485c' });
  strokes(
    art,
    [
      '236,800 270,790 290,778',
      '268,842 290,826 300,812',
      '478,788 460,784 446,790',
      '430,818 440,806 452,802',
      '360,836 366,826 362,818',
    ],
    INK.form,
    '#4a6480',
    0.2,
  );
  contactShadow(art, 352, 806, 86, 22, '#2f3f50');
  for (const [x, y, radius, turn, fill] of [
    [330, 772, 22, -30, '#a34a44'],
    [376, 768, 24, 40, '#b4564a'],
    [414, 782, 21, 80, '#a34a44'],
    [300, 796, 22, -70, '#b8604c'],
    [346, 800, 25, 10, '#bb5a4c'],
    [392, 806, 23, 150, '#b4564a'],
    [438, 812, 19, 110, '#ad5046'],
  ] as const)
    fallen(art, x, y, radius, turn, fill);
}

/** The neighbouring tree at the right border, the ladder in it. */
export function neighbour(art: Art): void {
  const [x, y] = seen([3.75, 0, 8]);
  stippled(
    art,
    closed(
      `${x},${y}! ${x - 60},${y + 20} ${x - 190},${y + 66} ${x - 230},${y + 92}! ${x - 160},${y + 96} ${x - 40},${y + 46} ${x + 20},${y + 8}`,
    ),
    '#5a6446',
    [x, y],
    [x - 220, y + 90],
    [0.95, 0.5],
  );
  const limbs = [
    ribbon(curve(`${x},${y - 36} ${x - 26},${y - 90} ${x - 44},${y - 130}`), 12, {
      start: 0.8,
      end: 0.5,
      samples: 14,
    }),
    closed(
      `${x - 18},${y + 9}! ${x - 8},${y - 4} ${x - 9},${y - 40} ${x - 12},${y - 70} ${x - 4},${y - 130}! ${x + 12},${y - 130}! ${x + 8},${y - 70} ${x + 9},${y - 30} ${x + 11},${y - 4} ${x + 22},${y + 9}! ${x + 8},${y + 5} ${x},${y + 12} ${x - 8},${y + 6}`,
    ),
  ];
  form(art, Path.join(limbs), () => void art.fill(limbs[0]!, '#6a5644').fill(limbs[1]!, '#6a5644'), 3);
  const chance = random('neighbour');
  const balls: [number, number, number][] = range(34, () => {
    const [dx, dy] = [chance.between(-1, 1), chance.between(-1, 1)];
    return [x - 4 + dx * 62, y - 146 + dy * 44 + dx * dx * 26, chance.between(13, 23)];
  });
  for (const [i, [bx, by, size]] of balls.sort((a, b) => a[1] - b[1]).entries()) {
    const ball = byHand(ellipse(bx, by, size, size * 0.86), 3);
    art.fill(ball, i % 3 ? '#5f7254' : '#6b7d5d');
    if (i % 3 === 0)
      stippled(
        art,
        ball,
        '#d6c98a',
        [bx - size * 0.2, by + size * 0.2],
        [bx + size, by - size * 0.7],
        [0, 0.95],
      );
  }
  for (const [dx, dy, size] of [
    [-54, -118, 6],
    [-30, -160, 5.4],
    [-8, -128, 6],
    [14, -176, 5],
    [-64, -152, 4.6],
    [-22, -100, 6],
  ] as const)
    art
      .fill(
        CUP.rotate(180)
          .scale(size / 10)
          .translate(x + dx, y + dy),
        '#8c4038',
      )
      .fill(ellipse(x + dx, y + dy, size), '#a84c44')
      .fill(ellipse(x + dx + size * 0.34, y + dy - size * 0.3, size * 0.4), '#e2a070');
}

/** A ladder of two rails that lean together at the head. */
const LADDER = { foot: [2.35, 0, 7.7], head: [3.3, 3.1, 8] } as const;
export function ladder(art: Art): void {
  const [fx, fy] = seen(LADDER.foot);
  const [hx, hy] = seen(LADDER.head);
  const rail = (side: number): Path => curve(`${fx + side * 15},${fy} ${hx + side * 6},${hy}`);
  art.line(
    range(9, (i) => {
      const t = (i + 0.6) / 9.4;
      const [x, y, half] = [lerp(fx, hx, t), lerp(fy, hy, t), lerp(15, 6, t)];
      return curve(`${x - half},${y} ${x + half},${y - 1}`);
    }),
    2.6,
    '#a9854e',
  );
  art
    .line([rail(-1), rail(1)], 4, '#8a6a42')
    .line([rail(-1).translate(1.4, 0), rail(1).translate(1.4, 0)], 1, '#fff0c4');
}
