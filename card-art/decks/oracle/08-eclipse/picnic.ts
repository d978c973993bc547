import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, range } from '../../../kit/pen/index.ts';
import { child } from './child.ts';
import { face, seen } from './view.ts';
import { woman } from './woman.ts';

/** The blanket in metres: from left to right, from its near edge to the far one. */
const [LEFT, RIGHT, NEAR, FAR] = [-0.86, 0.94, 4.24, 6.1];
const STRIPE = 0.045;

/** They have spread a blanket: one leans back on the hands, a child holds the dark paper before the eyes. */
export function picnic(art: Art): void {
  blanket(art);
  child(art, 366, 767, 0.97);
  woman(art, 251, 804, 1);
}

/** Its edges lie on grass, so they wave; its checks run to the horizon. */
function blanket(art: Art): void {
  const edge = (along: number, wave: number): number =>
    0.014 * Math.sin(along * 5.2 + wave) + 0.012 * Math.sin(along * 12 + wave);
  const steps = range(19, (i) => i / 18);
  const across = (away: number, wave: number, from: number, to: number): string[] =>
    steps.map((t) => {
      const x = from + (to - from) * t;
      const corner = t === 0 || t === 1 ? '!' : '';
      return `${seen([x, Math.max(0, edge(x, wave)), away + 2.4 * edge(x, wave)])}${corner}`;
    });
  const outline = closed(...across(FAR, 1, LEFT, RIGHT), ...across(NEAR, 0, RIGHT, LEFT));
  art.fill(outline.translate(1, 3.4), '#1d1c12', 0.8);
  art.fill(outline, '#c9b48c');
  const checks = [
    ...range(10, (i) => LEFT + 0.08 + i * 0.19).map((x) =>
      face([x, 0, NEAR - 0.2], [x, 0, FAR + 0.2], [x + STRIPE, 0, FAR + 0.2], [x + STRIPE, 0, NEAR - 0.2]),
    ),
    ...range(10, (i) => NEAR + 0.08 + i * 0.19).map((z) =>
      face(
        [LEFT - 0.1, 0, z],
        [RIGHT + 0.1, 0, z],
        [RIGHT + 0.1, 0, z + STRIPE],
        [LEFT - 0.1, 0, z + STRIPE],
      ),
    ),
  ];
  const shade = [
    '186,792! 240,778 300,782 322,794 326,806 290,813 226,812 180,808!',
    '330,770! 356,764 392,766 414,773 396,779 350,778!',
    '322,800! 352,804 378,811 366,817 332,816 312,810!',
    // where it does not lie flat
    '286,830! 292,820 304,813 318,810! 310,818 306,830!',
    '392,812! 386,798 376,788! 388,792 400,804!',
    '160,830! 154,822 144,817! 158,818 168,830!',
  ].map((knots) => closed(knots));
  art.clip(outline, () => {
    for (const check of checks) art.fill(check, '#a8483c', 0.72);
    // the sky behind them is brighter than what comes down to their feet
    art.blot(shade, '#5c4a3a', 0.4);
    strokes(
      art,
      ['288,829 294,820 306,813', '388,795 396,804', '156,828 152,822 146,818'],
      1.6,
      '#efe0b8',
      0.1,
    );
  });
}
