import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { strip } from '../../../kit/pen/forms.ts';
import { type Art, curve, points, ramp, random, range, ribbon, tube } from '../../../kit/pen/index.ts';
import { form } from './light.ts';

/** Root and shoot are one: down between the stones, up and over in a bow. */
const AXIS = tube(
  points(
    '398,890 392,846 402,806 394,770 406,738 428,700 446,660 456,616 458,568 450,522 432,482 402,448 366,426 326,418 292,428 272,450 263,478',
  ),
  [5, 6.4, 7.6, 8.8, 11, 13.6, 16, 17, 16, 15.2, 14.8, 14.4, 14, 13.4, 12.4, 10.8, 8.6],
  80,
  300,
);
/** Parts of its length: where the root ends, where the green begins. */
const [NECK, GREEN] = [0.3, 0.5];

/** The main root dives; side roots feel their way between the stones. */
export function sideRoots(art: Art): void {
  const sides = [
    ['398,768 362,776 330,770 296,786 268,782', 5],
    ['398,796 428,806 452,800', 4.4],
    ['400,818 366,830 348,848 320,856', 4.2],
    ['404,744 442,760 476,756 500,770', 4.6],
    ['330,770 316,760 300,760', 2.2],
    ['352,842 352,858 342,872', 2],
    ['468,756 480,744 498,742', 2],
    ['396,848 420,856 428,872', 3],
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
  form(art, AXIS.outline, { fill, shade: '#8f8450', soft: 6, rim: '#fffce4', rimWidth: 2.6 }, () => {
    // on the bow the far side is the inner one
    art.fill(strip(AXIS, -1.2, -0.3, 60), '#8f9450', 0.9);
    art.blot(ribbon(AXIS.edge(0.62, GREEN, 0.93, 30), 3.4, { samples: 26 }), '#f6f6c4');
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
