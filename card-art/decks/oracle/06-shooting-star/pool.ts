import { ink, ripples, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, curve, lerp, type Path, ramp, random } from '../../../kit/pen/index.ts';
import { HEAD } from './sky.ts';

const POOL = closed(
  '20,600! 70,556 150,536 250,530 350,532 440,542 520,566 580,600! 580,800 520,838 420,860 300,874 160,872 20,860!',
);

/** Milky water, brightest where the lantern stands. */
export function pool(art: Art): void {
  art.fill(
    POOL,
    art.linear(0, 530, 0, 862, ramp(0, '#6f938c', 0.25, '#8db3a8', 0.6, '#7ea79f', 1, '#4c706e')),
  );
  art.clip(POOL, () => {
    stippled(art, POOL, '#294145', [190, 720], [50, 790], [0, 0.85]);
    stippledGlow(art, 470, 664, 190, '#f3e3b8', 0.95, 0.5);
  });
}

/** The star once more, in pieces, and the lantern's light let down into the water. */
export function mirrored(art: Art): void {
  const chance = random('mirrored');
  const pieces: Path[] = [];
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const x = lerp(HEAD[0] - 4, 262, t) + Math.sin(i * 1.7) * 6 + chance.between(-5, 5);
    const y = lerp(574, 752, t);
    const half = lerp(15, 5, t) * chance.between(0.35, 1.5);
    pieces.push(
      ink(
        curve(`${x - half},${y} ${x},${y - 1} ${x + half},${y}`),
        lerp(2.9, 1.8, t) * chance.between(0.7, 1.2),
        i,
        0.1,
      ),
    );
  }
  art.blot(pieces, '#fbfff0');
  const warm: Path[] = [];
  for (let i = 0; i < 15; i++) {
    const y = 652 + i * 11;
    const half = lerp(26, 8, i / 14) * chance.between(0.35, 1.4);
    const x = 490 + Math.sin(i * 2.1) * 6;
    warm.push(ink(curve(`${x - half},${y} ${x},${y - 1} ${x + half},${y}`), 3.2, i + 50, 0.15));
  }
  art.blot(warm, '#ffdc98');
}

/** She came up so suddenly that the whole pool knows. */
export function rings(art: Art): void {
  const [x, y] = [226, 690];
  const [light, dark]: [Path[], Path[]] = [[], []];
  [44, 66, 94, 128, 168].forEach((radius, i) => {
    for (const [from, to] of [
      [96, 262],
      [-84, -30],
      [34, 82],
    ] as const) {
      const ring = (grow: number): Path =>
        arc(x, y, radius + grow, from + i * 4, to - i * 5, (radius + grow) * 0.3);
      light.push(ink(ring(0), 3.4 - i * 0.4, i, 0.24));
      dark.push(ink(ring(5), 2.8 - i * 0.3, i + 20, 0.24));
    }
  });
  art.blot(dark, '#3d6162', 0.85).blot(light, '#e9f5e4', 0.95);
  const chance = random('small waves');
  ripples(
    art,
    34,
    () => {
      const near = chance();
      return {
        x: chance.between(56, 540),
        y: lerp(552, 850, near),
        half: lerp(6, 24, near),
        rise: 0.8,
        weight: lerp(1, 2, near),
      };
    },
    [
      ['#dcebd8', 0.5],
      ['#4a6e6c', 0.5],
    ],
  );
}
