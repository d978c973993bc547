import { around, flat, INK, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, Path, ramp, ribbon } from '../../../kit/pen/index.ts';
import { COAT, RIM } from './form.ts';

/** From the withers under the mane along the back to the hip, which the frame cuts; the floor is its lower edge. */
const BODY =
  '20,556! 44,541 72,536 100,544 128,556 152,558 178,548 220,530! 330,560! 330,700 310,800! 200,812 20,812!';
/** Hip, thigh and knee in one; the shank goes back to the hock, the paw comes forward. */
const HAUNCH = '20,560! 60,556 96,578 126,612 150,652 166,692 168,722 156,748 132,766! 100,786 20,800!';
const HIND_PAW = '20,770! 60,766 104,768 140,776 168,780 186,792! 190,804 182,814 150,817 90,816 20,818!';
const FORELEG =
  '196,640! 240,622 280,650 300,690! 306,726 300,752 287,770! 297,779 305,783 313,781 322,783! 328,784 333,790! 339,793 343,800 342,810 337,818! 328,825 312,829 290,827! 262,831 226,826 204,806 192,770 190,706';

/** It lies asleep on its elbows; the frame cuts its quarters. In the card's own units. */
export function lion(art: Art): void {
  tail(art);
  flat(
    art,
    BODY,
    COAT.base,
    ['20,590 80,572 130,590 190,590 340,640 340,830 20,830', COAT.mid],
    ['130,640 170,650 200,690 240,720 330,720 330,830 100,830 140,760 170,710', COAT.dusk],
    ['160,730 190,740 210,790 300,800 300,830 120,830 150,780', COAT.dark],
    [
      '20,560 46,545 74,540 100,548 128,560 152,562 178,552 210,536 210,556 176,572 148,578 124,574 98,562 72,554 48,562',
      COAT.lit,
    ],
    { along: ['44,540 72,535 100,543 128,555 152,557 178,547'], paint: RIM, width: 4 },
  );
  strokes(
    art,
    ['150,606 166,640 172,680', '176,600 190,640 196,690', '140,590 128,600'],
    INK.form,
    COAT.dusk,
    0.34,
  );
  flat(
    art,
    HAUNCH,
    COAT.base,
    ['20,690 60,660 110,664 150,690 172,716 150,770 20,820', COAT.mid],
    ['20,730 70,712 116,726 150,750 120,780 20,820', COAT.dusk],
    ['20,776 70,764 110,772 130,770 100,800 20,820', COAT.dark],
    ['30,556 62,555 98,577 128,612 146,640 120,640 90,622 60,610 30,612', COAT.lit],
  );
  strokes(art, ['130,764 152,750 166,724 164,694'], INK.form, COAT.line, 0.24);
  strokes(art, ['96,640 120,672 132,706', '60,700 90,712 112,732'], INK.form, COAT.dusk, 0.3);
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
    ['60,768 104,768 140,776 176,786 150,788 100,780', COAT.base],
    { along: ['104,767 140,775 168,779 187,791'], paint: COAT.lit, width: 4 },
  );
  strokes(art, ['150,780 146,792 150,808', '166,784 162,796 166,810'], INK.form, COAT.line, 0);
}

/** Shoulder and elbow under the mane, the forearm along the floor. */
function foreleg(art: Art): void {
  flat(
    art,
    FORELEG,
    COAT.base,
    ['180,640 214,660 220,720 228,770 250,800 322,812 344,820 240,836 180,800', COAT.mid],
    ['180,700 204,740 210,784 234,812 290,822 344,818 330,836 230,836 180,810', COAT.dusk],
    ['270,780 290,782 306,788 318,785 334,792 341,802 326,798 306,800 284,794', COAT.lit],
    ['290,690 304,724 298,752 286,774 270,770 282,740 284,710', COAT.lit],
    { along: ['287,770 297,778.4 305,782.4 313,780.4 323,782.4 334,789 343,800'], paint: RIM, width: 3.4 },
  );
  strokes(
    art,
    [
      '322,786 314,800 317,822',
      '333,791 326,803 329,818',
      '307,785 301,800 303,824',
      '222,768 232,792 256,804 280,806',
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
