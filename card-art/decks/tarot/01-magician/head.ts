import { flat, INK, strokes } from '../../../kit/hand/index.ts';

import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  ribbon,
} from '../../../kit/pen/index.ts';
import { RIM, SKIN } from './form.ts';

const [X, Y, SCALE, TILT] = [254, 314, 0.98, -33];

const FACE =
  '20,-48! 30,-38 36,-26 39,-15 38.6,-9! 37,-4.6 38.6,0 43,8 48.6,15.4! 49.6,18.6 47.6,21.6 42,24! 41.4,27.4 44.6,30.6 45,33.4! 42.4,35.4! 44.4,38 43.8,41 40,43.4! 39.4,46 41.6,50 40.6,55.6 35.4,59.4! 28,60 14,54 0,46 -12,40 -30,10 -24,-30 0,-46';

/** The head lifted to the light, in its own box, looking right. */
export function head(art: Art): void {
  const box = local(art, X, Y, SCALE, { rot: TILT });
  flat(
    box,
    FACE,
    SKIN.base, // the cheek turns away from the light, the jaw's underside and the temple lie in the dark
    [
      '20,-48 22,-30 27,-14 24,-2 22,6 26,16 30,24 26,32 28,40 32,48 36,56 34,64 0,60 -40,30 -30,-40',
      SKIN.mid,
    ],
    ['4,-50 8,-24 10,-4 4,10 8,24 14,36 20,46 30,52 36,55 34,64 0,64 -44,30 -30,-50', SKIN.dusk],
    // brow, bridge and cheekbone, lips and chin look into the light
    [
      '20,-50 29,-38 32,-28 33,-18 30,-13 33,-8 36,-2 34,4 36,10 41,16 44,20 54,20 48,0 44,-30 30,-50',
      SKIN.lit,
    ],
    ['25,7 32,6.4 37,10 39,16 36,21 31,20 27,14', SKIN.lit],
    ['39,25 42,30 46,32 48,26', SKIN.lit],
    ['40,43 44,40 46,50 42,60 35,60.6 37,54 37,48', SKIN.lit],
    ['49,19 47.6,22 42,24.6 38,24.4 36,20 40,20.6', SKIN.dusk],
    {
      along: [
        '22,-49 31,-38.6 37,-26 39.8,-15 39,-9',
        '37.4,-4.6 39,0 43.4,8 49.4,15.4',
        '42.4,26.6 45,30.6 45.6,33.4',
        '44.6,37.4 44.6,41',
      ],
      paint: RIM,
      width: 5,
    },
  );
  eye(box);
  box.fill(closed('41.6,28! 44.8,31 45,33.4 42,35.2! 37,35.6 32.6,34! 37,32 39.4,30'), '#a2434a');
  box.fill(closed('32.6,34.6! 37,36 42.2,35.8! 44.2,38.4 43,41.4 39.6,42.6! 36,40.6 34,37.4'), '#b9585a');
  strokes(box, ['31.6,33.6 36.6,35.6 42.6,35.4'], 1.3, SKIN.line, 0);
  strokes(box, ['45.6,20.4 43,18.6 42.6,15.4'], 1.2, SKIN.line, 0);
}

/** Seen from the side a wedge, open to the front; it looks up along the finger. */
function eye(box: Local): void {
  const ball = closed('37,-3.4! 33,-5.6 29.6,-3.6 26.4,-0.4! 30,2 33,2.8 36.2,2.4! 37,0');
  box.fill(ball, '#fff1dc');
  box.art.clip(box.place(ball), () => {
    box.fill(ellipse(35.8, -2, 2.5, 4.2), '#3a1a24');
    box.fill(ellipse(36, -3.2, 0.8, 1.1), '#fff8e6');
  });
  strokes(box, ['38.4,-3.6 34,-6.8 29.4,-4.8 23.6,0.4'], 2.6, '#3a1524', 0);
  strokes(box, ['36.2,3.2 32,3.6 28,1.6', '35,-10.4 30,-10.4 24,-5.4'], 1, SKIN.line, 0);
  box.blot(
    ribbon(curve('39,-12.6 33,-17 25,-17 15,-10.6'), 4.6, { start: 0.5, end: 0.1, samples: 12 }),
    '#3a1a26',
  );
}

