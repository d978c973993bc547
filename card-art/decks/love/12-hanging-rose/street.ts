import { byHand, ink, lit, printed, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  line,
  Path,
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
  art.fill(
    roundRect(40, 40, 520, 480),
    art.linear(
      0,
      230,
      0,
      510,
      ramp(0, '#2b3768', 0.35, '#4a5a92', 0.6, '#8488b2', 0.8, '#cfa6a8', 1, '#f6cda0'),
    ),
  );
  stippledGlow(art, EYE[0], EYE[1] - 6, 190, '#ffe3b4', 0.9, 0.7);
  for (const [streak, fill] of [
    ['130,346! 190,338 250,343 330,338 360,346! 290,352 220,350', '#9c8cb2'],
    ['60,372! 120,366 168,370 190,377! 130,382', '#9c8cb2'],
    ['236,394! 290,384 350,387 384,382! 350,396 290,400', '#e0b0a6'],
    ['300,412! 330,407 356,410 384,406! 340,416', '#e8bca4'],
  ] as const)
    art.fill(closed(streak), fill);
}

/** One house of a row: from and to in metres away, its eaves above our eyes, its rows of windows. */
interface House {
  from: number;
  to: number;
  eaves: number;
  fill: string;
  lamps: readonly number[];
}

const LEFT: readonly House[] = [
  { from: 36, to: 52, eaves: 3.4, fill: '#7c7fae', lamps: [1, 6] },
  { from: 25, to: 36, eaves: 5, fill: '#5f689e', lamps: [2, 5] },
  { from: 17.5, to: 25, eaves: 4, fill: '#4a558c', lamps: [1, 4, 8] },
  { from: 8, to: 17.5, eaves: 5.6, fill: '#3a457a', lamps: [5, 10, 6] },
];
const RIGHT: readonly House[] = [
  { from: 38, to: 56, eaves: 4.6, fill: '#747aac', lamps: [0, 4] },
  { from: 27, to: 38, eaves: 3.6, fill: '#565f96', lamps: [2, 7] },
  { from: 17, to: 27, eaves: 5.2, fill: '#414c82', lamps: [1, 5, 6] },
  { from: 7, to: 17, eaves: 4.4, fill: '#303a6c', lamps: [2, 3, 7, 8] },
];

