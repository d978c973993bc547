import { around, flat, INK, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, Path, ramp, ribbon } from '../../../kit/pen/index.ts';
import { COAT, RIM } from './form.ts';

/** Rump, loin, and the shoulder blade that stands over the back as it lies; the floor is its lower edge. */
const BODY =
  '20,554! 40,542 60,541 80,550 96,555 112,548 128,537 148,532 170,534 186,546 220,540! 330,560! 330,700 310,800! 200,812 20,812!';
/** Hip, thigh and knee in one, below the back; the shank goes back to the hock, the paw comes forward. */
const HAUNCH = '20,616! 46,600 74,601 100,620 121,650 134,688 136,720 127,748 108,768! 84,784 20,800!';
const HIND_PAW =
  '20,776! 60,772 96,774 122,781! 132,776 146,776 158,780! 168,780 178,786 184,794! 184,803 176,811 160,815 136,816 90,818 20,820!';
const FORELEG =
  '196,640! 240,622 280,650 300,690! 300,730 280,756 258,770! 264,776 274,774 288,773 300,776! 320,790 326,806! 316,818 296,824 274,826! 262,822 248,822! 230,828 210,826 197,818 190,800 188,770 188,706';

/** It lies asleep on its elbows; the frame cuts its quarters. In the card's own units. */
export function lion(art: Art): void {
  tail(art);
  flat(
    art,
    BODY,
    COAT.base,
    ['20,588 60,580 92,584 112,600 124,640 130,700 340,640 340,830 20,830', COAT.mid],
    ['96,600! 112,616 124,650 134,700 132,760 300,800 300,830 20,830 20,640 70,606', COAT.dusk],
    // ribs behind the shoulder blade, and the blade itself
    ['104,566! 112,586 116,616 112,640! 124,628 128,600 122,574', COAT.mid],
    [
      '20,560 42,546 60,545 80,554 96,559 112,552 128,541 148,536 172,538! 164,556 140,560 124,572 104,574 84,570 60,560 40,562',
      COAT.lit,
    ],
    ['122,574! 136,560 156,556 176,566 176,620 150,650! 134,640 126,610', COAT.base],
    ['128,580! 136,612 150,644 172,660! 176,700 140,690 126,640', COAT.dusk],
    { along: ['40,542 60,541 80,550 96,555 112,548 128,537 148,532 170,534'], paint: RIM, width: 4 },
  );
  strokes(
    art,
    ['121,574 124,604 136,636', '104,572 110,594 112,612', '90,570 96,584 98,598'],
    INK.form,
    COAT.line,
    0.3,
  );
  flat(
    art,
    HAUNCH,
    COAT.base,
    ['20,700 56,672 92,676 120,696 140,720 120,776 20,820', COAT.mid],
    ['20,740 62,722 98,732 126,748 104,780 20,820', COAT.dusk],
    ['20,782 60,770 96,774 110,772 84,800 20,820', COAT.dark],
    ['20,612! 46,598 74,599 102,619 124,654 136,690! 124,676 108,646 88,626 66,616 40,618', COAT.lit],
    { along: ['46,600 74,601 100,620 121,650 134,688'], paint: RIM, width: 2.4 },
  );
  strokes(art, ['108,768 126,750 136,722 133,690', '112,742 118,724 114,700'], INK.form, COAT.line, 0.24);
  strokes(art, ['56,640 80,656 96,690', '40,700 66,704 84,722'], INK.form, COAT.dusk, 0.3);
  paw(art);
  // the cave's dark lies over its quarters
  const dark = art.linear(190, 600, 60, 740, ramp(0, '#46182a', 0, 1, '#3a1430', 0.62));
  art.fill(Path.join(closed(BODY), closed(HAUNCH), closed(HIND_PAW)), dark);
  foreleg(art);
}

function paw(art: Art): void {
  flat(
    art,
    HIND_PAW,
    COAT.mid,
    ['20,798 110,796 160,802 200,806 180,824 20,824', COAT.dusk],
    ['60,770 96,773 122,780 146,776 178,786 150,788 100,784', COAT.base],
    { along: ['122,780 132,775 146,775 158,779', '160,780 170,780 180,787'], paint: COAT.lit, width: 4 },
  );
  strokes(
    art,
    ['158,780 152,794 155,812', '170,781 165,795 168,812', '122,781 119,790 122,800'],
    INK.form,
    COAT.line,
    0,
  );
}

/** Each toe of the paw, the far one first, and what of it is in the sun. */
const TOES = [
  [
    '302,776! 313,776 322,783 328,793 327,802 317,804! 310,794 304,786',
    '304,775 314,775 323,783 326,792 316,783',
  ],
  [
    '294,777! 306,779 317,787 322,799 320,809 309,811! 302,800 296,790',
    '297,776 307,778 318,787 321,796 309,785',
  ],
  [
    '283,780! 295,783 307,792 313,805 310,816 297,818! 291,806 285,794',
    '286,779 297,782 308,792 311,801 297,789',
  ],
  [
    '268,784! 282,787 296,797 301,811 296,823 279,825 270,819! 268,806 267,794',
    '272,783 284,786 297,797 299,807 284,794',
  ],
] as const;

/** Elbow and forearm on the floor from under the mane, a narrow wrist, the paw with its toes. */
function foreleg(art: Art): void {
  flat(
    art,
    FORELEG,
    COAT.base,
    ['180,640 214,660 224,720 232,770 244,796 268,800 300,808 300,840 180,840', COAT.mid],
    ['180,790 204,808 236,812 262,810 290,818 300,840 180,840', COAT.dusk],
    ['258,768! 266,774 288,771 304,775 296,786 272,786 260,796 254,786', COAT.lit],
    { along: ['264,776 274,774 288,773 300,776'], paint: RIM, width: 3.4 },
  );
  for (const [toe, top] of TOES)
    flat(art, toe, COAT.base, { side: [-1, 5], paint: COAT.mid }, { side: [2.4, 0], paint: COAT.dusk }, [
      top,
      COAT.lit,
    ]);
  strokes(
    art,
    [
      ...TOES.map(([toe]) => toe.split(' ').slice(0, 6).join(' ').replaceAll('!', '')),
      '258,770 255,784 260,800 258,820',
      '197,818 206,822 214,818',
    ],
    INK.form,
    COAT.line,
    0,
  );
}

function tail(art: Art): void {
  flat(art, limb('20,812 80,836 150,846 206,838', [11, 9, 7, 6], 16), COAT.mid, [
    '20,820 80,842 150,850 210,842 210,860 20,860',
    COAT.dusk,
  ]);
  for (const [lock, width, tone] of [
    ['192,838 224,850 254,854 290,840', 22, '#5c2c2c'],
    ['192,836 224,842 256,842 284,828', 18, '#7c4230'],
    ['192,835 220,834 246,832 268,818', 13, '#96552f'],
  ] as const)
    art.fill(ribbon(curve(lock), width, { start: 0.3, peak: 0.3, samples: 10 }), tone);
}

/** What the two throw over the floor, away from the light. */
export function shadows(art: Art): void {
  const shape = closed('20,800! 200,790 380,806 500,826! 440,846 300,850 160,862 20,876!');
  printed(art, around(shape, 4), () => void art.fill(shape, '#2c1a30'));
  art.fill(ellipse(344, 845, 50, 6), '#1c1024');
}
