import { INK, ink, lit, modelled, regionOf, strokes } from '../../../kit/hand/index.ts';
import { type Finger, finger, handOf, type Skin } from '../../../kit/hands/fingers.ts';
import { type Art, closed, curve, ellipse, local, Path } from '../../../kit/pen/index.ts';

const SKIN: Skin = { fill: '#d99c7a', shade: '#94545c', rim: '#fff3dc', line: '#8a4650' };

const form = lit({
  from: { towards: [-1, -0.7] },
  shade: '#94545c',
  rim: '#fffdf0',
  rimWidth: 2.8,
  stray: 1,
  region: (outline) => regionOf(outline, 50),
});

const lines = (list: readonly string[], place: (path: Path) => Path, weight: number): Path[] =>
  list.map((line, i) => ink(place(curve(line)), weight, i, 0.15));

/** His head looks right in its own box; the card turns it to the left. */
const FACE = closed(
  '22,-50! 34,-38 38,-27 41,-15! 38.5,-6! 44,2 52,12! 51,17.5 41,20! 42,26 41,34 38,46 24,54! 0,48 -18,36 -30,0 -24,-38',
);
const NECK = closed('14,40! 8,62 8,82 14,104! -60,112 -50,78 -40,50 -34,20!');
const HAIR = closed(
  '20,-49! 12,-60 -8,-68 -34,-64 -56,-44 -63,-12 -57,18 -44,38 -30,48! -22,38 -18,26 -14,10! -6,4 2,14! 6,0 5,-14 8,-28 14,-38!',
);
const BEARD = closed(
  '40,20! 47,24 46,30 42,31! 45,38 42,52 31,62 14,60 2,50 -4,36 -5,18 2,12! 7,26 16,30 26,29 34,22',
);
const EAR = closed('-15,6! -9,-2 0,0 3,9 0,19 -4,29 -10,31 -14,23');

function head(art: Art): void {
  const box = local(art, 424, 352, 1.42, { rot: -15, mirror: true });
  const place = (path: Path): Path => box.place(path);
  form(art, place(NECK), SKIN.fill, 14, { shade: SKIN.shade });
  form(art, place(FACE), SKIN.fill, 12, { shade: SKIN.shade, rim: SKIN.rim });
  art.glow(...box.at(24, 12), 24, '#db7461', 0.3);
  form(art, place(BEARD), '#f3eeea', 9, { shade: '#9088a4' });
  form(art, place(HAIR), '#d0c8d0', 14, { shade: '#6a6284' });
  form(art, place(EAR), SKIN.fill, 5, { shade: SKIN.shade, rim: SKIN.rim });
  art.blot(ink(place(curve('-3,7 -9,8 -9,17 -5,22')), INK.form, 1, 0.1), SKIN.line);
  art.blot(lines(['35.5,4.5 30,0.4 23,3.4'], place, 4), '#3a2030');
  art.blot(lines(['41,-16 33,-22 21,-19'], place, 5), '#c4bcc8');
  art.blot(
    lines(['19,2 14,-1', '19,5 13,5.6', '46,19 43,15 39,17.5', '33,10 28,11 24,9'], place, INK.form),
    SKIN.line,
  );
  art.blot(lines(['40,31 35,32 30,28'], place, 2.4), '#8a4650');
  art.blot(
    lines(['12,34 14,44 10,54', '22,34 25,44 22,56', '32,36 35,44 33,54', '4,26 4,36 8,44'], place, INK.form),
    '#a8a0b4',
  );
  art.blot(
    lines(
      [
        '10,-54 -12,-60 -36,-52',
        '6,-42 -16,-50 -40,-34',
        '4,-28 -18,-32 -40,-10',
        '-26,10 -40,16 -46,4',
        '-24,28 -36,32',
      ],
      place,
      INK.form,
    ),
    '#8a82a0',
  );
  const lens = place(ellipse(40, -2, 4.6, 9));
  art.line(lens, 2, '#6a4a4c').fill(lens, '#fffdf4', 0.3);
  art.blot(lines(['37,-8 18,-8 -6,-3'], place, 2.4), '#6a4a4c');
}

