import { ink, modelled, printed, ripples, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  between,
  closed,
  curve,
  ellipse,
  lerp,
  polar,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { type Billow, cloud } from './cloud.ts';

const HORIZON = 706;

/** A headland far off, and the sea that the flash whitens. */
export function sea(art: Art): void {
  const head = closed('30,690! 60,684 84,688 104,694 132,696 170,702 220,707! 30,712!');
  art.fill(head, '#55649a');
  stippled(art, head, '#a9b8d6', [60, 686], [60, 708], [0, 0.8]);
  art.fill(
    roundRect(40, HORIZON, 520, 170),
    art.linear(0, HORIZON, 0, 868, ramp(0, '#9fb2d2', 0.25, '#55699c', 0.65, '#2a3768', 1, '#151c44')),
  );
  const chance = random('sea');
  ripples(
    art,
    60,
    (i) => {
      const t = (i / 60) ** 1.5;
      return {
        x: chance.between(40, 330),
        y: lerp(HORIZON + 4, 850, t),
        half: lerp(8, 50, t) * chance.between(0.5, 1.2),
        rise: lerp(0.6, 7, t),
        weight: lerp(1, 4, t),
      };
    },
    [
      ['#24315f', 0.8],
      ['#dbe6f2', 0.7],
    ],
  );
}

/** The crest, from its shoulder in the open sea to the rock that breaks it. */
const CREST = curve('10,766 50,752 92,736 134,706 172,674 208,650 244,644 280,658 320,690');
/** Where the wave's back goes under. */
const FOOT = curve('10,880 90,872 170,862 250,858 330,870');
const BACK = closed(
  '10,766! 50,752 92,736 134,706 172,674 208,650 244,644 280,658 320,690! 360,780 340,890! 10,890!',
);

/** Spray, thickest where the wave meets the rock. */
const MIST = [
  [252, 636, 92, 1.1],
  [272, 590, 66, 1.3],
  [196, 640, 84, 0.7],
  [120, 700, 80, 0.5],
] as const;
/** The same in front of the rock. */
const CLIMBING = [
  [256, 700, 76, 1, 0.6],
  [274, 676, 56, 1.3, 0.8],
  [264, 624, 46, 1.4, 1],
  [290, 640, 36, 1.2, 1],
  [236, 780, 84, 0.8, 0.5],
  [218, 664, 50, 0.8, 0.8],
] as const;
/** Where water comes apart into drops, and which way it is thrown. */
const TORN = [
  [214, 640, -40],
  [174, 660, -50],
  [252, 632, -24],
  [280, 640, 0],
  [270, 600, -8],
  [296, 650, 24],
  [130, 696, -56],
] as const;

/** A wave as high as a house breaks on the rock: its back, the foam on its crest, what it throws into the air. */
export function breaker(art: Art): void {
  printed(art, [30, 480, 400, 800], () => {
    for (const [x, y, radius, squash] of MIST) art.glow(x, y, radius, '#ffffff', 1, squash, 0.55);
  });
  modelled(
    art,
    [0, 600, 380, 900],
    { towards: [-10, -16], soft: 20, shade: '#1a2450', rim: '#eef3f8', rimWidth: 1.6 },
    () => void art.fill(BACK, '#5d76aa'),
  );
  stippled(art, BACK, '#18214c', [190, 720], [230, 880], [0, 1]);
  const swept = range(9, (i) => {
    const from = 0.1 + ((i * 7) % 9) * 0.03;
    const course = between(CREST, FOOT, 0.1 + i * 0.1, { part: [from, from + 0.34 + (i % 3) * 0.14] });
    return ink(course, 2.2 + (i % 3), i, 0.3);
  });
  art.blot(
    swept.filter((_, i) => i % 2),
    '#22305f',
    0.9,
  );
  art.blot(
    swept.filter((_, i) => i % 2 === 0),
    '#dfe8f2',
    0.85,
  );
  const chance = random('crest');
  const billows = CREST.walk(30)
    .slice(6)
    .map(
      ({ x, y, t }): Billow => [
        x + chance.between(-5, 5),
        y + chance.between(-3, 4 + t * 16),
        lerp(3, 15, t) * chance.between(0.7, 1.2),
      ],
    );
  cloud(art, 'crest', billows, { fill: '#a9bdd8', shade: '#6880b2', light: '#ffffff', lit: 1, bursts: 30 });
}

/** The burst: water that climbs the rock and comes apart. */
export function burst(art: Art): void {
  printed(art, [120, 480, 400, 868], () => {
    for (const [x, y, radius, squash, much] of CLIMBING) art.glow(x, y, radius, '#ffffff', much, squash, 0.6);
  });
  const chance = random('burst');
  const drops = range(280, () => {
    const [x, y, way] = chance.pick(TORN);
    const [px, py] = polar(x, y, chance() ** 1.4 * 116 - 10, way + chance.between(-46, 46));
    return ellipse(px, py, chance() ** 3 * 2.2 + 0.5);
  });
  art.blot(drops, '#ffffff');
}

/** Foam in the trough between the rocks. */
export function backwash(art: Art): void {
  const chance = random('backwash');
  const foot = closed('180,846! 206,830 240,822 276,826 300,840 316,856! 280,862 220,866 180,858!');
  stippled(art, foot, '#f8fafc', [250, 818], [244, 862], [1, 0.1]);
  const lace = range(22, (i) => {
    const [x, y] = [chance.between(150, 290), chance.between(832, 864)];
    const half = chance.between(14, 40);
    return ink(
      curve(`${x - half},${y + 3} ${x},${y - 3} ${x + half},${y + 2}`),
      chance.between(1.6, 4),
      i,
      0.3,
    );
  });
  art.blot(lace, '#eef3f8', 0.9);
}
