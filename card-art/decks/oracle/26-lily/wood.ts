import { lit, printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  lerp,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Cedars from far to near: where, how thick, where they stand, colour. */
const ROWS = [
  [[84, 122, 160, 196, 238, 262, 392, 414, 446, 478, 512, 540], 5, 356, '#c4d99f'],
  [[66, 142, 214, 432, 470, 528], 9, 372, '#9cc088'],
  [[104, 502], 17, 400, '#6f9c70'],
] as const;

/** Early summer in a wood of cedars: the sun stands in the gap over the stair. */
export function wood(art: Art, x: number, y: number): void {
  art.fill(
    roundRect(44, 54, 512, 500),
    art.radial(x, y, 430, ramp(0, '#fffde6', 0.25, '#f1f5c6', 0.55, '#c9df9f', 1, '#86b37a')),
  );
  const bark = lit({ from: { at: [x, y] }, shade: '#3c6b54', rim: '#f6f7cf', rimWidth: 1.8, stray: 1 });
  for (const [places, half, foot, colour] of ROWS) {
    const chance = random(`cedar ${half}`);
    const stems = places.map((place) => {
      const lean = chance.between(-5, 5);
      return tube(
        points(`${place},${foot} ${place + lean},220 ${place + lean * 2},40`),
        [1.25, 1, 0.9, 0.8].map((part) => part * half * chance.between(0.8, 1.15)),
        6,
      ).outline;
    });
    // the farthest are too pale for shade
    if (half < 8) art.fill(stems, colour);
    else bark(art, Path.join(stems), colour, half * 0.5, { depth: half / 20 });
  }
  far(art);
}

/** Leaves in the distance, thin where the light comes through. */
function far(art: Art): void {
  dabs(art, 'far left', [110, 150, 130, 120], 110, 12, ['#9cc482', '#bcd892', '#dcebae']);
  dabs(art, 'far right', [500, 140, 110, 120], 110, 12, ['#94be7e', '#b4d28a', '#dcebae']);
  dabs(art, 'low left', [130, 322, 130, 44], 84, 12, ['#7dac6c', '#a6c97e', '#cfe2a0']);
  dabs(art, 'low right', [480, 318, 100, 44], 80, 12, ['#7dac6c', '#a6c97e', '#cfe2a0']);
}

/** Twigs of a maple over us, the sun in their leaves. */
export function over(art: Art): void {
  dabs(art, 'over', [470, 74, 170, 56], 110, 19, ['#71a361', '#97bd73', '#c6dc89']);
  dabs(art, 'over left', [76, 84, 110, 60], 80, 20, ['#5f9658', '#89b46c', '#b7d181']);
  dabs(art, 'hang', [540, 170, 46, 80], 50, 20, ['#5f9658', '#89b46c', '#b7d181']);
}

/** A cloud of leaves in three tones, denser in its middle. */
function dabs(
  art: Art,
  seed: string,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  count: number,
  size: number,
  tones: readonly string[],
): void {
  const chance = random(seed);
  tones.forEach((tone, tier) => {
    art.blot(
      range(count, (): Path => {
        const [turn, out] = [chance.between(0, Math.PI * 2), chance() ** 0.7];
        const grown = size * chance.between(0.6, 1.3);
        return leaf(
          cx + rx * out * Math.cos(turn) + tier * 2,
          cy + ry * out * Math.sin(turn) - tier * 3,
          grown,
          grown * 0.5,
          chance.between(60, 300),
        );
      }).slice(0, Math.round(count * lerp(1, 0.5, tier / 2))),
      tone,
    );
  });
}

/** Light in the air between the trunks. */
export function shafts(art: Art): void {
  printed(art, [128, 60, 474, 602], () => {
    for (const [corners, strength] of [
      ['330,60 372,60 250,560 130,560', 0.42],
      ['392,60 420,60 470,600 400,600', 0.34],
    ] as const)
      art.fill(
        polygon(points(corners)),
        art.linear(
          0,
          60,
          0,
          600,
          ramp(0, '#fffde0', strength, 0.6, '#f8f6c4', strength * 0.6, 1, '#f8f6c4', 0),
        ),
      );
  });
}
