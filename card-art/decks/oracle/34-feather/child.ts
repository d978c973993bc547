import { strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, type Path, unit } from '../../../kit/pen/index.ts';
import { LIGHT } from './view.ts';

const toned = twoTone({ towards: unit(LIGHT) });

const SKIN = { fill: '#f2bd92', shade: '#c17c5c', rim: '#fff0d0', rimWidth: 1.4 } as const;
const DEEP = '#b06a50';
const SHIRT = { fill: '#e87b58', shade: '#b34a44', rim: '#ffd9b4', rimWidth: 1.5 } as const;
const LINE = '#8a3a3a';

/** It leans out to its left: the lifted shoulder high, the other pressed down by the arm that holds. */
const TORSO = closed(
  '-22,60! -24,20 -27,-8 -32,-30 -36,-46! -28,-58 -12,-64 6,-65 22,-62 36,-52 44,-34 46,-6 48,60!',
);
/** Upper arm out of its sleeve, the elbow a corner, forearm up; the wrist is its narrowest. */
const REACHING = closed(
  '-38,-50! -52,-60 -66,-72 -76,-81! -82,-88 -84.6,-100 -85.4,-114 -84,-128 -83,-139! -72,-141! -70,-128 -67,-114 -64.4,-102! -56,-94 -46,-84 -34,-74!',
);
const SLEEVE = closed(
  '-10,-63! -26,-66 -38,-76 -48,-90! -58,-84 -62,-72 -60,-60! -50,-50 -40,-38 -33,-22! -24,-34 -16,-48',
);
/** The palm turned up to what falls: fingers fanned and a little bent, the thumb away from them. */
const HAND = closed(
  '-83.4,-137! -86.4,-143 -88.8,-149.4! -93.4,-152.4 -97.8,-156.4 -99.8,-160.6 -97.4,-162.6 -93.6,-160.6 -88.6,-157! -92,-164.4 -93.6,-171.4 -92,-174.4 -89,-172.8 -86.6,-166 -84.4,-160.4! -84.6,-168.6 -84,-176.6 -81.4,-179 -79,-176.2 -79,-168.4 -78.6,-160.6! -76.6,-167 -74,-172.8 -71,-174 -69.6,-170.8 -71.6,-163.8 -73,-156.4! -71.4,-152.6! -66.4,-156 -61,-157.6 -59.4,-154.8 -63,-150.6 -67.4,-145.4 -71.4,-139.6! -77,-136',
);
/** From the side, laid back: round brow, short nose, lips apart, small chin. */
const HEAD = closed(
  '-4,-26! -12,-23 -17.4,-17 -18.8,-10.4 -18,-5.6! -19.6,-2.6 -22,-0.4 -24.4,1.2! -24.6,3.6 -22.6,5.2 -19.8,5.6! -21.2,7.6 -21.6,9.2 -20,10.4! -19.4,12 -20.6,14.4 -18.6,16! -18.4,18 -19,20.2 -16.8,23 -12.4,24 -4,21.6 4,18! 16,12 18,-8 10,-24',
);
const HAIR = closed(
  '-14,-15.4! -19,-21 -17,-29 -9,-33! -8,-37 2,-38 8,-35.6! 14,-36 20,-30 22,-25! 27,-19 28,-7 25,5 20,15 16,20! 13,21 12,16 10,11! 8,5 7,2! 2,1 0,-6 2,-12! -4,-12 -8,-16 -9,-19! -11,-16 -12,-15',
);

/** A child behind the balcony's rail at (x, y), head laid back: it leans out for the feather. */
export function child(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  toned(
    box,
    REACHING,
    { ...SKIN, soft: 5 },
    // what the sleeve throws on the arm, the hollow of the elbow
    [closed('-30,-80! -44,-88 -54,-84 -64,-74 -66,-62! -40,-40'), DEEP],
    [closed('-64.4,-103! -70,-100 -74,-93 -75,-86! -70,-92 -60,-95'), DEEP, 0.6],
  );
  hand(box);
  toned(
    box,
    TORSO,
    { ...SHIRT, soft: 16 },
    // what the lifted shoulder pulls, and what the head lays on it
    [closed('-33,-22! -18,-20 0,-6 10,14! -8,4 -20,-2 -28,-2'), SHIRT.shade, 0.7],
    [closed('-30,10! -14,10 -2,20 2,60! -30,60'), SHIRT.shade, 0.5],
    [closed('-12,-66! -4,-54 12,-50 26,-54 34,-64!'), '#9a3c40', 0.75],
  );
  toned(box, closed('-10,-60! -2,-54 10,-54 20,-61! 21,-72 22,-90! -8,-86! -9,-72'), {
    ...SKIN,
    fill: DEEP,
    soft: 5,
  });
  toned(
    box,
    SLEEVE,
    { ...SHIRT, fill: '#ee8a62', soft: 8 },
    [closed('-60,-60! -50,-62 -36,-54 -24,-38! -33,-20 -50,-48'), SHIRT.shade],
    [closed('-48,-90! -58,-84 -62,-72 -60,-60! -57,-62 -58,-72 -54,-81 -46,-87'), '#f7a77c'],
  );
  strokes(
    box,
    ['-54,-62 -48,-72 -42,-82', '-36,-32 -30,-46 -18,-56', '-22,14 -24,-4 -30,-18'],
    1.6,
    LINE,
    0.1,
  );
  head(local(art, ...box.at(-1, -93), scale * 1.21, { rot: 27 }));
}

