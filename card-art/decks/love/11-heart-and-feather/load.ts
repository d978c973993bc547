import { byHand, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  lerp,
  local,
  type Path,
  range,
  ribbon,
  tube,
} from '../../../kit/pen/index.ts';
import { byLamp } from './view.ts';

/**
 * A cushion of red velvet, heavy in its bowl: the lobes lean on the far lip, the tip hangs over the near one. The middle of
 * the bowl's lip at (x, y).
 */
export function heart(art: Art, x: number, y: number): void {
  const box = local(art, x + 3, y + 2, 0.9);
  const red = { shade: '#3a0a1c', rim: '#f08a6c' };
  // its loop: it hung on something
  strokes(box, ['-30,-52 -52,-66 -56,-84 -42,-88 -34,-74 -28,-54'], 3.4, '#c9964e', 0);
  // the back half bulges out behind the seam
  const back = closed(
    '-84,-8 -90,-34 -78,-58 -54,-70 -34,-64! -24,-84 4,-96 34,-90 56,-70 68,-42 69,-12 62,12! 0,24 -60,26',
  );
  byLamp(art, box.place(back), '#8a2232', 12, red);
  const front = closed(
    '-60,16 -74,-6 -78,-34 -66,-50 -46,-54 -30,-46! -16,-66 8,-76 34,-70 52,-52 60,-28 60,-2 55,22 45,43! 32,35 14,27 0,26! -30,30',
  );
  byLamp(art, box.place(front), '#b0303a', 18, { ...red, rimWidth: 0.3 });
  box.clip(front, () => {
    // where the tip turns over the lip
    box.fill(closed('-10,20! 16,20 40,10 62,-6! 70,20 50,50 10,40'), '#c8433f', 0.8);
    box.fill(closed('-8,21! 16,19 40,9 62,-8! 44,16 18,26'), '#6c1828');
    // it gives under its own weight: folds from the notch, and where it sits
    for (const fold of [
      '-30,-46! -23,-34 -22,-18 -28,-6! -18,-16 -17,-32',
      '-76,-4! -56,-2 -44,6 -36,20! -52,16 -66,12',
    ])
      box.fill(closed(fold), '#741a2a');
  });
  // nap of the velvet where the lamp meets it
  const nap = (
    knots: string,
    colour: string,
    from: readonly [number, number],
    to: readonly [number, number],
  ): void =>
    stippled(art, byHand(box.place(closed(knots)), 1.5), colour, box.at(...from), box.at(...to), [0.85, 0]);
  nap('14,-62 36,-58 50,-40 52,-18 42,-2 30,0 32,-24 26,-44', '#e8685c', [56, -24], [16, -34]);
  nap('-64,-36 -48,-44 -32,-36 -26,-18 -34,-8 -50,-18', '#cf4c4a', [-26, -20], [-64, -34]);
  // the seam: a cord sewn in, drawn together a little at each stitch
  const seam = curve(
    '-60,16 -74,-6 -78,-34 -66,-50 -46,-54 -30,-45 -16,-66 8,-76 34,-70 52,-52 60,-28 60,-2 55,22 45,42 32,35 14,27 0,26',
  );
  box.blot(ribbon(seam, 4.4, { start: 1, end: 1, samples: 56 }), '#5c1222');
  box.blot(ribbon(seam.translate(0.7, 0.6), 1.5, { start: 1, end: 1, samples: 56 }), '#d8625a');
  const puckers = seam.walk(22).slice(1, -1);
  strokes(
    box,
    puckers.map(({ x: px, y: py }, i) => {
      const [dx, dy] = [-2 - px, -20 - py];
      const reach = (8 + (i % 3) * 3.5) / (Math.hypot(dx, dy) || 1);
      return curve(
        `${px},${py} ${px + dx * reach * 0.5 + 1},${py + dy * reach * 0.5} ${px + dx * reach},${py + dy * reach}`,
      );
    }),
    INK.form,
    '#7a1a2a',
    0,
  );
}

/** The same once the bowl is painted: its tip comes over the lip, a shadow under it. */
export function tipOver(art: Art, x: number, y: number): void {
  const at = (knots: string): Path => closed(knots).translate(x, y);
  art.fill(at('-2,23! 12,32 22,40 34,48 44,44! 58,20 62,4! 30,12'), '#2c1418', 0.75);
  art.clip(at('4,-110! 90,-110! 90,70! 44,70! 32,47 20,37 10,32 -2,28 -10,22!'), () => heart(art, x, y));
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
