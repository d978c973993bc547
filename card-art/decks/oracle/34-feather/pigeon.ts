import { INK, strokes, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
  local,
  type Path,
  range,
  ribbon,
  unit,
} from '../../../kit/pen/index.ts';
import { LIGHT } from './view.ts';

const toned = twoTone({ towards: unit(LIGHT) });

/** A wing from below: where its feathers are rooted, where they end, both from the body outwards. */
interface Wing {
  roots: string;
  tips: string;
  /** Its arm and the coverts under it. */
  arm: string;
  feathers: number;
  wide: number;
  tones: readonly [through: string, doubled: string, arm: string, shade: string];
}

/** The one towards us, at full length. */
const NEAR: Wing = {
  roots: '-8,6 2,14 10,24 15,33 14,41',
  tips: '-24,19 -23,33 -24,47 -27,62 -22,76 -11,82 1,80',
  arm: '-12,4! -2,-2 12,-4! 19,8 21,22 19,34 15,44! 12,40 5,30 -3,20 -11,14',
  feathers: 17,
  wide: 8.4,
  tones: ['#fff3d8', '#d9cdbd', '#f4efe4', '#b9bcc0'],
};
/** The other beyond the body, seen along its blade. */
const FAR: Wing = {
  roots: '-4,-8 5,-16 13,-24 18,-31',
  tips: '-25,-17 -27,-27 -25,-38 -17,-50 -7,-57 4,-58',
  arm: '-8,-4! -4,-12 4,-20 12,-28 19,-36! 22,-28 22,-18 18,-6!',
  feathers: 15,
  wide: 7,
  tones: ['#e9e6dc', '#bfc3c4', '#d9dcda', '#9aa5ab'],
};

/** The bird that the feather came from, high over us on its way out of the lane, the sun through its wings. */
export function pigeon(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  wing(box, FAR);
  tail(box);
  toned(
    box,
    closed(
      '-34,7! -22,-2 -4,-9 12,-14 22,-20! 28,-26 36,-26 41,-21.4! 40,-16 34,-11.6 30,-6 25,4 14,11 -2,13 -20,12',
    ),
    { fill: '#eae8e0', shade: '#98a3ad', rim: '#ffffff', rimWidth: 1.2, soft: 7, towards: [-0.5, -0.86] },
    // the breast swells below the throat
    [closed('25,-7! 29,-2 26,6 16,13 0,15! 12,7 20,1'), '#7f8c98', 0.7],
  );
  // beak, eye, the feet drawn in under the tail
  box.fill(closed('39.6,-22.6! 43,-22 47.6,-18.2! 43,-18 40,-17.6!'), '#d08a6a');
  box.fill(closed('34.6,-20.6! 36,-22 37.6,-20.6 36,-19.2!'), '#3a2430');
  strokes(box, ['-8,10 -16,12 -24,12.4', '-6,12 -14,14.4 -21,15.6'], 2, '#cf7a64', 0);
  wing(box, NEAR);
}

function wing(box: Local, { roots, tips, arm, feathers, wide, tones }: Wing): void {
  const ends = curve(tips).walk(feathers);
  const shafts = curve(roots)
    .walk(feathers)
    .map(({ x, y }, i) => {
      const end = ends[i]!;
      // they bend towards the tail
      return curve(
        `${x},${y} ${(x + end.x) / 2 + 1.6},${(y + end.y) / 2 + (end.y > 0 ? 1.6 : -1.6)} ${end.x},${end.y}`,
      );
    });
  shafts.forEach((shaft, i) => {
    const vane = ribbon(shaft, wide, { start: 0.5, end: 0.18, peak: 0.62, samples: 12 });
    box.fill(vane, i % 2 ? tones[0] : mixed(i, tones));
  });
  strokes(box, shafts, INK.detail, '#a39a98', 0.1);
  // towards the body the feathers lie double and let less light through
  box.fill(doubled(shafts), tones[1], 0.6);
  toned(box, closed(arm), { fill: tones[2], shade: tones[3], soft: 4, rim: '#ffffff', rimWidth: 1.2 });
}

const mixed = (i: number, tones: Wing['tones']): string => (i % 4 ? '#f3e8d2' : tones[1]);

/** The inner half of the feathers as one. */
function doubled(shafts: readonly Path[]): Path {
  const middles = shafts.map((shaft) => shaft.walk(9)[4]!);
  const starts = shafts.map((shaft) => shaft.walk(9)[0]!);
  return closed(
    [...starts, ...middles.reverse()].map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '),
  );
}

/** Half spread. */
function tail(box: Local): void {
  const ends = curve('-66,6 -69,13 -67,21 -61,28').walk(8);
  const vanes = range(8, (i) => curve(`-24,${4 + i * 0.9} ${ends[i]!.x},${ends[i]!.y}`));
  vanes.forEach((vane, i) => {
    box.fill(
      ribbon(vane, 7.6, { start: 0.6, end: 0.4, peak: 0.7, samples: 10 }),
      i % 2 ? '#e6e0d4' : '#d2d0cb',
    );
  });
  strokes(box, vanes, INK.detail, '#a39a98', 0.1);
}
