import { INK, printed, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { byFire } from './view.ts';

const [DIM_BLUE, DIM_ROSE] = ['#5b7db2', '#b5556c'];

/** A ball of what is spun: windings in three directions, one group over the other. */
function ball(art: Art, x: number, y: number, r: number, turn: number): void {
  const box = local(art, x, y, r / 30, { rot: turn });
  const disc = ellipse(0, 0, 30, 29);
  byFire(
    art,
    box.place(disc),
    () => {
      box.fill(disc, '#5c4870');
      box.clip(disc, () => {
        const over = (bend: number, from: number, to: number, angle: number, count: number): void => {
          const lines = range(count, (i) => {
            const at = lerp(from, to, i / (count - 1));
            return curve(`-32,${at} 0,${at - bend} 32,${at}`).rotate(angle);
          });
          for (const [i, one] of lines.entries())
            box.fill(ribbon(one, 4.6, { start: 0.8, end: 0.8 }), i % 2 ? DIM_BLUE : DIM_ROSE);
        };
        over(-12, -26, 24, 70, 9);
        over(10, -24, 6, 0, 6);
        over(14, 2, 26, -52, 4);
      });
    },
    r * 0.3,
    { shade: '#281c38' },
  );
}

/** What is spun already, in a basket by the wall. */
export function basket(art: Art): void {
  printed(art, [50, 800, 240, 850], () => void art.fill(ellipse(108, 832, 84, 12), '#140b12', 0.9));
  art.fill(closed('62,774! 84,760 126,756 168,760 188,774! 168,788 126,792 84,788'), '#2c1a22');
  ball(art, 150, 764, 25, 40);
  ball(art, 102, 760, 29, -30);
  ball(art, 130, 744, 24, 96);
  const side = closed('62,772! 84,786 126,790 168,786 188,772! 184,806 172,834! 126,840 80,834! 68,806');
  byFire(art, side, '#96643f', 12, { shade: '#33202a' });
  // woven: staves, and between them the canes that pass now before, now behind one
  art.clip(side, () => {
    for (const row of range(4, (i) => i))
      for (const stave of range(9, (i) => i)) {
        if ((row + stave) % 2) continue;
        const t = stave / 8;
        const [cx, cy] = [lerp(70, 180, t), 796 + row * 12 + Math.sin(t * Math.PI) * 8];
        art.fill(
          closed(
            `${cx - 9},${cy - 4} ${cx},${cy - 6} ${cx + 9},${cy - 4} ${cx + 9},${cy + 3} ${cx},${cy + 5} ${cx - 9},${cy + 3}`,
          ),
          lerp(0, 1, t) > 0.55 ? '#c08a58' : '#7a4e38',
        );
      }
  });
  strokes(art, ['62,773 84,787 126,791 168,787 188,773'], 5.4, '#b07c4c', 0);
  strokes(art, ['64,771 86,785 126,789 166,785 186,771'], INK.form, '#e0ae74', 0.2);
  // an end that has run out over the rim
  strokes(art, ['160,772 176,770 190,784 192,806 186,826 200,838 226,834'], 2.4, DIM_ROSE, 0);
}

/** Two hanks hung up to dry on the peg rail, over the stove: each one long loop of many turns, tied in two places. */
export function hanks(art: Art): void {
  byFire(art, roundRect(430, 358, 76, 13), '#6e4434', 3);
  for (const [x, fill, shade, long] of [
    [449, '#46536f', '#2a2f47', 122],
    [484, '#7a4152', '#472339', 108],
  ] as const) {
    const box = local(art, x, 372);
    const outer = closed(
      `0,-5 7,2 11,24 13,${long * 0.6} 10,${long - 8} 0,${long} -10,${long - 8} -13,${long * 0.6} -11,24 -7,2`,
    );
    const inner = closed(
      `0,8! 3,26 4.5,${long * 0.6} 3,${long - 18} 0,${long - 12} -3,${long - 18} -4.5,${long * 0.6} -3,26`,
    );
    byFire(art, box.place(outer), fill, 5, { shade, rim: '#9a6650', rimWidth: 1.2 });
    box.fill(inner, '#2e1f29');
    const turns = range(3, (i) => {
      const out = 6.2 + i * 2;
      return [1, -1].map((side) =>
        curve(
          `${side * 3},4 ${side * out},26 ${side * (out + 1.4)},${long * 0.6} ${side * (out - 1)},${long - 14} ${side * 2},${long - 6 + i * 2}`,
        ),
      );
    }).flat();
    strokes(box, turns, INK.detail, shade, 0.05);
    for (const at of [0.36, 0.74])
      box.fill(
        closed(
          `-14,${long * at - 2}! 0,${long * at + 1} 14,${long * at - 2}! 14,${long * at + 3}! 0,${long * at + 6} -14,${long * at + 3}!`,
        ),
        '#8f7866',
      );
    byFire(art, box.place(ellipse(0, -1, 3.6, 4.6)), '#9a6444', 2);
  }
}
