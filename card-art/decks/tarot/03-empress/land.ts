import { ink, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  curve,
  ellipse,
  lerp,
  type Point,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { HORIZON, SUN } from './form.ts';
import { farWheat, nearWheat, type Wheat } from './wheat.ts';

const HAZY: Wheat = ['#fff0b4', '#f2c468', '#d99a48'];
const RIPE: Wheat = ['#fbdc86', '#dfa044', '#c08038'];
const AGLOW: Wheat = ['#fff6c8', '#f6b94e', '#c06a2c'];
const DARK: Wheat = ['#f0b95a', '#9a5628', '#4e2424'];

/** The hour before dusk: green overhead, all gold round a great low sun. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, HORIZON),
    art.linear(
      150,
      60,
      360,
      HORIZON,
      ramp(0, '#2f6c70', 0.34, '#6a9c88', 0.6, '#c9bd84', 0.82, '#f3c980', 1, '#fbd692'),
    ),
  );
  stippledGlow(art, ...SUN, 260, '#ffedb4', 0.9);
  const chance = random('evening bands');
  art.blot(
    range(4, (i) => {
      const [x, y] = [chance.between(90, 500), 110 + i * 44];
      const half = chance.between(40, 110);
      return ink(
        curve(
          `${x - half},${y + 2} ${x - half * 0.3},${y - 3} ${x + half * 0.4},${y + 1} ${x + half},${y - 2}`,
        ),
        chance.between(4, 9),
        i,
        0.12,
      );
    }),
    '#f2dca0',
    0.5,
  );
  art.fill(ellipse(...SUN, 116), '#fff3c6');
  stippledGlow(art, SUN[0], SUN[1] + 70, 110, '#ffcf7a', 0.5, 0.6);
}

/** One far ridge in the haze, and wheat to the foot of it. */
export function field(art: Art): void {
  mistyHill(art, {
    crest: '30,440 80,424 130,430 190,446 260,440 330,452 400,462 470,456 520,444 570,450',
    fill: '#b48a5c',
    mist: '#ffdf98',
    depth: [2, 50],
    foot: HORIZON + 12,
  });
  art.fill(
    roundRect(44, HORIZON, 512, 400),
    art.linear(0, HORIZON, 0, 760, ramp(0, '#ffe3a0', 0.2, '#ecb65a', 0.6, '#b87434', 1, '#6a3a28')),
  );
  const row = (count: number, from: number, to: number, size: number, tones: Wheat): void =>
    farWheat(
      art,
      count,
      (chance) => [chance.between(44, 556), chance.between(from, to)],
      size,
      tones,
      `${from}`,
    );
  row(110, HORIZON - 5, HORIZON + 14, 9, HAZY);
  row(130, HORIZON + 18, HORIZON + 62, 17, HAZY);
  row(90, HORIZON + 62, HORIZON + 130, 29, RIPE);
  art.glow(SUN[0], HORIZON + 10, 200, '#fff0b8', 0.8, 0.5);
}

/** Stalks from the left to the right, their tips about `top`. */
function stand(
  art: Art,
  seed: string,
  count: number,
  [from, to]: Point,
  [top, foot]: Point,
  length: number,
  tones: Wheat,
): void {
  const chance = random(seed);
  nearWheat(
    art,
    range(count, (i) => {
      const x = lerp(from, to, (i + chance.between(0.2, 0.8)) / count);
      const lean = chance.between(-26, 20);
      return {
        foot: [x - lean, foot] as Point,
        tip: [x + lean * 0.4, top + chance.between(-0.4, 0.4) * length] as Point,
        length: length * chance.between(0.86, 1.12),
      };
    }),
    tones,
  );
}

/** Ears between her and the sun: it shines through them. */
export function before(art: Art): void {
  stand(art, 'aglow', 7, [352, 566], [524, 700], 58, AGLOW);
  stand(art, 'left', 4, [40, 150], [560, 760], 66, RIPE);
}

/** Ears close to us, dark, cut by the frame. */
export function nearest(art: Art): void {
  stippled(art, roundRect(44, 760, 512, 110), '#2c1424', [0, 776], [0, 880], [0, 0.85]);
  stand(art, 'near', 5, [396, 580], [812, 1000], 96, DARK);
  stand(art, 'near left', 2, [270, 350], [868, 1040], 90, DARK);
}
