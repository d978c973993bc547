import { strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, ribbon, unit } from '../../../kit/pen/index.ts';
import { LIGHT } from './view.ts';

const toned = twoTone({ towards: unit(LIGHT) });

const FUR = { fill: '#a8704a', shade: '#744a38', rimWidth: 1.2 } as const;
const WHITE = { fill: '#dcc8b0', shade: '#a98c7c' } as const;

/** A cat on the doorstep, in the shade, that has seen the feather too: seated, from the side, its head laid back; its paws at (x, y). */
export function cat(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const stripes = (...all: readonly string[]) => [
    () =>
      void box.blot(
        all.map((one) => ribbon(curve(one), 4, { start: 0.9, end: 0 })),
        '#70432f',
      ),
  ];
  // on the stone, away from the sun
  box.fill(closed('-42,6! -30,3 10,3 34,5 50,9 40,13 6,14 -30,13'), '#6f5248');
  // over the step's edge
  box.taper(curve('-22,4 -38,7 -47,14 -49,26 -44,38 -36,42'), 9, { start: 0.9, end: 0.7 }, FUR.shade);
  // the far foreleg
  toned(
    box,
    closed('15,-40! 27,-38 29,-20 28,-2! 33,1 36,6 34,9! 23,9 21,4 20,-12'),
    { ...FUR, fill: '#8b5b42' },
    [closed('20,0! 36,-2! 38,10! 20,10!'), WHITE.shade],
  );
  // back, breast and the near foreleg, which stands under the shoulder
  toned(
    box,
    closed(
      '-2,-72! -10,-60 -18,-46 -27,-30 -34,-14 -36,0 -32,9! -10,10 4,9 10,2 10,-14! 12,-4 11,2 12,9! 25,9.4 27,6 24,1 20,-2! 21,-16 24,-30 29,-42 31,-54 28,-66!',
    ),
    { ...FUR, soft: 7, towards: [-0.85, -0.5] },
    ...stripes(
      '-14,-54 -5,-52 1,-46',
      '-22,-40 -11,-39 -4,-33',
      '-29,-26 -18,-27 -9,-22',
      '10,-24 16,-22 22,-25',
      '10,-15 15,-13 21,-15',
    ),
    [closed('29,-68! 30,-58 27,-46 22,-32 20,-22! 36,-30! 38,-60!'), WHITE.shade],
    [closed('10,0! 20,-3 30,0! 30,12! 8,12!'), WHITE.fill],
  );
  // the thigh folded over the shin, its foot before it
  toned(
    box,
    closed('-35,2! -31,-14 -20,-24 -6,-23 3,-14 5,-3 0,3! 8,3 13,6 12,10! -8,11 -30,10!'),
    { ...FUR, soft: 6, rim: '#c79470', rimWidth: 1 },
    ...stripes('-28,-14 -18,-13 -11,-7', '-20,-22 -11,-19 -5,-12'),
    [closed('-2,3! 6,2 14,5! 14,12! -4,12!'), WHITE.fill],
  );
  strokes(box, ['-6,3 2,2.6 8,3.6', '8,10 7,7', '21,9 20,6'], 1.2, '#5c3830', 0);
  head();

  /** Skull, cheek and muzzle; both ears are turned to the front. */
  function head(): void {
    toned(box, closed('14,-88! 10,-98 10,-109! 20,-104 28,-95!'), { ...FUR, fill: '#8b5b42', soft: 3 });
    toned(
      box,
      closed(
        '-4,-68! -4,-78 0,-88 9,-95 20,-97 29,-97 35,-99! 41,-99 43.6,-95 42,-91! 43,-88 40,-84! 37,-77 31,-68 24,-62 12,-60 2,-62',
      ),
      { ...FUR, fill: '#b67c52', soft: 7 },
      ...stripes('4,-96 8,-88 14,-84', '-4,-82 4,-78 11,-76', '14,-68 20,-72 26,-72'),
      [closed('33,-100! 36,-93 32,-88 34,-80 28,-72 22,-66 26,-58! 40,-66! 50,-90! 44,-102!'), WHITE.fill],
      [closed('40,-84! 34,-77 28,-69 22,-64 26,-56! 48,-76!'), WHITE.shade],
    );
    toned(box, closed('-4,-77! -9,-89 -10,-101! 1,-97 12,-88!'), { ...FUR, soft: 4 }, [
      closed('-2,-80! -6,-90 -7,-97! 1,-93 7,-87!'),
      '#8f5a50',
    ]);
    // wide in the shade of the lane, turned up to where the feather is
    box.fill(closed('22,-88! 25,-93.4 30,-95! 31.4,-91 28,-86.4!'), '#43292a');
    box.fill(closed('23.6,-88.4! 26,-92.4 29.8,-93.8! 30.4,-90.8 27.6,-87.6!'), '#d9cc70');
    box.fill(ellipse(28.6, -91.2, 1.6, 2.4), '#1f1820');
    box.fill(closed('39,-99.6! 43,-98.6 43.8,-95.4! 41,-95.8!'), '#a05a54');
    strokes(
      box,
      ['42,-93 38,-90 33.6,-88.6', '38,-92 47,-88 53,-80', '37,-90 44,-83 48,-74'],
      1,
      '#70443a',
      0,
    );
  }
}
