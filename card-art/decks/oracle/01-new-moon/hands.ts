import { flat, strokes, twoTone } from '../../../kit/hand/index.ts';
import { strip } from '../../../kit/pen/forms.ts';
import { type Art, curve, type Path, points, ribbon, tube } from '../../../kit/pen/index.ts';
import { FLAME } from './field.ts';

/** By the lantern, which stands lower than the heart. */
export const byLantern = twoTone({ at: [...FLAME] });

export const SKIN = { fill: '#d08e55', shade: '#7d4b2e', soft: 0, rim: '#ffedbe', rimWidth: 2 } as const;
export const LIT = '#ffcd8a';
const CREASE = '#6b3d24';

/** A finger from its knuckle over two joints to its tip; the flame stands at the side that is its right on the way. */
interface Digit {
  way: string;
  /** Half widths from root to tip. */
  widths: readonly number[];
  fill: string;
  shade: string;
  lit?: string;
}

function digit(art: Art, { way, widths, fill, shade, lit }: Digit): void {
  const finger = tube(points(way), widths, 20);
  const across = (t: number, from: number, to: number): Path =>
    ribbon(finger.rib(t, 0.02, from, to), 1.1, { start: 0.4, end: 0.4 });
  flat(
    art,
    finger.outline,
    fill,
    [strip(finger, -1.2, -0.35), shade],
    ...(lit ? [[strip(finger, 0.3, 1.2), lit] as const] : []),
  );
  art.blot([across(0.44, -0.5, 0.5), across(0.5, -0.4, 0.4)], CREASE, 0.75);
}

const THICK = [6, 6.2, 6.2, 6.4, 6, 5.8, 5.2, 4.4, 1.6] as const;
const SLIM = [5.2, 5.4, 5.4, 5.6, 5.2, 5, 4.4, 3.6, 1.4] as const;

/** Past the shoot: the palm to us in its own shade, four fingers down behind the earth, the thumb over it to the stem. */
export function farHand(art: Art): void {
  const shade = '#5c3520';
  digit(art, { way: '258,762 246,770 236,782 232,798', widths: SLIM, fill: '#8a5530', shade });
  digit(art, {
    way: '256,752 237,761 226,777 220,798',
    widths: THICK,
    fill: '#9c6338',
    shade,
    lit: '#b87a46',
  });
  digit(art, {
    way: '254,741 232,749 217,768 209,794',
    widths: THICK,
    fill: '#b57843',
    shade: '#7d4b2e',
    lit: '#dc9d5e',
  });
  digit(art, {
    way: '257,731 230,738 210,757 199,786',
    widths: THICK,
    fill: '#cf8f55',
    shade: '#8f5a34',
    lit: LIT,
  });
  flat(
    art,
    '278,722! 264,722 252,726 246,734 245,746 248,760 256,768 266,764 276,754 282,742!',
    '#86512e',
    ['280,720! 262,720 248,727 243,738! 256,734 270,732 284,732!', '#dba062'],
    // the ball of the thumb
    ['284,734! 268,738 258,748 256,766! 268,768 286,750', '#a5683a'],
  );
  strokes(art, ['250,737 256,742 257,750', '249,750 253,755 254,761'], 1.2, CREASE, 0);
  digit(art, {
    way: '280,733 266,741 254,752 246,771',
    widths: [9, 9.4, 8.4, 7, 6.6, 6.4, 5.8, 4.8, 1.8],
    fill: '#d3945a',
    shade: '#95603a',
    lit: LIT,
  });
}

/** On our side: the back of the hand, a knuckle over each finger, the tips in the earth, the thumb to the stem. */
export function nearHand(art: Art): void {
  digit(art, {
    way: '312,751 292,745 273,752 255,768',
    widths: [9, 8.6, 7.4, 6.6, 6.4, 6.2, 5.6, 4.6, 1.8],
    fill: '#d6975c',
    shade: '#8a5733',
    lit: LIT,
  });
  digit(art, {
    way: '290,757 271,763 263,777 258,796',
    widths: THICK,
    fill: '#d08e55',
    shade: '#8a5733',
    lit: LIT,
  });
  digit(art, {
    way: '291,768 275,775 268,788 264,804',
    widths: THICK,
    fill: '#cb8a52',
    shade: '#84522f',
    lit: LIT,
  });
  digit(art, {
    way: '296,779 282,786 276,798 273,809',
    widths: THICK,
    fill: '#bf7f4a',
    shade: '#774829',
    lit: '#f0b873',
  });
  digit(art, {
    way: '304,787 293,794 288,803 285,812',
    widths: SLIM,
    fill: '#a96c3e',
    shade: '#6b4026',
    lit: '#dca062',
  });
  const back =
    '345,729! 330,738 312,745 298,747 289,749 282,754 281,761 284,766 283,772 287,777 288,782 294,786 298,792 306,793 314,789 322,780 330,770 342,762!';
  flat(
    art,
    back,
    SKIN.fill,
    ['346,756! 328,763 316,774 306,782 298,795! 314,796 334,780 346,766', '#845030'],
    ['350,724! 310,740 286,746 276,758! 284,759 298,755 318,750 334,743 350,734!', LIT],
  );
  // each knuckle is round to the flame; sinews run from them to the wrist
  art.blot(
    [
      '282,757 285,754 289,754',
      '284,769 287,766 291,767',
      '289,780 292,777 295,778',
      '298,789 300,786 303,787',
    ].map((top) => ribbon(curve(top), 2.8, { start: 0.3, end: 0.3 })),
    '#f6bd7c',
  );
  strokes(
    art,
    ['283,764 288,765 293,763', '286,775 291,775 296,772', '292,785 296,784 300,781'],
    1.4,
    CREASE,
    0,
  );
  strokes(art, ['299,761 310,759 322,756', '301,770 311,766 322,760'], 1, '#b07646', 0.2);
  // it closes over the tips, and runs out into the dark of the furrow
  flat(
    art,
    '236,809! 245,801 252,800! 256,805 263,804! 268,810 275,808! 280,814 288,811! 295,817 310,820! 286,818 262,814',
    art.linear(240, 800, 304, 818, [
      [0, '#a06534'],
      [0.5, '#6b4526'],
      [1, '#2f221a'],
    ]),
    { side: [-0.8, -1.1], paint: '#d39a58' },
  );
}
