import { body } from '../../../kit/figure/body.ts';
import type { Pose } from '../../../kit/figure/pose.ts';
import { standing } from '../../../kit/figure/poses.ts';
import { INK, ink, modelled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';

/** She looks up to him; the arm between them hangs to his hand. */
const SHE: Pose = {
  ...standing,
  head: [3.4, -92.5],
  neck: [0.4, -83],
  shoulders: [
    [-7, -79],
    [7.4, -79.6],
  ],
  waist: [0.6, -66],
  hips: [
    [-4.8, -53],
    [4.2, -52.4],
  ],
  arms: [
    [
      [-10.4, -65],
      [-11.6, -52],
    ],
    [
      [11.8, -66],
      [15.2, -54.4],
    ],
  ],
  looks: -12,
};

const HE: Pose = {
  ...standing,
  head: [-3.6, -92.6],
  neck: [0, -83.6],
  shoulders: [
    [-9, -80.4],
    [9, -80],
  ],
  waist: [0.4, -66],
  arms: [
    [
      [-12, -66.4],
      [-14.8, -55],
    ],
    [
      [12.6, -66],
      [13.4, -51],
    ],
  ],
  looks: -7,
  facesLeft: true,
};

/** His bare back: broad at the shoulders, narrow above the hips. */
const BACK = closed(
  '-5,-89.4! -4,-84.8 -7.4,-83.2 -11.4,-81 -12,-77 -9,-72 -7.4,-66 -7.4,-60! 7.8,-60! 7.8,-66 9.2,-72 12,-77 11.4,-80.8 7.4,-83 2.6,-84.6 1.8,-87!',
);

/** What each of them is painted with. */
interface Brush {
  box: Local;
  round(draw: () => void, soft: number, shade: string): void;
  folds(lines: readonly string[], weight: number, colour: string): void;
}

function brush(art: Art, x: number, y: number, scale: number): Brush {
  const box = local(art, x, y, scale);
  const region = [x - 30 * scale, y - 106 * scale, x + 30 * scale, y + 8 * scale] as const;
  return {
    box,
    round: (draw, soft, shade) =>
      modelled(
        art,
        region,
        { towards: [soft * 0.4, -soft * 0.9], soft, shade, rim: '#fffbe2', rimWidth: 2.2 },
        draw,
      ),
    folds: (lines, weight, colour) =>
      void art.blot(
        lines.map((line, i) => ink(box.place(curve(line)), weight, i, 0.16)),
        colour,
      ),
  };
}

function woman(art: Art, x: number, y: number, scale: number): void {
  const { box, round, folds } = brush(art, x, y, scale);
  const parts = body(SHE);
  round(
    () => {
      box.fill(parts.trunk, '#e8b088').fill(parts.farArm, '#e8b088').fill(parts.nearArm, '#e8b088');
    },
    5,
    '#b46e66',
  );
  round(() => void box.fill(parts.head, '#f4c49c'), 0.8, '#e8b088');
  round(
    () =>
      void box.fill(
        closed(
          '-6,-75! -3,-72 0,-71 3.4,-72 6.6,-75.4! 6.6,-70 5.8,-65! 8.8,-56 11.4,-44 14,-24 17,-6 18.6,1! 12,3 4,1.6 -4,3 -12,1.4 -20,4 -27,1! -20,-10 -15,-28 -11.4,-46 -8,-58 -4.8,-65! -6.2,-70',
        ),
        '#fbeed8',
      ),
    12,
    '#a98aa4',
  );
  folds(
    [
      '-3,-62 -6,-44 -13,-20 -21,-1',
      '0,-62 -1,-40 -4,-18 -8,0',
      '3,-62 5,-42 7,-20 8,0',
      '5,-60 9,-42 12,-20 15,-2',
      '-5,-56 -9,-38 -14,-20',
    ],
    INK.form,
    '#a98aa4',
  );
  box.fill(closed('-5,-66.6! 0,-65.6 6,-66.8! 6.2,-63.6! 0.4,-62.4 -5.4,-63.4!'), '#c9707c');
  round(
    () =>
      void box.fill(
        closed(
          '5.2,-98.6! 1,-100.6 -4,-98 -5.4,-93 -5.6,-87 -7.4,-80 -9,-72 -8.4,-64 -5.4,-57! -4.6,-62 -2.6,-58.6! -1.6,-63 0.6,-60! 1.6,-66 3.6,-64! 3.2,-72 3.8,-80 3.2,-86! 2.4,-89 4.2,-92 6.8,-94.8! 7.6,-97',
        ),
        '#6a3a34',
      ),
    6,
    '#381c34',
  );
  folds(
    ['1,-98 -3,-90 -4.6,-78 -5.6,-64', '2,-94 -0.6,-86 -1.4,-74 -1.6,-64', '-3,-96 -4.6,-86 -6.6,-74'],
    INK.detail,
    '#c08a5c',
  );
}

function man(art: Art, x: number, y: number, scale: number): void {
  const { box, round, folds } = brush(art, x, y, scale);
  const parts = body(HE);
  round(() => void box.fill(parts.farLeg, '#b87c5c').fill(parts.nearLeg, '#b87c5c'), 5, '#5e2c44');
  round(
    () => {
      box.fill(BACK, '#c08460').fill(parts.farArm, '#c08460').fill(parts.nearArm, '#c08460');
    },
    6,
    '#7e4450',
  );
  round(() => void box.fill(parts.head, '#cc9270'), 0.8, '#b87c5c');
  folds(
    [
      '0.2,-82 0.6,-75 0.4,-68',
      '-2.4,-79 -5.4,-76 -5.8,-71',
      '3,-79 5.8,-76 6,-71',
      '-7.6,-75 -7,-70 -6.4,-66',
      '7.8,-75 7.4,-70 6.8,-66',
    ],
    INK.form,
    '#6e3848',
  );
  round(
    () =>
      void box.fill(
        closed(
          '-7.2,-64! -2,-62.4 4,-62.8 7.6,-64.4! 9.2,-56 10.4,-44 11.6,-28 12.6,-13! 8,-11 2,-13.4 -4,-11 -12.4,-12.6! -11.6,-30 -10,-46 -8.8,-56',
        ),
        '#3f6486',
      ),
    10,
    '#1f2a54',
  );
  folds(
    [
      '-5,-60 -7,-42 -9,-18',
      '-2,-60 -2.6,-42 -4,-16',
      '7,-61 2,-50 -6,-42',
      '7.4,-58 4,-44 2,-16',
      '7.6,-56 8,-40 8,-15',
    ],
    INK.form,
    '#1f2a54',
  );
  round(
    () =>
      void box.fill(
        closed('-7.6,-66! -2,-64.4 4,-64.6 7.8,-66.2! 8.2,-62! 4,-60.4 -3,-60.2 -8,-61.6!'),
        '#e6bf74',
      ),
    3,
    '#94604c',
  );
  round(
    () =>
      void box.fill(
        closed(
          '-6.6,-98.6! -3,-100.6 1.6,-99.4 4.2,-96 4.4,-91 3.6,-86.6 2,-84.4! -0.6,-85 -1.6,-88 -1.8,-91 -4.2,-92.4 -7,-94.4! -8.4,-97',
        ),
        '#3a2036',
      ),
    4,
    '#22122c',
  );
}

/** His hand closes round hers; her fingers come out over it. */
function heldHands(art: Art, x: number, y: number): void {
  const { box, round, folds } = brush(art, x, y, 1);
  round(
    () => void box.fill(closed('-9,-13! 2,-16 10,-10 11,2 7,13 -1,17 -8,10 -11,-2'), '#c08460'),
    2,
    '#96585a',
  );
  const fingers = ['-9,-4 -3,-5 5,-3', '-9.6,1 -3,1 5.6,3', '-8.6,6 -3,7 4,8'].map((finger) =>
    ribbon(curve(finger), 6, { start: 0.7, end: 0.6 }),
  );
  box.blot(fingers, '#efbb92');
  folds(['-10,-1.4 -2,-2 6,0.2', '-10,3.6 -2,4 6,5.6', '-9,9 -2,10 4,11'], INK.detail, '#96545c');
}

/** A woman and a man from behind, hand in hand, faces turned to each other. */
export function couple(art: Art): void {
  man(art, 322, 842, 3.5);
  woman(art, 224, 840, 3.25);
  heldHands(art, 272, 662);
}
