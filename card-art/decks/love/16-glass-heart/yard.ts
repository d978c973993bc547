import { byHand, lit, modelled, printed, regionOf, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  Path,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { face, metre, onGrass, seen, YARD } from './view.ts';

/** Where the line is, metres away, and how high above the bench. */
const LINE = { away: 6.4, up: 0.72 } as const;

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
    art.linear(0, 60, 0, 420, ramp(0, '#b9d0cc', 0.45, '#dde3d2', 1, '#faeccb')),
  );
  stippledGlow(art, 70, 190, 230, '#fff8dc', 0.95);
  trees(art);
  const [, edge] = seen([0, YARD, 12]);
  const grass = roundRect(40, edge, 440, 620 - edge);
  art.fill(grass, art.linear(0, edge, 0, 590, ramp(0, '#c5cda4', 0.4, '#a9b890', 1, '#7f9a7f')));
  fence(art);
  const chance = random('grass');
  art.blot(
    range(90, (): Path => {
      const away = chance.between(3.4, 11);
      const [x, y] = seen([chance.between(-0.42, 0.24) * away, YARD, away]);
      const tall = metre(away) * 0.08;
      return closed(`${x},${y}! ${x + tall * 0.3},${y - tall} ${x + tall * 0.2},${y}!`);
    }),
    '#62856f',
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
  art.blot([...crowns('far', 16, 316, 34, 40, 440), roundRect(40, 320, 420, 100)], '#bccdbd');
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
    .fill(roundRect(206, 366, 230, foot - 364), '#8fb09c')
    .fill(roundRect(40, 380, 112, foot - 378), '#9bb8a2');
  bush(crowns('near', 6, 356, 34, 226, 420), '#8fb09c', '#6d958a');
  bush(crowns('left', 4, 378, 24, 56, 132), '#9bb8a2', '#7fa294');
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
  art.blot(slats, '#e6dcc2');
  art.fill(
    face([-5, YARD + 0.62, away], [5, YARD + 0.62, away], [5, YARD + 0.54, away], [-5, YARD + 0.54, away]),
    '#bdb79c',
  );
}

/** The line and what hangs on it; the sun comes through the linen. */
export function washing(art: Art): void {
  const at = (right: number, up: number): readonly [number, number] => seen([right, up, LINE.away]);
  // a pole cut from the hedge, which the line has pulled crooked
  const [px, top] = at(-2.1, LINE.up + 0.1);
  const [, ground] = at(-2.1, YARD);
  const pole = ribbon(
    curve(`${px + 30},${ground} ${px + 20},${ground - 70} ${px + 9},${top + 70} ${px},${top - 6}`),
    8,
    { samples: 20, start: 1, end: 0.6, peak: 0.1 },
  );
  form(art, pole, '#8a7464', 2);
  art.line(
    curve(`${px - 1},${top + 7} ${at(-0.3, LINE.up).join(',')} ${at(2, LINE.up + 0.1).join(',')}`),
    1.5,
    '#6f6a60',
  );
  const unit = metre(LINE.away);
  const [left, line] = at(-0.62, LINE.up + 0.01);
  const sheet = closed(
    `${left},${line}! ${left + unit * 0.55},${line + 3} ${left + unit * 1.1},${line}! ${left + unit * 1.16},${line + unit * 0.6} ${left + unit * 1.07},${line + unit * 1.3}! ${left + unit * 0.86},${line + unit * 1.26} ${left + unit * 0.6},${line + unit * 1.36} ${left + unit * 0.32},${line + unit * 1.28} ${left + unit * 0.06},${line + unit * 1.37}! ${left + unit * 0.09},${line + unit * 0.7}`,
  );
  const shadow = polygon([
    onGrass(-0.62, 0.52, LINE.away),
    onGrass(-0.62, 1.85, LINE.away),
    onGrass(0.48, 1.85, LINE.away),
    onGrass(0.5, 0.55, LINE.away),
  ]);
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#4d7262', 0.8));
  form(art, sheet, '#fbf6e6', 12, { shade: '#c3cdbb', rim: '#ffffff' });
  // it hangs in waves: each has its own shade on the far side
  for (const [at0, wide, lean] of [
    [0.1, 0.14, 0.05],
    [0.3, 0.1, 0.02],
    [0.52, 0.16, 0.01],
    [0.74, 0.12, -0.02],
    [0.92, 0.14, 0.02],
  ] as const) {
    const [a, b] = [left + unit * at0, left + unit * (at0 + wide)];
    const wave = closed(
      `${a},${line + 4}! ${b - 4},${line + 4}! ${b + lean * unit},${line + unit * 0.6} ${b + lean * unit * 1.6},${line + unit * 1.29}! ${a + lean * unit},${line + unit * 1.29}! ${a + lean * unit},${line + unit * 0.6}`,
    );
    stippled(art, wave, '#bccab9', [a, 0], [b + lean * unit, 0], [0, 0.75]);
  }
  art.blot(
    [0.04, 0.55, 1.06].map((share) => roundRect(left + unit * share - 1.6, line - 5, 3.2, 9)),
    '#a9744f',
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
