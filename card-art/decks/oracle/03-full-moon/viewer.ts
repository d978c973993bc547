import { hand } from '../../../kit/figure/hand/hand.ts';
import { flat as flatPose } from '../../../kit/figure/hand/poses.ts';
import { flat, INK, lit, stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, Path } from '../../../kit/pen/index.ts';

const CUSHION = closed('-66,-4! -58,-9 -44,-6 0,-4 44,-6 58,-9 66,-4! 69,2 60,9! -60,9! -69,2');
/** Broad and round below the coat, its weight in the cushion. */
const SEAT = closed('-36,-26! -50,-25 -57,-12 -55,-1! -30,4 0,5 30,4 54,-1! 57,-12 51,-25 36,-26!');
const BACK =
  '-18,-138! -28,-132 -39,-123 -46,-110 -43,-92 -38,-74 -34,-56 -39,-38 -48,-23! -28,-17 0,-14 28,-17 47,-23! 40,-38 34,-56 36,-74 41,-90 44,-102 39,-115 28,-127 14,-137!';
/** Of the arm that it leans back on: shoulder pushed up by it, elbow almost through; the wide sleeve ends below that. */
const LEANING =
  '-28,-134! -42,-129 -53,-118 -61,-102 -68,-84 -77,-62 -84,-44! -77,-37 -68,-35 -58,-38! -57,-52 -53,-66 -47,-79 -37,-91 -26,-99!';
/** Of the arm whose hand lies in the lap: it is bent, the elbow to us. */
const BENT =
  '20,-104! 34,-86 35,-64 36,-46! 46,-40 55,-45! 60,-55 60,-67 56,-84 50,-102 41,-117 28,-128 14,-137! 10,-120';
const COAT = Path.join([BACK, LEANING, BENT].map((knots) => closed(knots)));
const FOREARM = '-80,-48! -78.6,-34 -77,-24 -77.6,-14 -78,-6! -66,-4! -66,-14 -64.6,-24 -62,-34 -60,-48!';
/** The left one, flat on the boards behind it, the weight on its heel. */
const HAND = hand({
  pose: { ...flatPose, wrist: [-60, 0] },
  side: 'left',
  at: [-73, -13],
  length: 40,
  fingers: -142,
  turn: 186,
  tip: 46,
  light: [0.85, -0.6],
});
const SKIN = { light: '#e0b085', middle: '#c48e66', dark: '#8a563c', line: '#6a3c2a' } as const;
/** The coat's dark band round the neck. */
const COLLAR = closed(
  '-24,-139! -14,-130 -2,-127 10,-130 17,-138! 22,-133 18,-122 -2,-114 -22,-122 -29,-132',
);
const HAIR = closed(
  '-2,-186 -15,-182 -23,-171 -25,-157 -20,-144 -12,-136! 0,-134 8,-139! 12,-150 17,-160! 17,-171 10,-182',
);
const KNOT = closed('-22,-160! -34,-162 -39,-152 -35,-142 -24,-140 -17,-147!');
const CHEEK = closed('9,-170! 17,-167 21,-161 24,-156 20,-153 20,-147 14,-141 4,-134 -2,-132!');

const paint = lit({
  from: { towards: [0.85, -0.6] },
  shade: '#2a1a16',
  rim: '#ffe9ba',
  rimWidth: 2.2,
  stray: 0.4,
});

/** Somebody at the veranda's end, from behind, leaning back on one hand, the face up to the moon; seated at (x, y). */
export function viewer(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.9);
  const form = (outline: Path, fill: string, soft: number, shade?: string): void =>
    paint(art, box.place(outline), fill, soft, shade ? { shade } : {});
  form(CUSHION, '#6f7448', 5, '#2c2e1e');
  leaningHand(box);
  form(SEAT, '#6a4a38', 7);
  form(CHEEK, '#e0a878', 3);
  form(COAT, '#b5593c', 11);
  folds(box);
  form(COLLAR, '#453a30', 3, '#1e1814');
  form(KNOT, '#a39684', 4, '#4f463c');
  form(HAIR, '#a39684', 7, '#4f463c');
  strokes(
    box,
    [
      '-19,-150 -16,-168 -4,-181',
      '-14,-142 -6,-160 4,-178',
      '-4,-138 6,-156 11,-172',
      '-34,-156 -27,-150 -22,-152',
    ],
    1.3,
    '#5f5548',
    0.3,
  );
}

/** What it is set down on lies in its shadow. */
function leaningHand(box: Local): void {
  box.fill(HAND.outline.translate(-5, 2.5), '#241b12', 0.7);
  flat(
    box,
    FOREARM,
    SKIN.middle,
    ['-84,-50! -74,-40 -72,-24 -74,-2! -84,-2!', SKIN.dark],
    ['-66,-40! -67,-24 -69,-4! -58,-4 -58,-40!', SKIN.light],
  );
  HAND.paint(box, SKIN);
}

/** The back is round between the shoulders and hollow over the seat; the cloth is drawn to where the arms part. */
function folds(box: Local): void {
  within(
    box,
    COAT,
    ['18,-136! 34,-128 46,-112 54,-92 62,-70 64,-58! 56,-66 50,-84 40,-104 30,-116!', '#cf7350'],
    ['-43,-104! -38,-84 -35,-64! -48,-60 -56,-30! -66,-30 -62,-62 -50,-84!', '#8c4230'],
    ['35,-88! 39,-70 41,-54 48,-46 57,-48! 54,-36 34,-36! 33,-64', '#8c4230'],
  );
  const hollow = box.place(
    closed('-38,-74! -28,-67 -14,-62 2,-60 18,-62 30,-67 37,-76! 33,-56 42,-34! 0,-24 -44,-34! -33,-56'),
  );
  const [, top, , bottom] = hollow.bounds();
  box.art.clip(box.place(COAT), () =>
    stippled(box.art, hollow, '#4a1f18', [0, top + 14], [0, bottom - 6], [0.72, 0]),
  );
  strokes(
    box,
    [
      '-3,-112 -7,-90 -5,-66 -2,-48',
      '-39,-108 -40,-92 -35,-78',
      '38,-108 39,-94 36,-80',
      '-34,-57 -24,-50 -10,-51',
      '-37,-44 -24,-38 -8,-40',
      '34,-57 24,-51 14,-52',
      '39,-40 26,-36 14,-38',
      '-56,-82 -62,-74 -70,-70',
      '-55,-62 -62,-55 -72,-52',
      '-52,-112 -50,-98 -52,-86',
      '44,-66 50,-60 57,-60',
    ],
    INK.form,
    '#4c221c',
    0.2,
  );
  strokes(box, ['-44,-27 -24,-21 0,-18 24,-21 44,-27'], 1.2, '#4c221c', 0.1);
  strokes(
    box,
    ['-50,-18 -44,-10 -46,-3', '49,-18 43,-10 45,-3', '-16,-10 0,-7 16,-10'],
    INK.form,
    '#38241c',
    0.15,
  );
}
