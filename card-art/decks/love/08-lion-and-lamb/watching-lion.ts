import { INK, ink, modelled, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  points,
  polygon,
} from '../../../kit/pen/index.ts';
import { mane, maneMass } from './mane.ts';

export const FUR = {
  lit: '#fff0c4',
  body: '#d8a468',
  far: '#b27c50',
  shade: '#7a4434',
  dark: '#4a2428',
} as const;

/** Each form lit by the evening sun, low on the left. */
export function furred(art: Art, outline: Path, fill: string, soft: number, depth = 1): void {
  const towards = [-soft * 1.1, -soft * 0.6] as [number, number];
  const [left, top, right, bottom] = outline.bounds();
  modelled(
    art,
    [left - 24, top - 24, right + 24, bottom + 24],
    { towards, soft, shade: FUR.shade, depth, rim: FUR.lit, rimWidth: 2.8 },
    () => void art.fill(outline, fill),
  );
}

/** Face from the side, looking left, round the eye. */
const FACE = closed(
  '60,-70 24,-62 -6,-47 -30,-35 -60,-23 -92,-9 -118,3! -128,12 -129,26 -122,34! -128,48 -126,62 -116,72! -117,84 -110,100 -94,110 -66,113 -24,116 30,114 80,60 90,-20',
);
const NOSE = closed('-119,3! -104,-3 -93,3 -97,16 -110,24 -123,34! -130,26 -129,12');
const MUZZLE = closed('-123,35! -110,24 -92,18 -70,20 -54,36 -50,54 -62,68 -92,75 -117,71! -127,60');
const CHIN = closed('-116,74! -94,80 -70,76! -66,92 -76,106 -96,108 -110,98');
const UNDER_EYE = closed('-22,12! -6,14 10,6! 4,17 -12,19');
const EYE = closed('-20,9! -14,-4 -2,-9 12,-4 18,4! 6,11 -8,13');

function face(art: Art, box: Local): void {
  furred(art, box.place(FACE), FUR.body, 12, 0.7);
  box.fill(MUZZLE, '#f6deb4').fill(CHIN, '#f6deb4').fill(UNDER_EYE, '#f0d0a0');
  box.fill(NOSE, '#5a2c34');
  const stroke = (knots: string, weight: number, colour: string = FUR.dark): void =>
    void art.blot(ink(box.place(curve(knots)), weight, knots, 0.05), colour);
  stroke('-120,36 -117,52 -116,68', INK.form);
  stroke('-118,72 -96,77 -74,74 -60,66', INK.contour);
  stroke('-98,14 -88,18 -80,12', INK.form);
  stroke('-46,-20 -76,-6 -98,2', INK.form, '#a06a44');
  box.clip(EYE, () => {
    box
      .fill(EYE, '#d8a040')
      .fill(ellipse(-7, 4, 9, 9), '#b0742c')
      .fill(ellipse(-8, 4.4, 5.6, 6), '#2c1418');
    box.fill(ellipse(-10.6, 2, 2.4), '#fffaf0');
  });
  stroke('-25,17 -20,8 -14,-4 -2,-9 12,-4 20,5', 4.6);
  stroke('-18,-14 -3,-19 16,-12', 2.6, '#a06a44');
  stroke('-24,15 -8,13 8,9', 2.6);
  for (const [x, y] of [
    [-104, 46],
    [-92, 40],
    [-80, 44],
    [-98, 58],
    [-84, 56],
  ] as const)
    box.fill(ellipse(x, y, 1.9), '#8a5440');
  for (const whisker of ['-92,48 -124,58 -154,78', '-86,56 -112,74 -138,98', '-88,42 -126,42 -160,50'])
    stroke(whisker, 1.5, '#fffaf0');
  for (const fur of ['20,34 34,46 40,62', '-6,44 8,60 12,78', '-24,66 -12,82 -10,98', '30,6 46,20 54,38'])
    stroke(fur, INK.form, '#a06a44');
}

const EAR = closed('48,-48! 44,-84 56,-106 78,-108 96,-88 98,-40!');
const INNER_EAR = closed('62,-50! 57,-78 64,-95 77,-94 88,-46!');

const BODY = closed('330,480! 400,430 480,416 560,440 760,520! 760,900! 320,830!');
/** Shoulder, elbow and the near foreleg, which lies stretched out to the left along the ground. */
const LIMB = closed(
  '400,520! 404,610 424,690 430,740 414,768! 340,772 250,778 180,776 140,770 108,778 92,800 98,826 124,838 200,842 320,844 460,850! 460,940! 760,940! 760,520!',
);
/** Where the lamb lies behind it. */
const IN_FRONT = polygon(points('40,700 440,700 440,880 40,880'));
const TOES = ['112,786 104,804 110,830', '134,780 128,804 134,836', '160,782 156,806 160,834'];

/** Trunk and head, which bends down to the lamb. */
export function lionBehind(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  furred(art, BODY, FUR.body, 36);
  furred(art, LIMB, FUR.body, 26);
  stippled(art, LIMB, FUR.shade, [500, 610], [520, 730], [0.9, 0]);
  maneMass(art, box);
  mane(art, box, 'back');
  furred(art, box.place(EAR), FUR.body, 8);
  box.fill(INNER_EAR, '#6a3830');
  face(art, box);
  mane(art, box, 'front');
  mane(art, box, 'forelock');
}

/** The same foreleg once more, where it closes the lamb in. */
export function lionForeleg(art: Art): void {
  art.clip(IN_FRONT, () => furred(art, LIMB, FUR.body, 26));
  stippled(art, LIMB, FUR.shade, [0, 792], [0, 850], [0, 0.9]);
  for (const [i, toe] of TOES.entries()) art.blot(ink(curve(toe), INK.contour, i, 0.1), FUR.dark);
  for (const [i, fur] of [
    '400,776 360,784 330,784',
    '300,820 260,826 220,826',
    '428,700 434,740 420,764 396,774',
    '500,600 536,650 544,720 520,790',
  ].entries())
    art.blot(ink(curve(fur), INK.form + (i > 1 ? 1 : 0), i, 0.2), '#a06a44');
}