/** A row of houses in perspective, far ones first. @param side metres to the right of us */
function row(art: Art, side: number, houses: readonly House[]): void {
  for (const { from, to, eaves, fill, lamps } of houses) {
    const wall = polygon([
      seen(side, -eaves, from),
      seen(side, -eaves, to),
      seen(side, GROUND, to),
      seen(side, GROUND, from),
    ]);
    const cornice = polygon([
      seen(side, -eaves, from),
      seen(side, -eaves, to),
      seen(side * 0.985, -eaves + 0.2, to),
      seen(side * 0.985, -eaves + 0.2, from),
    ]);
    const chimney = lerp(from, to, 0.3);
    const stack = polygon([
      seen(side * 1.02, -eaves - 0.9, chimney),
      seen(side * 1.02, -eaves - 0.9, chimney + 1.1),
      seen(side * 1.02, -eaves + 0.2, chimney + 1.1),
      seen(side * 1.02, -eaves + 0.2, chimney),
    ]);
    art.fill(stack, '#2e3768');
    art.fill(byHand(wall, 0.8), fill);
    const [, foot] = seen(side, GROUND, from);
    stippled(art, wall, '#232a58', [0, EYE[1] - 20], [0, foot], [0, 0.8]);
    windows(art, side, from, to, eaves, lamps);
    art.fill(cornice, '#8b84ac');
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
  const columns = Math.max(2, Math.round((to - from) / 3));
  const storeys = 3;
  const panes = range(columns * storeys, (i) => {
    const [column, storey] = [i % columns, Math.floor(i / columns)];
    const near = lerp(from, to, (column + 0.26) / columns);
    const far = lerp(from, to, (column + 0.68) / columns);
    const head = lerp(-eaves + 0.7, GROUND - 2.4, storey / storeys) + 0.2;
    const pane = polygon([
      seen(side, head, near),
      seen(side, head, far),
      seen(side, head + 1.5, far),
      seen(side, head + 1.5, near),
    ]);
    const cross = [
      line(...seen(side, head, (near + far) / 2), ...seen(side, head + 1.5, (near + far) / 2)),
      line(...seen(side, head + 0.6, near), ...seen(side, head + 0.6, far)),
    ];
    return { pane, cross, bar: 12 / near, lamp: lamps.includes(i) };
  });
  art.blot(
    panes.filter(({ lamp }) => !lamp).map(({ pane }) => pane),
    '#242c5c',
  );
  for (const { pane, cross, bar } of panes.filter(({ lamp }) => lamp)) {
    art.fill(pane, '#ffcb86');
    art.line(cross, bar, '#7a4a50');
  }
}

/** A patch of the street: from left to right, from far to near, in metres. */
const quad = ([left, right]: readonly [number, number], [far, near]: readonly [number, number]): Path =>
  polygon([
    seen(left, GROUND, far),
    seen(right, GROUND, far),
    seen(right, GROUND, near),
    seen(left, GROUND, near),
  ]);

/** The street, wet from rain: cobbles, and every lamp once more below itself. */
function ground(art: Art): void {
  const way = polygon([seen(-5, GROUND, 60), seen(6, GROUND, 60), seen(6, GROUND, 7), seen(-5, GROUND, 7)]);
  art.fill(way, art.linear(0, 540, 0, 740, ramp(0, '#d9a99c', 0.3, '#7c7ca6', 0.7, '#48548a', 1, '#333d70')));
  stippledGlow(art, EYE[0] + 6, 556, 110, '#ffdcb4', 0.85, 0.5);
  for (const side of [-1, 1]) {
    const [wall, kerb] = side < 0 ? [-5, -3] : [6, 3.3];
    art.fill(quad([wall, kerb], [60, 7]), '#59629a');
    art.fill(
      polygon([
        seen(kerb, GROUND, 60),
        seen(kerb, GROUND + 0.16, 60),
        seen(kerb, GROUND + 0.16, 7),
        seen(kerb, GROUND, 7),
      ]),
      '#2b3568',
    );
  }
  const chance = random('cobbles');
  const stones = range(260, () => {
    const away = lerp(9.5, 34, chance() ** 1.3);
    const right = chance.between(-2.9, 3.2);
    return quad([right, right + 0.42], [away + 0.16, away]);
  });
  art
    .blot(
      stones.filter((_, i) => i % 3),
      '#36417a',
    )
    .blot(
      stones.filter((_, i) => !(i % 3)),
      '#8a86b0',
    );
  for (const rail of [0.7, 2.1])
    art.fill(
      quad([rail, rail + 0.09], [58, 7]),
      art.linear(0, 550, 0, 720, ramp(0, '#ffe3b4', 1, '#8488b2')),
    );
}

/** The one shop that is still open, and its light on the stones. */
function shop(art: Art): void {
  const [side, near, far] = [-4.4, 17.9, 24.4];
  const pane = (head: number, foot: number, from: number, to: number): Path =>
    polygon([seen(side, head, from), seen(side, head, to), seen(side, foot, to), seen(side, foot, from)]);
  art.fill(pane(2.1, 4.5, near, far), '#ffd592');
  art.fill(pane(4.5, 5, near, far), '#3a3058');
  art.blot([pane(2.1, 4.5, 19.9, 20.1), pane(2.1, 5, 22, 22.2), pane(3, 5, 22.2, 23.6)], '#7a4a50');
  const awning = polygon([
    seen(side, 1.7, near),
    seen(side, 1.7, far),
    seen(-3.3, 2.4, far),
    seen(-3.3, 2.4, near),
  ]);
  art.fill(awning, '#5f7670');
  art.blot(
    range(3, (k) => {
      const from = lerp(near, far, (k + 0.1) / 3);
      const to = lerp(near, far, (k + 0.5) / 3);
      return polygon([
        seen(side, 1.7, from),
        seen(side, 1.7, to),
        seen(-3.3, 2.4, to),
        seen(-3.3, 2.4, from),
      ]);
    }),
    '#b8b8a4',
  );
  art.fill(
    polygon([seen(-3.3, 2.4, near), seen(-3.3, 2.4, far), seen(-3.3, 2.7, far), seen(-3.3, 2.7, near)]),
    '#455a60',
  );
  art.fill(
    polygon([seen(side, 1.7, near), seen(-3.3, 2.4, near), seen(-3.3, 2.7, near), seen(side, 2.4, near)]),
    '#3c4c58',
  );
  const light = polygon([
    seen(side, GROUND, near),
    seen(side, GROUND, far),
    seen(-1.4, GROUND, far - 1),
    seen(-1.2, GROUND, near - 1),
  ]);
  const [x] = seen(side, GROUND, near);
  const paint = art.linear(x, 0, x + 130, 0, ramp(0, '#ffd592', 0.95, 1, '#ffd592', 0));
  printed(art, [x - 10, 600, x + 150, 700], () => void art.fill(light, paint));
}

/** A street lamp: its post, its light, and the light on the wet stones. */
function lamp(art: Art, right: number, away: number): void {
  const [x, foot] = seen(right, GROUND, away);
  const [, head] = seen(right, 1.3, away);
  const metre = 600 / away;
  const streak = polygon([
    [x - metre * 0.16, foot + 1],
    [x + metre * 0.16, foot + 1],
    [x + metre * 0.34, foot + metre * 2],
    [x - metre * 0.34, foot + metre * 2],
  ]);
  const gleam = art.linear(0, foot, 0, foot + metre * 2, ramp(0, '#ffd592', 0.9, 1, '#ffd592', 0));
  printed(art, [x - 40, foot, x + 40, foot + metre * 2], () => void art.fill(streak, gleam));
  art.fill(
    Path.join(
      polygon([
        [x - metre * 0.06, head],
        [x + metre * 0.06, head],
        [x + metre * 0.08, foot],
        [x - metre * 0.08, foot],
      ]),
      ellipse(x, foot, metre * 0.2, metre * 0.06),
    ),
    '#1c2148',
  );
  stippledGlow(art, x, head - metre * 0.2, metre * 1.3, '#ffdf9e', 0.85);
  art.fill(ellipse(x, head - metre * 0.24, metre * 0.17, metre * 0.24), '#fff3cc');
  art.blot(
    ink(line(x - metre * 0.24, head - metre * 0.46, x + metre * 0.24, head - metre * 0.46), 3, away, 0),
    '#1c2148',
  );
}

/** Where the street ends: roofs and a tower before the last light. */
function end(art: Art): void {
  const form = lit({ from: { towards: [0, -1] }, shade: '#6a6d9e', rim: '#ffe3b4', rimWidth: 1.2 });
  const town = polygon(
    points(
      '140,560 140,486 172,486 172,472 184,464 196,472 196,482 216,482 216,474 228,464 240,474 240,484 254,484 254,452 260,436 266,452 266,480 284,480 296,468 308,480 330,480 330,560',
    ),
  );
  form(art, town, '#9a90b4', 6);
  art.blot(
    range(14, (i) => roundRect(160 + i * 11.4, 494 + ((i * 7) % 4) * 11, 4, 6)),
    '#7478a4',
  );
  art.blot(
    [
      roundRect(183, 505, 4, 6),
      roundRect(217, 516, 4, 6),
      roundRect(251, 494, 4, 6),
      roundRect(275, 516, 4, 6),
    ],
    '#ffd592',
  );
}

export function street(art: Art): void {
  end(art);
  ground(art);
  row(art, -4.4, LEFT);
  row(art, 5, RIGHT);
  shop(art);
  lamp(art, 3.8, 41);
  lamp(art, -3.3, 33);
  lamp(art, -3.3, 12.6);
}
