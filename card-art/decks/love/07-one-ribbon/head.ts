import { strokes } from '../../../kit/hand/index.ts';
import { closed, curve, type Local, ribbon } from '../../../kit/pen/index.ts';
import { form } from './tones.ts';

interface Skin {
  fill: string;
  light: string;
  shade: string;
  dark: string;
  line: string;
}
interface Hair {
  fill: string;
  shade: string;
}

/** What the sun meets of a face that is lifted to it: brow, cheekbone and the nose's ridge, chin. */
const SUNLIT = [
  '48,-84! 62,-64 70,-40 66,-22! 56,-30 50,-46 44,-66!',
  '66,-12! 72,0 80,11 84,18! 78,17 70,10 64,0!',
  '34,6! 46,2 58,4 64,10! 58,22 46,26 36,18!',
  '62,62! 70,64 74,74 66,86 52,90! 56,80 58,70!',
];

/** A small head in profile to the right, its ear at (0, 0), 190 high; the hair is drawn back or short. */
export function profile(box: Local, skin: Skin, hair: Hair, mood: 'laughs' | 'smiles'): void {
  const laughs = mood === 'laughs';
  form(
    box,
    `16,-90! 46,-81 61,-62 67,-44 68,-29 66,-16! 69,-5 75,5 82,12.6 84,18 81,24 73,26.4! 73.6,31.4 77,35.4 78.6,40! ${laughs ? '70,45! 74,58 72,64' : '74.6,43! 77.4,46.6 76.4,52'} 71,60! 70,64 73,70 72.6,78 66,85 54,88 38,80 16,62 0,42! -24,20 -30,-50`,
    { fill: skin.fill, shade: skin.shade, soft: 0 },
    [
      '-40,-60! 22,-84 32,-58 25,-36 25,-14 34,8 36,24 30,40 34,58 46,76 58,94! 20,94 -20,50',
      skin.shade,
      laughs ? 0.35 : 1,
    ],
    ['-40,-20! 6,-30 10,-10 6,16 8,40 18,58 34,76 50,92! 20,96 -20,50', laughs ? skin.shade : skin.dark],
    ...(laughs ? SUNLIT.map((knots) => [knots, skin.light] as const) : []),
    ['68,-23! 56,-25 44,-20 36,-8! 45,-3 57,-4 66,-8! 67,-15', skin.shade, laughs ? 0.45 : 1],
    ['84,20! 79,21.6 73,23 67,27! 62,20 70,15', skin.shade, laughs ? 0.5 : 1],
    ['58,14! 46,13 30,22 24,36! 36,36 50,29 58,22', '#cf615c', 0.24],
  );
  if (laughs) {
    box.fill(closed('77,41! 66,42 55,36! 54,46 60,56 70,59! 71,50'), '#7c2f34');
    box.fill(closed('76,42! 66,43 57,39! 59,45 70,47!'), '#fff6ea');
  } else {
    box.fill(closed('77,42.6! 66,43 53,35! 57,48 68,54 76,51!'), '#9a5048');
    box.fill(closed('76,43.6! 66,44.4 56,38.6! 60,46 68,48 76,47!'), '#fff0e0');
  }
  // the eye: half shut with laughing
  box.fill(ribbon(curve('38,-8 46,-14 56,-14 64,-7'), 6, { start: 0.3, end: 0.5, peak: 0.6 }), hair.shade);
  box.fill(
    ribbon(curve('68,-34 58,-42 46,-41 31,-31'), 5.4, { start: 0.6, end: 0.1, peak: 0.35 }),
    hair.shade,
  );
  form(
    box,
    laughs
      ? '52,-77! 42,-93 20,-106 -8,-110 -36,-100 -54,-76 -60,-44 -54,-10 -40,14! -20,16 -12,0! -8,-22 4,-30 13,-16 13,0 11,12! 18,2 20,-20 25,-42 36,-62!'
      : '62,-62! 66,-84 56,-102 38,-108 24,-122 2,-114 -22,-118 -42,-104 -60,-80 -64,-48 -58,-14 -48,14 -34,34! -24,30 -16,18 -12,0! -8,-22 4,-30 13,-16 13,6! 20,-2 22,-24 26,-42 42,-50!',
    { fill: hair.fill, shade: hair.shade, soft: 4, rim: '#a8745a', rimWidth: 1.8 },
  );
  strokes(
    box,
    ['42,-80 14,-88 -20,-82 -48,-60', '32,-62 8,-68 -20,-62 -46,-44', '-30,10 -36,-14 -48,-34'],
    4,
    hair.shade,
    0.05,
  );
  form(box, '9,-12! 4,-23 -8,-25 -15,-16 -14,-2 -8,10 0,20! 5,12 6,2', {
    fill: skin.fill,
    shade: skin.shade,
    soft: 1.4,
  });
}
