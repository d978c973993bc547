import { byHand, ripples, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  lerp,
  Path,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { AFTERGLOW, HORIZON } from './view.ts';

/** How far below the middle of a level view the horizon lies, seen from a chair. */
const LOWER = HORIZON - 400;

/** Green above, gold where the day has gone. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 40, 512, HORIZON - 30),
    art.linear(
      0,
      60,
      0,
      HORIZON,
      ramp(0, '#2c4546', 0.34, '#4f6a60', 0.6, '#8f9a78', 0.8, '#d9bb80', 1, '#fbd08a'),
    ),
  );
  art.glow(AFTERGLOW, HORIZON - 84, 250, '#ffdf9a', 0.85, 0.8);
  art.glow(AFTERGLOW + 2, HORIZON - 100, 104, '#fff6d6', 1, 1.1);
  for (const [knots, colour] of [
    ['300,246 350,236 420,232 520,238 590,230 590,241 500,249 420,247 350,250', '#76866f'],
    ['90,262 130,254 190,254 230,258 180,266 130,267', '#a8a57c'],
    ['380,306 440,298 520,297 590,302 590,309 500,311 430,312', '#dcb37e'],
  ] as const)
    art.fill(
      byHand(
        polygon(
          curve(knots)
            .translate(0, LOWER)
            .walk(40)
            .map(({ x, y }) => [x, y]),
        ),
        1.5,
      ),
      colour,
    );
}

/** The far bank: wooded hills, a town's first windows. */
export function hills(art: Art): void {
  for (const [crest, fill, mist] of [
    ['30,362 90,350 150,362 230,378 300,366 380,336 460,320 540,328 580,324', '#8b9478', '#d9c38c'],
    ['30,384 80,376 140,384 200,391 280,387 360,370 440,362 520,350 580,354', '#5f7264', '#a6a57e'],
  ] as const) {
    const hill = byHand(
      Path.join(curve(crest).translate(0, LOWER))
        .lineTo(580, HORIZON + 8)
        .lineTo(30, HORIZON + 8)
        .close(),
      2,
    );
    art.fill(hill, fill);
    stippled(art, hill, mist, [0, hill.bounds()[1] + 8], [0, HORIZON + 6], [0, 0.9]);
  }
  const chance = random('far windows');
  art.blot(
    range(22, () => {
      const t = chance() ** 0.7;
      return ellipse(lerp(310, 540, t), HORIZON - 4 - chance() * lerp(8, 30, t), chance.between(0.9, 1.7));
    }),
    '#ffe2a0',
  );
}

/** The dusk lies in the water, darker towards us. */
export function river(art: Art): void {
  art.fill(
    roundRect(44, HORIZON, 512, 400),
    art.linear(
      0,
      HORIZON,
      0,
      800,
      ramp(0, '#f3d698', 0.3, '#b9ae80', 0.55, '#6a7f6e', 0.8, '#41605a', 1, '#2a474b'),
    ),
  );
  const chance = random('evening river');
  ripples(
    art,
    110,
    () => {
      const t = chance() ** 1.2;
      return {
        x: chance.between(40, 560),
        y: lerp(HORIZON + 5, 850, t),
        half: lerp(8, 42, t) * chance.between(0.5, 1.3),
        rise: lerp(0.3, 2, t),
        weight: lerp(0.9, 2.6, t),
      };
    },
    [
      ['#f6dfa4', 0.75],
      ['#4d675c', 0.5],
    ],
  );
}

/** The bridge runs away from us to the left: its deck and its foot meet far out on the horizon. */
const FAR = [-140, HORIZON + 1] as const;
const deckAt = (x: number): number => FAR[1] - (x - FAR[0]) * 0.073;
const footAt = (x: number): number => FAR[1] + (x - FAR[0]) * 0.065;
/** Its piers, the nearest first; every span is seen shorter than the one before it. */
const PIERS = range(6, (i) => FAR[0] + 790 * 0.76 ** i);
const LAMP = '#ffe4a0';

/** A span's inner line, from its right foot over to its left one. */
function span(to: Path, near: number, far: number): Path {
  const inset = (near - far) * 0.1;
  const [left, right] = [far + inset, near - inset];
  const top = (x: number): number => lerp(deckAt(x), footAt(x), 0.26);
  const middle = (left * 1.1 + right * 0.9) / 2;
  return to
    .lineTo(right, footAt(right))
    .lineTo(right, lerp(deckAt(right), footAt(right), 0.66))
    .curveTo(right, top(right), middle + inset * 2, top(middle), middle, top(middle))
    .curveTo(middle - inset, top(middle), left, top(left), left, lerp(deckAt(left), footAt(left), 0.7))
    .lineTo(left, footAt(left));
}

const arch = (near: number, far: number): Path =>
  span(new Path().moveTo(near - (near - far) * 0.1, footAt(near)), near, far).close();

/** A stone bridge with lamps over it, and both in the water. */
export function bridge(art: Art): void {
  const arches = range(5, (i) => arch(PIERS[i]!, PIERS[i + 1]!));
  const wall = new Path().moveTo(-20, footAt(-20)).lineTo(-20, deckAt(-20)).lineTo(640, deckAt(640));
  wall.lineTo(640, footAt(640));
  range(5, (i) => span(wall, PIERS[i]!, PIERS[i + 1]!));
  wall.close();
  // its likeness in the water, broken by the waves
  const chance = random('bridge in the water');
  art.blot(
    range(90, () => {
      const pier = PIERS[Math.floor(chance() * 6)]!;
      const size = (pier - FAR[0]) / 790;
      const y = footAt(pier) + chance() ** 1.4 * 64 * size;
      const half = lerp(0.16, 0.07, (y - footAt(pier)) / 64) * 180 * size;
      return ellipse(pier + chance.between(-6, 6) * size, y, half, 1.3 * size + 0.5);
    }).filter((stroke) => stroke.bounds()[0] < 570),
    '#56685e',
    0.8,
  );
  art.fill(wall, '#61705f');
  // each vault's inside, on its far side
  for (const [i, one] of arches.entries()) {
    const [left, , right] = one.bounds();
    art.clip(one, () => {
      art.cover(
        [roundRect(left, HORIZON - 70, right - left, 140), one.translate((right - left) * 0.11, 2)],
        i < 2 ? '#475951' : '#58695d',
      );
    });
  }
  stippled(art, wall, '#ceb981', [420, 0], [40, 0], [0, 0.8]);
  const kerb = (lift: number): Path =>
    polygon([
      [640, deckAt(640) - 7 * lift],
      [-20, deckAt(-20) - 2 * lift],
      [-20, deckAt(-20) + 1],
      [640, deckAt(640) + 3],
    ]);
  art.fill(kerb(1), '#75826b');
  for (const pier of PIERS) {
    // none stands between the two faces
    if (pier > 548 || Math.abs(pier - AFTERGLOW) < 40) continue;
    const size = (pier - FAR[0]) / 790;
    const [top, foot] = [deckAt(pier) - 40 * size, deckAt(pier)];
    art.fill(
      polygon([
        [pier - 1.6 * size, foot],
        [pier - 1 * size, top],
        [pier + 1 * size, top],
        [pier + 1.6 * size, foot],
      ]),
      '#43554e',
    );
    stippledGlow(art, pier, top - 3, 30 * size, LAMP, 1);
    art.fill(ellipse(pier, top - 3, 4.6 * size, 5.4 * size), '#fff6d4');
    art.blot(
      range(12, (i) =>
        ellipse(
          pier + Math.sin(i * 2.3) * 3 * size,
          footAt(pier) + (18 + i * 7.4) * size,
          (7 - i * 0.4) * size,
          1.6 * size,
        ),
      ),
      LAMP,
      0.85,
    );
  }
}
