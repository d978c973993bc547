import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path } from '../../../kit/pen/index.ts';
import { form, SKIN } from './tones.ts';

/** Two fingers each that lie together, the upper two and the lower two, as far as the glass lets them be seen: outline, the line between them, the edge that turns under. */
const PAIRS = [
  {
    outline:
      '334,604! 314,597 294,594 277,598! 268,600.6 266,609 273,613! 266,615 261,620 262,627! 264,633 271,633 277,631! 293,627 312,631 334,640!',
    between: '273,613 290,610 308,613 328,621',
    under: '262,630 270,634 277,631 293,627 312,631 334,640',
    tones: ['#dfae88', '#b27f64'],
  },
  {
    outline:
      '332,645! 312,637 292,634 276,637! 267,639 266,646 272,649.6! 267,652 267,658 272,661! 278,664 286,663 292,662! 306,662 318,668 330,676!',
    between: '272,649.6 288,648 304,651 322,660',
    under: '268,660 276,664 292,662 306,662 318,668 330,676',
    tones: ['#cf9e7c', '#a0735d'],
  },
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

/** Its four fingers on the far side, two by two, whole and firm through the glass, which only cools them. */
export function fingers(art: Art, glass: Path): void {
  art.clip(glass, () => {
    for (const { outline, between, under, tones } of PAIRS) {
      const shape = closed(outline);
      art.fill(shape.translate(-1, 4), '#2f5f5e', 0.75);
      flat(
        art,
        shape,
        tones[0],
        { along: [curve(between).translate(0, -3), under], paint: tones[1], width: 9 },
        { along: [curve(between)], paint: '#6f4a42', width: 2.4 },
      );
      art.fill(shape, '#9fd0c4', 0.08);
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
