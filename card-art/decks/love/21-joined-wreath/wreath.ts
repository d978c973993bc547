import { INK, ink, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  Path,
  type Point,
  polar,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Where the sun has gone down. */
export const GLOW: Point = [300, 440];

/** The wreath's middle and half widths, seen a little from the side. */
const [X, Y, RX, RY] = [338, 456, 110, 122];

const form = lit({
  from: { towards: [-0.35, -0.9] },
  shade: '#22302e',
  rim: '#f6e3a2',
  rimWidth: 1.5,
  stray: 0.4,
});

/** A place on it: degrees from the top, and how far outside the middle line. */
const on = (angle: number, out = 0): Point => {
  const [dx, dy] = polar(0, 0, 1, angle);
  return [X + dx * (RX + out), Y + dy * (RY + out)];
};

function leaves(art: Art): void {
  const chance = random('wreath');
  for (const [count, tone, far] of [
    [64, '#263c36', 16],
    [64, '#4c6650', 13],
    [52, '#8b9a72', 9],
  ] as const)
    art.blot(
      range(count, (i) => {
        // both branches start below and grow up on their own side
        const angle = (i / count) * 360 + chance.between(-4, 4);
        const side = i % 2 ? 1 : -1;
        const [x, y] = on(angle, side * chance.between(0, far));
        const grows = angle < 180 ? angle - 90 : angle + 90;
        return leaf(
          x,
          y,
          chance.between(28, 42),
          14,
          grows + (angle < 180 ? -side : side) * chance.between(24, 58),
          chance.between(-5, 5),
        );
      }),
      tone,
    );
}

/** Five petals round an eye, open to us. */
function flower(art: Art, [x, y]: Point, size: number, turn: number, fill: string): void {
  const petals = Path.join(
    range(5, (i) => ellipse(...polar(x, y, size * 0.56, turn + i * 72), size * 0.5)),
    ellipse(x, y, size * 0.5),
  );
  form(art, petals, fill, 3, { shade: fill === '#efe4d2' ? '#8a8f92' : '#6e2844' });
  art.blot(ellipse(x, y, size * 0.26), '#d9a950');
}

/** Half in flower, half in fruit; two branches bound below, tied above with a long ribbon. */
export function wreath(art: Art): void {
  art.blot(
    [-7, 0, 6].map((out, k) =>
      ink(
        curve(
          range(25, (i) =>
            on(184 + i * 14.6, out + (i % 2 ? k : -k))
              .map((n) => n.toFixed(1))
              .join(','),
          ).join(' '),
        ),
        7,
        k,
        0,
      ),
    ),
    '#4a3c30',
  );
  leaves(art);
  const chance = random('flowers and fruit');
  for (const [angle, out, size, fill] of [
    [196, 6, 15, '#efe4d2'],
    [212, -8, 17, '#c9667a'],
    [222, 12, 14, '#efe4d2'],
    [238, 0, 20, '#d98a94'],
    [254, 12, 15, '#efe4d2'],
    [262, -8, 15, '#c9667a'],
    [278, 4, 20, '#efe4d2'],
    [294, -8, 14, '#d98a94'],
    [300, 12, 16, '#c9667a'],
    [316, 0, 19, '#efe4d2'],
    [332, 9, 14, '#d98a94'],
    [342, -7, 15, '#c9667a'],
  ] as const)
    flower(art, on(angle, out), size, chance.between(0, 72), fill);
  for (const [angle, out, size, fill] of [
    [24, 4, 13, '#a9383f'],
    [33, -7, 9, '#8f2c3a'],
    [48, 2, 17, '#c58f42'],
    [64, 10, 11, '#a9383f'],
    [68, -6, 11, '#8f2c3a'],
    [84, 3, 18, '#a9383f'],
    [102, -6, 10, '#8f2c3a'],
    [106, 11, 13, '#c58f42'],
    [122, 2, 17, '#a9383f'],
    [138, 10, 10, '#8f2c3a'],
    [142, -6, 12, '#c58f42'],
    [158, 3, 15, '#a9383f'],
  ] as const) {
    const [x, y] = on(angle, out);
    form(art, ellipse(x, y, size, size * 0.95), fill, size * 0.4, {
      shade: fill === '#c58f42' ? '#6e4526' : '#4a1626',
    });
    art
      .blot(ellipse(x - size * 0.34, y - size * 0.4, size * 0.2, size * 0.13), '#fdeec8')
      .blot(
        ink(
          curve(`${x},${y - size * 0.8} ${x + 2},${y - size * 1.2} ${x + 5},${y - size * 1.4}`),
          2,
          angle,
          0,
        ),
        '#2c2826',
      );
    const [bx, by] = on(angle + 8, -out - 4);
    art.blot([ellipse(bx, by, 4.6), ellipse(bx + 7, by + 5, 4.2), ellipse(bx - 2, by + 8, 4)], '#b84a4e');
  }
  bow(art);
}

/** The ribbon that joins them: two loops, ends that the drive blows out. */
function bow(art: Art): void {
  const [x, y] = on(4);
  const silk = (outline: Path, fill: string): void =>
    form(art, outline, fill, 4, { shade: '#4c6a80', rim: '#fff8e2' });
  const end = (course: string): Path =>
    ribbon(curve(course), 17, { start: 0.6, end: 0.12, peak: 0.6, samples: 24 });
  silk(
    end(`${x},${y} ${x + 34},${y + 10} ${x + 66},${y - 12} ${x + 104},${y + 2} ${x + 138},${y - 16}`),
    '#a9c0c6',
  );
  silk(
    end(`${x},${y} ${x + 22},${y + 26} ${x + 54},${y + 26} ${x + 84},${y + 44} ${x + 122},${y + 34}`),
    '#c3d3d0',
  );
  silk(
    closed(`${x},${y}! ${x - 20},${y - 28} ${x - 46},${y - 34} ${x - 54},${y - 16} ${x - 34},${y + 2}`),
    '#c3d3d0',
  );
  silk(
    closed(`${x},${y}! ${x + 12},${y - 32} ${x + 36},${y - 46} ${x + 50},${y - 32} ${x + 34},${y - 8}`),
    '#b4c8ca',
  );
  silk(ellipse(x, y, 11, 10), '#dfe6da');
  strokes(
    art,
    [
      `${x - 8},${y - 4} ${x - 24},${y - 16} ${x - 40},${y - 20}`,
      `${x + 6},${y - 8} ${x + 20},${y - 24} ${x + 34},${y - 32}`,
    ],
    INK.form,
    '#5d7a8c',
  );
  // below, bound with cord
  const foot = on(180);
  strokes(
    art,
    range(4, (i) =>
      curve(
        `${foot[0] - 10 + i * 6},${foot[1] - 14} ${foot[0] - 6 + i * 6},${foot[1]} ${foot[0] - 10 + i * 6},${foot[1] + 14}`,
      ),
    ),
    INK.contour,
    '#d9c48e',
    0,
  );
}
