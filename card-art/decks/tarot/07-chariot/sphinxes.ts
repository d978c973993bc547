import { PROFILE } from '../../../kit/figure/body.ts';
import { INK, ink } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  local,
  type Path,
  points,
  ribbon,
  spline,
  tube,
} from '../../../kit/pen/index.ts';
import { lit } from './lit.ts';

interface Coat {
  coat: string;
  far: string;
  shade: string;
  line: string;
  face: string;
  cloth: string;
  stripes: string;
  eye: string;
  lid: string;
  rim: string;
}

const WHITE: Coat = {
  coat: '#fbeed6',
  far: '#d8b9a2',
  shade: '#a8745e',
  line: '#8a5648',
  face: '#fbe6c8',
  cloth: '#f2c46a',
  stripes: '#2f7f86',
  eye: '#2c5f6a',
  lid: '#3a2030',
  rim: '#fffdf0',
};
const BLACK: Coat = {
  coat: '#3b2434',
  far: '#2c1a2c',
  shade: '#150a1a',
  line: '#a8664e',
  face: '#4a2c38',
  cloth: '#5a3440',
  stripes: '#d9a24e',
  eye: '#d97a2c',
  lid: '#150a1a',
  rim: '#ffd98a',
};

/** A lion's paw that stands or hangs: its wrist at (x, y). */
const paw = (x: number, y: number, rot: number): Path =>
  closed('-11,-8! -12,6 -8,11! 8,12 22,11.4! 26,7 22,1 12,-4 6,-10').scale(1.12).rotate(rot).translate(x, y);

/** A woman's head in a striped head-cloth, looking right unless mirrored. */
function head(art: Art, x: number, y: number, scale: number, rot: number, mirror: boolean, coat: Coat): void {
  const box = local(art, x, y, scale, { rot, mirror });
  const put = (knots: string, closed = true): Path => box.place(spline(points(knots), closed));
  const cloth = put(
    '5.2,-3.4! 4,-6.6 0.6,-8 -4,-7.8 -7.6,-4.6 -9.6,1 -12,8! -9,9.4 -5.4,9! -6,12 -5,17! -0.6,18 3.6,17! 4,12 2,8! 0,6 -1.6,2 -1,-1.4!',
  );
  const nape = put('-5,2! -5,7 -4,11! 3,12! 3,9 3,5!');
  lit(
    art,
    5,
    coat.shade,
    [
      [nape, coat.face],
      [box.place(spline(PROFILE, true)), coat.face],
    ],
    coat.rim,
  );
  lit(art, 6, coat.shade, [[cloth, coat.cloth]], coat.rim);
  art.blot(
    [
      '3,-6.6 -1,-5 -3,-1',
      '-1,-7.8 -4.4,-4.6 -5,0',
      '-5.4,-7 -7,-3 -7.6,2 -10,8',
      '-1.8,2 -5,2.6 -9.8,2.2',
      '-1,4.4 -5,5.6 -10.8,5.4',
      '1,7 -4,8.4 -6,8.4',
      '3.6,10.4 0,11.4 -5.6,11',
      '3.8,13 0,14 -5.4,13.6',
      '3.6,15.4 0,16.2 -5,15.8',
    ].map((line, i) => ink(put(line, false), 2.4, i, 0.1)),
    coat.stripes,
  );
  art.fill(put('5.4,-3.6! 4.8,-5 2,-3.4 -1,-1.2! -0.8,0.2! 2,-1.8 4.8,-2.6!'), coat.stripes);
  art.blot(ink(put('4.6,-4 6.6,-5.6 6,-7.6 7.4,-8', false), 4.4, 2, 0), '#d9a24e');
  art.fill(put('2.2,-0.4! 3.3,-1.5 4.9,-0.9! 4.3,0.1 3.2,0.2!'), '#fff4d8');
  art.fill(box.place(ellipse(4, -0.6, 0.66, 0.8)), coat.eye);
  art.blot(
    [
      put('0.8,0 2.4,-1.2 3.6,-1.7 5,-1', false),
      put('1.8,-2.5 3.4,-3.1 5,-2.4', false),
      put('5.5,4 4.4,4.1 3.6,3.8', false),
    ].map((line, i) => ink(line, 2, i, 0)),
    coat.lid,
  );
}

