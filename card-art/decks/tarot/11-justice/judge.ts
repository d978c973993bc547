import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  local,
  type Path,
  points,
  polygon,
  ribbon,
} from '../../../kit/pen/index.ts';
import { FLESH, form, GOLD, GREEN, IVORY, ROSE, SKIN } from './form.ts';
import { head } from './head.ts';
import { scales } from './scales.ts';

const FOLD = '#5a1f48';
const LINEN_FOLD = '#9a86a0';

/** The gown: it falls from both knees, a shoe below its hem. */
function gown(art: Art): void {
  for (const shoe of [
    '262,766! 252,776 256,784! 276,788 290,780 288,768!',
    '336,764! 340,778 350,784! 368,780 372,770 364,762!',
  ])
    form(art, closed(shoe), '#8a4a3c', 4, { shade: '#43202c', rim: '#e8b48c' });
  form(
    art,
    closed('242,476! 236,520 240,570 236,620 262,646 300,646 316,616 300,560 294,520 286,476!'),
    '#f3eadb',
    12,
    IVORY,
  );
  form(
    art,
    closed(
      '238,606! 228,632 230,660 240,700 242,740 236,768! 256,778 276,772 298,780 322,773 346,778 374,768! 368,724 366,684 372,652 366,634 340,618 300,606!',
    ),
    '#f6eedf',
    15,
    IVORY,
  );
  // the hollow of the lap, and below the knee that is farther from the day
  stippled(
    art,
    closed('280,612! 300,620 326,640 312,690 304,776! 276,774 284,700 270,650'),
    '#a08cb0',
    [290, 620],
    [286, 780],
    [0.15, 0.9],
  );
  stippled(
    art,
    closed('230,640! 244,690 246,740 240,770! 256,778 262,720 254,670'),
    '#a08cb0',
    [270, 700],
    [236, 710],
    [0, 1],
  );
  strokes(
    art,
    [
      '252,650 262,700 260,770',
      '270,648 284,710 282,772',
      '290,640 308,700 304,776',
      '318,634 326,700 322,770',
      '344,640 350,700 346,774',
      '246,630 262,640 284,640',
      '356,646 362,700 362,768',
      '262,600 280,612 310,612',
    ],
    INK.form,
    LINEN_FOLD,
    0.15,
  );
  form(art, ribbon(curve('240,592 262,600 290,598 306,590'), 8, { start: 1, end: 1 }), '#dcae5c', 3, GOLD);
}

/** Closed round something that hides the fingers. */
function fist(art: Art, x: number, y: number, rot: number): void {
  const box = local(art, x, y, 1, { rot });
  form(art, box.place(closed('-8,-8! 0,-10 8,-8 10,2 7,10 -5,11 -9,4!')), SKIN, 4, FLESH);
  strokes(box, ['-8,-3 0,-4 8,-3', '-8,3 0,2 8,3'], 1.1, '#6d3c3c', 0.05);
}

/** Upright: the blade's one half takes the day. */
function sword(art: Art, x: number, y: number): void {
  const blade = (knots: string): Path => polygon(points(knots)).translate(x, y);
  form(art, blade('-6.5,-10 -5.6,-226 0,-248 5.6,-226 6.5,-10'), '#aab6c6', 2, {
    shade: '#5c6884',
    rim: '#ffffff',
    rimWidth: 2,
  });
  art.fill(blade('0.6,-14 0.6,-240 5,-226 5.6,-14'), '#eef3f4');
  form(
    art,
    closed('-30,-15! -24,-9 0,-11 24,-9 30,-15! 33,-8 26,0 0,-3 -26,0 -33,-8').translate(x, y),
    '#dcae5c',
    3,
    GOLD,
  );
  form(art, ribbon(curve(`${x},${y - 4} ${x},${y + 30}`), 8, { start: 1, end: 1 }), '#6d3a3c', 3, {
    shade: '#3a1c28',
    rim: '#c98a6c',
  });
  form(art, closed('0,26! 8,30 8,40 0,44 -8,40 -8,30!').translate(x, y), '#dcae5c', 3, GOLD);
}

