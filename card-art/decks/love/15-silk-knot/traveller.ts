import { INK, lit, printed, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local, type Path, ramp, roundRect } from '../../../kit/pen/index.ts';

/** What the glass gives back of the carriage: her, with the evening showing through, and the lamps. */
export function reflection(art: Art): void {
  art.group('opacity="0.8"', () => face(art));
  for (const [x, y, r] of [
    [330, 140, 34],
    [410, 170, 24],
  ] as const) {
    stippledGlow(art, x, y, r, '#ffe2ac', 0.9, 0.6);
    art.fill(roundRect(x - r * 0.42, y - r * 0.12, r * 0.84, r * 0.24, r * 0.1), '#fff2cf', 0.85);
  }
}

/** Her head bent a little, the last light on the cheek, the coat lost in the dusk. */
function face(art: Art): void {
  const box = local(art, 208, 386, 0.98, { rot: 9 });
  const faint = (path: Path, colour: string, from: number, to: number, high: number, low: number): void => {
    const placed = box.place(path);
    const fading = box.linear(0, from, 0, to, ramp(0, colour, high, 1, colour, low));
    printed(art, placed.bounds(), () => void art.fill(placed, fading));
  };
  faint(closed('-74,170! -68,118 -46,86 -14,72 16,76 40,92 54,124 58,170!'), '#4c3a5c', 80, 160, 0.95, 0);
  faint(closed('-44,-6 -48,30 -44,62 -30,82! -12,84 -6,60 -8,20'), '#35284a', 0, 90, 0.95, 0.7);
  faint(closed('-10,26! 14,30! 14,54 18,74! 0,82 -16,72!'), '#b87f78', 30, 80, 0.95, 0.8);
  // brow, nose, lips and chin against the evening
  faint(
    closed(
      '0,-46! 20,-40 27,-24! 27,-14 30,-6 35,4! 33,8 28,9! 31,14 28.6,17.4! 30,21 28,25! 28,32 22,37 10,36 -4,26 -12,4',
    ),
    '#e9b79c',
    -46,
    40,
    0.96,
    0.9,
  );
  faint(closed('-12,2! 4,8 10,24 8,36! -4,30 -12,18'), '#9a6470', 2, 36, 0.2, 0.8);
  faint(
    closed(
      '27,-26! 24,-46 6,-60 -20,-60 -42,-44 -50,-16 -46,14 -40,36! -24,40 -10,28! -10,12 -2,2 4,-14 12,-28',
    ),
    '#3c2c4e',
    -60,
    40,
    0.97,
    0.95,
  );
  faint(closed('-6,2 -1,-3 4,2 3,11 -2,15 -6,10'), '#d59a88', -4, 16, 0.95, 0.95);
  faint(closed('-34,72! -20,62 6,68 24,64! 34,76 30,92 6,98 -22,96 -40,86'), '#7f8fa8', 62, 100, 0.9, 0.6);
  strokes(box, ['15,-20 21,-23 26,-21'], 1.5, '#4c3048', 0);
  box.fill(closed('17,-10.4! 22,-12 27,-9.4! 25,-6.4 21,-8'), '#4c3048');
  strokes(
    box,
    ['-30,-44 -38,-14 -34,20', '-12,-52 -24,-26 -22,10', '8,-50 -4,-30 -10,-8', '20,-40 10,-32 2,-16'],
    INK.detail,
    '#8f7090',
    0.3,
  );
}

const paint = lit({
  from: { towards: [1, -0.6] },
  shade: '#241a30',
  rim: '#ffd2a4',
  rimWidth: 2.4,
  stray: 0.8,
});

/** Herself, near us and cut by the picture's border: her hair's ends, a scarf, a coat's shoulder and sleeve. */
export function traveller(art: Art): void {
  paint(art, closed('20,590! 70,584 104,606 122,650 132,716 140,790 150,890! 20,890!'), '#43374e', 14, {
    rim: '#b58a86',
  });
  paint(
    art,
    closed('20,610! 48,596 74,602 92,628 104,676 112,730 116,784 108,832 100,890! 20,890!'),
    '#5c4d64',
    17,
    {
      rim: '#8d7084',
      rimWidth: 1.6,
    },
  );
  strokes(
    art,
    [
      '40,612 66,622 82,650',
      '118,770 92,776 70,768',
      '116,790 90,800 60,792',
      '96,668 92,716 98,752',
      '70,650 66,700 74,744',
    ],
    INK.contour,
    '#33283f',
    0.35,
  );
  strokes(art, ['102,690 106,730 110,762', '84,810 92,836 90,862'], INK.form, '#8a7488', 0.4);
  paint(art, closed('20,470! 48,474 62,492 64,516 58,540! 46,548 20,548!'), '#3f2c42', 8, { rim: '#7d5c6c' });
  strokes(art, ['44,474 54,500 50,540', '34,474 42,500 38,540'], INK.form, '#6d5068', 0.2);
  paint(
    art,
    closed('70,584! 92,578 110,590! 118,624 124,662 132,700! 120,708 108,702 98,708! 92,668 84,626'),
    '#74859a',
    6,
    {
      shade: '#353a54',
    },
  );
  strokes(art, ['86,596 100,640 108,696', '100,590 112,640 120,694'], INK.form, '#46506c', 0.2);
  strokes(
    art,
    ['101,706 102,720', '108,704 110,719', '116,706 119,720', '123,706 127,719', '130,700 134,713'],
    2.2,
    '#8292a6',
    0,
  );
  paint(
    art,
    closed('20,530! 44,536 68,530! 94,546 110,570 108,590 96,604! 70,612 44,606 20,612!'),
    '#8292a6',
    9,
    {
      shade: '#353a54',
    },
  );
  strokes(
    art,
    ['30,552 64,556 102,582', '26,578 60,580 92,600', '66,534 84,550 104,566'],
    INK.form,
    '#46506c',
    0.2,
  );
}
