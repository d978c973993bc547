import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path } from '../../../kit/pen/index.ts';
import { finger, fingerOf, nail } from './finger.ts';
import { form, SKIN } from './tones.ts';

/** From the last finger to the first; each bends at its middle joint and goes on round the bowl's flank. */
const FINGERS = [
  { bones: '338,680 318,678 304,685 293,694', thick: 7.6 },
  { bones: '334,668 309,665 291,673 277,686', thick: 8.8 },
  { bones: '332,655 304,651 284,660 268,675', thick: 9.4 },
  { bones: '334,642 307,637 286,644 269,658', thick: 9.2 },
] as const;
/** The glass right of the gap. */
const FLANK = closed('240,610! 313,600 310,622 299,654 276,682 240,690!');

/** Her left hand from its back, on the bowl's near flank: four fingers before the glass, the thumb over the rim. */
export function hold(art: Art): void {
  thumb(art);
  for (const { bones, thick } of FINGERS) {
    const shape = fingerOf(bones, thick);
    shadowOnGlass(art, shape.outline);
    finger(art, shape);
    nail(art, shape);
  }
  back(art);
}

/** What the hand keeps the light from, on the glass. */
function shadowOnGlass(art: Art, outline: Path): void {
  art.clip(FLANK, () => art.fill(outline.translate(1.6, 4), '#2f5f5e', 0.6));
}

/** Over the rim and down its inner side: the glass is pinched between it and the first finger. */
function thumb(art: Art): void {
  form(
    art,
    closed(
      '376,654! 364,644 354,632 342,622! 332,612 320,604 308,601! 299,599 290,601 286,606! 284,611 288,615 295,615! 306,616 316,621 323,629! 328,636 330,646 340,656!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    ['286,612! 300,610 314,614 326,624 336,640! 346,660 320,650 300,622', SKIN.dark],
    {
      along: ['376,654 364,644 354,632 342,622 332,612 320,604 308,601 299,599 290,601 286,606'],
      paint: SKIN.light,
      width: 5,
    },
  );
  art.fill(closed('287,606.6! 290,602.6 297,601.4 303,603! 300,606.6 293,608.6!'), '#f6d6b6');
  strokes(art, ['313,604 315,608 314,611', '317,605 318,608'], INK.detail, SKIN.line, 0.1);
}

/** The back of the hand over the fingers' roots: knuckles, the tendons that fan from the wrist, the web to the thumb. */
function back(art: Art): void {
  form(
    art,
    closed(
      '394,656! 380,652 366,646 352,638 342,633! 334,631 326,634 324,640! 326,646 322,649 321,655! 322,661 323,664 324,669! 326,674 328,677 329,682! 332,689 342,692 352,692! 366,693 380,691 396,686!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    ['330,684! 344,678 362,676 380,674 398,672! 400,700 330,700', SKIN.dark],
    ['346,634! 352,644 362,652 378,658! 366,660 350,652 340,642', SKIN.dark, 0.45],
    ['326,640 331,635.4 337,637 338,641.4 332,644', SKIN.light, 0.5],
    ['324,655 329,651 335,653 335.4,657 329,659.4', SKIN.light, 0.35],
    ['326,669 331,665.4 336,667 336,670.4 330,672.4', SKIN.light, 0.2],
    { along: ['394,656 380,652 366,646 352,638 342,633'], paint: SKIN.light, width: 5 },
  );
  strokes(
    art,
    ['325,647 332,649 342,651', '323,663 331,664 342,664', '328,677 336,677 345,676'],
    INK.detail,
    SKIN.dark,
    0.1,
  );
  // the wrist's underside goes on without a seam
  art.fill(closed('382,675! 394,673.4 406,676! 406,688! 394,686 382,685!'), SKIN.dark);
}
