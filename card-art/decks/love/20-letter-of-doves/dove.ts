import { INK, strokes, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  lerp,
  local,
  type Path,
  type Point,
  polar,
  range,
} from '../../../kit/pen/index.ts';
import { form } from './pigeon.ts';

/** Feathers keep their edges: grain is for the breast's far side alone. */
const feathered = twoTone({ towards: [-1, -0.35] });
const RIM = '#ffe2b0';

/** A raised wing's bones in the bird's box (it heads left): shoulder, wrist, end of the hand. */
const SHOULDER: Point = [-4, -14];
const WRIST: Point = [-20, -56];
const HAND: Point = [-8, -80];

interface Feather {
  base: Point;
  angle: number;
  length: number;
  width: number;
}
const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
/** From the wing's tip to the body: ten of the hand, nine of the arm. */
const FEATHERS: readonly Feather[] = [
  ...range(10, (i): Feather => {
    const t = i / 9;
    return {
      base: between(HAND, WRIST, t),
      angle: lerp(2, 72, t ** 0.8),
      length: lerp(82, 56, t),
      width: lerp(10.5, 14, t),
    };
  }),
  ...range(9, (i): Feather => {
    const t = (i + 0.6) / 9;
    return { base: between(WRIST, SHOULDER, t), angle: lerp(74, 104, t), length: lerp(52, 40, t), width: 14 };
  }),
];

/** A feather's vane from its base to a share of its length; its end is rounded. */
const vane = ({ base, angle, length, width }: Feather, to = 1): Path => {
  const [half, tip] = [width / 2, -length * to];
  return closed(
    `${-half * 0.6},0! ${-half},${tip * 0.5} ${-half * 0.9},${tip * 0.86} 0,${tip} ${half * 0.9},${tip * 0.86} ${half},${tip * 0.5} ${half * 0.6},0!`,
  )
    .rotate(angle)
    .translate(...base);
};

/** The line along which a feather lies on the next. */
const seam = ({ base, angle, length, width }: Feather): Path => {
  const at = (share: number): string =>
    polar(...polar(...base, length * share, angle), width * 0.42, angle - 90).join(',');
  return curve(`${at(0.5)} ${at(0.9)}`);
};

/** The small feathers over the bones; below them the second row, whose edge is seen feather by feather. */
const COVERTS = closed('-13,-6 -18,-28 -23,-52 -18,-68 -9,-84! -6,-72 -1,-60 5,-46 8,-30 9,-14 4,-2 -5,1');

/** One wing from its shoulder `at`, round which `turn` swings it. */
function wing(
  box: Local,
  at: Point,
  turn: number,
  size: number,
  [vanes, coverts, shade]: readonly [string, string, string],
): void {
  const { art } = box;
  const swing = (path: Path): Path =>
    box.place(
      path
        .translate(-SHOULDER[0], -SHOULDER[1])
        .scale(size)
        .rotate(turn)
        .translate(...at),
    );
  FEATHERS.forEach((feather, i) => {
    // the hand's feathers stand apart against the sky, the arm's lie close
    const soft = (i < 10 ? 4.4 : 3.4) * box.scale;
    feathered(art, swing(vane(feather)), { fill: vanes, shade, soft, rim: RIM, rimWidth: 1 });
    strokes(art, [swing(seam(feather))], INK.detail, '#8fa5a4', 0.1);
  });
  FEATHERS.forEach((feather) => {
    const short = { ...feather, length: feather.length * 0.46 };
    feathered(art, swing(vane(short)), { fill: coverts, shade, soft: 2.4 * box.scale, rimWidth: 0 });
  });
  feathered(art, swing(COVERTS), { fill: coverts, shade, soft: 2.6 * box.scale, rim: RIM, rimWidth: 2 });
  strokes(
    art,
    [
      '-14,-34 -8,-36 -2,-33',
      '-17,-50 -11,-52 -5,-49',
      '-6,-22 0,-24 6,-20',
      '-8,-42 -2,-43 4,-39',
      '-12,-64 -7,-64 -2,-60',
    ].map((scale) => swing(curve(scale))),
    INK.detail,
    '#a9b5ac',
  );
}

/** Half spread, each feather from the narrow rump. */
const TAIL: readonly Feather[] = range(9, (i) => ({
  base: [38 - Math.abs(i - 4) * 0.3, 3 + i * 0.9],
  angle: 95 + i * 3.6,
  length: 68 - Math.abs(i - 4) * 1.2,
  width: 10,
}));

/** What it carries: a letter folded small, tied to its leg with a red thread. */
function letter(box: Local): void {
  const { art } = box;
  box.line([curve('16,12 24,24 24,32'), curve('10,13 16,24 15,30')], 3 * box.scale, '#c47864');
  const sheet = box.place(closed('4,31! 37,27! 40,46! 7,50!'));
  form(art, sheet, '#fff3d8', 4, { shade: '#a08a78' });
  strokes(box, ['4,31 22,41 37,27'], INK.form, '#b09078', 0);
  box.line(curve('19.5,28.4 24,48.6'), 1.8 * box.scale, '#b8423e');
  box.line([curve('20,28 14,23 17,20 22,28'), curve('21,28 27,21 30,24 22,28')], 1.6 * box.scale, '#b8423e');
}

/** A white dove that has just left its perch, heading left; its body is 110 × `scale` long round (x, y). */
export function dove(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  wing(box, [-23, -13], -34, 0.88, ['#d9d6c6', '#e2dccb', '#a9b6b3']);
  letter(box);
  for (const feather of TAIL) {
    feathered(art, box.place(vane(feather)), {
      fill: '#ece5d4',
      shade: '#b4bfba',
      soft: 3 * scale,
      rim: RIM,
      rimWidth: 1,
    });
    strokes(art, [box.place(seam(feather))], INK.detail, '#8fa5a4', 0.1);
  }
  art.fill(box.place(closed('-65,-23! -73,-19 -74,-16.4 -65,-16!')), '#a8705c');
  const trunk = closed(
    '-67,-20! -66,-27 -58,-33 -49,-31 -42,-25 -30,-21 -8,-19 16,-13 38,-4 54,3 72,11! 66,15 54,15.6 40,17.4 24,19 4,19 -16,15 -36,6 -48,-6 -58,-13 -66,-14!',
  );
  form(art, box.place(trunk), '#f8f0de', 7, { towards: [-0.4, -0.92], depth: 0.8, shade: '#8ea3a4' });
  box.fill(ellipse(-57.6, -23.6, 2.2), '#1b2a30').fill(ellipse(-58.3, -24.3, 0.6), '#fff8e8');
  box.fill(closed('-66,-22! -62,-24 -62,-19 -65,-18.6'), '#fffaf0');
  wing(box, [-17, -8], 9, 1, ['#efe8d7', '#f8f1e0', '#b9c3bd']);
}
