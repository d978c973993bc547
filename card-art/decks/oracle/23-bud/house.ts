import { outOfFocus } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  polygon,
  ramp,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';

/** The house at the end of the garden, beyond the eye's sharpness: sun on its wall, a lamp behind its window. */
export function house(art: Art): void {
  outOfFocus(art, 2.6, () => {
    const wall = polygon([
      [352, 190],
      [590, 176],
      [590, 706],
      [352, 700],
    ]);
    art.fill(wall, art.linear(352, 400, 560, 460, ramp(0, '#f5e3b8', 0.6, '#e3cda3', 1, '#c9b38f')));
    art.clip(wall, () => art.blot(treeShadow(), '#a0866c', 0.8));
    art.fill(
      roundRect(352, 180, 240, 130),
      art.linear(0, 206, 0, 304, ramp(0, '#8a745c', 0.9, 0.5, '#8a745c', 0.55, 1, '#8a745c', 0)),
    );
    roof(art);
    window(art, local(art, 400, 268, 1));
    art.fill(roundRect(352, 660, 240, 48), '#a89b80');
  });
}

/** Of a tree that stands beside us. */
const treeShadow = (): Path[] =>
  [
    ['350,640 420,560 480,520 590,470', 15],
    ['420,560 440,500 500,470 580,420', 8],
    ['480,520 520,540 590,540', 7],
    ['350,500 380,470 396,420', 6],
    ['460,534 470,590 500,620', 6],
  ].map(([knots, width]) => ribbon(curve(knots as string), width as number, { start: 1, samples: 16 }));

/** Its eaves, and old snow on the shady tiles. */
function roof(art: Art): void {
  art.fill(closed('318,202! 400,96! 600,70! 600,190!'), '#7f7b70');
  art.fill(closed('352,158! 400,96! 600,70! 600,128! 540,142 500,126 452,150 420,136'), '#e9e9de');
  art.fill(
    closed('368,150 410,116 470,112 520,106 600,98! 600,128! 540,142 500,126 452,150 420,136'),
    '#c9d0ca',
  );
  art.fill(
    polygon([
      [318, 200],
      [600, 188],
      [600, 202],
      [318, 212],
    ]),
    '#5f5549',
  );
}

function window(art: Art, box: Local): void {
  box.fill(roundRect(-8, -8, 146, 178), '#7a5f48');
  box.fill(
    roundRect(0, 0, 130, 162),
    box.radial(92, 40, 150, ramp(0, '#ffe9ae', 0.4, '#f3c27c', 1, '#a8744e')),
  );
  box.fill(roundRect(0, 0, 22, 162), '#f7e6c0');
  box.line([curve('8,0 6,80 9,162'), curve('16,0 17,80 15,162')], 2, '#d9b98a');
  // the lamp hangs over the table
  box.line(curve('96,0 96,18 96,24'), 2, '#7a5238');
  box.fill(closed('82,40! 88,26 96,23 104,26 110,40!'), '#fff6d8');
  teaDrinker(local(art, ...box.at(70, 162), 1));
  box.line(curve('66,0 66,81 66,162'), 4, '#8a6a4e');
  box.fill(roundRect(-14, 168, 158, 9), '#efe0ba');
}

/** Somebody with a knot of hair, the cup at the chin. Dark before the lamp. */
function teaDrinker(box: Local): void {
  const tone = '#5d4438';
  box.fill(closed('-38,0! -36,-34 -28,-52 -10,-60 -2,-66! 12,-66! 18,-58 36,-48 44,-24 46,0!'), '#7c5c50');
  box.fill([ellipse(1, -86, 16, 19), ellipse(20, -99, 9, 9), closed('-4,-72! 12,-72! 14,-58 -6,-58')], tone);
  box.fill(closed('-14,-84 -18,-78 -14,-74 -12,-70 -4,-68 0,-90'), '#8a6452');
  box.fill(closed('-4,-30! -22,-24 -34,-36 -34,-52! -26,-54! -20,-40 -2,-42'), '#6c4e44');
  box.fill(closed('-40,-70! -20,-68! -22,-54 -36,-55'), '#f7e9cc');
  box.fill(ribbon(curve('-32,-74 -36,-84 -29,-94 -33,-106'), 5), '#fff4d6', 0.8);
}
