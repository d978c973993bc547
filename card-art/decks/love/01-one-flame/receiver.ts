import { INK, ink, lit, regionOf, strokes } from '../../../kit/hand/index.ts';
import { type Finger, handOf, type Skin } from '../../../kit/hands/fingers.ts';
import { type Art, closed, curve, local } from '../../../kit/pen/index.ts';
import { profile } from './profile.ts';

const SKIN: Skin = { fill: '#c8825e', shade: '#5a2438', rim: '#ffe0ac', line: '#5a2034' };
const NIGHT = '#171a40';

const form = lit({
  from: { towards: [-1, 0.35] },
  shade: NIGHT,
  rim: '#ffd09c',
  rimWidth: 3,
  stray: 1.2,
  region: (outline) => regionOf(outline, 40),
});

/** Short hair that nobody combed; the ear stands free. */
const HAIR = closed(
  '24,-38! 34,-42 41,-54 37,-66 24,-73 8,-72 -6,-72 -18,-68! -30,-72 -40,-64 -46,-56! -56,-54 -62,-40 -62,-26! -68,-10 -64,8 -58,20! -48,40 -34,52! -24,44 -20,30 -14,12! -4,8 2,20! 6,10 8,-8 14,-20 18,-28!',
);
const EAR = closed('-14,8! -8,0 0,2 3,10 0,20 -4,30 -10,32 -14,24');
const COAT = closed(
  '424,540! 452,556 490,548 530,520 580,500! 580,880! 440,880! 428,800 414,720 404,650 404,590',
);
const COLLAR = closed(
  '428,540! 448,556 480,546 510,516 540,488 590,470! 590,540 546,584 494,608 446,616 414,604! 410,572',
);
const SLEEVE = closed(
  '580,590! 528,592 490,630 470,690! 452,672 430,664! 404,690 392,716 390,742! 414,790 456,834 512,860 580,864!',
);
const CUFF = closed('434,656! 446,662 452,672! 428,694 408,722 404,754! 392,748 382,738! 386,708 404,680');

/** The back of a hand round the leaning candle, its thumb along the wax. */
function hand(art: Art): void {
  const box = local(art, 374, 702, 1.04, { rot: -22 });
  const back = closed('-16,-38! 6,-46 30,-38 50,-14 70,20 96,70! 44,96! 22,58 0,52 -18,44 -24,8');
  const fingers: readonly Finger[] = [
    ['2,40 -16,45 -26,40', [9.4, 9.4, 7]],
    ['2,20 -22,25 -32,19', [11, 11, 8]],
    ['2,-2 -24,3 -35,-3', [11.6, 11.4, 8]],
    ['2,-26 -20,-22 -31,-28', [11.4, 11, 7.6]],
    ['30,-14 16,-44 6,-62 4,-78', [15, 13, 10.4, 6.8]],
  ];
  handOf(art, box, back, fingers, SKIN, [-0.5, -0.8], -1);
  strokes(box, ['10,-10 3,-5 3,4', '10,12 4,18 4,26', '8,34 3,40 3,46'], INK.form, SKIN.line, 0.15);
  strokes(box, ['30,10 44,28 60,56', '22,30 34,46 46,70', '0,-62 5,-58 12,-60'], INK.detail, SKIN.line, 0.15);
}

/** The one whose candle is being lit. */
export function receiver(art: Art): void {
  const box = local(art, 434, 390, 1.7, { rot: -9, mirror: true });
  profile(art, box, SKIN, [-9, 15]);
  form(art, box.place(HAIR), '#3a1c2c', 20, { shade: '#180a1c', rim: '#e89468' });
  art.blot(
    [
      '36,-50 28,-62 8,-62 -14,-56 -40,-34',
      '20,-40 2,-38 -20,-26 -34,-4',
      '30,-46 22,-54 6,-54 -18,-42',
      '8,-18 -6,-16 -22,-4 -30,20',
      '-48,-22 -52,6 -44,30',
    ].map((lock, i) => ink(box.place(curve(lock)), INK.form + 0.4, i, 0.2)),
    '#96543f',
  );
  form(art, box.place(EAR), SKIN.fill, 6, { shade: SKIN.shade, rim: SKIN.rim });
  art.blot(ink(box.place(curve('-2,8 -9,8 -9,18 -4,22')), INK.form, 1, 0.1), SKIN.line);
  form(art, COAT, '#3c5288', 28, { shade: NIGHT });
  form(art, COLLAR, '#566fa8', 16, { shade: '#1c2450' });
  strokes(
    art,
    ['440,582 480,578 536,536', '440,640 448,680 446,720', '420,620 424,660 420,690'],
    INK.contour + 0.4,
    '#1c2450',
  );
}

/** The hand and its sleeve, before everything else. */
export function receiverHand(art: Art): void {
  hand(art);
  form(art, SLEEVE, '#4a629a', 24, { shade: '#1a1e48' });
  form(art, CUFF, '#d9b89c', 7, { shade: '#6a3c54', rim: '#fff0d4' });
  strokes(
    art,
    [
      '446,704 456,744 486,790',
      '474,706 490,750 530,790',
      '424,738 440,784 480,824',
      '500,640 506,690 540,730',
    ],
    INK.contour + 0.4,
    '#1c2450',
  );
}
