import { around, INK, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  local,
  points,
  polygon,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';

const fur = lit({
  from: { towards: [-0.85, -0.5] },
  shade: '#191c20',
  rim: '#f6d9a8',
  rimWidth: 2.2,
  stray: 0.3,
  region: (outline) => around(outline, 16),
});

/** The roof before our window runs out of the picture at the right; its ridge is a good seat. */
export function roof(art: Art): void {
  const slope = polygon(points('236,890 330,838 424,812 570,784 570,890'));
  art.fill(slope, '#4d4a42');
  const tiles = range(5, (row) =>
    range(13, (i) => {
      const x = 262 + i * 26 + (row % 2) * 13;
      const y = 868 - (x - 262) * 0.25 + row * 17;
      return curve(`${x - 13},${y} ${x - 4},${y + 7} ${x + 4},${y + 7} ${x + 13},${y - 5}`);
    }),
  ).flat();
  strokes(art, tiles, INK.form, '#292a28', 0.08);
  stippled(art, slope, '#22262a', [340, 830], [470, 890], [0, 0.9]);
  const ridge = range(8, (i) => {
    const x = 300 + i * 36;
    const y = 852 - i * 8.6 - (i < 2 ? (2 - i) * -6 : 0);
    return closed(
      `${x - 22},${y + 10}! ${x - 20},${y - 4} ${x - 4},${y - 11} ${x + 16},${y - 13} ${x + 20},${y - 2}! ${x + 18},${y + 6}!`,
    );
  });
  for (const tile of ridge) fur(art, tile, '#7d6850', 4, { shade: '#33302c' });
}

/** A cat that has stopped on the ridge and looks up. */
export function cat(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  const tail = ribbon(curve('22,-8 40,2 46,24 36,44 40,60'), 13, { start: 1, end: 0.6, samples: 14 });
  fur(art, box.place(tail), '#3a3a3c', 3);
  fur(
    art,
    box.place(closed('-30,0! -36,-18 -33,-40 -24,-62 -12,-78 4,-80 18,-72 28,-54 35,-32 36,-12 30,2! 0,5')),
    '#3a3a3c',
    10,
  );
  fur(
    art,
    box.place(
      closed(
        '-23,-84 -26,-96 -22,-108! -24,-127! -10,-116 0,-118 9,-118! 20,-132! 21,-112! 24,-98 20,-84 8,-74 -10,-74',
      ),
    ),
    '#3a3a3c',
    6,
  );
  box.fill([closed('-20,-110! -21,-121! -13,-114!'), closed('12,-117! 18,-125! 18,-113!')], '#6a4a44');
  strokes(box, ['-8,-66 -14,-40 -14,-14', '12,-62 16,-38 14,-12'], INK.form, '#1c1e22');
  strokes(box, ['-20,-74 -6,-68 8,-68 20,-74'], 4, '#c8505c', 0.02);
  art.line(
    [line(...box.at(-24, -86), ...box.at(-44, -92)), line(...box.at(-24, -84), ...box.at(-44, -82))],
    0.8,
    '#d8c8a8',
  );
  box.fill(ellipse(-2, -65, 3, 3.4), '#e0b458');
}
