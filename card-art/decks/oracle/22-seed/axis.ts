import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { strip } from '../../../kit/pen/forms.ts';
import { type Art, curve, points, ramp, random, range, ribbon, tube } from '../../../kit/pen/index.ts';
import { form } from './light.ts';

/** Root and shoot are one: down between the stones, up and over in a bow. */
const AXIS = tube(
  points(
    '352,890 346,850 355,812 348,778 352,748 360,718 370,684 384,644 392,600 393,556 385,510 367,470 340,444 308,434 280,442 264,458 256,478',
  ),
  [3.6, 4.6, 5.6, 6.6, 8.4, 10.4, 12, 12.4, 12, 11.6, 11.2, 11, 10.8, 10.4, 9.6, 8.8, 7.6],
  80,
  300,
);
/** Parts of its length: where the root ends, where the green begins. */
const [NECK, GREEN] = [0.3, 0.5];

/** The main root dives; side roots feel their way between the stones. */
export function sideRoots(art: Art): void {
  const sides = [
    ['350,774 320,782 292,776 262,790 238,786', 3.8],
    ['350,800 378,810 400,804', 3.4],
    ['354,822 324,832 308,848 284,856', 3.2],
    ['352,754 388,766 418,762 440,774', 3.6],
    ['292,776 280,767 266,767', 1.8],
    ['310,846 310,860 302,872', 1.6],
    ['412,762 424,752 440,750', 1.6],
    ['348,850 370,858 378,872', 2.4],
  ] as const;
  art.blot(
    sides.map(([way, width]) => ribbon(curve(way), width, { start: 1, end: 0.12, peak: 0.05, samples: 16 })),
    '#b8976c',
  );
  art.blot(
    sides.slice(0, 5).map(([way], i) => ink(curve(way).translate(0, -1), INK.detail, i, 0.2)),
    '#efdcae',
  );
  const chance = random('root hairs');
  art.blot(
    range(46, (i) => {
      const [x, y] = AXIS.at(chance.between(0.01, 0.17), i % 2 ? 0.9 : -0.9);
      const out = (i % 2 ? 1 : -1) * chance.between(6, 15);
      return ink(
        curve(`${x},${y} ${x + out * 0.6},${y + 2} ${x + out},${y + chance.between(1, 8)}`),
        0.9,
        i,
        0,
      );
    }),
    '#a88a64',
  );
}

export function axis(art: Art): void {
  const fill = art.linear(0, 760, 0, 420, ramp(0, '#dfc898', 0.25, '#f0e4b6', 0.6, '#e2dd9a', 1, '#c3d07c'));
  form(art, AXIS.outline, { fill, shade: '#8f8450', soft: 4.4, rim: '#fffce4', rimWidth: 2.4 }, () => {
    // on the bow the far side is the inner one
    art.fill(strip(AXIS, -1.2, -0.3, 60), '#8f9450', 0.9);
    art.blot(ribbon(AXIS.edge(0.62, GREEN, 0.93, 30), 2.8, { samples: 26 }), '#f6f6c4');
  });
  strokes(
    art,
    [AXIS.edge(0.3, NECK, 0.6, 20), AXIS.edge(0, GREEN, 0.8, 20), AXIS.edge(0.25, 0.7, 0.94, 20)],
    INK.form,
    '#a8ab62',
    0.2,
  );
  strokes(
    art,
    [0.09, 0.14, 0.2, 0.24].map((t, i) => AXIS.rib(t, 0.004, -0.7 + i * 0.2, 0.2 + i * 0.2)),
    1,
    '#94744e',
  );
}
