import { byHand, ink, ripples, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  curve,
  ellipse,
  lerp,
  line,
  Path,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { WATER } from './level.ts';

/** The rain has filled the whole dip of the lane. */
export const PUDDLE = byHand(
  closed(
    '30,444! 110,441 190,438 290,440 380,437 460,442 570,440! 590,640! 570,742! 520,752 470,768 420,770 376,790 310,800 262,794 214,808 150,806 100,822 30,830!',
  ),
  2,
);

/** Wet gravel of the lane, in the sun; what has been trodden lies in long ruts. */
export function ground(art: Art): void {
  art.fill(
    roundRect(40, 434, 520, 440),
    art.linear(0, 436, 0, 862, ramp(0, '#c9a862', 0.05, '#d8b877', 0.75, '#c2935a', 1, '#7a573c')),
  );
  for (const rut of ['330,796 372,812 412,836 448,880', '420,772 470,792 520,822 560,868'])
    art.fill(ribbon(curve(rut), 16), '#9a7047');
  const chance = random('gravel');
  // a few stones, most of them half in the mud, all of their own shape
  const stones = range(70, (i): Path[] => {
    const y = lerp(756, 868, chance() ** 0.7);
    const size = lerp(1, 4.6, (y - 750) / 116) * (i % 9 ? chance.between(0.3, 0.9) : 1.7);
    const x = chance.between(50, 552);
    const stone = byHand(
      ellipse(x, y, size * chance.between(1.2, 2), size * chance.between(0.5, 0.8)),
      size * 0.5,
    );
    return [stone.translate(size * 0.3, size * 0.34), stone];
  });
  art.blot(
    stones.map(([under]) => under!),
    '#7d5936',
  );
  art.blot(
    stones.map(([, stone]) => stone!),
    '#c9a56c',
  );
  stippled(art, roundRect(44, 740, 512, 126), '#5a4030', [0, 800], [0, 872], [0, 0.7]);
}

/** Where they ran up: the prints of two pairs of boots, and water already in them. */
export function steps(art: Art): void {
  for (const [x, y, size, turn] of [
    [296, 846, 1, 14],
    [330, 826, 0.9, 8],
    [352, 848, 0.82, 10],
    [376, 828, 0.76, -2],
    [366, 812, 0.72, 4],
  ] as const) {
    const print = Path.join(
      closed('-5,-14! 0,-17 5,-14 6.6,-6 5,1! -5,1! -6.6,-6'),
      closed('-4.6,4! 4.6,4! 4.4,10 0,12.6 -4.4,10'),
    )
      .rotate(turn)
      .scale(size * 1.25, size * 0.6)
      .translate(x, y);
    art.fill(print, '#6b4a30').fill(print.translate(0.8, 1.6), '#86623f');
  }
}

const NEAR_RIM = '40,830 100,823 150,807 214,809 262,795 310,801 376,791 420,771 470,769 520,753 566,743';

/** The water's rim: wet dark earth, and the light along it. */
export function shore(art: Art): void {
  strokes(art, [curve(NEAR_RIM).translate(0, 3)], 7, '#5f4430', 0);
  strokes(art, [NEAR_RIM], 1.8, '#f7efcf', 0.1);
  strokes(art, ['40,443 110,440 190,437 290,439 380,436 460,441 560,439'], 2, '#7d6a3c', 0);
}

/** Rings where drips fall, and the wind's few lines. */
export function rings(art: Art): void {
  for (const [x, y, radius, weight] of [
    [386, WATER + 16, 10, 1.2],
    [330, 466, 9, 1.2],
    [168, 494, 12, 1.3],
    [430, 500, 14, 1.3],
    [296, 506, 9, 1.2],
  ] as const) {
    const flat = radius * 0.2;
    art.blot(ink(arc(x, y, radius, 96, 264, flat), weight, `near ${x} ${radius}`, 0.2), '#f7f2d6');
    art.blot(ink(arc(x, y, radius, -80, 80, flat), weight * 0.8, `far ${x} ${radius}`, 0.3), '#2c474b');
  }
  const chance = random('wind on the puddle');
  ripples(
    art,
    34,
    (i) => {
      const t = (i / 34) ** 1.3;
      return {
        x: chance.between(60, 540),
        y: lerp(450, 776, t),
        half: lerp(7, 38, t) * chance.between(0.5, 1.2),
        rise: lerp(0.3, 1.6, t),
        weight: lerp(0.8, 2, t),
      };
    },
    [
      ['#2b464c', 0.45],
      ['#eef0d8', 0.5],
    ],
  );
}

/** The water keeps some of the light: what it shows is darker than what it shows it of, the more the nearer to us. */
export function deep(art: Art): void {
  art.fill(
    PUDDLE,
    art.linear(0, 450, 0, 780, [
      [0, '#1c3440', 0.1],
      [0.35, '#1c3440', 0.2],
      [0.7, '#16303a', 0.44],
      [1, '#142830', 0.66],
    ]),
  );
}

/** Where the wind crosses it, the image is in pieces: little far off, more near us. */
export function gaps(art: Art): void {
  const chance = random('gaps');
  art.blot(
    range(30, (i) => {
      const t = (i / 30) ** 0.8;
      const y = lerp(528, 752, t);
      const x = chance.between(70, 530);
      const half = lerp(9, 44, t) * chance.between(0.6, 1.2);
      return ribbon(line(x - half, y, x + half, y + chance.between(-1.5, 1.5)), lerp(1.4, 4.4, t));
    }),
    '#4d6a6d',
    0.85,
  );
}

/** Towards the bank we look steeply into the water: its image fades, and the ground shows. */
export function shallows(art: Art): void {
  const rim = curve(NEAR_RIM).walk(24);
  const band = closed(
    [...rim.map(({ x, y }) => `${x},${y + 6}`), ...rim.reverse().map(({ x, y }) => `${x},${y - 40}`)].join(
      ' ',
    ),
  );
  for (const [tone, dense] of [
    ['#5f4a38', 0.95],
    ['#9a7650', 0.5],
  ] as const)
    stippled(art, band, tone, [306, 800], [300, 754], [dense, 0]);
}

/** Grass of the verge, near us and cut by the frame. */
export function grass(art: Art): void {
  const chance = random('verge');
  const blades = (
    count: number,
    from: number,
    to: number,
    foot: number,
    tall: number,
    lean: number,
  ): Path[] =>
    range(count, () => {
      const x = chance.between(from, to);
      const high = tall * chance.between(0.3, 1);
      const over = (lean + chance.between(-0.35, 0.35)) * high;
      return ribbon(
        spline([
          [x, foot],
          [x + over * 0.25, foot - high * 0.6],
          [x + over, foot - high],
        ]),
        chance.between(3, 8),
        { start: 0.8, end: 0.05, peak: 0.2 },
      );
    });
  art
    .blot(blades(24, 40, 140, 880, 118, 0.3), '#3f5a35')
    .blot(blades(15, 40, 168, 886, 84, 0.4), '#6f8f42')
    .blot(blades(8, 40, 130, 886, 104, 0.3), '#c3c46a');
}
