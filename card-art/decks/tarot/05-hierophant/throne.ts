import { byHand, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, Path, polygon, ramp } from '../../../kit/pen/index.ts';
import { DAIS, form, GOLD, seen, toned } from './form.ts';

/** Its front legs stand so far from us. */
const FRONT = 4.25;
/** Its sides, in metres right of the vanishing point, and its seat above the dais. */
const [LEFT, RIGHT, SEAT] = [-0.02, 0.74, 0.46];

/** A high throne of dark wood, its back green cloth under a gable. */
export function throne(art: Art): void {
  form(
    art,
    closed(
      '288,652! 290,268! 284,262 286,252! 300,236 340,176 392,104! 444,176 484,236 500,252! 502,262 496,268! 498,652!',
    ),
    '#7a4f38',
    10,
    { shade: '#26141e', rim: '#ffd9a0' },
  );
  const panel = closed('308,620! 310,276! 336,222 364,176 392,146! 420,176 448,222 476,276! 478,620!');
  art.fill(panel, art.linear(308, 0, 478, 0, ramp(0, '#2f6a5c', 0.45, '#20504c', 1, '#112e34')));
  art.clip(panel, () =>
    art.blot(
      [0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
        [0, 1, 2, 3].map((column) => {
          const [x, y] = [330 + column * 44 + (row % 2) * 22, 200 + row * 46];
          return byHand(
            closed(
              `${x},${y - 9}! ${x + 4},${y - 2} ${x + 9},${y}! ${x + 4},${y + 2} ${x},${y + 9}! ${x - 4},${y + 2} ${x - 9},${y}! ${x - 4},${y - 2}`,
            ),
            0.6,
          );
        }),
      ),
      '#8aa06a',
      0.5,
    ),
  );
  art.line(panel, 2, '#c9974e');
  art.blot(
    [
      '296,290 296,440 294,620',
      '490,290 490,440 492,620',
      '300,256 346,186 392,122',
      '392,122 438,186 484,256',
    ].map((l, i) => ink(curve(l), 1.6, i, 0.1)),
    '#4a2a28',
  );
  for (const [x, y, r] of [
    [392, 98, 9],
    [287, 246, 7],
    [498, 246, 7],
  ] as const)
    toned(art, ellipse(x, y, r), GOLD);
  seat(art);
}

/** The seat's box and the near arm; cloth hides the rest. */
function seat(art: Art): void {
  const front = polygon([
    seen([LEFT - 0.04, DAIS, FRONT]),
    seen([RIGHT + 0.04, DAIS, FRONT]),
    seen([RIGHT + 0.04, DAIS + SEAT, FRONT]),
    seen([LEFT - 0.04, DAIS + SEAT, FRONT]),
  ]);
  form(art, front, '#5c3a30', 14, { shade: '#1c101a' });
  for (const right of [LEFT - 0.06, RIGHT]) {
    const arm = Path.join(
      polygon([
        seen([right, DAIS, FRONT]),
        seen([right + 0.08, DAIS, FRONT]),
        seen([right + 0.08, DAIS + 0.72, FRONT]),
        seen([right, DAIS + 0.72, FRONT]),
      ]),
    );
    form(art, arm, '#8a5c40', 5, { shade: '#2c1820' });
    const [x, y] = seen([right + 0.04, DAIS + 0.74, FRONT]);
    toned(art, ellipse(x, y - 4, 17, 15), { ...GOLD, fill: '#a8744a', shade: '#5c3428' });
  }
}
