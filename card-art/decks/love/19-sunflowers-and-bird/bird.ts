import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  type Local,
  local,
  type Path,
  type Point,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { tones } from './view.ts';

/** A wing in plan: where it bends, and the tips of its long feathers, from the outermost to the body. */
interface Wing {
  edge: string;
  wrist: Point;
  tips: readonly Point[];
  /** Where the last feather sits. */
  elbow: Point;
  coverts: string;
  small: string;
}

const LEFT: Wing = {
  edge: '-5,-26! -18,-38 -36,-50! -54,-53 -70,-50 -60,-40 -40,-30 -24,-8 -7,10!',
  wrist: [-42, -47],
  tips: [
    [-112, -32],
    [-106, -20],
    [-97, -9],
    [-86, 0],
    [-74, 6],
    [-62, 11],
    [-50, 15],
    [-38, 18],
    [-27, 19],
    [-16, 18],
  ],
  elbow: [-8, -14],
  coverts:
    '-5,-25! -18,-38 -36,-50! -54,-52 -76,-45! -70,-36 -64,-34 -60,-27 -52,-25 -48,-17 -40,-16 -35,-8 -27,-8 -20,0 -8,0!',
  small: '-5,-25! -18,-37 -36,-49! -50,-50 -61,-47! -54,-40 -48,-39 -43,-32 -35,-31 -29,-22 -20,-21 -8,-13!',
};

/** The other is raised a little: it looks shorter, and the sun meets less of it. */
const RIGHT: Wing = {
  edge: '5,-26! 16,-41 34,-56! 52,-62 68,-61 58,-48 40,-34 24,-10 7,10!',
  wrist: [38, -53],
  tips: [
    [104, -58],
    [101, -45],
    [94, -32],
    [85, -21],
    [74, -12],
    [63, -4],
    [51, 3],
    [39, 9],
    [27, 13],
    [16, 15],
  ],
  elbow: [8, -14],
  coverts:
    '5,-25! 16,-40 34,-55! 52,-61 73,-58! 68,-48 61,-45 58,-37 50,-34 46,-25 38,-22 33,-13 25,-11 19,-2 8,0!',
  small: '5,-25! 16,-39 34,-54! 48,-58 59,-57! 53,-48 46,-46 41,-38 34,-35 28,-26 19,-23 8,-13!',
};

const BODY = closed(
  '0,-58! 6,-55 9.5,-48 10,-41 12.5,-30 13.5,-14 11,8 6,28! 0,32 -6,28! -11,8 -13.5,-14 -12.5,-30 -10,-41 -9.5,-48 -6,-55',
);
const TAIL = [
  '-6,22! -12,44 -15,62! -9,64 -4,60! -1,40 0,24!',
  '6,22! 12,44 16,61! 10,64 4,60! 1,40 0,24!',
  '-4,22! -6,44 -4,61! 0,63 4,61! 6,44 4,22!',
] as const;

/** A bluebird from above, over the water between us and the boat; its shadow goes before it. */
export function bluebird(art: Art, x: number, y: number, scale: number): void {
  const under = local(art, x + 84, y - 66, scale * 0.8, { rot: 34 });
  const whole = [LEFT, RIGHT].flatMap((wing) => [closed(wing.edge), ...feathersOf(wing)]);
  art.solids(
    [...whole, BODY, ...TAIL.map((feather) => closed(feather))].map((part) => [under.place(part), '#42746c']),
    0,
  );
  const box = local(art, x, y, scale, { rot: 34 });
  for (const [i, feather] of TAIL.entries())
    tones(box, feather, { fill: i < 2 ? '#314b88' : '#4663a3', shade: '#24356a', soft: 2 });
  wing(box, LEFT, ['#3d5997', '#33508f'], ['#5777b8', '#7d9cd4']);
  wing(box, RIGHT, ['#314c8a', '#2b447e'], ['#4b6aaa', '#6688c4']);
  // the rust of its breast just shows beside the neck
  box.fill([closed('-10,-44! -14,-36 -14,-28 -9,-30!'), closed('10,-44! 14,-36 14,-28 9,-30!')], '#d08458');
  box.fill(closed('-2.6,-55! -1.4,-62 0,-68! 1.4,-62 2.6,-55!'), '#2a2c3c');
  tones(
    box,
    BODY,
    { fill: '#5b7cbd', shade: '#3d5897', soft: 5, rim: '#cfe0fa', rimWidth: 1.4 },
    ['-6,-54! -3,-44 0,-41 3,-44 6,-54! 4,-62 -4,-62', '#43609f'],
    ['-7,-37! 0,-33 7,-37! 8,-20 4,4 0,18! -4,4 -8,-20', '#7092d0', 0.7],
  );
  strokes(box, ['-9,-38 0,-34 9,-38', '-6,-8 0,-4 6,-8', '-5,8 0,12 5,8'], INK.detail, '#3d5897');
}

/** The long feathers, the outermost first: each lies under its neighbour nearer to the body. */
function feathersOf({ wrist, elbow, tips }: Wing): Path[] {
  return range(tips.length, (i) => {
    const t = Math.max(0, (i - 3) / (tips.length - 4));
    const [rx, ry] = [wrist[0] + (elbow[0] - wrist[0]) * t, wrist[1] + (elbow[1] - wrist[1]) * t];
    const [tx, ty] = tips[i]!;
    const length = Math.hypot(tx - rx, ty - ry);
    const [ux, uy] = [(tx - rx) / length, (ty - ry) / length];
    const half = 6.6;
    const at = (reach: number, side: number): [number, number] => [
      rx + ux * length * reach - uy * side * half,
      ry + uy * length * reach + ux * side * half,
    ];
    return spline(
      [at(0, -0.9), at(0.6, -1), at(0.9, -0.75), at(1, 0), at(0.9, 0.75), at(0.6, 1), at(0, 0.9)],
      true,
    );
  });
}

function wing(
  box: Local,
  form: Wing,
  long: readonly [string, string],
  near: readonly [string, string],
): void {
  box.fill(closed(form.edge), long[1]);
  for (const [i, feather] of feathersOf(form).entries())
    tones(box, feather, { fill: long[i % 2]!, shade: '#22356c', soft: 1.6, rim: '#7d9cd4', rimWidth: 0.9 });
  tones(box, form.coverts, { fill: near[0], shade: '#314b88', soft: 2, rim: '#9db8e6', rimWidth: 1.2 });
  tones(box, form.small, { fill: near[1], shade: near[0], soft: 2.4 });
}
