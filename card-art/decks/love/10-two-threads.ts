import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  LINE,
  type Path,
  type Point,
  points,
  polar,
  ramp,
  range,
  ribbon,
  spline,
} from '../../kit/pen/index.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { grassFringe } from './10-two-threads/grass-fringe.ts';
import { roseBush } from './10-two-threads/rose-bush.ts';
import { ORIFICE, spinningWheel } from './10-two-threads/spinning-wheel.ts';

/** Where the two become one. */
const [X, Y] = [186, 424];
/** The middle of the bench, and where the thread enters the wheel. */
const WHEEL = [306, 626, 0.96] as const;
const ENTRY: Point = [WHEEL[0] + ORIFICE[0] * WHEEL[2], WHEEL[1] + ORIFICE[1] * WHEEL[2]];

const LEFT = curve('30,250 64,318 112,358 152,384 186,424');
const RIGHT = curve('572,204 512,296 420,340 300,352 186,424');

function night(art: Art, palette: Palette): void {
  art.glow(X, Y, 360, '#ffb9a6', 0.4);
  art.glow(300, 740, 330, palette.rose, 0.42, 0.45);
  const nearThread = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 120;
  starField(art, 170, { x0: 52, x1: 548, y0: 84, y1: 660, pow: 1.1, avoid: nearThread });
  const hills = points('50,730 140,704 240,728 330,736 430,716 500,700 550,722');
  const tones = { top: '#8f4662', bottom: '#571c38' };
  mountains(art, 50, 550, 880, hills, {
    seed: 19,
    ...tones,
    lineWidth: LINE.fine,
    rough: 0.05,
    engrave: false,
  });
  const floor = closed('30,792! 160,776 320,782 460,772 570,788! 570,890! 30,890!');
  art.solid(floor, art.linear(0, 772, 0, 862, ramp(0, '#6a2444', 1, '#220818')));
  art.fill(ellipse(330, 812, 200, 15), '#1c0716', 0.5);
}

/** Loose wool that draws out to a thread: wide at the frame, a hair where it ends. */
function roving(art: Art, course: Path, tones: readonly [pale: string, deep: string]): void {
  const steps = course.walk(41);
  const fibre = (offset: number, from: number, to: number): Path =>
    spline(
      steps.slice(from, to).map(({ x, y, angle, t }): Knot => {
        const loose = (1 - t) ** 1.3;
        return polar(x, y, offset * loose + Math.sin(t * 26 + offset) * 1.6 * loose, angle + 90);
      }),
    );
  art.blot(ribbon(course, 22, { start: 1, end: 0.16, samples: 30 }), tones[1], 0.6);
  art.blot(ribbon(course, 11, { start: 1, end: 0.3, samples: 30 }), tones[0], 0.85);
  const fibres = range(9, (i) => fibre((i - 4) * 3.4, (i * 3) % 5, 41 - ((i * 7) % 11)));
  art.line(fibres, LINE.fine, tones[0], 0.9);
}

/** From the meeting to the wheel: one thread, twisted, and no longer of either colour. */
function spunThread(art: Art): void {
  const course = spline([[X, Y], [X - 8, Y + 36], [ENTRY[0] + 6, ENTRY[1] - 44], ENTRY]);
  const steps = course.walk(81);
  const strand = (phase: number): Path =>
    spline(
      steps.map(
        ({ x, y, angle, t }): Knot => polar(x, y, Math.sin(t * 36 + phase) * (3.6 - 1.2 * t), angle + 90),
      ),
    );
  for (const { x, y } of course.walk(9)) art.glow(x, y, 44, '#ffe3cd', 0.3);
  art.line(strand(0), 3, '#ffc9b4');
  art.line(strand(Math.PI), 3, '#fff6ea');
  art.line(course, LINE.fine, '#fffdf8');
}

function meeting(art: Art): void {
  art.glow(X, Y, 90, '#fff0e0', 0.75);
  art.glow(X, Y, 30, '#fffdf8', 0.9);
  art.blot(sparkle(X, Y, 30, 0.13), '#fffdf8');
}

function roses(art: Art): void {
  grassFringe(art, curve('60,812 200,806 340,810 470,804 540,810'), 16, 13, {
    seed: 6,
    skip: (x) => x > 196 && x < 450,
  });
  roseBush(art, 112, 826, 44, { rot: 20 });
  roseBush(art, 186, 850, 30, { rot: 70, lite: '#c4607a' });
  roseBush(art, 492, 834, 38, { rot: 40 });
  roseBush(art, 424, 856, 26, { rot: 0, lite: '#c4607a' });
}

/** A spinning wheel that turns by itself draws two threads into one. */
export const picture = defineCard({
  name: 'love/10-two-threads',
  light: [X, Y],
  numeral: 'X',
  draw(art, palette) {
    night(art, palette);
    spinningWheel(art, ...WHEEL);
    roving(art, LEFT, ['#ffb3b6', '#c4506e']);
    roving(art, RIGHT, ['#ecd0e8', '#96608f']);
    spunThread(art);
    meeting(art);
    roses(art);
  },
});