/** The mantle's half on the sword's side. */
function swordSide(art: Art): void {
  form(
    art,
    closed(
      '258,472! 230,476 206,490 190,520 174,550 162,562! 160,580 168,598 182,612 190,640! 186,690 176,730 166,770! 184,780 204,772 222,780 240,772! 244,730 236,690 228,650 236,610 244,560 248,510 256,488!',
    ),
    '#a64868',
    16,
    ROSE,
  );
  // the bent arm stands out from the body: its shadow lies below elbow and forearm
  stippled(
    art,
    closed('228,520! 214,566 190,598 176,604! 186,622 192,650 190,700! 210,690 226,640 234,590 240,540!'),
    '#43163a',
    [196, 596],
    [226, 690],
    [1, 0],
  );
  strokes(
    art,
    [
      '224,486 204,530 182,580',
      '236,490 222,550 200,604',
      '210,620 206,690 194,772',
      '224,640 224,700 216,774',
      '246,500 238,560 224,620',
      '196,610 196,660 182,770',
    ],
    INK.form,
    FOLD,
    0.15,
  );
  form(
    art,
    closed(
      '256,488! 248,510 244,560 236,610 228,650 236,690 244,730 240,772! 252,776 258,730 248,690 241,652 249,612 255,560 258,512 262,490!',
    ),
    '#6fa583',
    5,
    GREEN,
  );
}

/** The other half: it falls over the seat, and the lifted arm carries its wide sleeve. */
function scalesSide(art: Art, x: number, y: number): void {
  form(
    art,
    closed(
      '300,590! 330,604 360,622 380,644 384,690 396,740 402,766! 386,774 370,766! 368,724 366,684 366,660 350,644 320,632 298,618!',
    ),
    '#9a4064',
    10,
    ROSE,
  );
  strokes(art, ['340,614 370,640 380,700 390,766', '320,612 352,632 372,660'], INK.form, FOLD, 0.15);
  form(
    art,
    closed(
      `${x - 30},${y + 20}! ${x - 14},${y + 2} ${x - 6},${y - 4}! ${x + 6},${y + 6}! ${x - 8},${y + 20} ${x - 22},${y + 34}!`,
    ),
    SKIN,
    4,
    FLESH,
  );
  // the sleeve is wide: its lining shows below the wrist
  form(
    art,
    closed('364,516! 374,526 374,540! 368,566 356,586 346,594! 350,560 356,536'),
    '#6fa583',
    5,
    GREEN,
  );
  form(
    art,
    closed(
      '268,472! 296,477 316,486 334,504 346,514 356,514 364,516! 362,532 354,556 348,580 346,594! 330,604 316,598 302,584 292,548 286,516 266,490!',
    ),
    '#b05272',
    14,
    ROSE,
  );
  strokes(
    art,
    [
      '300,490 326,528 336,580',
      '288,500 304,550 322,592',
      '352,520 344,556 340,588',
      '278,486 292,520 306,566',
    ],
    INK.form,
    FOLD,
    0.15,
  );
  form(
    art,
    closed('268,490! 286,514 292,544 302,582 314,600! 306,604! 290,584 282,546 276,517 262,492!'),
    '#6fa583',
    4,
    GREEN,
  );
}

/** Her who weighs: a sword in her right hand, the scales in her left, and she looks at us. */
export function judge(art: Art): void {
  const [swordX, swordY] = [154, 560] as const;
  const [handX, handY] = [388, 500] as const;
  gown(art);
  swordSide(art);
  sword(art, swordX, swordY);
  form(
    art,
    closed('176,552! 164,562 160,576 166,588! 178,592 190,584! 186,570 186,558'),
    '#6fa583',
    3,
    GREEN,
  );
  fist(art, swordX + 3, swordY + 13, -8);
  scalesSide(art, handX, handY);
  scales(art, handX, handY);
  fist(art, handX, handY, 18);
  form(art, polygon(points('254,480 268,478 270,493 256,495')), '#dcae5c', 3, GOLD);
  head(art, 263, 436, 0.54);
}
