import { defineCard } from '../../define.ts';
import { mix } from '../../kit/grade/mix.ts';
import {
  type Art,
  clamp,
  ellipse,
  LINE,
  type Local,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { clover } from './37-mirror/clover.ts';
import { handMirror } from './37-mirror/hand-mirror.ts';

/** Middle of the glass, and how the mirror lies. */
const [X, Y] = [286, 378];
const TURN = -17;

/** How near a place lies to the mirror's outline, 0 … 1: what grows there catches its light. */
function litByMirror(x: number, y: number): number {
  return clamp(1 - (Math.hypot(x - X, (y - Y) * 0.86) - 150) / 260) ** 1.6;
}

/** Five shades of a leaf, dark to lit: one gradient each, shared by all leaves of that shade. */
function shades(art: Art): string[] {
  return range(6, (i) => {
    const t = i / 5;
    return art.perShape(ramp(0, mix('#1c2660', '#8f93d8', t), 1, mix('#0e1540', '#3c4796', t)));
  });
}

/** A carpet of clover seen from above, in two layers; leaves near the glass are lighter. */
function carpet(art: Art): void {
  art.fill(roundRect(40, 50, 520, 830), '#0a1033');
  const chance = random('clover');
  const tones = shades(art);
  for (const [pitch, least, most, near, lineWidth] of [
    [66, 31, 38, 0.35, LINE.hair],
    [70, 30, 42, 1, LINE.fine],
  ] as const) {
    for (let row = 0; row * pitch * 0.86 < 850; row++) {
      for (let column = -1; column * pitch < 560; column++) {
        const x = 40 + (column + (row % 2) / 2) * pitch + chance.between(-0.24, 0.24) * pitch;
        const y = 56 + row * pitch * 0.86 + chance.between(-0.24, 0.24) * pitch;
        const [radius, rot] = [chance.between(least, most), chance.between(0, 120)];
        if (Math.hypot(x - X, (y - Y) * 0.8) < 96) continue; // under the glass
        const shade = Math.round(clamp(litByMirror(x, y) * near + (near - 0.35) * 0.16) * 5);
        const fill = tones[shade]!;
        const stroke = shade < 2 ? '#5b659f' : 'gold'; // far from the glass the carpet is quiet
        clover(art, x, y, radius, { rot, fill, stroke, lineWidth, veins: shade > 0 && near === 1 });
      }
    }
  }
  const dusk = ramp(0, '#0a1033', 0, 0.5, '#0a1033', 0, 0.8, '#0a1033', 0.5, 1, '#0a1033', 0.8);
  art.fill(roundRect(40, 50, 520, 830), art.radial(X, Y + 60, 560, dusk));
}

/** Banks of cloud, far to near: base, tones from top to foot, heaps (x, lift, radius). */
const BANKS = [
  [
    34,
    ['#e9d9ee', '#9c92cc'],
    [
      [-112, 14, 30],
      [-70, -6, 38],
      [-22, 4, 32],
      [24, -18, 44],
      [74, 2, 36],
      [116, 18, 30],
    ],
  ],
  [
    82,
    ['#fff6f2', '#b79fce'],
    [
      [-126, 4, 36],
      [-78, 12, 30],
      [-36, -10, 40],
      [14, 8, 30],
      [58, -4, 42],
      [104, 12, 36],
    ],
  ],
  [
    128,
    ['#fffaf4', '#d9b2cc'],
    [
      [-96, 6, 40],
      [-40, 4, 34],
      [10, -8, 44],
      [66, 6, 34],
      [112, 0, 40],
    ],
  ],
] as const;

/** The sky that lies in the glass: a heap of cloud lit from above, four stars. */
function skyInGlass(box: Local): void {
  const { palette } = box.art;
  box.fill(
    ellipse(0, 0, 140, 170),
    box.linear(0, -165, 0, 165, ramp(0, '#131b52', 0.5, '#4c57ae', 0.8, '#a58fc6', 1, '#e6b6c6')),
  );
  box.glow(-10, 90, 190, palette.pale, 0.55);
  for (const [x, y, size] of [
    [-46, -86, 19],
    [44, -112, 11],
    [72, -34, 14],
    [-88, -18, 9],
  ] as const) {
    box.glow(x, y, size * 2.2, palette.pale, 0.5);
    box.blot(sparkle(x, y, size, 0.18), '#fffaf0');
  }
  for (const [base, tones, heaps] of BANKS) cloudBank(box, base, tones, heaps);
}

/** One bank of cloud: its heaps melt into a single outline; two or three carry a curl. */
function cloudBank(
  box: Local,
  base: number,
  [top, foot]: readonly [string, string],
  heaps: readonly (readonly [x: number, dy: number, radius: number])[],
): void {
  const discs = heaps.map(([x, dy, radius]) => ellipse(x, base + dy, radius, radius * 0.82));
  box.line(discs, LINE.mid, '#8f7fae', 0.9);
  box.fill(
    [...discs, roundRect(-150, base + 10, 300, 120)],
    box.linear(0, base - 44, 0, base + 60, ramp(0, top, 1, foot)),
  );
  heaps.forEach(([x, dy, radius], i) => {
    if (i % 2) return;
    const turn = spline(
      range(12, (j) => {
        const angle = -1.9 + j * 0.38;
        const reach = radius * (0.7 - j * 0.045);
        return [x + Math.sin(angle) * reach, base + dy - Math.cos(angle) * reach * 0.82];
      }),
    );
    box.blot(ribbon(turn, 2, { samples: 16, start: 0.1, end: 0.3 }), '#8f7fae', 0.8);
  });
}

/** The mirror's shadow on the leaves, the mirror, and a leaf or two that lean over its rim. */
function mirror(art: Art): void {
  const shadow = ellipse(0, 0, 150, 180).rotate(TURN);
  for (const [dx, dy, opacity] of [
    [16, 22, 0.25],
    [11, 15, 0.3],
    [6, 8, 0.35],
  ] as const) {
    art.fill(shadow.translate(X + dx, Y + dy), '#060a26', opacity);
  }
  handMirror(art, X, Y, 0.94, { rot: TURN, reflection: skyInGlass });
}

/** A leaf that lies over the handle's end; beside it the one leaf with four parts. */
function overgrowth(art: Art): void {
  for (const grow of [48, 45])
    clover(art, 416, 752, grow, { rot: 12, fill: '#0a1033', lineWidth: 0, veins: false });
  clover(art, 412, 744, 42, { rot: 12, fill: shades(art)[2]! });
  const [x, y] = [216, 664];
  art.glow(x, y, 96, '#fff3dc', 0.45);
  clover(art, x + 3, y + 5, 54, { rot: 14, leaflets: 4, fill: '#0a1033', lineWidth: 0, veins: false });
  const fill = art.radial(x, y, 54, ramp(0, '#4a58a8', 0.4, '#8fa0dc', 1, '#d9dcf8'));
  clover(art, x, y, 52, { rot: 14, leaflets: 4, fill, lineWidth: LINE.mid });
}

/** A hand mirror left in the clover: it holds a piece of the night sky, and no face. */
export const picture = defineCard({
  name: 'oracle/37-mirror',
  light: [X, Y],
  draw(art) {
    carpet(art);
    art.glow(X, Y, 330, art.palette.glow, 0.4);
    mirror(art);
    overgrowth(art);
  },
});
