import { mix } from '../../../kit/grade/mix.ts';
import { ragged, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  lerp,
  type Path,
  type Point,
  polygon,
  random,
  range,
} from '../../../kit/pen/index.ts';
import { ears, face } from './cat-head.ts';
import { BANDS } from './colours.ts';
import { COAT } from './form.ts';

/** Head, neck, back, rump, hind foot, belly and breast in one line, from the nose round to the chin. */
const BODY = closed(
  '288,579! 294,571 298,564 301,556 309,547 323,540 340,535 358,534 376,540 391,553 402,570 414,594 434,617 466,643 500,680 524,724 537,774 539,804 531,824! 500,828 458,829 430,828! 421,822 422,813 430,806 440,801! 432,786 430,770! 408,758 388,740 372,716 360,692 352,674 347,656 342,642 336,633! 326,629 315,623 306,617 300,611 298,604! 302,601 296,600 291,595 292,588! 290,585',
);
/** The back, from the nape to the root of the tail, and how far down the flank what falls on it is seen. */
const BACK = '402,570 414,594 434,617 466,643 500,680 524,724 537,774';
const FLANK = '376,632 388,662 406,690 426,714 446,738 460,770 466,806';
const HAUNCH = closed(
  '512,702! 490,704 468,716 448,738 434,764 432,784 440,801! 470,812 506,822 531,824! 539,804 537,774 526,730',
);
const ARM = closed(
  '420,676! 398,668 376,670 350,668 324,658 304,650! 294,643 283,642 275,647 272,655! 269,660 271,667 274,669! 275,676 282,681 292,682! 308,684 328,694 350,710 366,722 375,733! 388,737 402,733 415,720 424,700',
);

/** A white cat in the dark: it has reached out to the stone, and behind its back the stone lays all colours over it. */
export function cat(art: Art): void {
  farLeg(art);
  ears(art, 'far');
  trunk(art);
  haunch(art);
  foreleg(art);
  tail(art);
  ears(art, 'near');
  face(art);
}

/** It stands on this one. */
function farLeg(art: Art): void {
  art.fill(
    closed(
      '386,690! 422,716! 420,744 414,770 411,796 414,812! 414,822 406,828 390,829 376,826 373,818 380,810 390,803! 392,780 392,752 386,724',
    ),
    COAT.deep,
  );
  art.fill(
    closed(
      '386,690! 396,704 400,730 400,760 399,790 396,806! 382,812 373,819! 376,810 390,803! 392,780 392,752 386,724',
    ),
    COAT.shade,
  );
  strokes(art, ['383,827 384,821 388,817', '394,829 394,823 397,819'], 1.5, COAT.ink, 0.1);
}

function trunk(art: Art): void {
  art.fill(BODY, COAT.shade);
  art.clip(BODY, () => {
    // what the stone lights: brow, cheek and throat, the breast
    art.fill(
      closed(
        '282,580! 296,556 324,536 344,530! 350,552 345,572 350,592 362,606 358,630! 368,660 380,692 390,708! 370,716 340,690 326,650 294,616',
      ),
      COAT.lit,
    );
    art.blot(
      ragged('348,542 350,558 346,574 351,594 361,610 362,636 372,668 386,700', () => 150, {
        count: 16,
        length: [14, 30],
        width: 8,
        seed: 'breast',
      }),
      COAT.lit,
    );
    // what turns away under the belly
    art.fill(closed('388,730! 404,738 424,742 440,748! 430,776 400,766'), COAT.deep);
  });
  fallen(art, BODY, [0, 0]);
  // cheek against neck, neck against shoulder
  strokes(
    art,
    [
      '336,633 350,630 362,620 370,606',
      '352,676 358,690 370,712',
      '420,640 410,652 404,668',
      '396,622 392,634 392,646',
    ],
    2,
    COAT.ink,
    0.25,
  );
}

