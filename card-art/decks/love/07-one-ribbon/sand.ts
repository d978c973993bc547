import { byHand, castShadow, ink, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  Path,
  type Point,
  polar,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { EDGE } from './sea.ts';
import { SHADOW } from './tones.ts';
import { metreAt } from './view.ts';

/** How far up the beach the last waves have wetted it. */
const WET = '20,942 90,900 170,846 250,796 330,755 400,724 470,700 540,684 600,674';

/** Warm sand, and a strip that still holds the sky. */
export function sand(art: Art): void {
  art.fill(
    roundRect(20, HORIZON_FOOT, 580, 600),
    art.linear(200, 420, 330, 862, ramp(0, '#e6d3a4', 0.5, '#dcbf8a', 1, '#c29a66')),
  );
  const wet = Path.join(curve(EDGE))
    .append(curve(WET.split(' ').reverse().join(' ')), 1)
    .close();
  // a path joined to another needs a way over
  art.fill(
    byHand(wet, 1.5),
    art.linear(180, 520, 290, 700, ramp(0, '#d9d3b4', 0.45, '#b5a581', 1, '#a98b60')),
  );
  stippled(art, byHand(wet, 1.5), '#f2ead0', [200, 680], [250, 780], [0.75, 0]);
  const chance = random('sand');
  art.blot(
    range(70, () => {
      const y = lerp(560, 850, chance());
      const x = chance.between(60, 540);
      return ellipse(x, y, metreAt(y) * chance.between(0.01, 0.03), 0.9);
    }),
    '#9a7446',
    0.6,
  );
  // the wind's ripples, broader towards us
  art.blot(
    range(16, (i) => {
      const t = i / 15;
      const y = lerp(770, 850, t ** 1.2);
      const x = lerp(420, 330, t) + chance.between(-40, 60);
      const long = lerp(50, 120, t);
      return ink(
        curve(`${x},${y} ${x + long * 0.4},${y - long * 0.1} ${x + long},${y - long * 0.2}`),
        lerp(1.6, 4, t),
        i,
        0.4,
      );
    }),
    '#a88252',
    0.6,
  );
  stippledGlow(art, 470, 820, 190, '#f6e3b4', 0.7, 0.5);
}
const HORIZON_FOOT = 320;

/** Where they come from, a step behind the foot that each has on the ground. */
const STEPS = [
  [76, 838],
  [352, 803],
] as const;

/** Heel, the outer border past the hollow, the ball, in hundredths of a metre; and the toes before it, each a round of its own. */
const SOLE = '-13,0 -11,-3.4 -7,-3.2 -2,-0.8 3,-3.4 7.4,-4.4 10,-2 9.4,2.2 6.4,4.8 1,4.4 -5,3.6 -11,3.4';
const TOES = [
  [12.6, -3.2, 2.1],
  [13.4, -0.1, 1.4],
  [12.6, 2.3, 1.2],
  [11, 4.4, 1.1],
  [8.8, 6.2, 1],
] as const;

export function footprints(art: Art): void {
  const prints = STEPS.map(([x, y]): Path => {
    const unit = metreAt(y) / 100;
    return Path.join([closed(SOLE), ...TOES.map(([along, aside, r]) => ellipse(along, aside, r))])
      .scale(unit, unit * 0.75)
      .rotate(-24)
      .translate(x, y);
  });
  art.fill(Path.join(prints.map((print) => print.translate(-0.6, -1.4))), '#f6e6bc', 0.8);
  art.fill(Path.join(prints), '#8a6a44', 0.85);
}

/** Who stands on the sand at `foot` throws one shadow away from the sun, however many parts it is of. */
export function shadowOf(art: Art, parts: readonly Path[], foot: number): void {
  const { slant, length, depth } = SHADOW;
  art.group(`opacity="${depth}"`, () => {
    for (const part of parts) art.fill(castShadow(part, foot, slant, length), SHADOW.tone);
  });
}

/** The sand that a foot throws up behind it as it pushes off, from the hollow it has pressed. */
export function kickedUp(art: Art, [x, y]: Readonly<Point>): void {
  const chance = random('kick');
  art.fill(closed(`${x - 30},${y + 1} ${x - 24},${y - 5} ${x - 14},${y - 4} ${x - 4},${y + 2}!`), '#e6cd98');
  const grains = range(60, () => {
    const far = chance() ** 1.3;
    const at = polar(x - 18, y - 2, 8 + 54 * far, chance.between(-78, -30) + 14 * far);
    return ellipse(...at, lerp(1.5, 0.6, far) * chance.between(0.7, 1.2));
  });
  art.blot(grains, '#f3dfae');
}
