import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path } from '../../../kit/pen/index.ts';
import { form, SKIN } from './tones.ts';

/** Four fingers and the palm that they come out of, as far as the glass lets them be seen: it moves them a little and cools them. */
const BEHIND = {
  outline:
    '380,636! 356,624 336,611 316,603 296,599! 281,599 270,602 266,607 267.4,612 273,614.6! 265,617 260,622 260,628 265,632.4 272,633.6! 265,636.6 262,642 263.6,648 270,651.4! 267,654 267.6,660 273,664 283,666! 298,668 314,676 332,684 354,686 380,674!',
  /** From the first to the last: the line under each finger, from its tip back to where it joins the hand. */
  between: [
    '273,614.6 290,611 308,613.6 334,626',
    '272,633.6 290,630 308,633 332,645',
    '270,651.4 288,649.6 306,654 330,666',
  ],
  /** Where their pads lie flat against the glass. */
  pads: [
    '268,608 272,604.6 279,604 281,607 276,610.4 270,611',
    '262.6,624.6 266,621.4 274,621 276,624 271,627.6 265,628.4',
    '266,643.4 269,640.4 276,640.4 278,643.4 273,646.4 268,647',
    '270,658.4 273,655.6 280,656 282,658.6 277,661.4 272,661.8',
  ],
  tones: { light: '#e8cfa8', fill: '#d2ad8a', shade: '#ae8d73', line: '#6f5c4c' },
} as const;

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

/** The hand goes on behind the glass: its fingers lie side by side on the far wall. */
export function fingers(art: Art, glass: Path): void {
  const { outline, between, pads, tones } = BEHIND;
  const [first, second, third] = between;
  art.clip(glass, () => {
    art.fill(closed(outline).translate(-1, 4), '#2f5f5e', 0.75);
    flat(
      art,
      outline,
      tones.fill,
      // each finger turns under towards the next, the last towards the bench
      {
        along: [first, second, third].map((line) => curve(line).translate(0, -1.4)),
        paint: tones.shade,
        width: 6.4,
      },
      { along: ['268,662 283,666 298,668 314,676 332,684 354,686'], paint: tones.shade, width: 9 },
      ['316,614! 334,626 332,645 330,666 326,690! 384,700 384,640 350,634!', tones.shade, 0.5],
      {
        along: [
          '268,605 281,599 296,599 316,603 336,611 356,624',
          ...[first, second, third].map((line) => curve(line).translate(-1, 3.2)),
        ],
        paint: tones.light,
        width: 3,
      },
      { along: between, paint: tones.line, width: 1.7 },
      ...pads.map((pad) => [pad, tones.light] as const),
    );
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