const WAISTCOAT = closed(
  '430,470! 470,446 512,436 548,452 590,480! 590,744! 500,752 400,738! 404,690 408,600 414,530',
);
/** His legs, as far as she and the grass do not hide them. */
const TROUSERS = closed('404,730! 500,736 590,730! 590,890! 390,890! 394,800');
const COLLAR = closed('424,462! 440,446 470,440 500,424 512,432! 510,452 476,468 446,482 428,494!');
const FAR_SLEEVE = closed(
  '440,470! 400,462 356,446 322,430! 312,420 302,424 296,440! 300,462 320,478 360,500 404,520 430,530!',
);
const NEAR_SLEEVE = closed(
  '506,452! 540,474 548,526 532,574 504,612 474,628 444,620! 412,600 388,582 368,562! 366,546 384,528 402,520! 426,540 448,550! 456,516 470,476',
);

/** The arm and hand behind the wreath. */
export function farArm(art: Art): void {
  const back = closed('330,436! 312,414 286,400 262,402 248,414 244,430! 280,446 320,464!');
  form(art, back, '#c88a70', 8, { shade: SKIN.shade });
  form(art, FAR_SLEEVE, '#e3d6cc', 12, { shade: '#7c7494' });
}

/** Its fingers come over the far branch. */
export function farFingers(art: Art): void {
  const tips = [
    '254,408 248,418 246,432',
    '269,404 264,416 262,431',
    '284,405 281,416 279,431',
    '297,411 296,420 295,433',
  ];
  const placed = tips.map((tip) => Path.join(finger([tip, [7, 7.6, 6]])));
  modelled(
    art,
    regionOf(Path.join(placed), 12),
    { towards: [-4, -4], soft: 4, shade: SKIN.shade, rim: SKIN.rim, rimWidth: 2 },
    () => {
      for (const tip of placed) art.fill(tip, SKIN.fill);
    },
  );
}

/** He stands at her side and looks at what his hands do. */
export function man(art: Art): void {
  head(art);
  form(art, TROUSERS, '#8a7480', 24, { shade: '#42344c' });
  form(art, WAISTCOAT, '#7f9a94', 26, { shade: '#3f5a60' });
  form(art, COLLAR, '#fdf3e4', 6, { shade: '#a894a4' });
  art.blot(
    lines(
      ['424,540 420,640 410,760', '556,620 552,680 556,736', '404,716 470,730 520,728'],
      (path) => path,
      INK.contour,
    ),
    '#4c666a',
  );
}

/** The near hand sets the wreath down. */
export function nearArm(art: Art): void {
  const box = local(art, 330, 486, 1.24, {});
  const back = closed('66,40! 42,10 26,-12 10,-20 -2,-10 -2,20 8,34 22,48 40,70!');
  const fingers: readonly Finger[] = [
    ['14,26 0,32 -8,40', [8, 7.8, 5.4]],
    ['8,14 -10,20 -20,29', [9, 8.6, 6]],
    ['6,2 -14,7 -26,17', [9.6, 9, 6.2]],
    ['8,-10 -12,-8 -26,2', [9.6, 9, 6.2]],
  ];
  handOf(art, box, back, fingers, SKIN, [-0.6, -0.8], -1);
  strokes(box, ['12,-14 5,-10 4,-2', '10,2 4,6 4,13', '14,16 8,20 9,26'], INK.form, SKIN.line, 0.15);
  strokes(box, ['20,-2 32,14 46,36', '18,12 28,26 38,44'], INK.detail, SKIN.line, 0.15);
  form(art, NEAR_SLEEVE, '#f8eee0', 18, { shade: '#8a84a4' });
  art.blot(
    lines(
      [
        '470,500 466,540 456,572',
        '500,560 480,592 450,600',
        '516,500 520,540 508,580',
        '404,536 396,556 384,568',
        '420,552 424,578 418,602',
      ],
      (path) => path,
      INK.contour,
    ),
    '#a49cb4',
  );
}
