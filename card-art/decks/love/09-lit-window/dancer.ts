import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local } from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

const SKIN = { fill: '#b0704a', shade: '#7c4434', rim: '#ffe2b0', rimWidth: 1.2, soft: 3.4 };
const DRESS = { fill: '#cc5470', shade: '#8c2c4c', rim: '#ffd9b8', rimWidth: 1.4, soft: 6 };
const SHOE = { fill: '#3f4a6a', shade: '#262c46', rim: '#c8b48c', rimWidth: 1, soft: 2 };
const HAIR = { fill: '#4a2a22', shade: '#2a1818', rim: '#c88a58', rimWidth: 1.2, soft: 3 };

/**
 * Somebody dances alone with the dishcloth: all her weight on one foot, whose sole is at (x, y); the other is thrown back,
 * the cloth flies over her. About 150 × 220.
 */
export function dancer(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  legs(box);
  // the arm that is held out before her, the hand open
  toned(
    box,
    '8,-151! 17,-150 22.6,-147 26,-142 32,-134 38,-127.6! 47,-128.6 58,-131.4! 59.6,-126! 52,-121.4 43,-117.4 35.4,-115.6! 30,-118.6 23.4,-124.6 17,-131 10,-137!',
    SKIN,
  );
  toned(
    box,
    '57,-131! 61,-134 64,-139 66.4,-144! 68.6,-143.4 68.6,-140 67.6,-136! 73,-138.4 79,-142 84,-143.6! 85.4,-142 83,-140 78.6,-137! 82,-137.4 85,-138! 85.6,-136.2 82,-134.6 77,-132.6 70,-128.4 64,-125.6 58,-126!',
    SKIN,
  );
  shoulders(box);
  dress(box);
  head(box);
  raised(box);
}

/** The one she stands on is straight; the other's knee is under the hem, its shin swung back. */
function legs(box: Local): void {
  toned(box, '-18,-58! -6,-58! -8,-46 -16,-37 -30,-32 -42,-30! -45,-36! -34,-42 -24,-48!', {
    ...SKIN,
    fill: '#93583c',
  });
  toned(box, '-41,-37! -48,-39 -58,-36 -67,-28! -66,-25 -60,-26! -52,-28 -44,-28!', SHOE);
  toned(box, '-5,-64! 11,-64! 10,-52 9,-44 11,-32 7,-18 5,-7! -1,-7! -2,-18 -4,-32 -2,-44!', SKIN);
  strokes(box, ['-1,-45 3,-42 7,-44'], 1, '#7c4434', 0);
  toned(box, '-3,-12! 6,-11 12,-6 20,-3! 21,0! -5,0! -6,-6!', SHOE);
}

/** From the neck down to both shoulders; the one whose arm is raised is higher. */
function shoulders(box: Local): void {
  toned(box, '-7,-153! 8,-153! 14,-150.4 20,-149 22,-144! 20,-136 14,-130! -12,-130! -16,-140 -14,-149!', {
    ...SKIN,
    rimWidth: 0,
  });
}

/** Fitted to the waist; the skirt has swung to the side she turns from. */
function dress(box: Local): void {
  toned(
    box,
    '-8,-104! 3,-100 13,-104! 24,-86 33,-68 37,-54! 28,-50 22,-55 14,-50! 6,-46 -2,-52 -8,-47! -18,-44 -24,-50 -32,-46! -44,-46 -50,-54 -58,-56! -44,-68 -26,-84!',
    DRESS,
    ['-8,-104! -16,-84 -34,-62 -46,-50! -30,-46 -24,-50! -12,-70 -4,-90 -2,-102!', '#a83c5c'],
    ['2,-102! -4,-80 -8,-60 -6,-48! 0,-50 4,-48! 4,-66 6,-86!', '#a83c5c'],
    ['10,-104! 14,-84 18,-66 18,-52! 26,-50! 24,-66 18,-86!', '#e0788a'],
  );
  toned(
    box,
    '-12,-147! -8,-142 4,-140.6 13,-149.4! 15.4,-148.4! 14.6,-142 17,-135! 17,-126 13,-114 13,-102! 2,-98 -8,-102! -9,-114 -13,-128 -14,-140!',
    { ...DRESS, fill: '#d2607a' },
    ['-18,-150! -8,-146 -8,-128 -3,-112 -4,-98! -14,-98!', '#a83c5c'],
  );
  strokes(box, ['-8,-104 2,-101 13,-105'], 2.4, '#8c2c4c', 0);
}