/** The colours on the coat, over back and flank; `aside` is how far a nearer form throws them off their line. */
function fallen(art: Art, within: Path, [dx, dy]: Point): void {
  const [back, flank] = [curve(BACK).walk(121), curve(FLANK).walk(121)];
  const at = (way: number, down: number): Point => {
    const i = Math.min(120, Math.max(0, Math.round(way * 120)));
    return [lerp(back[i]!.x, flank[i]!.x, down) + dx, lerp(back[i]!.y, flank[i]!.y, down) + dy];
  };
  const chance = random('colours on the coat');
  const last = BANDS.length - 1;
  /** One band from the back down, its end in points as hair ends. */
  const band = (i: number, reach: number): Path => {
    const [from, to] = [(last - i) / BANDS.length, (last - i + 1.1) / BANDS.length];
    const end = range(4, (k): Point[] => [
      at(lerp(to, from, k / 4), reach * chance.between(0.7, 0.84)),
      at(lerp(to, from, (k + 0.5) / 4), reach * chance.between(0.88, 1.06)),
    ]).flat();
    return polygon([at(from, -0.2), at(to, -0.2), ...end, at(from, reach * 0.78)]);
  };
  art.clip(within, () => {
    BANDS.forEach(
      (colour, i) => void art.fill(band(i, chance.between(0.88, 1.06)), mix(colour, COAT.shade, 0.62)),
    );
    BANDS.forEach((colour, i) => {
      const atEdge = Math.min(i, last - i);
      art.fill(
        band(i, chance.between(0.58, 0.76)),
        mix(colour, COAT.shade, atEdge === 0 ? 0.5 : atEdge === 1 ? 0.25 : 0),
      );
    });
  });
}

function haunch(art: Art): void {
  fallen(art, HAUNCH, [-5, 9]);
  art.clip(HAUNCH, () => {
    art.fill(closed('428,770! 440,744 466,720! 450,748 445,774 450,796 446,806! 430,796'), COAT.fair);
    art.fill(closed('446,806! 470,801 500,801 524,796 548,780! 548,830 500,826'), COAT.deep);
  });
  // the hind foot, flat on the table
  const foot = closed('512,826! 500,812 470,806 446,802 430,805 421,813 421,822 430,829! 470,830');
  art.fill(foot, COAT.fair).fill(closed('424,820! 450,818 490,820 512,826! 470,831 430,830'), COAT.shade);
  strokes(art, ['431,828 432,821 437,817', '443,829 443,823 447,819'], 1.5, COAT.ink, 0.1);
  strokes(
    art,
    ['486,708 462,722 443,744 433,768 433,786 440,801', '446,802 476,807 500,812'],
    2.4,
    COAT.ink,
    0.2,
  );
}

/** Lifted, the elbow at the ribs; the paw lies against the stone. */
function foreleg(art: Art): void {
  art.fill(ARM, COAT.shade);
  art.clip(ARM, () => {
    art.fill(
      closed(
        '264,640! 304,640 350,662 376,668 390,668! 396,684 388,702 374,708 354,698 332,684 312,676 296,684 270,690!',
      ),
      COAT.fair,
    );
    art.blot(
      ragged('386,668 394,680 392,694 382,706', () => 112, {
        count: 9,
        length: [14, 26],
        width: 8,
        seed: 'shoulder',
      }),
      COAT.fair,
    );
    art.fill(closed('264,640! 304,644 330,656 352,666! 330,670 306,664 292,668 280,664 266,668!'), COAT.lit);
  });
  fallen(art, ARM, [0, 0]);
  strokes(art, ['274,669 282,667 288,668', '272,655 280,655 286,658'], 1.6, COAT.ink, 0.05);
  strokes(
    art,
    ['308,684 328,694 350,710 371,728', '384,735 400,733 412,722', '352,668 366,671 378,678'],
    2,
    COAT.ink,
    0.15,
  );
}

/** Out of the line of the back, and round its feet. */
function tail(art: Art): void {
  const outline = closed(
    '537,770! 545,790 549,812 540,832 516,846 480,855 440,857 406,852 388,842 377,828! 392,830 412,831 442,833 478,832 504,827 519,815 526,798!',
  );
  art.fill(outline, COAT.shade);
  art.clip(outline, () => {
    art.fill(closed('370,840! 404,847 440,850 482,848 520,838 552,812! 570,880 370,880'), COAT.deep);
    art.fill(closed('370,824! 404,827 442,829 478,828 510,822! 486,838 440,841 404,838'), COAT.fair);
  });
  strokes(art, ['380,829 412,831 442,833 478,832 504,827 519,815'], 2, COAT.ink, 0.15);
}
