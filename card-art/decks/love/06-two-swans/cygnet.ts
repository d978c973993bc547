import { twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  Path,
  type Placement,
  ribbon,
} from '../../../kit/pen/index.ts';
import { SUN } from './view.ts';

/** The sky over the sun gives of its light. */
const toned = twoTone({ at: [SUN[0], SUN[1] - 80] });

/** Its outline, in its own box. */
export const DOWN = closed(
  '-30,16! -40,8 -46,-4 -52,-12! -42,-13 -38,-16! -30,-22 -22,-25! -12,-27 0,-26! -2,-38 3,-54 17,-62 31,-58 38,-47 35,-36 27,-29! 33,-17 33,-2 24,16!',
);

/** The same with its head drawn in between its shoulders. */
const SETTLED = closed(
  '-30,16! -40,8 -46,-2 -54,-8! -44,-11 -38,-15! -28,-22 -18,-26! -8,-28 0,-30! -2,-40 5,-50 17,-54 29,-50 35,-41 33,-32 27,-25! 36,-16 36,-2 24,16!',
);

/**
 * A young swan in its down; its breast at (x, y), about 80 × 80.
 * @param asleep its head low, its eye shut
 */
export function cygnet(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { asleep = false, ...placement }: Placement & { asleep?: boolean } = {},
): void {
  const box = local(art, x, y, scale, placement);
  toned(
    box,
    asleep ? SETTLED : DOWN,
    { fill: '#b9bbaa', shade: '#87938c', soft: 6, rim: '#fff6d8' },
    ['-50,20! -40,-6 -24,-10 -8,-2 8,2 20,0! 30,20', '#9aa39a', 0.7],
    ['0,-24! 10,-20 22,-22 28,-28! 24,-12 12,-8', '#8b958d', 0.7],
  );
  // the down stands off a little
  box.blot(
    Path.join(
      [
        '-30,-12 -22,-15 -16,-12',
        '-20,-4 -13,-6 -8,-2',
        '-6,-16 0,-18 5,-15',
        '8,-8 14,-9 19,-5',
        '-34,0 -28,-3 -23,0',
      ].map((tuft) => ribbon(curve(tuft), 2.2, { samples: 6 })),
    ),
    '#e0e0cc',
  );
  const [hx, hy] = box.at(asleep ? 1 : 0, asleep ? 9 : 0);
  face(local(art, hx, hy, scale, placement), asleep);
}

function face(box: Local, asleep: boolean): void {
  box.fill(closed('34,-52! 44,-49 55,-44 55,-40.6 44,-40 34,-42!'), '#3a4448');
  box.fill(closed('35,-46! 45,-45 54,-42 45,-41 35,-42!'), '#59656a');
  box.fill(ribbon(curve('36,-46 29,-50 24,-50'), 2.6, { start: 1, end: 0.2 }), '#3a4448');
  if (asleep) {
    box.fill(ribbon(curve('19,-50 23,-47.6 28,-48.6'), 2, { start: 0.4, end: 0.3 }), '#16202a');
    return;
  }
  box
    .fill(closed('20,-49! 23,-52.6 27,-52 29,-48.6! 25,-46.6'), '#16202a')
    .fill(ellipse(25.6, -50.4, 1), '#fffdf4');
}
