import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path } from '../../../kit/pen/index.ts';
import { finger, fingerOf, nail } from './finger.ts';
import { form, SKIN } from './tones.ts';

/** From the last finger to the first: they go along the bowl's belly from beneath, their tips on one arc. */
const FINGERS = [
  { bones: '328,695 306,704 291,707 277,704', thick: 7.4, fill: '#c38b6b' },
  { bones: '322,686 294,696 274,698 257,692', thick: 8.6, fill: '#ca9272' },
  { bones: '320,675 290,685 269,685 250,677', thick: 9.2, fill: '#d29b78' },
  { bones: '322,663 294,671 274,670 256,661', thick: 9, fill: SKIN.middle },
] as const;
/** The glass right of the gap. */
const FLANK = closed('240,610! 313,600 310,622 299,654 276,682 240,700!');

/** Her left hand from the thumb's side, under the bowl: four fingers carry its belly, the thumb lies up along its flank. */
export function hold(art: Art): void {
  for (const { bones, thick, fill } of FINGERS) {
    const shape = fingerOf(bones, thick);
    shadowOnGlass(art, shape.outline);
    finger(art, shape, fill);
    nail(art, shape);
  }
  back(art);
  thumb(art);
}

/** What the hand keeps the light from, on the glass. */
function shadowOnGlass(art: Art, outline: Path): void {
  art.clip(FLANK, () => art.fill(outline.translate(1.6, -3), '#2f5f5e', 0.5));
}

/** The back of the hand from the wrist to the row of knuckles. */
function back(art: Art): void {
  form(
    art,
    closed(
      '396,656! 374,656 350,650 332,652! 322,655 318,660 317,666! 319,670 315,673 314,678! 316,683 315,686 316,690! 319,695 322,697 324,701! 330,706 342,706 352,703! 368,698 382,692 398,687!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    ['318,697! 332,692 352,686 372,680 400,674! 404,720 320,720', SKIN.dark],
  );
  strokes(
    art,
    ['319,670 327,671 337,670', '316,683 325,684 336,682', '319,695 327,695 337,692'],
    INK.detail,
    SKIN.dark,
    0.1,
  );
  // the wrist's underside goes on without a seam
  art.fill(closed('384,678! 396,674 408,673! 408,688! 396,686 384,690!'), SKIN.dark);
}

/** From the ball at the wrist's side over two joints to the tip. */
function thumb(art: Art): void {
  const outline = closed(
    '394,656! 374,656 358,650 344,642! 332,634 320,628 308,625! 299,622 290,622 285,626! 282,631 285,636 292,637! 302,639 310,643 315,649! 318,655 322,662 332,667! 350,674 372,672 394,668!',
  );
  shadowOnGlass(art, outline.translate(0, 8));
  form(
    art,
    outline,
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    ['285,634! 300,634 312,638 321,648 330,660! 322,668 300,646', SKIN.dark],
    {
      along: ['394,656 374,656 358,650 344,642 332,634 320,628 308,625 299,622 290,622 285,626'],
      paint: SKIN.light,
      width: 5,
    },
  );
  art.fill(closed('285.6,628! 290,624.4 297,624 302,626.4! 298,629.6 291,630.6'), '#f6d6b6');
  strokes(art, ['312,627 314,631 313,634', '322,662 336,668 354,669 368,666'], INK.detail, SKIN.line, 0.1);
}
