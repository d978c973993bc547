import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  line,
  local,
  type Path,
  polygon,
  ramp,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';

/** The house at the end of the garden: sun on its wall, a lamp behind its window; paler than what is near. */
export function house(art: Art): void {
  const wall = polygon([
    [352, 190],
    [590, 176],
    [590, 706],
    [352, 700],
  ]);
  art.fill(wall, '#e6decb');
  stippled(art, wall, '#cbc1ab', [380, 440], [580, 480], [0, 0.7]);
  art.clip(wall, () => art.blot(treeShadow(), '#d2c7b1'));
  const eaves = closed('352,196! 590,186! 590,232! 352,244!');
  art.fill(eaves, '#cbc0aa');
  strokes(
    art,
    [line(352, 560, 590, 562), line(352, 606, 590, 609), line(352, 520, 590, 520)],
    INK.form,
    '#d6ccb7',
    0.2,
  );
  roof(art);
  window(art, local(art, 400, 268, 1));
  const plinth = roundRect(352, 660, 240, 48);
  art.fill(plinth, '#c6bda9');
  stippled(art, plinth, '#a69e8a', [352, 660], [352, 712], [0, 0.7]);
}

/** Of a tree that stands beside us. */
const treeShadow = (): Path[] =>
  [
    ['350,640 420,560 480,520 590,470', 13],
    ['420,560 440,500 500,470 580,420', 7],
    ['480,520 520,540 590,540', 6],
    ['350,500 380,470 396,420', 5],
    ['460,534 470,590 500,620', 5],
  ].map(([knots, width]) => ribbon(curve(knots as string), width as number, { start: 1, samples: 16 }));

/** Its eaves, and old snow on the shady tiles. */
function roof(art: Art): void {
  art.fill(closed('318,202! 400,96! 600,70! 600,190!'), '#b9b3a6');
  strokes(
    art,
    range(4, (i) => line(372 - i * 15, 134 + i * 18, 600, 126 + i * 17)),
    INK.form,
    '#a39c8e',
    0.2,
  );
  const snow = closed('352,158! 400,96! 600,70! 600,128! 540,142 500,126 452,150 420,136');
  art.fill(snow, '#f5f3e8');
  stippled(art, snow, '#c4cdc9', [430, 90], [450, 150], [0, 0.85]);
  art.fill(
    polygon([
      [318, 200],
      [600, 188],
      [600, 200],
      [318, 211],
    ]),
    '#978d7d',
  );
}

function window(art: Art, box: Local): void {
  box.fill(roundRect(-8, -8, 146, 178), '#a3866a');
  box.fill(
    roundRect(0, 0, 130, 162),
    box.radial(92, 40, 150, ramp(0, '#fff0b4', 0.35, '#fbcf7c', 1, '#dc9a56')),
  );
  box.fill(roundRect(0, 0, 22, 162), '#f9ebca');
  box.line([curve('8,0 6,80 9,162'), curve('16,0 17,80 15,162')], 2, '#dfc398');
  // the lamp hangs over the table
  box.line(curve('100,0 100,18 100,24'), 2, '#8a6446');
  box.fill(closed('86,40! 92,26 100,23 108,26 114,40!'), '#fffaf0');
  teaDrinker(local(art, ...box.at(72, 162), 1));
  box.line([line(66, 0, 66, 46), line(0, 46, 130, 46)], 3, '#a3866a');
  box.fill(roundRect(-14, 168, 158, 9), '#f6ead0');
  box.fill(roundRect(-14, 177, 158, 4), '#b79c78');
}

/** Somebody in profile with a knot of hair, the cup at the lips: dark before the lamp, its light on shoulder and nape. */
function teaDrinker(box: Local): void {
  box.fill(
    closed('-34,0! -35,-24 -30,-42 -20,-52 -8,-58! 8,-66! 16,-58 32,-50 42,-36 46,-16 47,0!'),
    '#946c5c',
  );
  box.fill(closed('10,-64! 16,-58 32,-50 42,-36 46,-16 47,0! 40,0! 38,-20 32,-38 20,-48 8,-54'), '#d9a377');
  box.fill(closed('-10,-72! 8,-78! 10,-60 -2,-54 -9,-58!'), '#7d5648');
  // the face looks down at the cup
  box.fill(
    closed(
      '2,-106! -10,-104 -15,-96! -16,-91 -20.6,-86.4! -19.6,-84.6 -17,-83.6! -18.6,-80.6 -17,-78.6! -17,-74 -13,-71.4 -6,-72! 6,-76 12,-90 8,-102',
    ),
    '#8f6350',
  );
  box.fill(
    closed('-13,-98! -12,-108 0,-113 12,-109 18,-98 17,-86 12,-77 6,-74! 2,-80 3,-90 -4,-96'),
    '#5d4438',
  );
  box.fill(ellipse(19, -111, 8.4, 8), '#5d4438');
  box.fill(closed('15,-118! 21,-119.4 27,-114 27.2,-108! 24,-113 19,-116'), '#a3745a');
  // forearm and hand round the cup
  box.fill(closed('0,-26! -18,-20 -33,-30! -38,-48 -36,-62! -27,-64! -25,-52 -22,-42 -6,-46!'), '#7d5648');
  box.fill(closed('-40,-76! -20,-74! -22,-61 -28,-56 -36,-58 -39,-65!'), '#fbf0da');
  box.fill(closed('-38,-60! -33,-67 -26,-68! -24,-63 -27,-57 -34,-54!'), '#8f6350');
  box.fill(ribbon(curve('-32,-80 -36,-89 -29,-98 -33,-110'), 3.4), '#fff8e2');
}
