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

/** Two pines that the sheet is tied between, cut by the frame, their boughs against the mist. */
export function pines(art: Art): void {
  const left = ribbon(curve('58,40 72,260 70,480 58,700'), 66, {
    start: 0.7,
    end: 1.1,
    samples: 12,
    peak: 0.8,
  });
  const right = ribbon(curve('540,40 530,260 534,460 540,672'), 40, {
    start: 0.7,
    end: 1.1,
    samples: 12,
    peak: 0.8,
  });
  for (const [trunk, side, x] of [
    [left, 1, 72],
    [right, -1, 532],
  ] as const) {
    art.fill(trunk, '#16262a');
    const bark = range(11, (i) => {
      const y = 260 + i * 37;
      const dx = side * (2 + ((i * 11) % 17));
      return curve(`${x + dx},${y} ${x + dx + side * 4},${y + 22} ${x + dx + side},${y + 44}`);
    });
    strokes(art, bark, 1.8, '#35403c', 0.2);
    const rim = side > 0 ? '96,360 99,470 96,560 92,640' : '515,350 514,440 516,540 520,640';
    strokes(art, [rim], 3.4, '#d89c5c', 0.3);
  }
  const chance = random('boughs');
  const needles = (from: string): Path => {
    const steps = curve(from).walk(30);
    return Path.join(
      ribbon(curve(from), 6, { start: 1, end: 0.3 }),
      ...steps.flatMap(({ x, y, angle, t }) =>
        [-1, 1].map((side) => {
          const a = ((angle + side * chance.between(26, 46)) * Math.PI) / 180;
          const long = chance.between(13, 21) * (1 - t * 0.4);
          return ribbon(line(x, y, x + Math.sin(a) * long, y - Math.cos(a) * long + 6), 3.4, { samples: 4 });
        }),
      ),
    );
  };
  art.fill(
    [
      '70,252 124,262 196,296 262,300',
      '132,262 176,300 218,316',
      '196,290 232,312 262,320',
      '64,196 140,196 214,222 286,220',
      '150,196 196,232 244,246',
      '60,340 104,350 138,376 168,380',
      '540,222 500,222 452,246 410,244',
      '490,222 462,246 430,262',
      '548,336 512,346 488,362 470,362',
    ].map(needles),
    '#12242a',
  );
}

/** Slanting, thin; before the fire each drop is a spark. */
export function rain(art: Art): void {
  const chance = random('rain');
  const drops = (count: number, inside: boolean): Path[] =>
    range(count, () => [chance.between(50, 550), chance.between(90, 820)] as const)
      .filter(([x, y]) => {
        const sheltered = x > 130 && x < 470 && y > 380 && y < 660;
        return inside ? sheltered && y > 640 : !sheltered;
      })
      .map(([x, y]) => {
        const long = chance.between(16, 40);
        return line(x, y, x - long * 0.16, y + long);
      });
  art.line(drops(110, false), 0.9, '#b9cfc0', 0.55);
  art.line(drops(36, false), 1.5, '#d8e6d4', 0.5);
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
