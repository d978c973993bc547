import { byHand, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  type Path,
  range,
  ribbon,
  tube,
} from '../../../kit/pen/index.ts';
import { byLamp } from './view.ts';

/** How it stands in its bowl, sunk in and fallen against the cord: the middle of the bowl's lip is (0, 0). */
const STANDS = { size: 1.06, rot: 14, aside: -6, sunk: 13 } as const;
const OUTLINE =
  '0,-68! 8,-89 27,-104 48,-102 63,-87 67,-62 59,-33 42,-3 20,23 2,36! -18,25 -42,-3 -59,-33 -67,-62 -63,-87 -48,-102 -27,-104 -8,-89';

/** The heart's outline, for what it throws. */
export const heartAt = (x: number, y: number): Path =>
  closed(OUTLINE)
    .scale(STANDS.size)
    .rotate(STANDS.rot)
    .translate(x + STANDS.aside, y + STANDS.sunk);

/** A cushion of red velvet that leans in its bowl with all its weight on its tip. The middle of the bowl's lip at (x, y). */
export function heart(art: Art, x: number, y: number): void {
  const box = local(art, x + STANDS.aside, y + STANDS.sunk, STANDS.size, { rot: STANDS.rot });
  // its loop: it hung on something
  strokes(box, ['-2,-66 -12,-86 -12,-106 -2,-114 8,-106 8,-86 1,-66'], 3.4, '#c9964e', 0);
  // on the bowl's floor
  stippled(art, ellipse(x - 14, y + 10, 60, 13), '#22100e', [x - 10, y + 8], [x - 74, y + 8], [1, 0.3]);
  art.fill(ellipse(x - 12, y + 15, 46, 12), '#1c0c0e', 0.85);
  byLamp(art, box.place(closed(OUTLINE)), '#b8343c', 18, { shade: '#3a0a1c', rim: '#f08a6c' });
  box.clip(closed(OUTLINE), () => {
    // the cleft between the lobes, and the hollow that the bowl keeps dark
    box.fill(closed('-3,-72! 3,-72! 5,-52 3,-34 0,-22! -4,-36 -6,-54'), '#741a2a');
    box.fill(closed('-60,-10! -34,-12 -6,-14 24,-24 60,-46! 50,60 -50,60'), '#5c1222', 0.75);
    box.fill(closed('-60,8! -30,2 0,-3 26,-10 60,-26! 50,60 -50,60'), '#2c0814', 0.8);
    for (const fold of ['30,2! 22,-6 18,-18! 17,-4 24,6', '-24,8! -20,-4 -14,-14! -15,0 -19,10'])
      box.fill(closed(fold), '#741a2a');
  });
  // nap of the velvet where the lamp meets it
  const nap = byHand(
    box.place(closed('24,-93 44,-94 58,-80 59,-60 50,-34 34,-8 16,8 8,0 14,-30 16,-60 14,-80')),
    1.5,
  );
  stippled(art, nap, '#f0786a', box.at(62, -36), box.at(12, -62), [0.95, 0]);
  // the seam: a cord sewn in, drawn together a little at each stitch
  const seam = closed(OUTLINE).scale(0.93, 0.93, 0, -36);
  box.blot(ribbon(seam, 4.2, { start: 1, end: 1, samples: 72 }), '#5c1222');
  box.blot(ribbon(seam.translate(0.7, 0.6), 1.5, { start: 1, end: 1, samples: 72 }), '#d8625a');
  const puckers = seam.walk(26).slice(1, -1);
  strokes(
    box,
    puckers.map(({ x: px, y: py }, i) => {
      const [dx, dy] = [-px * 0.9, -40 - py];
      const reach = (7 + (i % 3) * 3) / (Math.hypot(dx, dy) || 1);
      return curve(
        `${px},${py} ${px + dx * reach * 0.5 + 1},${py + dy * reach * 0.5} ${px + dx * reach},${py + dy * reach}`,
      );
    }),
    INK.form,
    '#7a1a2a',
    0,
  );
}

/** One of the owl's own: it lies by its quill, the vane stands out of the bowl and bends over by its own weight. */
export function feather(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  const shaft: readonly (readonly [number, number])[] = [
    [14, 4],
    [2, -26],
    [-14, -66],
    [-30, -106],
    [-50, -138],
    [-76, -152],
  ];
  // broad on one side, narrow on the other
  const wide = tube(shaft, [0, 9, 20, 26, 27, 23, 3], 30);
  const narrow = tube(shaft, [0, 6, 11, 13, 13, 11, 3], 30);
  const barb = (t: number, side: 1 | -1): Path => {
    const of = side < 0 ? wide : narrow;
    return curve(`${of.at(t, 0)} ${of.at(t + 0.05, side * 0.5)} ${of.at(t + 0.09, side)}`);
  };
  const edge = (side: 1 | -1): string =>
    range(15, (i) => (side < 0 ? wide : narrow).at(lerp(0.07, 1, i / 14), side).join()).join(' ');
  const vane = closed(`${wide.at(0.07, 0)}! ${edge(-1)} ${edge(1).split(' ').reverse().join(' ')}`);
  byLamp(art, box.place(vane), '#f6e8c6', 8, { shade: '#9a7c64', rim: '#fff6dc', rimWidth: 1.6 });
  art.clip(box.place(vane), () => {
    for (const t of [0.4, 0.58, 0.76])
      box.fill(
        ribbon(
          curve(
            `${wide.at(t + 0.1, -1.05)} ${wide.at(t + 0.03, -0.5)} ${wide.at(t, 0)} ${narrow.at(t + 0.08, 1.05)}`,
          ),
          9,
          { start: 1, end: 0.5 },
        ),
        '#b98a58',
        0.75,
      );
  });
  // where the barbs part, the night shows
  art.clip(box.place(vane), () => {
    for (const [t, side, deep] of [
      [0.36, -1, 0.3],
      [0.64, -1, 0.5],
      [0.5, 1, 0.2],
      [0.82, -1, 0.55],
    ] as const) {
      const of = side < 0 ? wide : narrow;
      box.fill(
        closed(
          `${of.at(t + 0.07, side * 1.2)}! ${of.at(t + 0.105, side * 1.2)}! ${of.at(t + 0.03, side * deep)}!`,
        ),
        '#1b414a',
      );
    }
  });
  strokes(
    box,
    range(34, (i) => barb(0.17 + (i >> 1) * 0.046, i % 2 ? 1 : -1)),
    INK.detail,
    '#b39a78',
    0,
  );
  // down at its foot
  strokes(
    box,
    [
      '8,-12 -4,-16 -12,-10',
      '5,-18 -8,-26 -18,-22',
      '9,-10 18,-18 26,-16',
      '4,-22 14,-32 22,-32',
      '10,-6 2,-6 -6,0',
    ],
    INK.form,
    '#e8d6ae',
    0.1,
  );
  box.fill(
    ribbon(curve(`26,18 ${shaft.map((p) => p.join()).join(' ')}`), 4.6, {
      samples: 24,
      start: 1,
      end: 0.15,
      peak: 0.1,
    }),
    '#d8b886',
  );
}
