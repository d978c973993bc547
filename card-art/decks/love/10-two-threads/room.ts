import { INK, printed, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  line,
  type Path,
  points,
  polygon,
  ramp,
  range,
  roundLimb,
  roundRect,
} from '../../../kit/pen/index.ts';
import { byFire, FIRE, WINDOW } from './view.ts';

const FLOOR = 742;
const { left, right, top, sill } = WINDOW;

/** The wall round the window, as good as black but where the stove shines on it. */
export function walls(art: Art): void {
  const dark = '#21151f';
  art.fill(roundRect(30, 40, 540, top - 40), dark);
  art.fill(roundRect(30, top - 2, left - 30, 620), dark).fill(roundRect(right, top - 2, 160, 620), dark);
  art.fill(roundRect(30, sill, 540, FLOOR - sill), '#2a1a24');
  // the thickness of the wall: the left jamb has the fire, the right one the evening
  art.fill(polygon(points(`${left},${top} ${left + 20},${top} ${left + 20},578 ${left},${sill}`)), '#7a4a3c');
  stippled(
    art,
    polygon(points(`${left},${top} ${left + 20},${top} ${left + 20},578 ${left},${sill}`)),
    '#2c1a24',
    [0, 470],
    [0, 200],
    [0, 1],
  );
  art.fill(
    polygon(points(`${right - 18},${top} ${right},${top} ${right},${sill} ${right - 18},578`)),
    '#2c2338',
  );
  art.fill(
    polygon(points(`${left + 20},578 ${right - 18},578 ${right + 10},${sill} ${left - 10},${sill}`)),
    '#5b5570',
  );
  stippled(
    art,
    polygon(points(`${left + 20},578 ${right - 18},578 ${right + 10},${sill} ${left - 10},${sill}`)),
    '#2c2338',
    [150, 0],
    [420, 0],
    [0, 0.9],
  );
  stippledGlow(art, 520, 670, 330, '#8e4630', 0.9);
  art.fill(roundRect(left - 14, sill, right - left + 28, 15), '#6a4438');
  art.line(line(left - 14, sill + 0.6, right + 14, sill + 0.6), 1.8, '#a5a0bc');
  art.fill(roundRect(left - 14, sill + 15, right - left + 28, 5), '#170e16');
}

/** Boards that the stove's light runs over. */
export function floor(art: Art): void {
  art.fill(roundRect(30, FLOOR, 540, 140), '#2d1b22');
  art
    .fill(roundRect(30, FLOOR - 12, 540, 12), '#3a2429')
    .line(line(30, FLOOR - 12, 570, FLOOR - 12), 1.4, '#6e4236');
  // what the fire's mouth lets out: a wedge over the boards
  stippledGlow(art, 430, 806, 330, '#8a4630', 0.8, 0.3);
  const wedge = polygon(points('470,790 560,790 560,880 250,880'));
  stippled(art, wedge, '#cf7638', [300, 866], [500, 800], [0.55, 1]);
  stippled(
    art,
    polygon(points('486,794 560,794 560,872 400,872')),
    '#f6b060',
    [420, 866],
    [520, 800],
    [0.3, 1],
  );
  strokes(
    art,
    range(11, (i) => line(60 + i * 52, FLOOR + 1, -70 + i * 76, 872)),
    INK.form,
    '#1d1118',
    0.03,
  );
}

/** What hangs and sits at the window, as the fire throws it on the wall below. */
export function thrown(art: Art, whole: Path): void {
  printed(art, [60, sill + 14, 430, FLOOR], () => void art.fill(whole, '#140b14', 0.8), { edge: 6 });
}

