import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve } from '../../../kit/pen/index.ts';
import { form, SKIN } from './tones.ts';

/** The fingers from the first to the last; each bends at its middle knuckle and goes on round the bowl's flank. */
const FINGERS = [
  {
    outline:
      '328,612! 314,611.6 303,614 294.6,618.4! 285,623.6 276,631 269.4,639.4! 268,644.6 271.4,648 276,646! 281.6,640 288.6,635 297,630.8 308,627.6 324,627!',
    lit: '326,612 314,611.6 303,614 294.6,618.4 285,623.6 276,631 269.4,639.4 268,644.6',
    under: '271.4,648 276,646 281.6,640 288.6,635 297,630.8 308,627.6 324,627',
    nail: '270.4,640! 274,635.4 278.4,633.4 277.6,638 273.4,642.4!',
  },
  {
    outline:
      '324,625.6! 311,626 301,628.6 292.6,632.8! 282,638 273,645 266.8,653! 265.6,658.2 269,661.4 273.6,659.4! 279.4,653.6 286.6,648.8 295,644.8 306,641.4 322,640.6!',
    lit: '324,625.6 311,626 301,628.6 292.6,632.8 282,638 273,645 266.8,653 265.6,658.2',
    under: '269,661.4 273.6,659.4 279.4,653.6 286.6,648.8 295,644.8 306,641.4 322,640.6',
    nail: '267.8,653.6! 271.4,649.2 275.8,647.2 275,651.6 270.8,656!',
  },
  {
    outline:
      '322,639.4! 311,639.6 302,642 294,646! 285,650.8 277,657 271.2,664.4! 270,669.4 273.2,672.4 277.6,670.6! 283.4,665.2 290,660.8 298,657.2 308,654.2 322,653.4!',
    lit: '322,639.4 311,639.6 302,642 294,646 285,650.8 277,657 271.2,664.4 270,669.4',
    under: '273.2,672.4 277.6,670.6 283.4,665.2 290,660.8 298,657.2 308,654.2 322,653.4',
    nail: '272.2,665! 275.4,661 279.6,659.2 278.8,663.4 275,667.4!',
  },
  {
    outline:
      '323,652.4! 313,652.8 305,655.2 298.6,658.6! 291.6,662.6 285.6,667.4 281.4,673! 280.4,677 283,679.6 286.8,678! 291.6,673.8 297.4,670.2 304,667.4 313,665.6 326,666!',
    lit: '323,652.4 313,652.8 305,655.2 298.6,658.6 291.6,662.6 285.6,667.4 281.4,673 280.4,677',
    under: '283,679.6 286.8,678 291.6,673.8 297.4,670.2 304,667.4 313,665.6 326,666',
    nail: '282.2,673.4! 284.8,670 288.2,668.6 287.6,672 284.6,675.2!',
  },
] as const;
const NAIL = '#f8dcbc';
/** The glass right of the gap. */
const FLANK = closed('240,610! 313,600 310,622 299,654 276,682 240,690!');

/** Her hand from its back, round the bowl's near flank: four fingers before the glass, the thumb over the rim. */
export function hold(art: Art): void {
  // what the hand keeps the light from, on the glass
  art.clip(FLANK, () => {
    for (const { outline } of FINGERS) art.fill(closed(outline).translate(1.4, 3.6), '#2f5f5e', 0.6);
  });
  thumb(art);
  for (const { outline, lit, under, nail } of [...FINGERS].reverse()) {
    form(
      art,
      closed(outline),
      { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
      { along: [curve(under)], paint: SKIN.dark, width: 8 },
      { along: [curve(lit)], paint: SKIN.light, width: 5 },
    );
    art.fill(closed(nail), NAIL);
  }
  back(art);
}

/** Over the rim and down its inner side: the glass is pinched between it and the first finger. */
function thumb(art: Art): void {
  form(
    art,
    closed(
      '360,628! 346,616 334,605 322,598.6! 312,596 302,597.4 292,602 284,608.4! 281.4,613 284,616.6 289,616! 297,611.6 304,610 311,611.4! 318,614.6 324,621 330,634!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    ['284,617! 292,611.4 302,607 312,607.4 322,612 332,622! 332,640 280,630', SKIN.dark],
    {
      along: ['360,628 346,616 334,605 322,598.6 312,596 302,597.4 292,602 284,608.4 281.4,613'],
      paint: SKIN.light,
      width: 5,
    },
  );
  art.fill(closed('284,609.4! 288.6,604.8 294.6,602.2 294.2,606.4 288,611!'), NAIL);
  strokes(art, ['309,598 312.4,601 312,604.4', '306,598.6 308.6,601'], INK.detail, SKIN.line, 0.1);
}

/** The back of the hand, over the fingers' roots: its four knuckles, and the hollow where the thumb goes off. */
function back(art: Art): void {
  form(
    art,
    closed(
      '379,633! 366,631 354,626 342,618.6 332,611.6 326,610.6! 319.6,612.6 317,618 318.4,624.4! 314.6,628 313.6,634 315.4,639! 312.8,642.4 312.8,648 315.2,652.6! 314,656.4 315.4,661.6 320,665.6! 332,669.6 350,671.6 378,666!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    ['314,660! 326,655 342,652 360,652 382,650! 382,690 310,684', SKIN.dark],
    // the knuckles catch the light, the dips between them do not
    ['318,616! 322,613 328,616 330,621 325,624 319.6,622.6!', SKIN.light, 0.6],
    ['315.6,631! 320,628.6 326,631 327,636 321,638 316.4,636.6!', SKIN.light, 0.45],
    ['314.8,645! 319,642.8 324,645 324.6,649.4 319,651 315.4,649.6!', SKIN.light, 0.3],
    ['338,617! 346,626 356,633 370,637! 360,641 346,636 336,626', SKIN.dark, 0.5],
    { along: ['379,633 366,631 354,626 342,618.6 332,611.6 326,610.6'], paint: SKIN.light, width: 4.4 },
  );
  strokes(
    art,
    ['318.6,624.4 325,626.6 333,627', '315.4,639 322,640.4 330,640.4', '315.2,652.6 321,653.4 328,653'],
    INK.detail,
    SKIN.dark,
    0.1,
  );
  // the wrist's underside goes on without a seam
  art.fill(closed('366,652! 378,652 392,656! 392,668! 378,664.6 366,664!'), SKIN.dark);
}