const BLACK_BODY = closed(
  '284,740! 282,690 294,652 320,628 352,616 380,592 396,556 406,520 418,486 428,458! 464,458 492,484 502,522 494,564 472,612 450,660 430,730!',
);
const WHITE_BODY = closed(
  '448,638! 428,652 400,670 362,682 318,678 282,678 256,694 245,718! 252,738 276,752 320,764 360,774 402,784 446,778 474,754 486,724 488,696!',
);

/** What they pull by: a band round the breast. */
function breastband(art: Art, body: Path, knots: string): void {
  art.clip(body, () => {
    lit(art, 3, '#5c1c2c', [[ribbon(curve(knots), 12, { start: 0.9, end: 0.9 }), '#b8424a']], '#f0b08a');
  });
}

/** The far one rears and looks back at its driver. */
export function blackSphinx(art: Art): void {
  const { coat, far, shade, rim, line } = BLACK;
  lit(
    art,
    5,
    shade,
    [
      [limb('480,528 512,548 528,508', [22, 18, 13.5, 11.5, 11], 22), far],
      [paw(529, 503, -64), far],
      [tube(points('302,656 322,612 350,574 344,536 352,512'), [8, 7.4, 6.4, 5.4, 4.6], 18).outline, coat],
      [closed('346,520! 336,500 342,478 358,458! 366,480 364,502 357,520'), coat],
    ],
    rim,
  );
  lit(
    art,
    16,
    shade,
    [
      [BLACK_BODY, coat],
      [limb('462,530 466,574 498,586 516,572', [32, 28, 19, 14.5, 12.6, 12], 22), coat],
      [paw(518, 576, 62), coat],
    ],
    rim,
    2.8,
  );
  art.blot(
    [
      '418,516 412,552 428,586 446,592',
      '330,634 366,630 388,650 392,690',
      '346,612 366,604 384,610',
      '446,600 436,630 428,656',
    ].map((mark, i) => ink(curve(mark), INK.form * 1.2, i, 0.2)),
    line,
  );
  breastband(art, BLACK_BODY, '396,488 432,532 472,558 514,544');
  head(art, 448, 426, 4.6, 4, true, BLACK);
}

/** The near one strains forward, its head low. */
export function whiteSphinx(art: Art): void {
  const { coat, far, shade, rim, line } = WHITE;
  const tail = [
    [tube(points('276,706 244,710 222,736 226,768 232,794'), [5.6, 5.4, 5, 4.6, 4], 18).outline, far],
    [closed('236,788! 246,804 242,826 228,840! 218,822 222,802'), far],
  ] as const;
  lit(art, 3, shade, tail, rim);
  lit(
    art,
    5,
    shade,
    [
      [limb('440,726 482,760 520,762 524,768', [24, 19, 13, 11, 10.6], 22), far],
      [paw(526, 768, 40), far],
      [limb('316,720 352,768 330,796 346,818', [30, 24, 13, 10, 9.6], 22), far],
      [paw(350, 816, 0), far],
    ],
    rim,
  );
  lit(
    art,
    14,
    shade,
    [
      [WHITE_BODY, coat],
      [limb('300,700 322,742 300,766 266,786 262,802 280,824', [24, 42, 38, 22, 14, 12, 11.5], 22), coat],
      [paw(286, 826, 0), coat],
      [limb('436,726 424,782 470,798 486,824', [36, 29, 19, 14, 12, 11.5], 22), coat],
      [paw(492, 824, 4), coat],
    ],
    rim,
    2.8,
  );
  art.blot(
    [
      '270,696 304,702 330,732 326,764',
      '420,692 402,728 410,768 428,788',
      '480,720 468,742 462,772',
      '350,768 372,762 394,766',
    ].map((mark, i) => ink(curve(mark), INK.form * 1.3, i, 0.2)),
    line,
  );
  for (const x of [304, 510])
    art.blot(
      [0, 7].map((dx) => ink(curve(`${x + dx},838 ${x + dx - 1},831`), 1.6, dx, 0)),
      line,
    );
  breastband(art, WHITE_BODY, '412,660 432,708 458,736 506,736');
  head(art, 478, 640, 4.7, 14, false, WHITE);
}
