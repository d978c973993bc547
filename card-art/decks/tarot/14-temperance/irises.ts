import { flat, modelled, regionOf } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, Path, ribbon, spline } from '../../../kit/pen/index.ts';

/** Sword leaves: x of the foot, height, lean. */
const LEAVES = [
  [52, 250, -14],
  [70, 190, 26],
  [84, 300, 10],
  [104, 230, -22],
  [122, 170, 34],
  [140, 210, 12],
  [158, 120, 40],
  [60, 130, 46],
  [110, 110, -30],
  [182, 90, 22],
] as const;

const TONES = {
  back: ['#b9822f', '#8f5c2c'],
  fall: ['#e2a83c', '#b67a34'],
  standard: ['#f0c45a', '#cb9440'],
  front: ['#fbdb74', '#e0a944'],
} as const;

interface Petal {
  tone: keyof typeof TONES;
  outline: string;
  /** Its shaded part. */
  shade: string;
  vein?: string;
}

/** Open, seen from its side: two falls hang, one comes to us, three standards close above. */
const OPEN: readonly Petal[] = [
  {
    tone: 'back',
    outline: '0,4! -8,-12 -14,-34 -2,-56! 14,-38 12,-12',
    shade: '0,4! 2,-20 -2,-56! 20,-36 14,0!',
  },
  {
    tone: 'fall',
    outline: '0,4! -13,-5 -30,-3 -43,9! -49,22 -44,34 -34,33! -27,27 -18,17 -8,10',
    shade: '0,6! -14,6 -28,10 -40,24! -36,40 -10,30!',
    vein: '-4,4 -20,2 -36,12',
  },
  {
    tone: 'fall',
    outline: '0,4! 13,-8 31,-5 41,6! 50,17 47,30 37,29! 29,25 17,17 8,10',
    shade: '0,6! 16,4 32,8 44,22! 40,36 10,28!',
    vein: '4,4 20,0 36,10',
  },
  {
    tone: 'standard',
    outline: '-2,4! -21,-6 -31,-24 -25,-41! -18,-50 -10,-54 -5,-51! 0,-40 1,-18',
    shade: '-2,4! -10,-10 -10,-30 -8,-52! 4,-50 4,0!',
    vein: '-6,-4 -17,-22 -15,-42',
  },
  {
    tone: 'standard',
    outline: '2,4! 17,-5 29,-22 26,-37! 21,-48 13,-50 7,-46! 2,-36 1,-16',
    shade: '2,4! 14,-10 20,-26 18,-50! 36,-40 30,0!',
    vein: '6,-4 15,-20 14,-38',
  },
  {
    tone: 'front',
    outline: '0,0! -11,7 -20,20 -18,33! -15,43 -6,43 1,47! 9,45 17,40 19,31! 20,18 11,7',
    shade: '0,0! 8,12 10,30 4,48! 26,44 22,10!',
    vein: '-2,8 -5,22 -3,36',
  },
];

/** Half open: the standards still stand close, one fall has come down. */
const OPENING: readonly Petal[] = [
  {
    tone: 'back',
    outline: '0,6! -10,-10 -14,-34 -3,-58! 10,-40 12,-12',
    shade: '0,6! 4,-20 -3,-58! 18,-40 14,0!',
  },
  {
    tone: 'standard',
    outline: '-1,8! -16,-4 -22,-22 -18,-38! -12,-48 -5,-50 0,-44! 3,-30 3,-10',
    shade: '-1,8! -6,-12 -4,-32 0,-48! 8,-40 4,4!',
    vein: '-4,0 -12,-18 -10,-36',
  },
  {
    tone: 'standard',
    outline: '0,8! 13,-4 18,-20 13,-36! 8,-44 4,-42 1,-36! -3,-22 -2,-6',
    shade: '0,8! 8,-8 12,-24 8,-44! 24,-36 20,4!',
  },
  {
    tone: 'front',
    outline: '1,4! -9,6 -22,12 -28,24! -27,34 -18,36 -11,29! -2,24 6,16',
    shade: '1,4! -8,14 -20,24 -22,38! -4,36 8,14!',
    vein: '-3,9 -14,16 -22,26',
  },
];

function flower(
  art: Art,
  petals: readonly Petal[],
  x: number,
  y: number,
  size: number,
  placement: { rot: number; mirror?: boolean },
): void {
  const box = local(art, x, y, size, placement);
  flat(box, '-4,2! -7,12 -6,24! 0,30 6,24! 7,12 4,2!', '#2f6054', ['0,0! 0,30! 10,30! 10,0!', '#1c4444']);
  for (const { tone, outline, shade, vein } of petals) {
    const [light, dark] = TONES[tone];
    flat(box, outline, light, [shade, dark], { side: [1.2, -1.6], paint: '#fff3c4' });
    if (vein) art.blot([ribbon(box.place(curve(vein)), 1.5)], '#96562f');
  }
  box.blot(closed('0,4! -4.6,9 -4,18 0,25! 4.6,18 5,9'), '#b4602c');
}

/** Yellow irises close to us at the left, against the light: open, half open, in bud. */
export function irises(art: Art): void {
  const leaves = LEAVES.map(([x, height, lean]) =>
    ribbon(
      spline([
        [x, 890],
        [x + lean * 0.2, 890 - height * 0.55],
        [x + lean, 890 - height],
      ]),
      17,
      { start: 0.8, peak: 0.4 },
    ),
  );
  modelled(
    art,
    regionOf(Path.join(leaves), 10),
    { towards: [4, -4], soft: 5, shade: '#0d2a38', rim: '#e6d893', rimWidth: 1.6 },
    () => leaves.forEach((one, i) => void art.fill(one, i % 2 ? '#2f6054' : '#20504c')),
  );
  art.blot(
    [
      '84,712 81,800 86,884',
      '150,750 140,820 134,884',
      '208,804 192,850 178,884',
      '116,664 122,740 112,884',
    ].map((stem) => ribbon(curve(stem), 7, { start: 0.7, end: 1 })),
    '#20504c',
  );
  // the bud, and the sheath that it has left
  flat(art, '116,672! 109,656 110,636 119,612! 126,634 125,656', TONES.standard[0], [
    '117,672! 118,646 119,612! 130,634 128,660!',
    TONES.standard[1],
  ]);
  flat(art, '115,690! 108,672 109,654! 116,664 124,652! 126,672 121,690!', '#3f7460', [
    '116,690! 118,664 124,652! 130,690!',
    '#20504c',
  ]);
  flower(art, OPEN, 78, 704, 1.06, { rot: -12 });
  flower(art, OPEN, 154, 746, 1.2, { rot: 8, mirror: true });
  flower(art, OPENING, 212, 804, 0.92, { rot: 18 });
}
