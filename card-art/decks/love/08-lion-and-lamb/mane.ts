import { INK, ink, modelled, regionOf } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Knot,
  type Local,
  lerp,
  Path,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';

interface Row {
  /** Where its locks are rooted, round the face from the brow over the crown down to the throat. */
  roots: string;
  count: number;
  length: readonly [first: number, last: number];
  width: number;
  /** Headings of the first and last lock, degrees. */
  heading: readonly [first: number, last: number];
  tones: readonly string[];
}

/** Painted in this order: before the face, round it, between the ears. */
type Part = 'back' | 'front' | 'forelock';

/** From the shoulders inwards: dark below, lit round the face. */
const ROWS: Record<Part, readonly Row[]> = {
  back: [
    {
      roots: '64,-84 120,-104 180,-66 216,20 210,130 150,210 60,226 0,180',
      count: 38,
      length: [80, 160],
      width: 30,
      heading: [50, 200],
      tones: ['#7a3c30', '#6a3230', '#84462f'],
    },
    {
      roots: '62,-70 110,-84 156,-50 180,20 172,104 120,170 44,184 -16,144',
      count: 38,
      length: [80, 150],
      width: 27,
      heading: [56, 204],
      tones: ['#96502f', '#8a4830', '#a25a34'],
    },
  ],
  front: [
    {
      roots: '76,-78 122,-40 136,30 118,96 66,144 0,142 -46,116',
      count: 32,
      length: [84, 130],
      width: 23,
      heading: [70, 206],
      tones: ['#ae6638', '#a05a34', '#bc7440'],
    },
    {
      roots: '58,-64 90,-34 98,20 80,66 40,102 -10,114 -50,110 -84,108',
      count: 30,
      length: [50, 76],
      width: 17,
      heading: [84, 200],
      tones: ['#c88248', '#ba7440', '#d29054'],
    },
  ],
  forelock: [
    {
      roots: '14,-56 28,-66 44,-72 56,-70',
      count: 8,
      length: [26, 40],
      width: 13,
      heading: [36, 100],
      tones: ['#ba7440', '#c88248', '#a05a34'],
    },
  ],
};

const MASS = closed(
  '50,-80! 110,-112 186,-80 236,20 236,140 180,230 90,260 10,220 -44,150 -84,122! -84,100! 20,60 70,-10',
);

/** The dark below all locks. */
export const maneMass = (art: Art, box: Local): void => void art.fill(box.place(MASS), '#7a3c30');

/** Locks in rows, each swept its own way. */
export function mane(art: Art, box: Local, part: Part): void {
  for (const [rank, row] of ROWS[part].entries()) {
    const chance = random(`mane ${part} ${rank}`);
    const roots = curve(row.roots).walk(row.count);
    const spines = roots.map(({ x, y, t }): Path => {
      const length = lerp(...row.length, t) * chance.between(0.62, 1.24);
      const heading = lerp(...row.heading, t) + chance.between(-10, 10);
      return lock([x, y], length, heading, chance.between(20, 64));
    });
    const locks = spines.map((spine) =>
      box.place(ribbon(spine, row.width, { start: 0.15, end: 0, peak: 0.4, samples: 9 })),
    );
    const all = Path.join(locks);
    modelled(
      art,
      regionOf(all, 20),
      {
        towards: [-6, -4],
        soft: 9,
        shade: '#4a2028',
        depth: 0.5,
        ...(part === 'back' && { rim: '#f0bc7c', rimWidth: 1.8 }),
      },
      () => {
        for (const [i, shape] of locks.entries()) art.fill(shape, row.tones[i % 3]!);
      },
    );
    art.blot(
      spines.filter((_, i) => i % 2).map((spine, i) => ink(box.place(spine), INK.form, i, 0.3)),
      '#4a2028',
    );
  }
}

/** A lock's middle: it sets out on `heading` and is bent down by its weight. */
function lock([x, y]: Knot, length: number, heading: number, sway: number): Path {
  let [px, py, angle] = [x, y, heading];
  const knots = range(6, (i): Knot => {
    if (i) {
      px += (Math.sin((angle * Math.PI) / 180) * length) / 5;
      py -= (Math.cos((angle * Math.PI) / 180) * length) / 5;
      angle += ((i < 3 ? 1.4 : -0.7) * sway) / 4;
    }
    return [px, py];
  });
  return spline(knots);
}
