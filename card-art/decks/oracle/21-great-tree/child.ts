import { contactShadow, INK, lit, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, limb, local } from '../../../kit/pen/index.ts';

const SUN = { towards: [-0.8, -0.5] } as const;
const toned = twoTone(SUN);
const paint = lit({ from: SUN, shade: '#3c4432', rim: '#fff6cf', rimWidth: 1.8, stray: 0 });

const SKIN = { fill: '#f2c59c', shade: '#b97f5c', rim: '#fff3d0', rimWidth: 1.4 } as const;
const FAR_SKIN = { ...SKIN, fill: '#d9a67e' } as const;
const SHIRT = { fill: '#fffaea', shade: '#cbc3a0', rim: '#ffffff', rimWidth: 1.4 } as const;
const SHORTS = { fill: '#4f7a74', shade: '#2f4d4c', rim: '#b9d6b4', rimWidth: 1.4 } as const;
const SOCK = { fill: '#fdf6e2', shade: '#c6bd9c' } as const;
const SHOE = { fill: '#bf5f3f', shade: '#7f3a2b', rim: '#f3b48a', rimWidth: 1.3 } as const;
const LINE = '#8d5a44';

/** A child on a root, deep in a book; sits at (x, y), looking left, in the one full patch of sun. */
export function child(art: Art, [x, y]: readonly [number, number], scale: number): void {
  const box = local(art, x, y, scale);
  contactShadow(art, ...box.at(14, 4), 50, 9, '#272a1b');
  contactShadow(art, ...box.at(-106, 41), 26, 4, '#272a1b');
  contactShadow(art, ...box.at(-58, 46), 28, 5, '#272a1b');
  farLeg(box);
  book(box);
  nearLeg(box);
  shirt(box);
  // its weight lies on the bark
  contactShadow(art, ...box.at(6, 10), 34, 4, '#272a1b');
  head(local(art, ...box.at(-24, -116), scale * 0.4, { rot: -24 }));
  arm(box);
}

/** Let go forwards, its foot beyond the root. */
function farLeg(box: Local): void {
  toned(
    box,
    closed(
      '-44,-30! -60,-33 -70,-29! -76,-21 -80,-8 -87,8 -95,21! -83,25! -74.6,14 -68,3 -63,-7 -58,-12! -46,-12!',
    ),
    { ...FAR_SKIN, soft: 4 },
    [closed('-46,-12! -60,-14 -68,-4 -76,10 -87,26! -78,28! -52,-4!'), FAR_SKIN.shade],
  );
  toned(box, closed('-96.6,17.4! -82.4,22! -87,33! -100.6,28.6!'), { ...SOCK, soft: 4 });
  toned(
    box,
    closed('-101.4,26! -86,30.6! -84.4,36 -86,40.4! -124,39.6! -126,36 -121.6,32.6 -111,30'),
    { ...SHOE, soft: 5 },
    [closed('-127,37! -84,37.4! -84,42! -127,42!'), '#5f2c24'],
  );
  shorts(box, '-4,-20! -32,-34 -49,-34! -52,-23 -50,-9! -30,-4 -4,4!', '#3f6563');
  strokes(box, ['-49,-32 -50.4,-22 -48,-11'], INK.detail, '#28413f', 0.2);
}

/** Drawn in below the knee, the foot flat on the root. */
function nearLeg(box: Local): void {
  toned(
    box,
    closed(
      '-34,-24! -48,-27 -58,-23! -64,-15 -65,-4 -63,10 -58.6,25! -46,24! -43,15 -42,6 -44,-3 -43,-7! -34,-4!',
    ),
    { ...SKIN, soft: 4 },
    [closed('-34,-5! -46,-8 -53,-1 -53,11 -49,26! -40,26! -36,4!'), SKIN.shade],
  );
  toned(box, closed('-60,21.6! -45.4,20! -43.6,33! -58,35!'), { ...SOCK, soft: 4 });
  toned(
    box,
    closed('-58.6,32.4! -43,31! -39.4,37 -39.6,43.6! -79,46.4! -81.4,43 -77.6,39 -68,36.4'),
    { ...SHOE, soft: 5 },
    [closed('-82,43.4! -38,40.4! -38,46! -82,49!'), '#5f2c24'],
  );
  // round behind, flat where it is sat on
  shorts(
    box,
    '24,-18! 0,-24 -20,-27 -39,-27.4! -42.4,-17 -40.4,-1! -24,1 -10,7 6,8.6 20,7.6 28,2 29,-7',
    SHORTS.fill,
  );
  strokes(
    box,
    ['-39,-26 -40.6,-15 -38.4,-3', '-2,-4 -12,-9 -22,-8', '2,-12 -10,-16 -18,-16'],
    INK.detail,
    '#28413f',
    0.2,
  );
}

