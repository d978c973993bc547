import { INK, strokes, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  type Path,
  random,
  range,
  ribbon,
  unit,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { LIGHT } from './view.ts';

const toned = twoTone({ towards: unit(LIGHT) });

const SKIN = { fill: '#efb88e', shade: '#c17c5c', rim: '#fff0d0', rimWidth: 1.3 } as const;
const SHIRT = { fill: '#e87b58', shade: '#b34a44', rim: '#ffd9b4', rimWidth: 1.4 } as const;
const LINE = '#8a3a3a';

const TORSO = closed('-30,48! -31,8 -29,-18 -21,-35! -10,-41 4,-43 18,-41 30,-33 36,-16 38,8 39,48!');
/** Up and out, the elbow a corner; short sleeve, bare arm. */
const REACHING = closed(
  '-38,-58! -47,-66 -52.4,-74! -56,-84 -59.4,-94.6! -67.4,-92.6! -66.6,-80 -64,-68 -59.6,-60! -54,-52 -46,-44!',
);
const SLEEVE = closed('-8,-41! -20,-45 -32,-54 -39,-62! -46,-55 -51,-45! -41,-35 -32,-22 -26,-10! -16,-20');
/** Wide open: the thumb apart at the right, the fingers fanned. */
const HAND = closed(
  '-59,-92! -58.6,-97 -55,-100.4 -51.4,-104.4! -50.6,-107 -52.6,-108.4 -56.6,-106 -60,-104.6! -59.6,-110 -60,-117.6 -61.8,-120.6 -63.8,-119 -64.2,-112.4 -64.8,-107.4! -66,-114 -68.2,-121.4 -70.6,-123 -72.2,-120.6 -70.6,-113.6 -69.4,-107! -72,-112.4 -75.4,-117.6 -78,-118 -78.4,-115 -75.6,-108.6 -73.2,-103.4! -76.6,-106 -79.8,-108.4 -81.6,-107 -79.2,-102.4 -75,-97.4 -70.6,-93.6 -67.8,-91!',
);
/** From the side and a little from below, head laid back: brow, nose, lips, chin, jaw. */
const HEAD = closed(
  '-8,-22! -14,-17 -17,-10.6! -18,-7.6 -20.4,-4.6 -24,-1.4! -23.6,0.8 -20,2.2! -21.4,4.8 -19.8,6.4! -20.6,9 -18.6,11! -18.6,14.4 -15.4,17.4 -8,17.6 2,14! 14,10 18,-6 12,-20 2,-24',
);
const HAIR = closed(
  '-15,-15! -19,-20 -17,-27 -10,-31! -8,-34 2,-34 6,-33! 12,-34 17,-29 20,-24! 25,-19 26,-8 23,3 17,13! 14,16 11,13 9,8! 8,4 6,1! 2,0 1,-6 2,-11! -3,-11 -6,-15 -8,-18! -11,-17',
);

/** A child behind the balcony's rail at (x, y), head laid back: one hand on the rail, the other out for the feather. */
export function child(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  toned(box, REACHING, { ...SKIN, soft: 4 });
  toned(box, HAND, { ...SKIN, fill: '#f6c8a2', soft: 2.4 });
  strokes(
    box,
    ['-60,-104.6 -60.4,-100', '-64.8,-107.4 -64.8,-102', '-69.4,-107 -68.4,-102'],
    0.9,
    '#a8604c',
    0,
  );
  toned(
    box,
    TORSO,
    { ...SHIRT, soft: 14 },
    // what the lifted shoulder pulls, and what the head lays on it
    [closed('-26,-12! -14,-14 0,-4 8,12! -6,2 -18,-4 -28,-4'), SHIRT.shade, 0.6],
    [closed('-8,-44! 4,-34 18,-34 26,-44!'), '#9a3c40', 0.75],
  );
  toned(box, closed('-6,-38! 2,-34 14,-38! 15,-46 16,-58! -6,-58! -5,-48'), {
    ...SKIN,
    fill: '#c98a66',
    soft: 5,
  });
  toned(box, SLEEVE, { ...SHIRT, fill: '#ee8a62', soft: 7 });
  strokes(
    box,
    ['-47,-46 -42,-54 -37,-60', '-30,-20 -26,-32 -18,-38', '-18,8 -20,-6 -25,-14'],
    1.4,
    LINE,
    0.1,
  );
  const head = local(art, ...box.at(-5, -69), scale * 1.04, { rot: 20 });
  toned(head, HEAD, { ...SKIN, fill: '#f4c49c', soft: 6 }, [
    closed('-20,17! -10,14 -2,9 4,2 8,0! 16,10 4,22 -14,22'),
    '#cf8c68',
  ]);
  head.fill(closed('-21,5.2! -17.6,5.6 -15.4,7.6! -17.6,9.2 -20.2,8.4!'), '#8e3f3c');
  // the eye from the side: a wedge under its lid
  head.fill(closed('-17,-9.4! -13,-9.6 -10.4,-7.4! -13.4,-5.2 -16.6,-5!'), '#fff4e4');
  head.fill(ellipse(-15.2, -7.4, 1.7, 2.3), '#33222a');
  strokes(head, ['-17.4,-9.6 -13.4,-10 -9.6,-7.2'], 1.3, '#4a2a2a', 0);
  strokes(head, ['-17.2,-14.4 -13.4,-16.6 -9,-15.6'], 1.7, '#4a2f2c', 0);
  toned(head, HAIR, { fill: '#523430', shade: '#2c1d22', rim: '#c08a5c', rimWidth: 1.3, soft: 8 });
  strokes(head, ['-12,-26 -2,-29 8,-25', '-4,-20 6,-21 14,-12', '10,-8 15,-2 15,8'], 1.1, '#7d5444', 0.2);
  toned(head, closed('3,-5! 6,-6.4 9,-4 9,1 6.4,5 3.6,4'), { ...SKIN, fill: '#eaae86', soft: 2 });
}

/** Its arm and its hand round the rail. */
export function hold(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  toned(box, closed('32,-14! 44,-18! 51,-11 50,-2 48,4! 36,4! 37,-4'), { ...SKIN, soft: 4 });
  toned(box, closed('12,-41! 26,-39 38,-31 48,-18! 46,-12 38,-8 31,-8! 27,-16 20,-25'), {
    ...SHIRT,
    soft: 7,
  });
  strokes(box, ['30,-10 32,-18 38,-22', '24,-18 26,-26 30,-30'], 1.4, LINE, 0.1);
  toned(
    box,
    closed('33.4,-1! 38,-5.4 45,-5.4 50.6,-1.4! 51,4 49.6,8.4 46.6,9.6 42.4,9.2 38.4,9.8 34.8,8 33,4'),
    {
      ...SKIN,
      fill: '#f4c49c',
      soft: 3,
    },
  );
  strokes(box, ['38,2 38.2,8.6', '42.4,1.6 42.4,8.6', '46.6,1.6 46.6,8.6'], 0.9, '#a8604c', 0);
}

/** A cat in a window, in the shade, that has seen the feather too; its paws on the sill at (x, y). */
export function cat(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const fur = { fill: '#a8704a', shade: '#744a38', rim: '#e3bd92', rimWidth: 1.2 };
  const white = { fill: '#dcc8b0', shade: '#a98c7c' };
  const stripes = (...all: readonly string[]) => [
    () =>
      void box.blot(
        all.map((one) => ribbon(curve(one), 3.2, { start: 0.9, end: 0 })),
        '#70432f',
      ),
  ];
  toned(
    box,
    closed('-22,1! -28,-16 -27,-32 -18,-46! 18,-46! 27,-33 29,-17 25,1!'),
    { ...fur, soft: 9 },
    [closed('-24,-50! 24,-50! 22,-34 0,-28 -22,-34!'), '#5c3a30'],
    ...stripes(
      '-30,-26 -22,-25 -16,-21',
      '-31,-14 -23,-14 -17,-11',
      '31,-24 24,-24 18,-20',
      '32,-13 25,-13 19,-10',
    ),
  );
  box.fill(
    closed('-12,-38! 12,-38! 11,-24 9,-14! 6,-18 4,-8! 0,-13 -4,-8! -6,-18 -9,-14! -11,-24'),
    white.fill,
  );
  for (const leg of ['-18,3! -18,-12 -15,-24 -9,-28! -3,-18 -3,3!', '3,3! 3,-18 9,-28! 15,-24 18,-12 18,3!'])
    toned(
      box,
      closed(leg),
      { ...fur, soft: 4, rimWidth: 0 },
      ...stripes('-20,-12 -14,-11 -8,-13', '22,-12 15,-11 9,-13'),
    );
  for (const paw of [
    '-20,8 -20,0 -16,-5 -9,-6 -3,-3 -2,4 -3,9! -12,10',
    '2,4 3,-3 9,-6 16,-5 20,0 20,8! 12,10 3,9!',
  ])
    toned(box, closed(paw), { ...white, soft: 4 });
  strokes(box, ['-14,9 -14,3', '-8,9 -8,3', '8,9 8,3', '14,9 14,3'], 1.2, '#70504a', 0);
  for (const [ear, hollow] of [
    ['-27,-62! -31,-80 -27,-97! -17,-90 -5,-78!', '-23,-70! -26,-80 -25,-90! -18,-84 -12,-78!'],
    ['5,-78! 17,-90 27,-97! 31,-80 27,-62!', '12,-78! 18,-84 25,-90! 26,-80 23,-70!'],
  ] as const)
    toned(box, closed(ear), { ...fur, soft: 5 }, [closed(hollow), '#8f5a50']);
  toned(
    box,
    closed(
      '-27,-60! -26,-71 -20,-80 -9,-84 9,-84 20,-80 26,-71 27,-60! 35,-52! 28,-51 30,-43! 21,-43 10,-37 0,-35.4 -10,-37 -21,-43! -30,-43! -28,-51 -35,-52!',
    ),
    { ...fur, fill: '#b67c52', soft: 9 },
    ...stripes(
      '-8,-86 -7,-78 -8,-71',
      '0,-86 0,-79 0,-72',
      '8,-86 7,-78 8,-71',
      '-36,-58 -29,-57 -23,-54',
      '36,-58 29,-57 23,-54',
    ),
    [
      closed('-13,-49 -9,-56 -4,-61 -3,-70! 3,-70! 4,-61 9,-56 13,-49 10,-42 5,-40 0,-37 -5,-40 -10,-42'),
      white.fill,
    ],
  );
  // wide open in the dark room; up to where the feather is
  for (const side of [-1, 1]) {
    const at = (knots: string): Path => closed(knots).scale(side, 1);
    box.fill(at('4.4,-61! 7.4,-68 14,-71.4 20.6,-67.6! 21,-61 16,-56.4 9,-56.8'), '#43292a');
    box.fill(at('6,-61.4! 8.6,-67 14,-69.6 19.2,-66.6! 19.4,-61.4 15.4,-58 9.6,-58.4'), '#d9cc70');
  }
  box.blot([ellipse(-12, -64.6, 3.8, 4.7), ellipse(14, -64.6, 3.8, 4.7)], '#1f1820');
  box.blot([ellipse(-13.2, -67, 1.5), ellipse(12.8, -67, 1.5)], '#fff6dc');
  box.fill(closed('-3.6,-55! 3.6,-55! 1.6,-52 0,-50.6! -1.6,-52'), '#a05a54');
  strokes(box, ['0,-51 0,-48', '0,-48 -3,-45.4 -7,-46.4', '0,-48 3,-45.4 7,-46.4'], 1.4, '#70443a', 0);
  strokes(
    box,
    ['-9,-50 -24,-53 -38,-60', '-9,-48 -24,-47 -40,-49', '9,-50 24,-53 38,-60', '9,-48 24,-47 40,-49'],
    0.9,
    '#e8d8c0',
    0,
  );
}

/** The bird that it came from, high up, the sun through its wings. */
export function pigeon(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const pale = { shade: '#b3bfc2', rim: '#ffffff', rimWidth: 1.2 };
  toned(box, closed('-4,22! -14,44 -8,48 0,47 8,48 14,44 4,22!'), { ...pale, fill: '#dfe3dc', soft: 6.4 });
  toned(
    box,
    closed('-4,-10! -22,-24 -48,-26 -74,-8! -66,-6 -70,2! -58,0 -60,8! -48,5 -46,13! -34,8 -20,12 -6,12!'),
    { ...pale, fill: '#fffaf0', soft: 6.4 },
  );
  toned(
    box,
    closed('4,-10! 20,-26 46,-34 78,-24! 70,-18 74,-12! 62,-9 62,-2! 50,-1 46,8! 34,6 18,12 6,12!'),
    { ...pale, fill: '#eef0ea', soft: 6.4 },
  );
  toned(box, closed('0,-34 7,-28 9,-16 10,2 6,20 0,27 -6,20 -10,2 -9,-16 -7,-28'), {
    ...pale,
    fill: '#f4f1e8',
    soft: 8,
  });
  box.fill(closed('-2.4,-33! 0,-41 2.4,-33!'), '#d98a5c');
  strokes(
    box,
    ['-56,-14 -40,-8 -24,-2', '-50,-4 -36,0 -22,4', '58,-20 42,-12 26,-4', '52,-8 38,-2 24,4'],
    INK.detail,
    '#a7aeb0',
  );
}

/** What grows in the balcony's pots and hangs over its edge. */
export function trailing(art: Art, x: number, y: number, reach: number, seed: string): void {
  const chance = random(`trailing ${seed}`);
  const leaves = (count: number, wide: number, tone: string): void =>
    void art.blot(
      range(count, () => {
        const down = chance() ** 1.5;
        return leaf(
          x + chance.between(-wide, wide) * (1 - down * 0.6),
          y - 14 + down * reach,
          chance.between(8, 14),
          chance.between(4, 7),
          chance.between(110, 250),
        );
      }),
      tone,
    );
  strokes(
    art,
    range(4, (i) =>
      curve(
        `${x - 12 + i * 8},${y} ${x - 14 + i * 9},${y + reach * 0.4} ${x - 8 + i * 6},${y + reach * chance.between(0.6, 1)}`,
      ),
    ),
    1.6,
    '#2b4a3a',
    0,
  );
  leaves(26, 30, '#2f5a44');
  leaves(24, 27, '#55834f');
  leaves(14, 24, '#a8b661');
}
