import { INK, ink, lit, regionOf, strokes } from '../../../kit/hand/index.ts';
import { type Finger, handOf, type Skin } from '../../../kit/hands/fingers.ts';
import { type Art, closed, curve, local } from '../../../kit/pen/index.ts';
import { profile } from './profile.ts';

const SKIN: Skin = { fill: '#eeb088', shade: '#8c3c48', rim: '#fff0cc', line: '#8a3844' };
const DARK = '#200c1e';

const form = lit({
  from: { towards: [1, 0.3] },
  shade: DARK,
  rim: '#ffcf94',
  rimWidth: 3,
  stray: 1,
  region: (outline) => regionOf(outline, 40),
});

const BODICE = closed('16,520! 68,512 116,544 148,576! 160,620 158,680 140,760 140,880! 16,880!');
/** The sleeve of the arm behind, whose hand has the candle. */
const FAR_SLEEVE = closed('140,620! 160,650 186,664 210,664! 222,690 222,734 208,768! 176,800 130,820!');
const SLEEVE = closed(
  '16,580! 52,556 88,570 104,610 110,660 108,726! 124,700 142,684! 164,690 182,708 192,728! 180,770 152,812 116,848 72,862 16,862!',
);
/** Parted, drawn over the ear and back. */
const HAIR = closed(
  '27,-48! 33,-37! 27,-24 20,-10 10,8 -4,24 -14,40 -20,54! -34,66 -56,78 -66,40 -68,2 -62,-32 -42,-58 -8,-68 14,-62',
);
const LOCKS = [
  '24,-52 -8,-48 -34,-34 -50,-2',
  '28,-42 2,-34 -22,-16 -38,14',
  '22,-22 4,-6 -12,16 -26,40',
  '10,-58 -24,-52 -46,-34',
];
/** Over the shoulder to the front. */
const BRAID = closed(
  '40,460! 90,478 104,492! 112,510 108,526! 118,544 112,562! 120,582 112,598! 118,618 108,634! 112,650 98,680! 88,662 84,640! 76,622 82,604! 74,586 82,568! 74,550 80,532! 60,516 36,500',
);
const PLAITS = [
  '72,508 92,516 108,526',
  '78,532 90,530 106,512',
  '78,546 96,552 112,562',
  '80,568 94,568 110,550',
  '78,584 96,590 112,598',
  '82,604 96,602 112,586',
  '78,622 96,626 108,634',
];

/** The hand that holds the burning candle: we see its palm, the fingers closed round the wax. */
function holdingHand(art: Art): void {
  const box = local(art, 244, 706, 1, { rot: 6 });
  const palm = closed(
    '-110,20! -74,-16 -40,-38 -12,-42 16,-38 26,-10 24,22 14,48 -12,60 -50,60 -80,66 -110,80!',
  );
  const fingers: readonly Finger[] = [
    ['20,38 4,45 -18,43 -25,39', [9, 9.6, 9, 6.6]],
    ['26,18 6,25 -22,23 -31,19', [10.6, 11.4, 11, 7.6]],
    ['28,-4 8,2 -22,0 -33,-4', [11, 12, 11.4, 7.6]],
    ['26,-28 8,-22 -16,-23 -27,-27', [11, 11.8, 11, 7.2]],
  ];
  handOf(art, box, palm, fingers, SKIN, [0.3, -0.9], -1);
  strokes(box, ['-29,-7 -33,-4 -30,-1', '-26,15 -30,19 -27,23'], INK.detail, SKIN.line, 0.15);
}

/** Her other hand bends round the flame, so that no draught gets at it. */
function shelteringHand(art: Art): void {
  const box = local(art, 170, 684, 1, { rot: -5 });
  const back = closed('-46,52! -44,-10 -40,-50 -30,-80 -12,-98 14,-94 28,-74 28,-46 16,-14 6,52!');
  const fingers: readonly Finger[] = [
    ['-26,-74 -32,-108 -22,-142 0,-160', [10, 9.4, 8.4, 5]],
    ['-14,-82 -18,-122 0,-158 26,-172', [11, 10.4, 9.4, 5.6]],
    ['0,-82 0,-120 20,-152 46,-162', [11.4, 10.8, 9.4, 5.6]],
    ['12,-74 18,-108 38,-132 60,-138', [11.4, 10.6, 9, 5.6]],
    ['2,-22 24,-48 40,-72 58,-86', [18, 14.6, 11, 7]],
  ];
  handOf(art, box, back, fingers, SKIN, [0.9, -0.3], -1);
  strokes(box, ['-32,0 -30,-30 -26,-58', '-20,0 -16,-26'], INK.form, SKIN.line, 0.15);
  strokes(
    box,
    ['-27,-118 -22,-116', '-12,-130 -6,-127', '6,-124 12,-121', '24,-112 30,-109', '36,-76 43,-70'],
    INK.form,
    SKIN.line,
    0.15,
  );
}

/** She who has the fire, from the side: as far as the table hides her. */
export function lighter(art: Art): void {
  const box = local(art, 132, 404, 1.62, { rot: 10 });
  profile(art, box, SKIN, [9, 15]);
  form(art, BODICE, '#7a2440', 26, { shade: DARK });
  form(art, box.place(HAIR), '#4a2030', 22, { shade: '#1c0a1c', rim: '#f0a070' });
  art.blot(
    LOCKS.map((lock, i) => ink(box.place(curve(lock)), INK.form + 0.4, i, 0.2)),
    '#b0604c',
  );
  form(art, BRAID, '#4a2030', 11, { shade: '#1c0a1c', rim: '#f0a070' });
  art.blot(
    PLAITS.map((plait, i) => ink(curve(plait), 2.2, i, 0.05)),
    '#1c0a1c',
  );
}

/** Her arms, their elbows on the table. */
export function lighterArms(art: Art): void {
  holdingHand(art);
  form(art, FAR_SLEEVE, '#8a2a44', 16, { shade: DARK });
  shelteringHand(art);
  form(art, SLEEVE, '#a8344c', 24, { shade: '#3a0f2c' });
  strokes(
    art,
    ['92,640 84,690 66,740', '110,734 94,776 60,806', '130,706 140,746 126,792', '156,702 162,738 146,784'],
    INK.contour,
    '#4a1030',
  );
}