const shorts = (box: Local, knots: string, fill: string): void =>
  toned(box, closed(knots), { ...SHORTS, fill, soft: 7 });

/** It stands on the knees, open towards the face: the near cover is turned to us, over it the leaves. */
function book(box: Local): void {
  // beyond, the other cover and the page on it
  box.fill(closed('-80,-76! -92,-96! -60,-110! -44,-90!'), '#a8452f');
  box.fill(closed('-79,-77! -89,-94! -60,-106.6! -45,-90! -60,-86 -71,-82'), '#fffdf2');
  strokes(box, ['-83,-92 -72,-97 -61,-101', '-80,-87 -70,-91.6 -57,-96.4'], INK.detail, '#cfc6aa', 0);
  toned(box, closed('-80,-76! -44,-91! -33,-52! -69,-36!'), {
    fill: '#c95d43',
    shade: '#8f3527',
    rim: '#ffc79a',
    rimWidth: 1.4,
    soft: 5,
  });
  // the leaves of the near half, bent
  box.fill(closed('-80,-76! -72,-85 -60,-91 -51,-93.6 -44,-91! -56,-87 -69,-81'), '#f3ead0');
  strokes(box, ['-78,-77 -67,-83.6 -46,-91.4'], INK.detail, '#b9ad8a', 0);
  box.fill(closed('-62,-74! -53,-78! -50,-67! -59,-63!'), '#f0cf8a');
}

/** The back is round over the book. */
function shirt(box: Local): void {
  toned(
    box,
    closed(
      '-20,-90! -8,-95 4,-92! 17,-80 25,-60 28,-38 28,-18 25,-5! 12,1 -6,-3! -9,-12 -12,-30 -19,-52 -25,-72',
    ),
    { ...SHIRT, soft: 7 },
    [closed('4,-92! 12,-70 14,-44 8,-16 6,8! 26,10! 34,-50! 18,-90!'), '#e2dabb'],
    [closed('18,-78! 21,-56 20,-30 14,-8 12,10! 30,10! 36,-50!'), SHIRT.shade],
  );
  strokes(
    box,
    ['-10,-20 -2,-15 8,-15', '-8,-11 0,-8 10,-8', '-22,-64 -16,-54 -14,-42'],
    INK.detail,
    '#a59c7a',
    0.2,
  );
}

/** Upper arm at the ribs, forearm up to the book's edge; the thumb lies on the page. */
function arm(box: Local): void {
  toned(
    box,
    closed('-4,-52! 12,-46 10,-38 4,-33! -8,-34 -24,-44 -37,-55! -33,-63! -20,-55 -8,-49!'),
    { ...SKIN, soft: 4 },
    [closed('10,-46! 4,-40 -8,-41 -24,-50 -36,-60! -40,-50! -6,-28! 14,-34!'), SKIN.shade],
  );
  toned(
    box,
    closed(
      '-33,-64! -38,-67 -44,-67.6! -47,-65 -45.4,-62.4! -49,-60.6 -49.4,-57.4 -46.6,-56! -47.4,-53 -44.4,-51! -40,-50.6 -35.6,-54!',
    ),
    { ...SKIN, soft: 2.4 },
  );
  strokes(box, ['-45.4,-62.4 -42,-61.4 -39,-62', '-46.6,-56 -43,-56.4 -40,-57.6'], INK.detail, LINE, 0);
  toned(
    box,
    closed('-14,-88! -4,-93 8,-88 14,-76 16,-58 15,-46! 4,-42 -8,-47! -8,-62 -13,-74'),
    { ...SHIRT, soft: 6 },
    [closed('10,-86! 8,-68 9,-52 6,-40! 20,-40! 22,-76!'), '#d9d0b0'],
  );
  strokes(box, ['-8,-48 2,-45 14,-48', '-10,-66 -5,-60 -4,-52'], INK.detail, '#a59c7a', 0.1);
}