/** Where the hair ends on brow, temple and nape. */
const MASS =
  '24,-46! 18,-56 4,-61 -14,-63 -32,-59 -47,-48 -55,-32 -58,-12 -56,8 -51,22 -45,32! -36,39 -26,41 -18,38! -14,30 -14,22 -8,14! -4,4 -2,-8 2,-10! 6,-2 7,8 9,14! 12,4 11,-10 12,-20 17,-30 21,-38';

/** Locks, back to front: place, size, turn; the later the nearer to the light. */
const CURLS: readonly (readonly [x: number, y: number, size: number, rot: number])[] = [
  [-52, 20, 1, 200],
  [-56, 2, 1.1, 220],
  [-40, 34, 0.9, 150],
  [-46, 10, 1, 190],
  [-26, 38, 0.86, 110],
  [-34, 22, 1.05, 160],
  [-20, 28, 0.8, 120],
  [-54, -26, 1.1, 260],
  [-42, -10, 1, 210],
  [-28, 6, 1.05, 170],
  [-18, 14, 0.8, 130],
  [-44, -44, 1.15, 290],
  [-30, -30, 1, 240],
  [-16, -10, 1, 190],
  [-26, -56, 1.15, 320],
  [-12, -42, 1.05, 280],
  [2, -24, 0.9, 220],
  [-6, -60, 1, 350],
  [8, -46, 1.1, 300],
  [12, -58, 0.95, 10],
  [22, -46, 0.9, 30],
];

/** Short curls; a white band holds them. */
export function hair(art: Art): void {
  const box = local(art, X, Y, SCALE, { rot: TILT });
  flat(box, MASS, '#2e1728');
  for (const [i, [x, y, size, rot]] of CURLS.entries()) {
    const near = i / CURLS.length;
    const put = (knots: string, read: (knots: string) => Path): Path =>
      read(knots).scale(size).rotate(rot).translate(x, y);
    const lock = put('0,-11! 8,-11 13,-4 12,5 4,10 -6,9 -12,3! -5,4 2,3 5,-2 3,-7', closed);
    const lit = y < -36 || (x > -20 && y < -20);
    box.fill(lock, lit ? '#a4603f' : '#54303c');
    box.clip(lock, () => void box.fill(lock.translate(-2.4, 2.2), near > 0.62 ? '#5e3034' : '#3c2032'));
    box.blot(ribbon(put('2,-9 9,-5 8,3 0,7', curve), 1.4, { samples: 8 }), '#1c0c20');
  }
  ear(box);
  // the band: over the brow as far as the brow goes, over the hair to its knot
  const band = (knots: string): void =>
    flat(
      box,
      ribbon(curve(knots), 11, { start: 1, end: 1, samples: 14 }),
      '#ecdcca',
      ['-6,-60 -16,-36 -22,-20 -60,16 -80,-20 -50,-60', '#a08ba4'],
      { along: ['36,-41 28,-44 12,-48.6 -10,-46'], paint: '#fffbe8', width: 3 },
    );
  box.clip(closed(FACE), () => band('42,-32 30,-38.4 14,-43 0,-43'));
  band('23,-40.8 12,-43.4 -14,-40 -40,-26 -58,-4');
  for (const [tail, tone] of [
    ['-54,-8 -68,0 -74,16 -88,24 -92,40', '#8a7492'],
    ['-56,-6 -66,12 -64,32 -74,48', '#a893aa'],
  ] as const)
    flat(box, ribbon(curve(tail), 11, { start: 0.5, end: 0.9, peak: 0.7 }), tone);
  flat(box, '-64,-8! -58,-13 -50,-9 -49,0 -56,5 -63,0', '#b8a6b4');
}

function ear(box: Local): void {
  flat(
    box,
    '-9,8! -8,-4 -1,-10 7,-8 9,0 6,10 3,20 -2,26 -7,22 -8,14',
    SKIN.mid,
    ['-10,10 -8,-2 -2,-4 2,4 -2,12 0,22 -4,28 -12,24', SKIN.dusk],
    { along: ['0,-10.6 7.4,-8.4 9.4,0 6.6,10'], paint: '#f6c08c', width: 3 },
  );
  strokes(box, ['4,-4 -2,-4 -4,4 -1,10', '2,6 0,12 2,16'], INK.detail, SKIN.line, 0);
}
