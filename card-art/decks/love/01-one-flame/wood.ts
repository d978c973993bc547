import { mix } from '../../../kit/grade/mix.ts';
import { byHand, outOfFocus, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Knot,
  line,
  Path,
  polygon,
  type Random,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { FIRE, SHORE } from './view.ts';

/** A wood at nightfall in the rain: mist between the trunks, paler with every row. */
export function wood(art: Art): void {
  art.fill(
    roundRect(40, 60, 520, 640),
    art.linear(0, 80, 0, 600, ramp(0, '#1d3234', 0.45, '#466560', 0.8, '#6a8578', 1, '#4d6a60')),
  );
  const chance = random('wood');
  outOfFocus(art, 1.8, () => {
    for (const [count, fill, wide, tops, foot] of [
      [11, '#6b877a', 46, [250, 380], 600],
      [8, '#4d6a62', 66, [180, 330], 606],
      [5, '#2f4a48', 84, [120, 260], 616],
    ] as const)
      art.fill(
        range(count, (i) => {
          const x = 30 + ((i + chance.between(0.15, 0.85)) * 540) / count;
          return fir(x, chance.between(tops[0], tops[1]), foot, wide * chance.between(0.8, 1.15), chance);
        }),
        fill,
      );
  });
  stippled(art, roundRect(40, 330, 520, 290), '#7c9686', [0, 330], [0, 600], [0, 0.6]);
}

/** A spruce: tiers of boughs that droop, ragged. */
function fir(x: number, top: number, foot: number, half: number, chance: Random): Path {
  const tiers = Math.round((foot - top) / 30);
  const side = (sign: 1 | -1): Knot[] =>
    range(tiers, (i): Knot[] => {
      const t = (i + 1) / tiers;
      const y = top + (foot - top) * t;
      const out = half * t ** 0.85 * chance.between(0.75, 1.1);
      return [
        [x + sign * out, y + chance.between(2, 9), 1],
        [x + sign * out * 0.45, y - 4, 1],
      ];
    }).flat();
  return polygon([[x, top], ...side(1), ...side(-1).reverse()]);
}

/** The strip of land, lit round the fire, its stony edge. */
export function bank(art: Art): void {
  const land = byHand(
    closed(
      `30,612! 90,598 170,590 260,586 350,588 440,592 510,602 570,612! 570,${SHORE - 8}! 500,${SHORE + 2} 430,${SHORE - 6} 350,${SHORE + 6} 260,${SHORE} 190,${SHORE + 8} 110,${SHORE - 2} 30,${SHORE + 4}!`,
    ),
    2,
  );
  art.fill(land, '#24332e');
  art.fill(
    land,
    art.radial(
      FIRE[0],
      628,
      250,
      ramp(0, '#f0c27a', 0.22, '#c08e50', 0.5, '#6a623f', 0.8, '#35402f', 1, '#24332e'),
      0.42,
    ),
  );
  stippled(art, land, '#1a2624', [FIRE[0], 610], [FIRE[0], SHORE + 8], [0, 0.6]);
  const chance = random('stones');
  for (const i of range(30, (k) => k)) {
    const x = 50 + i * 17.5 + chance.between(-6, 6);
    const y = SHORE - 2 + chance.between(-5, 7);
    const r = chance.between(5, 12);
    const near = Math.max(0, 1 - Math.abs(x - FIRE[0]) / 210);
    art.fill(
      closed(
        `${x - r},${y + r * 0.4} ${x - r * 0.7},${y - r * 0.5} ${x + r * 0.2},${y - r * 0.66} ${x + r},${y - r * 0.1} ${x + r * 0.8},${y + r * 0.5}`,
      ),
      mix('#1d2b2a', '#4f4a38', near),
    );
    const edge = curve(
      `${x - r * 0.7},${y - r * 0.5} ${x + r * 0.1},${y - r * 0.66} ${x + r * 0.8},${y - r * 0.3}`,
    );
    strokes(art, [edge], 1.6, mix('#3d5550', '#ffd590', near), 0.2);
  }
}

/** Slanting, thin; before the fire each drop is a spark. */
export function rain(art: Art): void {
  const chance = random('rain');
  const drops = (count: number): Path[] =>
    range(count, () => [chance.between(50, 550), chance.between(90, 830)] as const)
      .filter(([x, y]) => x < 112 || x > 506 || y < (x < 280 ? 330 : 270) || y > 690)
      .map(([x, y]) => {
        const long = chance.between(16, 40);
        return line(x, y, x - long * 0.16, y + long);
      });
  art.line(drops(110), 0.9, '#b9cfc0', 0.55);
  art.line(drops(36), 1.5, '#d8e6d4', 0.5);
}

/** What the fire makes of the damp air. */
export function warmth(art: Art): void {
  stippledGlow(art, FIRE[0], FIRE[1] - 60, 250, '#e8a860', 0.5, 0.9);
}

/** Rushes at our feet, the fire on their edges. */
export function rushes(art: Art): void {
  const chance = random('rushes');
  const stems = range(17, (i) => {
    const x = 424 + i * 9 + chance.between(-5, 5);
    const high = chance.between(90, 210) * (0.5 + (i / 17) * 0.75);
    const lean = chance.between(-30, 12);
    return curve(`${x},890 ${x + lean * 0.2},${880 - high * 0.5} ${x + lean},${880 - high}`);
  });
  art.fill(Path.join(stems.map((stem) => ribbon(stem, 8, { start: 1, samples: 10, peak: 0.2 }))), '#0f1f22');
  strokes(
    art,
    stems.filter((_, i) => i % 2 === 0).map((stem) => stem.translate(-2, 0)),
    1.5,
    '#b98a50',
    0.3,
  );
  for (const i of [5, 10, 14]) {
    const [tip] = stems[i]!.walk(2).slice(-1);
    const cattail = closed('-5,-2 -6,18 -5,40 0,46 5,40 6,18 5,-2 0,-8').translate(tip!.x, tip!.y);
    art.fill(cattail, '#2e2420');
    strokes(art, [curve('-4,2 -5,18 -4,38').translate(tip!.x, tip!.y)], 2, '#d89c5c', 0.1);
  }
}
