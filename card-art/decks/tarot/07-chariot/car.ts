import { ink } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  limb,
  Path,
  type Point,
  polar,
  polygon,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { starPath } from '../../../kit/sky/star.ts';
import { form } from './form.ts';

const WOOD = '#a4552f';
const DARK = '#4a2130';
const BRASS = '#e6b45a';
const TEAL = '#1f7f8c';

/** A wheel a little turned from us, so narrower than high. */
export function wheel(art: Art, x: number, y: number, radius: number, far = false): void {
  const slim = 0.86;
  const ring = (r: number): Path => ellipse(x, y, r * slim, r);
  const on = (r: number, angle: number): Point => {
    const [px, py] = polar(0, 0, r, angle);
    return [x + px * slim, y + py];
  };
  const circle = (r: number): Knot[] => range(37, (i) => [...on(r, i * 10), i % 36 ? 0 : 1]);
  const felloe = spline([...circle(radius), ...circle(radius * 0.78).reverse()], true);
  if (far) {
    art.fill(felloe, '#3a1e30');
    art.line(
      range(8, (i) => spline([on(6, i * 45 + 20), on(radius * 0.8, i * 45 + 20)])),
      5,
      '#3a1e30',
    );
    return;
  }
  const spokes = range(
    8,
    (i): Path =>
      polygon([
        on(10, i * 45 + 4),
        on(radius * 0.82, i * 45 + 9),
        on(radius * 0.82, i * 45 + 15),
        on(10, i * 45 + 20),
      ]),
  );
  form(art, Path.join(spokes), WOOD, 3, { shade: DARK });
  form(art, felloe, '#c27a3c', 4, { shade: DARK, rimWidth: 2.2 });
  art.blot(ink(ring(radius * 0.79), 1.6, 2, 0), '#f6cf86').blot(ink(ring(radius - 2), 3, 3, 0), DARK);
  form(art, ring(radius * 0.24), BRASS, 4, { shade: '#7a4a2c' });
  art.fill(ellipse(x + 1, y, radius * 0.08, radius * 0.1), DARK);
}

const post = (art: Art, x: number, foot: number, top: number, lean: number, half: number): void =>
  form(art, limb(`${x},${foot} ${x + lean},${top}`, [half, half * 0.9], 6), BRASS, 2.4, {
    shade: '#7a4a2c',
    rimWidth: 1.6,
  });

export function farSide(art: Art): void {
  wheel(art, 164, 674, 58, true);
  post(art, 112, 590, 398, -2, 3);
  post(art, 214, 560, 392, -2, 3);
  // the inside of the canopy, as one sees it from below
  art.fill(closed('44,400! 120,386 200,384 262,392! 240,402 150,410 70,408'), '#123448');
}

/** Stars on a cloth that the drive pulls back, its fringe flying. */
export function canopy(art: Art): void {
  post(art, 76, 604, 402, -6, 4.4);
  post(art, 248, 566, 394, -4, 4.4);
  const dome = closed(
    '38,404! 48,352 84,318 130,300 152,286! 178,298 226,318 258,350 268,396! 226,408 160,414 90,412',
  );
  form(art, dome, TEAL, 18, { shade: '#0f3c54', rim: '#fff0c4', rimWidth: 2.8 });
  art.blot(
    ['152,288 108,340 92,410', '152,288 158,350 160,412', '152,288 212,336 224,406'].map((seam, i) =>
      ink(curve(seam), 1.8, i, 0.1),
    ),
    '#0f3c54',
  );
  art.blot(
    (
      [
        [130, 330, 9],
        [176, 324, 7],
        [118, 372, 11],
        [188, 366, 12],
        [236, 362, 8],
        [72, 364, 8],
        [150, 386, 6],
        [214, 392, 6],
        [62, 392, 5],
      ] as const
    ).map(([x, y, r], i) => starPath(x, y, 5, r, r * 0.42, i * 17)),
    '#fff1c0',
  );
  const fringe = closed(
    '36,400! 90,410 160,413 226,406 270,394! 268,410 262,424! 250,412 238,430! 224,416 210,436! 196,420 178,440! 164,424 144,442! 130,424 108,440! 96,422 72,436! 62,420 34,430! 22,424 16,420!',
  );
  form(art, fringe, '#16687c', 5, { shade: '#0f3c54', rim: '#ffe9b0' });
  form(art, ribbon(curve('34,402 90,411 160,414 226,407 272,394'), 9, { start: 0.9, end: 0.9 }), BRASS, 3, {
    shade: '#7a4a2c',
  });
  form(art, limb('152,290 153,262 154,236', [2, 2, 1.6], 6), BRASS, 2, { shade: '#7a4a2c', rimWidth: 1.2 });
  form(
    art,
    closed('154,238! 130,232 108,244 84,236 58,244! 76,250 62,262! 88,258 112,264 134,254 153,258!'),
    '#c23a3a',
    4,
    {
      shade: '#5c1434',
      rim: '#ffcf98',
    },
  );
  form(art, ellipse(152, 283, 8), BRASS, 3, { shade: '#7a4a2c' });
}

/** The car: high in front, open behind; a winged sun on its side. */
export function body(art: Art): void {
  const panel = closed(
    '66,610! 110,612 160,602 200,584 232,556 252,544! 264,550 268,572 262,612 250,650 236,672! 150,678 72,676!',
  );
  form(art, panel, '#b8402f', 16, { shade: '#4a1430', rim: '#ffd99a', rimWidth: 2.4 });
  form(
    art,
    ribbon(curve('60,610 110,613 160,603 200,585 232,557 256,540 268,548'), 10, { start: 0.9, end: 0.9 }),
    BRASS,
    3,
    {
      shade: '#7a4a2c',
    },
  );
  art.blot(
    ['78,626 130,626 176,614 214,594 240,572', '254,570 250,606 240,640 228,660 150,666 78,664'].map(
      (line, i) => ink(curve(line), 1.7, i, 0.1),
    ),
    '#f6c878',
  );
  const wings = [-1, 1].flatMap((way) =>
    range(5, (i) => {
      const reach = 40 - i * 5;
      return limb(
        `${204 + way * 8},${628 - way * 4} ${204 + way * (8 + reach * 0.5)},${618 + i * 5 - way * 6} ${204 + way * (8 + reach)},${616 + i * 8 - way * 8}`,
        [3, 4.2, 1],
        8,
      );
    }),
  );
  form(art, Path.join(wings), '#f0c878', 2, { shade: '#8a4a2c', rimWidth: 1 });
  form(art, ellipse(204, 628, 10), '#ffe9b0', 3, { shade: '#b8703c' });
  form(art, limb('60,680 150,684 250,674 330,650', [6, 6, 5, 4], 20), WOOD, 3, { shade: DARK });
}
