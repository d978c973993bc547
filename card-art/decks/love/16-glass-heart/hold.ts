import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path } from '../../../kit/pen/index.ts';
import { form, SKIN } from './tones.ts';

/** From the first finger to the little one, as far as the glass lets them be seen. */
const FINGERS = [
  '326,605! 310,599 294,595 280,597 272,604! 272,611 279,613! 296,610 310,614 326,620!',
  '326,622! 308,615 290,611 274,614 266,620! 266,627 274,629! 292,626 308,630 326,637!',
  '324,640! 306,633 290,630 276,632 268,638! 268,645 276,647! 294,645 308,649 322,655!',
  '320,656! 304,650 289,648 278,651 272,656! 273,662 281,663! 296,661 306,665 316,670!',
] as const;

/** The palm, round the bowl from the right, and the fingers' roots: before the bowl is painted. */
export function palm(art: Art): void {
  form(
    art,
    closed(
      '376,633! 354,620 336,609 320,602 302,598! 272,609 272,659 298,673! 314,681 336,683 356,678 376,665!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    ['302,621! 320,625 338,639 376,649! 382,709 302,709', SKIN.dark],
    ['298,653! 314,665 336,671 376,661! 382,709 292,709', SKIN.deep, 0.7],
    { along: ['302,598 320,602 336,609 354,620 374,632'], paint: SKIN.light, width: 5 },
  );
}

/** Its four fingers on the far side, two by two, seen through the glass. */
export function fingers(art: Art, glass: Path): void {
  art.clip(glass, () => {
    for (const [i, finger] of FINGERS.entries()) {
      const shape = closed(finger);
      art.fill(shape.translate(1.4, i === 1 ? 4 : 2.6), '#3d6f6c', 0.6);
      art.fill(shape, i < 2 ? '#dcb491' : '#c8a687', 0.92);
      art.clip(shape, () => art.fill(shape.translate(3, 8), i < 2 ? '#b08c74' : '#9c8771', 0.85));
    }
  });
}

/** Ball and thumb on the near side, the thumb's end over the rim. */
export function thumb(art: Art): void {
  form(
    art,
    closed(
      '379,633! 358,629 342,627 330,625! 318,619 306,616 295,615! 287,616 284,622 287,628! 295,631 303,636 311,644! 315,656 322,666 334,672 350,672 378,665!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    // the thumb's underside, the ball's shade
    ['282,624! 296,627 308,631 318,639! 325,651 340,656 382,651! 382,690 312,690 282,640', SKIN.dark],
    ['322,630 332,631 342,638 338,646 327,642', SKIN.light, 0.5],
    ['301,618 310,620 314,625 307,627 300,624', SKIN.light, 0.5],
    {
      along: ['287,628 284,622 287,616 295,615 306,616 318,619 330,625 342,627 358,629 379,633'],
      paint: SKIN.light,
      width: 4.4,
    },
  );
  art.fill(closed('286,619! 291,616 299,617 298,622 289,623.6!'), '#f8dcbc');
  strokes(
    art,
    ['311,619 314,624 313,629', '340,632 346,638 347,646', '368,640 366,648 368,655'],
    INK.detail,
    SKIN.line,
    0.15,
  );
}