/** In profile, bent to the page: the lid lowered, black hair below the cap. */
function head(box: Local): void {
  toned(box, closed('-8,40! 2,20! 30,20! 30,56 36,74! -6,76! -10,58'), {
    ...SKIN,
    fill: '#c98f6a',
    shade: '#a56f4f',
    soft: 8,
  });
  toned(
    box,
    closed(
      '-26,-36! -37,-20 -39.6,-6! -38,0 -43.6,9 -47,15! -45,19.4 -39.6,20.4! -41.6,25 -43,28! -40.4,31 -39,33! -41,36 -39.4,40 -36.4,42! -36.6,48 -31,53.6 -21,53 -6,45 8,36! 20,20 20,-30',
    ),
    { ...SKIN, soft: 4 },
    [closed('-12,-30! -14,-6 -8,12 -12,30 -24,46 -30,58! 30,58! 30,-40!'), '#dba67f'],
    [closed('-30,55! -12,46 4,34 12,20! 30,20! 20,60!'), SKIN.shade],
    // the page's light under brow and nose
    [closed('-39,-4! -30,-3 -22,2 -30,7 -38,4'), '#dba67f'],
  );
  strokes(box, ['-36.6,2 -30,5.4 -22,2.4'], 1.4, '#4a2f28', 0);
  strokes(box, ['-39,-8 -31,-12 -22,-9'], 1.5, '#4a382f', 0.1);
  strokes(box, ['-42,31.4 -37,32 -33,30'], 1, LINE, 0);
  box.fill(limb('-22,22 -15,24', [5, 4], 6), '#eba98a', 0.6);
  toned(
    box,
    closed(
      '-8,-20! 20,-26 40,-16 46,6 42,28 30,42 16,47! 11,32 10,20! 4,22 -2,16! -4,6 -10,-2! -16,-8 -18,-16',
    ),
    { fill: '#3f3029', shade: '#241c1c', rim: '#9a7a58', rimWidth: 1.2, soft: 9 },
  );
  strokes(box, ['8,-14 24,-4 28,18', '-2,-10 10,0 16,16'], 1.1, '#6f5843', 0.2);
  toned(box, closed('-3,2! 2,-3 9,-1 10,8 6,17 0,17!'), { ...SKIN, soft: 3 });
  toned(
    box,
    closed('-38,-12! -38,-34 -24,-54 2,-62 28,-54 43,-34 46,-10! 20,-19 -10,-19'),
    { fill: '#f5c54e', shade: '#c08a2c', rim: '#fff0b4', rimWidth: 1.8, soft: 13 },
    [closed('22,-60! 32,-40 33,-16! 50,-6! 54,-50!'), '#d9a238'],
  );
  strokes(box, ['0,-61 -4,-42 -6,-20', '4,-61 20,-44 26,-18'], INK.detail, '#a8761f', 0.1);
  toned(box, closed('-36,-17! -54,-15 -69,-8 -74,0! -58,-3 -36,-7 -12,-17!'), {
    fill: '#eab03a',
    shade: '#a8761f',
    rim: '#fff0b4',
    rimWidth: 1.4,
    soft: 4,
  });
}

/** A school satchel on the ground, its back against the root; the foot's near corner at (x, y), one strap laid out before it. */
export function satchel(art: Art, x: number, y: number, scale: number): void {
  // along the foot and up the root that it leans on
  contactShadow(art, x + 8 * scale, y - 1, 40 * scale, 7 * scale, '#1b2013');
  const box = local(art, x, y, scale, { rot: 9 });
  box.fill(closed('20,-40! 30,-36 38,-20 40,-4! 22,2!'), '#1f2216', 0.5);
  strokes(box, ['-16,-4 -30,-3 -37,2 -32,7 -18,6 -6,3', '24,-38 32,-30 31,-14 25,-4'], 4.2, '#6d3122', 0);
  strokes(box, ['-18,-5 -30,-4.4 -37,0.6'], 1.2, '#d98a68', 0);
  paint(art, box.place(closed('13,-45! 23,-42 26,-34 26,-4 22,1! 12,1!')), '#7d3a2a', 4);
  paint(art, box.place(closed('-20,-42 -12,-48 8,-48 16,-42 18,-20 17,1! -19,1! -22,-20')), '#a9452f', 7);
  paint(art, box.place(closed('-21,-42 -12,-49 8,-49 17,-42 18,-18 12,-11! -16,-11! -22,-18')), '#c65a40', 8);
  strokes(box, ['-18,-16 -13,-13.4 -2,-13 10,-13.4 15,-17'], 1.1, '#8a3c2a', 0);
  box
    .fill(closed('-5,-15! 2,-15! 2,-5! -5,-5!'), '#8a3c2a')
    .fill(closed('-4.4,-14! 1.4,-14! 1.4,-7! -4.4,-7!'), '#e7c878');
  strokes(box, ['-6,-48.6 -5,-53 2,-53 3,-48.6'], 2.2, '#7d3a2a', 0);
}