/** Her face up to the cloth, eyes shut, laughing. */
function head(box: Local): void {
  toned(box, '-6,-158! 8,-160! 9,-150 12,-145! 4,-142 -8,-143!', { ...SKIN, fill: '#93583c' });
  const [hx, hy] = box.at(2, -169);
  const face = local(box.art, hx, hy, box.scale * 1.02, { rot: -16 });
  toned(
    face,
    '-8,14! -12,2 -9,-10 0,-14 8,-12.6! 11,-9.4 12,-5.6 11.2,-3! 12.4,-0.4 15.6,2.4! 16,3.8 14.6,4.8 12.2,4.8! 12.6,6 13.8,7! 13.4,7.8 10.4,8! 10.8,9.6 13,10! 13,11 12.2,11.8! 12.4,13.6 11,15.6 7.6,16! 2,14.4 -2,15!',
    SKIN,
    ['-8,-14! -1,-8 1,2 0,9 3,17! -14,18 -16,-6', '#93583c'],
    ['3,3! 6,1.4 9.4,2.6 9.6,5 6,6.4 3.4,5.4', '#c4705a', 0.6],
  );
  // the mouth open, its corner up
  face.fill(closed('13.2,7.4! 10,7.2 7,5.4! 7.8,8.8 10,10.6 12.6,10!'), '#6c2a34');
  face.fill(closed('13,7.5! 10,7.3 7.6,6.2! 8.6,8 10.8,8.8 12.6,8.4!'), '#fbe9cc');
  strokes(face, ['4.6,-3 7,-1.2 9,-1.2 11,-2.6'], 1.2, '#4a2a22', 0);
  strokes(face, ['4.6,-7.4 8,-9 11,-7.6'], 1.1, '#4a2a22', 0);
  toned(face, '10,-13! 4,-17 -6,-17 -14,-10 -16,0 -13,9 -8,14! -5,11 -4,4 -1,0! 2,-6 6,-9 11,-10!', HAIR);
  toned(face, ellipse(-0.6, 3.4, 2.3, 3.2), { ...SKIN, soft: 1 });
  // a tail of hair that flies with the turn
  toned(face, '-13,-9! -20,-14 -30,-13 -38,-5 -46,-3! -40,2 -32,1! -36,6 -28,7 -20,4 -14,2!', HAIR);
}

/** The other arm straight up, the cloth thrown out from its fist. */
function raised(box: Local): void {
  const cloth =
    '-26,-206! -14,-216 0,-212 12,-218 24,-216 36,-206! 33,-196 36,-186! 24,-190 14,-186 4,-191 -8,-188 -16,-194 -24,-199!';
  toned(
    box,
    cloth,
    { fill: '#568c96', shade: '#2e626f', rim: '#e8f0d8', rimWidth: 1.2, soft: 4 },
    ['-4,-220! 2,-212 0,-200 -4,-186! 6,-186! 10,-198 10,-212!', '#3e737f'],
    ['31,-212! 27,-204 30,-195 28,-186! 31,-186! 33,-196 30,-204 34,-210!', '#f0e6c8'],
  );
  toned(
    box,
    '-12.6,-130! -16,-136 -20,-142.6 -24.6,-151 -29.6,-162 -33.6,-174.6! -33,-184 -30.4,-194 -29,-202! -22,-202! -20.4,-192 -19.8,-183 -20.6,-176! -17,-168 -13.4,-162 -9,-157 -4,-152.4! -4.4,-146 -8,-138!',
    { ...SKIN, rimWidth: 0 },
    // the armpit's hollow under the shoulder's round; the lit edge ends where the shoulder begins
    ['-12,-129! -22,-143! -19.6,-147 -15,-146 -11,-141 -8.6,-135!', '#7c4434'],
    {
      along: ['-22,-202 -20.4,-192 -19.8,-183 -20.6,-176 -17,-168 -13.4,-162 -10,-158'],
      paint: SKIN.rim,
      width: 2.2,
    },
  );
  strokes(box, ['-19,-147 -13,-148.6 -8,-146'], 1.1, '#7c4434', 0.1);
  // the hem drawn together in her hand: its back, two fingers over the cloth, the thumb under it
  toned(box, '-25,-206! -20,-205.6 -15,-206.6! -13,-204.6 -14.6,-202.6 -19,-201.6 -24,-200.6!', {
    ...SKIN,
    fill: SKIN.shade,
    soft: 1,
    rimWidth: 0.8,
  });
  toned(
    box,
    '-29,-200! -31.4,-206 -30,-211.6 -26.6,-214.6 -22,-215.4! -17.4,-212 -16,-207.6! -20,-204 -21.6,-200!',
    {
      ...SKIN,
      soft: 2.4,
    },
  );
  for (const finger of [
    '-22,-209! -17.4,-209.6 -12.6,-209! -11,-207 -12.6,-205 -17,-205 -21,-205.6!',
    '-23,-214.4! -18,-215 -13,-213! -11.2,-211 -12.8,-209.2 -17,-209.4 -22,-210!',
  ])
    toned(box, finger, { ...SKIN, soft: 1.2, rimWidth: 0.8 });
  strokes(box, ['-22,-214 -20,-211.6', '-21,-209 -19.6,-207'], 0.9, '#7c4434', 0);
}
