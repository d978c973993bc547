import { byHand, lit, modelled, regionOf, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  Path,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { face, metre, seen, YARD } from './view.ts';

const form = lit({
  from: { towards: [-1, -0.5] },
  shade: '#5d8580',
  rim: '#fffdf0',
  rimWidth: 1.8,
  stray: 0.8,
});

/** Morning over a small yard: mist in the trees, dew on the grass. */
export function yard(art: Art): void {
  art.fill(
    roundRect(40, 40, 440, 560),
    art.linear(0, 60, 0, 420, ramp(0, '#b9d0d0', 0.45, '#d9e2dc', 1, '#f6eedb')),
  );
  stippledGlow(art, 110, 250, 250, '#fff8dc', 0.95);
  trees(art);
  const [, edge] = seen([0, YARD, 12]);
  const grass = roundRect(40, edge, 440, 620 - edge);
  art.fill(grass, art.linear(0, edge, 0, 590, ramp(0, '#c3d2c8', 0.4, '#9fbab4', 1, '#6f9294')));
  fence(art);
  const chance = random('grass');
  art.blot(
    range(64, (): Path => {
      const away = chance.between(3.4, 11);
      const [x, y] = seen([chance.between(-0.42, 0.24) * away, YARD, away]);
      const tall = metre(away) * chance.between(0.05, 0.09);
      return Path.join(
        [-0.5, -0.1, 0.4].map((lean) =>
          closed(
            `${x + tall * lean * 0.4},${y}! ${x + tall * lean},${y - tall * (1 - Math.abs(lean) * 0.5)} ${x + tall * (lean * 0.4 + 0.16)},${y}!`,
          ),
        ),
      );
    }),
    '#5b8182',
    0.7,
  );
}

/** Two masses of leaves, the far one all in mist. */
function trees(art: Art): void {
  const crowns = (
    seed: string,
    count: number,
    level: number,
    size: number,
    from: number,
    to: number,
  ): Path[] => {
    const chance = random(seed);
    return range(count, (i) => {
      const x = from + ((to - from) * i) / (count - 1);
      const radius = size * chance.between(0.7, 1.3);
      return byHand(ellipse(x, level + chance.between(-0.5, 0.4) * size, radius, radius * 0.84), 5);
    });
  };
  art.blot([...crowns('far', 16, 316, 34, 40, 440), roundRect(40, 320, 420, 100)], '#b8ccc6');
  const [, foot] = seen([0, YARD, 12]);
  const bush = (parts: readonly Path[], fill: string, shade: string): void => {
    for (const part of parts)
      modelled(
        art,
        regionOf(part, 8),
        { towards: [-9, -5], soft: 9, shade, depth: 0.7 },
        () => void art.fill(part, fill),
      );
  };
  art
    .fill(roundRect(206, 366, 230, foot - 364), '#8baca4')
    .fill(roundRect(40, 380, 112, foot - 378), '#98b6ae');
  bush(crowns('near', 6, 356, 34, 226, 420), '#8baca4', '#668d8c');
  bush(crowns('left', 4, 378, 24, 56, 132), '#98b6ae', '#789d9a');
  stippled(art, roundRect(40, 330, 420, foot - 328), '#f2e9c8', [0, foot - 70], [0, foot], [0, 0.85]);
}

/** A low fence where the yard ends. */
function fence(art: Art): void {
  const away = 11.4;
  const slats = range(26, (i) => {
    const right = -4.9 + i * 0.36;
    return face(
      [right, YARD, away],
      [right, YARD + 0.85, away],
      [right + 0.13, YARD + 0.92, away],
      [right + 0.26, YARD + 0.85, away],
      [right + 0.26, YARD, away],
    );
  });
  art.blot(slats, '#efe2d2');
  art.fill(
    face([-5, YARD + 0.62, away], [5, YARD + 0.62, away], [5, YARD + 0.54, away], [-5, YARD + 0.54, away]),
    '#bfb8ae',
  );
}

/** A bough before the window; the sun comes through its leaves. */
export function bough(art: Art): void {
  const wood = curve('60,236 130,222 196,206 262,206 318,224');
  const twigs = [
    curve('150,217 188,240 216,272'),
    curve('228,204 268,182 300,176'),
    curve('96,230 128,262 140,296'),
  ];
  art.blot(
    [ribbon(wood, 7, { samples: 20 }), ...twigs.map((twig) => ribbon(twig, 4, { samples: 12 }))],
    '#6b5a52',
  );
  const chance = random('bough');
  const leaves = [wood, ...twigs].flatMap((line, k) =>
    line.walk(k ? 9 : 17).map(({ x, y, angle }, i) => {
      const side = i % 2 ? 1 : -1;
      const long = chance.between(22, 34);
      return {
        shape: leaf(x, y, long, long * 0.5, angle + side * chance.between(35, 75), chance.between(-4, 4)),
        far: chance() < 0.4,
      };
    }),
  );
  art.blot(
    leaves.filter(({ far }) => far).map(({ shape }) => shape),
    '#6f978a',
  );
  const near = leaves.filter(({ far }) => !far).map(({ shape }) => shape);
  form(art, Path.join(near), '#92b098', 4, { rim: '#f0f3cf', rimWidth: 1.4 });
}

/** Seen from the room, all that is out there is a step darker than the light on the bench. */
export function dimmed(art: Art): void {
  const shade = art.linear(0, 60, 0, 590, ramp(0, '#a6b2b8', 0.5, '#d4d6cc', 0.72, '#dcd9c6', 1, '#a9b6b1'));
  art.group('style="mix-blend-mode:multiply"', () => void art.fill(roundRect(40, 40, 440, 600), shade));
}
