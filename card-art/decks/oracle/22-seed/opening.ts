import { stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Path,
  ramp,
  random,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { form } from './light.ts';

/** The morning over the hole. */
export function sky(art: Art): void {
  art.fill(
    roundRect(110, 60, 270, 170),
    art.linear(160, 80, 300, 220, ramp(0, '#fff6d8', 0.35, '#f2f0d2', 0.7, '#cfe3df', 1, '#b7d6dc')),
  );
  stippledGlow(art, 182, 112, 96, '#fffdf0', 1);
  art.fill(closed('286,128! 300,118 316,122 326,112 350,118 362,140! 330,136 306,138'), '#f6f3de', 0.85);
}

/** What stands behind the child, against the light. */
export function meadow(art: Art): void {
  blades(art, 'far', 26, [146, 344], 214, [22, 58], ['#b8cf79', '#94b362']);
}

/** The far rim: matted turf, from which earth has crumbled. */
export function turf(art: Art): void {
  form(
    art,
    '120,170! 140,186 168,201 196,207 242,210 290,207 322,199 346,184 366,170! 366,192! 344,202 334,214! 318,212 306,222! 286,217 262,226 250,219! 226,224 214,217! 196,224 184,213! 166,216 152,203! 120,196!',
    { fill: '#6f7f41', shade: '#5a4a30', soft: 7, rim: '#d6dc8c', rimWidth: 1.6 },
  );
  art.blot(
    [
      '172,212 176,224 172,236',
      '190,216 194,228 189,240',
      '300,218 296,232 300,244',
      '322,210 322,226 316,236',
    ].map((way) => ribbon(curve(way), 1.6, { start: 1, end: 0.1, samples: 8 })),
    '#7a5a38',
  );
}

/** Before her elbows. */
export function grass(art: Art): void {
  blades(art, 'near', 12, [140, 182], 215, [12, 34], ['#87a95a', '#5d8443']);
  blades(art, 'near right', 9, [320, 346], 217, [12, 30], ['#87a95a', '#5d8443']);
}

/** What hangs in from the near rim, overhead. */
export function hanging(art: Art): void {
  const ways = [
    ['160,80 170,104 164,122 158,140', 5, '#5d8443'],
    ['180,70 190,98 188,114 178,134', 5.4, '#80a354'],
    ['200,66 202,92 210,104 212,114', 4.4, '#5d8443'],
    ['300,70 300,96 308,110 312,126', 5, '#5d8443'],
    ['322,80 316,108 326,124 322,142', 4.6, '#80a354'],
    ['278,66 274,90 280,100 278,110', 4, '#5d8443'],
  ] as const;
  for (const [way, width, fill] of ways)
    form(art, ribbon(curve(way), width, { start: 0.8, end: 0, peak: 0.2, samples: 12 }), {
      fill,
      shade: '#3d5c35',
      soft: 1.5,
      rim: '#dcea9c',
      rimWidth: 1,
    });
}

function blades(
  art: Art,
  seed: string,
  count: number,
  [left, right]: readonly [number, number],
  foot: number,
  [low, high]: readonly [number, number],
  [light, dark]: readonly [string, string],
): void {
  const chance = random(`blades ${seed}`);
  const [lit, dim]: [Path[], Path[]] = [[], []];
  for (let i = 0; i < count; i++) {
    const x = left + ((i + chance()) / count) * (right - left);
    const tall = low + (high - low) * chance() ** 1.6;
    const lean = chance.between(-0.5, 0.55) * tall;
    // the rim is an arc: its ends lie higher
    const y = foot - 26 * Math.abs((x - 242) / 100) ** 3;
    const way = curve(`${x},${y} ${x + lean * 0.25},${y - tall * 0.6} ${x + lean},${y - tall}`);
    (chance() < 0.5 ? lit : dim).push(
      ribbon(way, chance.between(3, 5), { start: 0.9, end: 0, peak: 0.15, samples: 10 }),
    );
  }
  art.blot(dim, dark).blot(lit, light);
}
