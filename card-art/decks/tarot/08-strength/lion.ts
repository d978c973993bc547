import { around, flat, INK, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, ramp, ribbon } from '../../../kit/pen/index.ts';
import { COAT, RIM } from './form.ts';

/** From the withers under the mane along the ribs, which the frame cuts. */
const RIBS = '20,560! 46,553 72,552 92,546! 170,560 200,640 200,800! 110,812 20,812!';
/** Shoulder blade, shoulder and upper arm in one, down to the elbow on the floor. */
const SHOULDER =
  '180,542! 158,534 136,529 118,532 104,543 97,560 95,582 97,604 92,630 83,658 79,688 83,716 92,738 86,758 78,780 82,800 108,816! 180,826 260,826! 330,700 260,560!';
/** From the elbow along the floor to the wrist; the paw is broader than both. */
const FOREARM =
  '120,752! 158,748 196,756 230,764 258,770! 270,764 286,763 300,769 311,780 317,794 317,810 310,822 296,828! 268,829 236,828 190,828 140,824 104,814! 96,790 102,766';
const FAR_PAW = '250,760! 280,752 306,752 324,758 338,770 342,786 334,796! 300,800 250,800!';

/** It lies asleep on its elbows; the frame cuts its quarters. In the card's own units. */
export function lion(art: Art): void {
  flat(
    art,
    RIBS,
    COAT.mid,
    ['20,600 50,588 80,600 110,640 110,700 100,830 20,830', COAT.dusk],
    ['20,690 50,670 76,690 96,740 100,830 20,830', COAT.dark],
    ['20,566 46,558 74,558 96,552 96,540 20,540', COAT.base],
    { along: ['30,556 46,553 72,552 92,546'], paint: COAT.lit, width: 4 },
  );
  strokes(
    art,
    ['72,584 64,610 62,640', '58,600 52,622 51,648', '80,560 76,590 74,640 78,690', '54,566 62,572 72,572'],
    INK.form,
    COAT.dark,
    0.2,
  );
  // the cave's dark lies over its ribs
  art.fill(closed(RIBS), art.linear(120, 580, 50, 760, ramp(0, '#46182a', 0.1, 1, '#3a1430', 0.66)));
  flat(art, FAR_PAW, COAT.dusk, ['270,752 306,752 326,758 340,772 322,770 296,764 270,764', COAT.mid]);
  strokes(art, ['318,764 310,776 312,794', '330,770 324,782 326,796'], INK.form, COAT.line, 0);
  shoulder(art);
  foreleg(art);
}

function shoulder(art: Art): void {
  flat(
    art,
    SHOULDER,
    COAT.base,
    // the blade's far side, the hollow before the upper arm, the elbow away from the sun
    ['76,560 104,556 108,592 112,624 104,650 104,690 116,724 122,752 128,830 70,830 70,620', COAT.mid],
    ['76,640 94,636 88,664 88,694 100,728 102,756 108,790 128,830 70,830', COAT.dusk],
    ['150,600 176,640 190,700 210,760 300,770 300,830 180,830 168,780 172,740 160,680', COAT.mid],
    ['168,650 190,700 206,750 270,764 270,790 200,770 176,740', COAT.dusk],
    ['180,538 136,524 112,530 100,550 112,556 130,548 150,552 176,566 190,560', COAT.lit],
    ['116,566 130,560 142,572 150,604 156,650 152,690 140,680 134,640 124,604', COAT.lit],
    { along: ['170,537.4 158,533.4 136,528.4 118,531.4 103.4,543.6 94.4,564'], paint: RIM, width: 4 },
  );
  strokes(
    art,
    [
      '112,546 122,584 138,640 142,690',
      '156,560 164,600 176,650 186,690',
      '128,700 132,726 124,752 128,772',
      '112,650 118,680 114,706 104,728',
      '150,716 148,734 154,748',
    ],
    INK.form,
    COAT.dusk,
    0.22,
  );
  // short hair lies down and back
  strokes(
    art,
    [
      '108,590 104,602 103,616',
      '120,616 117,630 117,642',
      '100,630 98,644 99,656',
      '132,648 131,662 132,674',
      '112,664 111,678 113,690',
      '142,588 142,602 145,614',
      '126,576 124,586 124,598',
    ],
    INK.detail,
    COAT.dark,
    0.1,
  );
  // a tuft stands off at the elbow
  for (const lock of ['92,770 80,786 72,806', '98,786 88,802 82,820', '94,744 82,758 74,774'])
    art.fill(ribbon(curve(lock), 11, { start: 0.8, peak: 0.2, samples: 8 }), COAT.dusk);
}

/** The forearm along the floor, its paw before her foot. */
function foreleg(art: Art): void {
  flat(
    art,
    FOREARM,
    COAT.base,
    ['90,800 140,794 200,804 262,808 286,816 330,818 330,840 90,840', COAT.mid],
    ['90,812 140,810 210,818 270,822 320,826 320,840 90,840', COAT.dusk],
    ['90,770 110,764 116,790 132,812 110,824 90,810', COAT.dusk],
    ['130,748 160,744 200,752 258,766 286,760 304,768 296,774 272,772 250,780 200,766 160,758', COAT.lit],
    {
      along: [
        '120,751.4 158,747.4 196,755.4 230,763.4 258,769.4',
        '258,769.4 270,763.4 286,762.4 300,768.4 311.6,780 317.6,794',
      ],
      paint: RIM,
      width: 3.6,
    },
  );
  // three toes, each rounder than the last, and the heel of the paw
  for (const [toe, under] of [
    [
      '294,786! 304,783 314,789 319,800 317,813 309,821 299,820! 293,806',
      '292,812 304,814 320,806 318,826 292,826',
    ],
    [
      '276,790! 287,785 298,790 305,803 304,817 296,826 284,826! 275,812',
      '272,816 288,820 306,812 304,832 272,832',
    ],
    [
      '256,796! 267,789 279,793 287,806 286,820 278,829 264,829! 255,816',
      '252,820 270,823 288,816 286,836 252,836',
    ],
  ] as const)
    flat(art, toe, COAT.base, [under, COAT.mid], {
      along: [toe.slice(0, toe.lastIndexOf('!'))],
      paint: COAT.line,
      width: 3,
    });
  strokes(
    art,
    [
      '232,774 240,784 242,800',
      '150,762 140,776 142,794',
      '176,770 206,778 226,790',
      '250,782 256,788 258,796',
    ],
    INK.form,
    COAT.dusk,
    0.1,
  );
}

/** What the two throw over the floor, away from the light. */
export function shadows(art: Art): void {
  const shape = closed('20,800! 200,790 380,806 500,826! 440,846 300,850 160,862 20,876!');
  printed(art, around(shape, 4), () => void art.fill(shape, '#2c1a30'));
  art.fill(ellipse(344, 845, 50, 6), '#1c1024');
}