/** At the wrist it turns over, to where the feather will be. */
function hand(box: Local): void {
  const turned = (path: Path): Path => path.rotate(-24, -77.5, -139);
  toned(
    box,
    turned(HAND),
    { ...SKIN, fill: '#f8cca6', soft: 2.6 },
    // ball of the thumb, and the hollow it stands over
    [turned(closed('-73,-155! -78,-151 -79,-144 -76,-136! -70,-138 -66,-147')), '#e0a27c'],
    [turned(closed('-73,-156! -77,-153 -80,-147 -79,-141! -82,-146 -80,-153')), DEEP, 0.6],
  );
  strokes(
    box,
    ['-88.6,-157 -87.4,-153.4', '-84.4,-160.4 -83.6,-156', '-78.6,-160.6 -78.8,-156'].map((crease) =>
      turned(curve(crease)),
    ),
    1,
    '#a8604c',
    0,
  );
}

function head(box: Local): void {
  toned(
    box,
    HEAD,
    { ...SKIN, fill: '#f7c9a1', soft: 0 },
    // the side of the face turns from the sun; under jaw and nose it is dark
    [closed('0,-14! -4,-6 -4,4 -8,12 -10,20 -8,28! 24,24 24,-20'), '#e0a47c'],
    [closed('-20,24.6! -13,22 -5,17.6 2,11.6 6,4! 20,6 12,26 -14,30'), DEEP],
    [closed('-23,5.4! -20,4.2 -17.6,5 -17,7.4! -19.6,6.4'), DEEP, 0.8],
    [closed('-18.2,-6! -15,-7.4 -10.6,-6 -8.4,-3! -12,-4 -15.4,-2 -17.4,0.4!'), '#d99a74'],
  );
  // lips, apart
  box.fill(closed('-21.2,8.2! -18.6,8.8 -15.8,10.8! -18,11.6 -20.2,10.8!'), '#7a3436');
  box.fill(closed('-20.2,12.4! -18,11.8 -16,11.4! -17,13.8 -19.6,14.6!'), '#cf7060');
  // the eye: a wedge below its lid, turned up
  box.fill(closed('-17,-2.4! -14.4,-4.6 -10.2,-3! -12.6,-0.6 -16,0!'), '#fff4e4');
  box.fill(closed('-16.6,-3.2! -14,-4.6 -13,-3.2 -13.8,-0.6 -16.2,-0.6!'), '#33222a');
  strokes(box, ['-17.6,-2.6 -14.4,-5 -9,-2.6'], 1.3, '#4a2a2a', 0);
  strokes(box, ['-18,-10 -14.4,-12 -8.6,-10.4'], 1.7, '#4a2f2c', 0);
  toned(box, HAIR, { fill: '#523430', shade: '#2c1d22', rim: '#c08a5c', rimWidth: 1.3, soft: 9 }, [
    closed('-15,-22! -12,-30 -2,-34 8,-32! 2,-29 -6,-25 -11,-19'),
    '#7d5444',
  ]);
  strokes(box, ['-4,-22 7,-23 16,-13', '6,-30 18,-22 22,-6', '11,-8 17,-1 17,11'], 1.1, '#7d5444', 0.2);
  toned(box, closed('3,-4! 6,-6 9.6,-4 9.6,2 7,6.4 3.8,5.4'), { ...SKIN, fill: '#eaae86', soft: 2 });
  strokes(box, ['4.6,-2 7.6,-2.4 7,2.4'], 0.9, '#a8604c', 0);
}

/** The other arm, its elbow out, and the hand that has the rail. */
export function hold(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  toned(
    box,
    closed('38,-34! 52,-40! 63,-29 64,-21! 58,-10 48,2! 37,-3! 43,-14 45,-20!'),
    { ...SKIN, soft: 4 },
    [closed('36,-38! 56,-44 66,-30! 54,-30 44,-26!'), DEEP],
  );
  toned(box, closed('16,-64! 32,-61 46,-50 58,-36! 56,-30 48,-25 39,-24! 33,-34 26,-44'), {
    ...SHIRT,
    soft: 8,
  });
  strokes(box, ['38,-26 40,-34 46,-40', '32,-36 33,-44 38,-49'], 1.6, LINE, 0.1);
  // fingers over the rail, knuckle by knuckle; the thumb below it
  toned(
    box,
    closed(
      '35,-3! 38,-8 45,-8.6 50.6,-4! 52.4,2 51.6,8.6! 50.4,11.6 47.4,11.4 46.6,8.6! 46,12.6 42.4,13 41.6,9.4! 41,13 37.6,13 36.8,9.2! 36,11.8 32.8,11.2 32.4,7.4! 32.4,1.6',
    ),
    { ...SKIN, fill: '#f7c9a1', soft: 3 },
  );
  strokes(box, ['36.6,1 36.8,9.2', '41.4,0.4 41.6,9.4', '46.4,1 46.6,8.6'], 1, '#a8604c', 0);
}
