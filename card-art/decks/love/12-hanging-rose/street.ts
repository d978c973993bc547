import { byHand, lit, printed, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { EYE, GROUND, seen } from './view.ts';

/** Evening: the last light lies where the street ends. */
export function sky(art: Art): void {
  const [x, y] = EYE;
  art.fill(
    roundRect(40, 40, 520, 600),
    art.linear(
      0,
      90,
      0,
      y,
      ramp(0, '#2c4a66', 0.3, '#4c7484', 0.55, '#a8a596', 0.78, '#eec492', 1, '#ffdf9e'),
    ),
  );
  stippledGlow(art, x, y - 20, 300, '#ffe7ae', 0.9, 0.95);
  for (const [streak, fill] of [
    ['40,300! 96,288 150,300 214,294 240,302! 170,314 96,310', '#7d9096'],
    ['300,268! 360,256 420,268 480,262! 430,282 350,280', '#6c8590'],
    ['60,392! 120,384 160,392 196,388! 140,402', '#c9ac92'],
  ] as const)
    art.fill(closed(streak), fill);
}

/** One house of a row: from and to in metres away, its eaves above our eyes, what windows are lit. */
interface House {
  from: number;
  to: number;
  eaves: number;
  fill: string;
  lamps: readonly number[];
}

const LEFT: readonly House[] = [
  { from: 58, to: 90, eaves: 3, fill: '#a08a8c', lamps: [3] },
  { from: 40, to: 58, eaves: 5.4, fill: '#776e80', lamps: [6, 9] },
  { from: 27, to: 40, eaves: 3.8, fill: '#575a72', lamps: [5, 12] },
  { from: 10, to: 27, eaves: 6.2, fill: '#3b4560', lamps: [11, 14, 21, 17] },
];
const RIGHT: readonly House[] = [
  { from: 60, to: 94, eaves: 4, fill: '#94818a', lamps: [2] },
  { from: 42, to: 60, eaves: 2.6, fill: '#6c667c', lamps: [8] },
  { from: 29, to: 42, eaves: 4.8, fill: '#4c5069', lamps: [5, 11] },
  { from: 10, to: 29, eaves: 7, fill: '#303a56', lamps: [8, 16, 17, 20] },
];

/** A row of houses in perspective, far ones first. @param side metres to the right of us */
function row(art: Art, side: number, houses: readonly House[]): void {
  for (const { from, to, eaves, fill, lamps } of houses) {
    const roof = side * 1.5;
    const wall = polygon([
      seen(side, -eaves, from),
      seen(side, -eaves, to),
      seen(side, GROUND, to),
      seen(side, GROUND, from),
    ]);
    const slope = polygon([
      seen(side * 0.97, -eaves, from),
      seen(side * 0.97, -eaves, to),
      seen(roof, -eaves - 1.7, to),
      seen(roof, -eaves - 1.7, from),
    ]);
    const stack = lerp(from, to, 0.34);
    const chimney = polygon([
      seen(side * 1.2, -eaves - 2.2, stack),
      seen(side * 1.2, -eaves - 2.2, stack + 1.6),
      seen(side * 1.2, -eaves, stack + 1.6),
      seen(side * 1.2, -eaves, stack),
    ]);
    art.blot([slope, chimney], '#2c3450');
    art.fill(byHand(wall, 0.8), fill);
    const [, foot] = seen(side, GROUND, from);
    stippled(art, wall, '#20284a', [0, EYE[1]], [0, Math.min(860, foot)], [0, 0.8]);
    windows(art, side, from, to, eaves, lamps);
  }
}

/** Their windows, by storeys from above; some lit. */
function windows(
  art: Art,
  side: number,
  from: number,
  to: number,
  eaves: number,
  lamps: readonly number[],
): void {
  const columns = Math.max(3, Math.round((to - from) / 2.7));
  const storeys = 4;
  const dark: Path[] = [];
  const bright: Path[] = [];
  range(columns * storeys, (i) => {
    const [column, storey] = [i % columns, Math.floor(i / columns)];
    const near = lerp(from, to, (column + 0.28) / columns);
    const far = lerp(from, to, (column + 0.66) / columns);
    const head = lerp(-eaves + 0.9, GROUND - 2.6, storey / (storeys - 1));
    const pane = (a: number, b: number, top: number, foot: number): Path =>
      polygon([seen(side, top, a), seen(side, top, b), seen(side, foot, b), seen(side, foot, a)]);
    if (!lamps.includes(i)) {
      dark.push(pane(near, far, head, head + 1.7));
      return;
    }
    const middle = (near + far) / 2;
    bright.push(pane(near, middle - 0.05, head, head + 1.7), pane(middle + 0.05, far, head, head + 1.7));
  });
  art.blot(dark, '#222b4a').blot(bright, '#ffc877');
}

/** A patch of the street: from left to right, from far to near, in metres. */
const quad = ([left, right]: readonly [number, number], [far, near]: readonly [number, number]): Path =>
  polygon([
    seen(left, GROUND, far),
    seen(right, GROUND, far),
    seen(right, GROUND, near),
    seen(left, GROUND, near),
  ]);

/** The street, wet from rain: it carries the last light up to us. */
function ground(art: Art): void {
  art.fill(
    quad([-5.2, 6], [120, 9]),
    art.linear(
      0,
      EYE[1] + 32,
      0,
      EYE[1] + 232,
      ramp(0, '#ffdf9e', 0.2, '#e0b088', 0.5, '#8d8388', 0.8, '#4d587a', 1, '#36415f'),
    ),
  );
  const pavement = art.linear(
    0,
    EYE[1] + 36,
    0,
    EYE[1] + 110,
    ramp(0, '#f0cb9a', 0.5, '#8a7c88', 1, '#4a5270'),
  );
  for (const [wall, kerb] of [
    [-5.2, -3.4],
    [6, 4],
  ] as const) {
    art.fill(quad([wall, kerb], [120, 9]), pavement);
    art.fill(
      polygon([
        seen(kerb, GROUND, 70),
        seen(kerb, GROUND + 0.14, 70),
        seen(kerb, GROUND + 0.14, 9),
        seen(kerb, GROUND, 9),
      ]),
      '#262f4e',
    );
  }
  const chance = random('cobbles');
  const stones = range(240, () => {
    const away = lerp(14, 60, chance() ** 1.5);
    const right = chance.between(-3.2, 3.4);
    return quad([right, right + chance.between(0.4, 0.9)], [away + 0.2, away]);
  });
  art
    .blot(
      stones.filter((_, i) => i % 3),
      '#3b4566',
      0.75,
    )
    .blot(
      stones.filter((_, i) => !(i % 3)),
      '#ffe0aa',
      0.7,
    );
}

/** A street lamp and its light on the wet stones. */
function lamp(art: Art, right: number, away: number): void {
  const [x, foot] = seen(right, GROUND, away);
  const [, head] = seen(right, GROUND - 3.6, away);
  const metre = 600 / away;
  const gleam = art.linear(0, foot, 0, foot + metre * 2.4, ramp(0, '#ffd592', 0.9, 1, '#ffd592', 0));
  const streak = polygon([
    [x - metre * 0.16, foot + 1],
    [x + metre * 0.16, foot + 1],
    [x + metre * 0.4, foot + metre * 2.4],
    [x - metre * 0.4, foot + metre * 2.4],
  ]);
  printed(art, [x - 40, foot, x + 40, foot + metre * 2.4], () => void art.fill(streak, gleam));
  art.line(
    polygon([
      [x, head],
      [x, foot],
    ]),
    Math.max(1.4, metre * 0.12),
    '#1c2440',
  );
  stippledGlow(art, x, head - metre * 0.2, metre * 1.5, '#ffdf9e', 0.9);
  art.fill(ellipse(x, head - metre * 0.2, metre * 0.22, metre * 0.3), '#fff3cc');
}

/** Somebody far down the street who comes towards us: a long coat, a hat, one foot before the other. */
function walker(art: Art): void {
  const [x, y] = seen(0.7, GROUND, 38);
  const shadow = closed('-3,0! 4,0! 8,46 4,62 1,54! -2,62 -7,46').translate(x, y);
  printed(art, [x - 20, y, x + 20, y + 66], () => void art.fill(shadow, '#3b4566', 0.9));
  const part = (knots: string): Path => closed(knots).translate(x, y);
  art.blot(
    [
      // legs, the coat that swings from the shoulders, arms, head under a brim
      part('-2.6,-8! 0,-8! -0.6,-3 -1.4,1! -3.4,1! -3,-3'),
      part('0.4,-8! 3,-8! 3,-4 3.4,-1! 1.4,-0.6! 1,-4'),
      part('-3.8,-20! 0,-21.6 3.8,-20! 4,-13 5.4,-6! 1.6,-5.2 0.4,-6.4 -1.4,-5 -4.8,-5.6! -4,-13'),
      part('-3.6,-20! -5.4,-17 -6.2,-11 -5.6,-9! -4.4,-10 -3.8,-14'),
      part('3.6,-20! 5.6,-17 7,-12 6,-9.4! 4.8,-11 3.8,-14'),
      ellipse(x, y - 23.6, 2.2, 2.8),
      part('-3.6,-24.8! -2.2,-25.4! -1.8,-27.4 1.8,-27.4 2.2,-25.4! 3.6,-24.8! 0,-24.2'),
    ],
    '#2a2f4c',
  );
}

/** Where the street ends: it runs out between the last roofs into the light. */
function end(art: Art): void {
  art.fill(quad([-16, 16], [900, 118]), '#ffe2a6');
  const form = lit({ from: { towards: [0, -1] }, shade: '#c09484', rim: '#fff0c4', rimWidth: 1.2 });
  const houses = (roofs: string, fill: string): void => form(art, polygon(points(roofs)), fill, 4);
  houses('188,604 188,588 192,584 196,588 203,588 203,600', '#e6bd98');
  houses('214,600 214,584 217,577 220,584 220,589 230,589 230,604', '#e2b694');
  houses('150,640 150,574 164,566 176,574 176,583 187,579 194,585 194,612 174,622', '#c59a8c');
  houses('268,640 268,572 252,572 245,566 238,572 238,582 226,582 226,612 240,622', '#bd9188');
}

/** The street two storeys below, between its houses. */
export function street(art: Art): void {
  end(art);
  ground(art);
  row(art, -5.2, LEFT);
  row(art, 6, RIGHT);
  lamp(art, 4, 46);
  lamp(art, -3.6, 36);
  lamp(art, -3.6, 24);
  walker(art);
}
