import { contactShadow, fringe, INK, strokes, type Tones, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  Path,
  ribbon,
  unit,
} from '../../../kit/pen/index.ts';
import { sill } from './doorway.ts';
import { onFloor, seen } from './view.ts';

/** Where it sits, in metres, and how many of its own units a metre has. */
const [X, AWAY, UNITS] = [0.13, 4.25, 158];

const BODY = closed(
  '-9,-80! -16,-68 -20,-54 -21,-42! -27,-34 -31,-22 -31,-6! -26,1 -10,2 10,2 28,2! 37,-2 38,-14 33,-28 25,-40 21,-54 18,-68 14,-80!',
);
const FORELEG = closed('-14,-52! -24,-44 -27,-24 -29,-6 -33,-2 -32,2! -21,3 -18,-2! -16,-24');
const TAIL = curve('26,-10 42,-12 54,-24 54,-40 43,-46 35,-38 39,-29');
/** The head is lifted a little: whoever comes is higher up the lane. */
const lifted = (path: Path): Path => path.rotate(11, 2, -76);
const HEAD = lifted(
  closed(
    '14,-76! 18,-86 17,-97! 20,-119! 8,-109! 2,-110 -4,-108! -9,-119! -14,-106! -19,-100 -22,-96! -33,-95 -37,-92.6 -37.6,-88.4! -35,-84.4 -26,-81 -19,-75! -12,-70 4,-68',
  ),
);

const COAT = { fill: '#9c6440', shade: '#5e3a2c', rim: '#fff0c0', rimWidth: 2.6 } as const;

/** Its shadow, as long as the sun makes it. */
export const dogShadow = (): Path =>
  Path.join(BODY, FORELEG, HEAD).map((x, y) => seen(onFloor([X + x / UNITS, -y / UNITS, AWAY])));

/** The morning in the doorway, to its right. */
const toned = twoTone({ towards: unit([0.85, -0.5]) });

/** On the threshold, its back to us and the morning before it; it looks who is in the lane. */
export function dog(art: Art): void {
  art.clip(sill(), () => void art.fill(dogShadow(), '#8d6f54', 0.9));
  const [x, y] = seen([X, 0, AWAY]);
  const box = local(art, x, y, 880 / AWAY / UNITS);
  contactShadow(art, x - 4, y, 44, 5, '#6d5238');
  const paint = (outline: Path, tones: Tones): void => toned(box, outline, { soft: 8, ...tones });
  paint(FORELEG, { ...COAT, fill: '#85533a', rimWidth: 0 });
  const tail = ribbon(TAIL, 15, { start: 0.9, end: 0.5, samples: 20 });
  paint(tail, { ...COAT, fill: '#b07a50', soft: 5 });
  tailHair(box);
  paint(BODY, { ...COAT, soft: 12 });
  back(box);
  head(box, paint);
}

function tailHair(box: Local): void {
  box.blot(
    fringe('43,-16 49,-24 50,-36 44,-42', 14, {
      count: 16,
      length: [8, 13],
      width: 2,
      seed: 'tail',
      bare: 0,
    }),
    '#cfa679',
  );
}

/** Shoulder blades, spine, thighs; pale hair where the thighs end. */
function back(box: Local): void {
  box.clip(BODY, () => {
    box.fill(closed('-2,-80! 2,-60 1,-40 3,-24! 12,-32 20,-44 18,-62 12,-80!'), '#b07850');
    box.fill(closed('2,2! -2,-10 4,-26 16,-33 28,-28 36,-14 40,4!'), '#a86e48');
    box.fill(closed('12,4! 14,-6 22,-10 31,-7 38,-10 40,4!'), '#d8b284');
    box.fill(closed('-34,4! -32,-8 -24,-11 -16,-6 -14,4!'), '#b78c64');
  });
  strokes(
    box,
    [
      '0,-62 2,-44 1,-26 4,-12',
      '-4,2 -4,-10 2,-24 14,-31 25,-27',
      '-14,-8 -18,-24 -22,-32',
      '9,-60 13,-52 12,-44',
      '-9,-60 -12,-52 -10,-45',
    ],
    INK.detail,
    '#4a2c22',
    0.1,
  );
  strokes(box, ['24,2 25,-2', '30,2 31,-2', '-27,2 -26,-1', '-22,2 -22,-1'], INK.detail, '#5e3a2c', 0);
}

/** Turned as far as the neck goes to the left: ears up, a nose that works. */
function head(box: Local, paint: (outline: Path, tones: Tones) => void): void {
  const part = (knots: string): Path => lifted(closed(knots));
  paint(HEAD, { ...COAT, soft: 6, rimWidth: 2.2 });
  box.clip(HEAD, () => {
    box.fill(part('-40,-80! -36,-86 -27,-88 -18,-86 -13,-80 -12,-68 -24,-66!'), '#d8b88c');
    box.fill(part('-16,-109! -9,-119! -5,-108! -8,-103 -12,-102'), '#6e4432');
    box.fill(part('6,-108! 18,-116! 14,-102! 9,-98 5,-101'), '#74482f');
    box.fill(part('-1,-106! 4,-98 4,-88 9,-78! 14,-88 12,-98 6,-106'), '#b07850');
  });
  box.fill(part('-38.6,-92.6! -34,-95 -32.4,-92.4 -34,-89.6 -38,-88.4!'), '#231715');
  strokes(box.art, [box.place(lifted(curve('-37,-87 -32,-85.4 -26,-86.6')))], INK.detail, '#4a2c22', 0);
  box.fill(part('-21.6,-93.4! -19.8,-95.6 -17.2,-95.2 -15.4,-92.6! -18.6,-91.8'), '#201412');
  box.fill(lifted(ellipse(-19.4, -94.4, 0.7, 0.6)), '#fff6dc');
  // a red collar
  paint(closed('-13,-75! -4,-70 8,-70 15,-76! 16.4,-70 9,-64.4 -5,-64.4 -15,-70!'), {
    fill: '#b8433a',
    shade: '#6e2a2a',
    rim: '#ffc09a',
    rimWidth: 1.6,
    soft: 4,
  });
}
