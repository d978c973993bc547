import { mix } from '../../../kit/grade/mix.ts';
import { byHand, ink, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  curve,
  line,
  type Path,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { BOW, HORIZON } from './level.ts';

const BANDS = ['#dc665f', '#ee9652', '#f4cd66', '#a2c277', '#52aea0', '#4f87b4', '#8a76ae'];

/** The storm that draws off: what of it is farther and fairer, and the dark front over us. */
const REAR = closed(
  '30,-220! 600,-220! 600,118! 572,132 546,126! 520,146 488,142! 470,156 446,150! 414,170 380,160! 352,188 316,186 296,172! 268,206 236,204! 214,222 186,218! 160,252 122,246! 96,276 60,272 30,282!',
);
const FRONT = closed(
  '30,-220! 600,-220! 600,66! 566,88 528,78! 500,96 468,90 452,80! 424,112 386,106! 370,118 350,114! 322,148 280,136! 262,146 246,140! 216,178 174,172 158,160! 132,196 96,190! 74,214 50,208 30,214!',
);
/** Their edges where the low sun, from behind us, reaches in under them. */
const BILLOWS = [
  '542,128 520,146 490,142',
  '376,162 352,188 318,186',
  '182,219 160,252 124,246',
  '448,82 424,112 388,106',
  '346,116 322,148 284,138',
  '242,142 216,178 176,172',
  '154,164 132,196 98,190',
  '94,192 74,214 52,209',
];
const TATTERS = [
  closed('40,330! 84,320 130,324 166,314 208,320! 160,328 120,332 80,338!'),
  closed('400,196! 448,186 486,192 530,180 576,188! 530,196 486,202 440,206!'),
  closed('392,352! 440,344 480,348 570,338! 570,350! 480,358 430,358!'),
];

/** The storm that has just gone over and the bow on it; upside down it is what the water shows. */
export function stormSky(art: Art, mirrored: boolean): void {
  const place = (path: Path): Path => (mirrored ? path.flip(HORIZON) : path);
  const y = (up: number): number => (mirrored ? HORIZON + up : HORIZON - up);
  art.fill(
    place(roundRect(40, -40, 520, HORIZON + 40)),
    art.linear(
      0,
      y(0),
      0,
      y(360),
      mirrored
        ? ramp(0, '#a3ad91', 0.3, '#6d8781', 0.75, '#40606a', 1, '#2f4a54')
        : ramp(0, '#c3c79c', 0.26, '#8ba196', 1, '#4c686c'),
    ),
  );
  clouds(art, place, mirrored);
  // inside a bow the sky is lighter, right outside of it darker
  const wide = BOW.outer + 90;
  art.fill(
    place(arc(BOW.x, HORIZON, wide, -90, 90).close()),
    art.radial(BOW.x, HORIZON, wide, [
      [0, '#2b454d', 0],
      [(BOW.outer - 4) / wide, '#2b454d', 0],
      [BOW.outer / wide, '#2b454d', 0.3],
      [1, '#2b454d', 0],
    ]),
  );
  const inner = BOW.outer - BOW.band * 7;
  art.fill(
    place(arc(BOW.x, HORIZON, inner + 8, -90, 90).close()),
    art.radial(
      BOW.x,
      HORIZON,
      inner + 8,
      ramp(0, '#ffd98c', 0.92, 0.45, '#fbe2a2', 0.8, 0.9, '#fdeec2', 0.72, 1, '#fdeec2', 0),
    ),
    mirrored ? 0.6 : 1,
  );
  if (!mirrored) rain(art);
}

function clouds(art: Art, place: (path: Path) => Path, mirrored: boolean): void {
  const lit = (low: number, high: number): [[number, number], [number, number]] =>
    mirrored
      ? [
          [250, HORIZON * 2 - high],
          [210, HORIZON * 2 - low],
        ]
      : [
          [250, high],
          [210, low],
        ];
  const rear = byHand(place(REAR), 2);
  art.fill(rear, mirrored ? '#48676c' : '#5d7a7b');
  stippled(art, rear, mirrored ? '#7d9a92' : '#a9b59e', ...lit(270, 120), [0, 0.7]);
  const front = byHand(place(FRONT), 2);
  art.fill(front, mirrored ? '#294149' : '#365058');
  stippled(art, front, mirrored ? '#58757a' : '#748f8c', ...lit(220, 40), [0, 0.7]);
  strokes(
    art,
    BILLOWS.map((edge) => place(curve(edge))),
    2.6,
    mirrored ? '#7d958c' : '#d9cfa4',
    0.25,
  );
  art.fill(
    TATTERS.map((cloud) => byHand(place(cloud), 1.5)),
    mirrored ? '#70887f' : '#9fae9c',
    0.7,
  );
}

/** How much of the bow there is to be seen over the picture's width: the storm takes it back towards the top. */
const THERE = [
  [0, 0.96],
  [0.12, 0.94],
  [0.3, 0.86],
  [0.5, 0.72],
  [0.7, 0.52],
  [0.88, 0.62],
  [1, 0.7],
] as const;
/** Rings that a colour of it is laid in, so that one runs into the next. */
const FINE = 4;

/** Half its circle stands in the sky and before the hills, half in the water. */
export function bow(art: Art, mirrored: boolean): void {
  const [from, to] = mirrored ? [90, 270] : [-90, 90];
  const count = (BANDS.length - 1) * FINE;
  const step = (BOW.band * BANDS.length) / (count + 1);
  for (let i = 0; i <= count; i++) {
    const first = Math.floor(i / FINE);
    const colour = mix(BANDS[first]!, BANDS[Math.min(first + 1, BANDS.length - 1)]!, (i % FINE) / FINE);
    const strength = (mirrored ? 0.72 : 1) * Math.sin((Math.PI * (i + 1.5)) / (count + 3)) ** 0.6;
    art.line(
      arc(BOW.x, HORIZON, BOW.outer - step * (i + 0.5), from, to),
      step,
      art.linear(
        BOW.x - BOW.outer,
        0,
        BOW.x + BOW.outer,
        0,
        THERE.map(([at, much]) => [at, colour, much * strength] as const),
      ),
    );
  }
}

/** It still rains far off, under the cloud. */
function rain(art: Art): void {
  const chance = random('far rain');
  art.blot(
    range(46, (i) => {
      const [x, y, length] = [chance.between(52, 250), chance.between(236, 372), chance.between(14, 34)];
      return ink(line(x, y, x - length * 0.24, y + length), 1.3, i, 0.1);
    }),
    '#e3e5cd',
    0.4,
  );
}
