import { fringe, hairs, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { COAT, coat } from './form.ts';

/** In profile, its bones level: poll, forehead, brow, stop, bridge, nose, lips, chin, the jaw's angle. */
const HEAD =
  '-72,-28 -54,-42 -30,-50 -6,-48 18,-39 42,-32 72,-28 102,-26 122,-25! 134,-23 142,-14 142,-2 137,8 130,13 123,16! 121,22 113,28 99,30 82,28 60,30 38,36 14,45 -12,53 -36,54 -58,46 -72,28';

/** His head, against the light: only its upper edge meets the sun. Round (0, 0): below the eye. */
export function head(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const outline = closed(HEAD);
  coat(art, box.place(outline), COAT.coat, 13, { rimWidth: 0, depth: 0.8 });
  within(
    box,
    outline,
    // forehead and bridge
    [
      '-72,-28! -54,-44 -30,-54 -6,-52 18,-42 42,-36 72,-32 124,-30! 122,-16 100,-17 72,-19 46,-23 30,-27 20,-36 2,-41 -18,-40 -40,-32 -58,-20',
      COAT.lit,
    ],
    // the hollow before the eye, and under the cheekbone down to the lips
    ['24,-18 44,-16 74,-12 100,-10 108,0 98,10 76,8 52,6 34,-2', '#8b4e32'],
    ['-40,22 -14,14 10,12 34,16 58,18 80,18 84,26 60,30 36,36 12,46 -14,54 -36,54 -46,40', COAT.shade],
    // the round of the jaw's muscle over it
    ['-70,-8 -50,-12 -30,-2 -14,2 0,12 2,26 -10,42 -30,52 -56,48 -76,28', '#9c5a38'],
    // lips and chin are white, the lower in shade
    ['110,-8 122,-4 130,8 126,16 112,15 98,16 92,12 100,6', COAT.pale],
    ['86,19! 100,17 114,17 124,17! 122,24 112,30 96,31 82,29', COAT.paleShade],
    // throat
    ['84,29! 60,30 36,37 12,46 -12,54! 0,48 24,36 52,26', '#8f6a50'],
  );
  const flow = (px: number, py: number): number => 268 + rot - (py - y) * 0.5 - (px < x - 30 ? 10 : 0);
  const share = (px: number): number => (px > x + 84 * scale ? 0 : 0.4);
  const fur = { gap: 13, length: [5, 12], width: 1.3, share } as const;
  hairs(art, box.place(outline), flow, '#7f4830', { ...fur, seed: 'face dark' });
  hairs(art, box.place(outline), flow, '#bd7b50', {
    ...fur,
    seed: 'face light',
    share: (px) => share(px) * 0.5,
  });
  nose(box);
  eye(box);
  within(box, outline, {
    along: ['-46,-47 -28,-51 -6,-49 18,-40 42,-33 72,-29 102,-27 121,-26'],
    paint: COAT.rim,
    width: 5,
  });
}

function nose(box: Local): void {
  box.fill(closed('121,-25! 134,-24 142,-14 142,-2 137,7 130,6 126,0 124,-10 119,-18'), COAT.dark);
  box.fill(closed('123,-23 134,-22 140,-14 136,-15 130,-18'), '#c9ab8c');
  box.fill(closed('127,-9! 133,-13 138,-9 137,-4 133,-5 130,-2'), '#0e090b');
  box.blot([ribbon(curve('128,-1 133,-3 137,-2'), 1.6)], '#6d554e');
  strokes(box, ['135,10 128,15 118,16 104,17.5 90,19 83,21'], 2.2, COAT.dark, 0.06);
  // whiskers' roots
  box.blot(
    [
      [112, 1],
      [106, 6],
      [116, 7],
      [101, 1],
      [109, 11],
    ].map(([x, y]) => ellipse(x!, y!, 0.9, 0.9)),
    '#5a3a2c',
  );
}

function eye(box: Local): void {
  // brow bone above, paler fur round the lids
  box.fill(closed('-16,-30 -4,-37 10,-35 20,-26 26,-14 14,-10 -4,-10 -16,-18'), '#85492f');
  box.fill(closed('-17,-18 -8,-9 5,-6 16,-10 20,-8 8,-2 -8,-4 -18,-11'), '#bf8c62');
  const ball = '-14,-19! -8,-25 1,-27 9,-24 15,-15! 7,-10.5 -2,-10.5 -10,-14';
  box.fill(closed(ball), '#150e0e');
  within(box, ball, ['-12,-16 -4,-13 5,-12.4 12,-16 6,-8 -6,-8', '#6b4229']);
  box.fill(ellipse(4, -21, 2.1, 1.6), '#fff6de');
  // upper lid: heavy, from corner to corner
  strokes(box, ['-18,-16 -9,-25.5 1,-28 10,-24.5 17,-14'], 3, '#24150f', 0);
  strokes(box, ['-16,-28 -6,-35 8,-34 18,-26'], 1.6, COAT.ink, 0.2);
  // tear gland
  box.fill(closed('16,-15! 23,-11 30,-5 34,0! 26,-4 20,-9'), '#3a2119');
}

/** An ear from its root to its tip. */
const EAR = '-8,6! -21,-20 -31,-52 -27,-86 -7,-122! 14,-96 25,-62 23,-28 11,4!';

/** The near one is turned back: we see into it; the sun comes through its skin. */
export function nearEar(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const outline = closed(EAR);
  coat(art, box.place(outline), '#b0653f', 7, { rimWidth: 0, depth: 0.7 });
  within(
    box,
    outline,
    ['-6,0! -19,-24 -27,-54 -23,-84 -8,-114! 4,-88 9,-56 8,-24 4,0', '#d08a62'],
    ['-5,4! -17,-24 -25,-52 -23,-74 -15,-80 -8,-54 -3,-26 1,0', '#5a2f26'],
    ['-8,-114! -14,-92 -10,-66 0,-30 8,-24 9,-56 4,-88', '#e3a477'],
  );
  // veins in the bright skin
  strokes(box, ['4,-24 2,-54 -6,-84', '2,-50 -6,-66 -12,-82', '4,-62 2,-82 -4,-98'], 1.3, '#b4613f', 0.15);
  // long hair that shields the inside, from its front seam
  const tuft = [
    '9,-6 4,-28 -6,-46',
    '10,-10 7,-34 -4,-60',
    '7,-2 -2,-20 -13,-34',
    '11,-18 10,-46 -1,-74',
    '12,-28 12,-56 3,-84',
    '5,0 -6,-14 -15,-22',
    '10,-14 5,-40 -10,-62',
    '12,-40 12,-66 5,-92',
  ];
  box.blot(
    tuft.map((hair) => ribbon(curve(hair), 3, { start: 0.7, samples: 8, peak: 0.25 })),
    '#ecd0a2',
  );
  strokes(box, ['-8,6 -21,-20 -31,-52 -27,-86 -8,-121'], 3.4, COAT.shade, 0);
  within(box, outline, {
    along: ['-7,-122 14,-96 25,-62 23,-28 14,-4'],
    paint: COAT.rim,
    width: 5,
  });
  // its root is a tube in the fur of the cheek
  box.fill(closed('-16,12! -13,-3 -4,-8 7,-8 14,-2 15,12!'), COAT.coat);
  box.blot(
    fringe('-15,2 -8,-4 0,-6 8,-5 14,0', -90, { count: 16, length: [8, 20], width: 4, seed: 'root' }),
    COAT.coat,
  );
}

/** The other listens ahead: of it we see the back, thin against the light. */
export function farEar(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const outline = closed('-10,6! -20,-26 -24,-60 -16,-90 2,-118! 16,-88 20,-56 16,-24 8,4!');
  coat(art, box.place(outline), '#c5835a', 7, { rimWidth: 0, depth: 0.7, shade: COAT.shade });
  strokes(box, ['-2,-10 0,-50 2,-90', '0,-44 8,-62 10,-80', '-1,-36 -8,-58 -10,-78'], 1.3, '#a25c3c', 0.15);
  within(box, outline, { along: ['2,-118 16,-88 20,-56 16,-24 8,4'], paint: COAT.rim, width: 5 });
}

/** Where the cheek goes over into the neck: its hair lies across the seam. */
export function cheek(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const seam = '-66,-20 -72,0 -70,24 -58,42 -38,52 -14,53';
  art.blot(
    fringe(seam, 30, { count: 34, length: [8, 22], width: 4.6, seed: 'cheek', bare: 0.1 }).map((lock) =>
      box.place(lock),
    ),
    COAT.coat,
  );
  art.blot(
    fringe(seam, 36, { count: 24, length: [6, 16], width: 2.4, seed: 'cheek dark', bare: 0.3 }).map((lock) =>
      box.place(lock),
    ),
    COAT.shade,
  );
}
