import { type Art, closed, line, range } from '../../../kit/pen/index.ts';
import { child } from './child.ts';
import { face, seen } from './view.ts';
import { woman } from './woman.ts';

/** They have spread a blanket: one leans back on the hands, a child holds the dark paper before the eyes. */
export function picnic(art: Art): void {
  const blanket = face([-0.86, 0, 5.6], [1.06, 0, 5.6], [0.92, 0, 4.3], [-0.86, 0, 4.3]);
  art.fill(blanket, '#c9b48c');
  const across = range(5, (i) =>
    line(...seen([-0.86, 0, 4.42 + i * 0.25]), ...seen([0.93 + i * 0.027, 0, 4.42 + i * 0.25])),
  );
  const away = range(9, (i) => line(...seen([-0.77 + i * 0.22, 0, 5.6]), ...seen([-0.78 + i * 0.2, 0, 4.3])));
  const shade = [
    '186,792! 240,778 300,782 322,794 326,806 290,813 226,812 180,808!',
    '330,770! 356,764 392,766 414,773 396,779 350,778!',
    '322,800! 352,804 378,811 366,817 332,816 312,810!',
  ].map((knots) => closed(knots));
  art.clip(blanket, () => {
    art.line([...across, ...away], 3.4, '#a8483c', 0.8);
    // the sky behind them is brighter than what comes down to their feet
    art.blot(shade, '#5c4a3a', 0.4);
  });
  child(art, 366, 767, 0.97);
  woman(art, 251, 804, 1);
}
