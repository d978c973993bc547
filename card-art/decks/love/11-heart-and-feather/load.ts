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
const STANDS = { size: 1.06, rot: 14, aside: -6, sunk: 5 } as const;
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
  // on the brass: its red, and the shade where it bears
  art.fill(ellipse(x - 6, y + 6, 68, 15), '#a03c30', 0.6);
  art.fill(ellipse(x - 8, y + 12, 54, 13), '#22100e', 0.85);
  byLamp(art, box.place(closed(OUTLINE)), '#b8343c', 18, { shade: '#3a0a1c', rim: '#f08a6c' });
  box.clip(closed(OUTLINE), () => {
    // the far lobe turns away; the bowl keeps the tip dark
    box.fill(closed('-70,-110! -40,-100 -34,-78 -40,-48 -30,-16 -4,16 2,40! -70,40!'), '#7a1a2a', 0.55);
    box.fill(closed('-64,-34! -44,-12 -22,1 2,5 22,-2 38,-16 54,-42! 50,60 -50,60'), '#6c1626', 0.7);
    box.fill(closed('-56,-14! -36,4 -16,15 2,18 18,12 32,0! 50,60 -50,60'), '#2c0814', 0.75);
    // the cleft: a short crease between two full lobes, its near lip in the light
    box.fill(closed('-2,-72! 2,-72! 4,-62 3,-52 0,-44! -3,-54 -4,-64'), '#6a1426');
    box.fill(closed('3,-74! 12,-92 24,-98! 14,-82 8,-64 3,-50!'), '#cf4a48', 0.7);
  });
  // the round of the near lobe and flank, with the lamp on it
  const flank = closed('30,-96 46,-96 58,-82 60,-62 52,-36 38,-8 20,14 8,12 12,-10 26,-36 28,-62 24,-82');
  stippled(art, byHand(box.place(flank), 1.5), '#e2605a', box.at(58, -40), box.at(14, -50), [1, 0]);
  stippled(
    art,
    byHand(box.place(closed('54,-78 58,-60 51,-38 41,-20 30,-9 22,-12 29,-28 38,-48 43,-66')), 1),
    '#ffbe8a',
    box.at(52, -42),
    box.at(30, -46),
    [1, 0.1],
  );
  box.fill(closed('52,-64! 51,-50 45,-35 37,-24! 38,-34 43,-50 48,-60'), '#ffd9a4', 0.9);
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