/** A small iron stove, its door open, cut by the frame. */
export function stove(art: Art): void {
  const [x, y] = FIRE;
  printed(art, [430, 800, 560, 840], () => void art.fill(ellipse(510, 822, 74, 12), '#140b12', 0.9));
  art.fill(roundRect(506, 60, 34, 540), '#1a121c').line(line(508, 120, 508, 596), 2.4, '#7a4432');
  for (const leg of ['468,786 480,786 474,824 466,824', '540,786 556,786 556,824 546,824'])
    art.fill(polygon(points(leg)), '#140d15');
  byFire(art, closed('456,622! 570,622! 570,790! 462,790! 456,700'), '#2b2029', 8, { towards: [0.2, 0.9] });
  byFire(art, closed('446,606! 580,604! 580,624! 448,625!'), '#3a2b32', 4, { towards: [-0.4, 0.8] });
  const mouth = closed('480,668! 492,656 540,656! 560,668! 560,762! 480,762!');
  art.fill(
    mouth,
    art.radial(x + 6, y + 34, 86, ramp(0, '#fff2b8', 0.35, '#fec05f', 0.7, '#df7f51', 1, '#8e2f22')),
  );
  art.clip(mouth, () => {
    for (const [knots, fill] of [
      ['486,764! 490,730 502,712 504,690 516,708 522,728 532,702 540,724 552,716 562,764!', '#f5a058'],
      ['498,764! 502,742 512,726 520,744 530,728 540,742 548,764!', '#fff0b0'],
      ['478,764! 482,752 520,744 562,754 562,770 478,770!', '#6a2620'],
    ] as const)
      art.fill(closed(knots), fill);
  });
  // the door, swung to us
  byFire(art, polygon(points('480,664 450,676 448,782 480,764')), '#241a22', 4, { towards: [0.9, 0] });
  // a kettle on the plate
  byFire(art, closed('484,604! 480,584 490,566 508,562 526,568 534,586 530,604!'), '#3f5560', 6, {
    towards: [-0.5, 0.8],
  });
  strokes(art, ['489,570 494,546 508,538 522,548 526,570'], 3.4, '#241a22', 0);
  byFire(art, roundLimb('484,590 472,580 468,570', [5, 3.6, 2.6], 8), '#3f5560', 2, { towards: [-0.5, 0.8] });
  const steam = closed('466,562 460,546 468,530 460,508 474,488 476,510 474,532 472,548');
  stippled(art, steam, '#a58c94', [466, 560], [470, 490], [0.6, 0]);
}

/** Her coat on its peg, the fire below it. */
export function coat(art: Art): void {
  byFire(art, roundRect(460, 372, 8, 12), '#5a3a30', 2);
  const cloth = closed(
    '456,384! 464,378 474,384! 486,394 490,432 492,474 497,510! 484,519 470,513 456,521 440,515! 444,470 446,424 446,396',
  );
  const sleeve = closed('450,392! 440,402 434,440 433,476! 440,481 448,476! 450,440 456,408');
  const other = closed('480,390! 490,402 497,440 500,470! 494,475 487,471! 484,440 478,408');
  printed(art, [430, 360, 510, 530], () => void art.fill(cloth.translate(-5, -9), '#120a12', 0.7));
  byFire(art, cloth, '#4a4a66', 10, { shade: '#191426' });
  for (const arm of [sleeve, other]) byFire(art, arm, '#545472', 4, { shade: '#191426' });
  strokes(
    art,
    ['462,388 456,440 452,510', '468,388 474,440 480,512', '464,382 464,430 466,500'],
    INK.form,
    '#23203a',
    0.15,
  );
  byFire(art, closed('450,392! 464,380 478,392! 472,404 464,398 456,404'), '#8a5a6a', 3, {
    shade: '#2a1a2c',
  });
}

/** What is spun already: hanks of both colours, in a basket by the wall. */
export function basket(art: Art): void {
  printed(art, [50, 800, 240, 850], () => void art.fill(ellipse(120, 832, 84, 13), '#140b12', 0.9));
  for (const [x, y, r, turn] of [
    [104, 764, 30, -30],
    [150, 768, 26, 40],
    [128, 752, 25, 10],
  ] as const) {
    byFire(art, ellipse(x, y, r, r * 0.9), '#7c5f8c', r * 0.3, { shade: '#281c38' });
    const turns = range(7, (i) => {
      const t = (i - 3) / 3.6;
      return points(`${-r * 0.9},${t * r * 0.8} 0,${t * r * 0.8 - r * 0.3} ${r * 0.9},${t * r * 0.8}`);
    }).map((knots) => {
      const path = polygonal(knots);
      return path.rotate(turn).translate(x, y);
    });
    const fit = (path: Path, i: number): Path => path.scale(1 - (Math.abs(i - 3) / 3.6) * 0.35, 1, x, y);
    strokes(
      art,
      turns.map(fit).filter((_, i) => i % 2),
      INK.contour,
      '#5b7db2',
      0.1,
    );
    strokes(
      art,
      turns.map(fit).filter((_, i) => !(i % 2)),
      INK.contour,
      '#b5556c',
      0.1,
    );
  }
  const side = closed('62,772! 84,786 126,790 168,786 188,772! 184,806 172,834! 126,840 80,834! 68,806');
  byFire(art, side, '#8a5c3c', 12, { shade: '#22141c' });
  strokes(
    art,
    [
      '64,788 90,802 126,805 162,802 187,788',
      '68,806 94,818 126,821 160,818 184,806',
      ...range(
        7,
        (i) =>
          `${74 + i * 17},${782 + Math.sin((i / 6) * 3.14) * 6} ${80 + i * 15.4},${834 + Math.sin((i / 6) * 3.14) * 4}`,
      ),
    ],
    INK.form,
    '#4a2c26',
    0.05,
  );
}

const polygonal = (knots: readonly (readonly [number, number, ...unknown[]])[]): Path =>
  closed(knots.map(([x, y]) => `${x},${y}`).join(' '));
