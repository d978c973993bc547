import { flat, outOfFocus, strokes } from '../../../kit/hand/index.ts';
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
    art.fill(roundRect(352, 660, 240, 48), '#a89b80');
  });
  // the lamp and whoever sits by it hold the eye: half sharp
  outOfFocus(art, 1, () => window(art, local(art, 400, 268, 1)));
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
  box.fill(roundRect(-14, 168, 158, 9), '#efe0ba');
}

/** Somebody with a knot of hair, in profile, the cup at the lips: the day on the face, the lamp on the back. */
function teaDrinker(box: Local): void {
  const [skin, wool] = ['#b27f5e', '#80594e'];
  flat(
    box,
    '-34,2! -33,-28 -26,-44 -12,-53 -4,-59! 12,-60! 20,-55 37,-46 45,-25 48,2!',
    wool,
    ['-36,4! -34,-30 -24,-46! -14,-40 -18,-20 -14,4!', '#694840'],
    ['22,-55! 37,-46 45,-25 48,2! 38,2! 36,-22 28,-40!', '#c08a5e'],
  );
  flat(box, '-3,-72! 11,-76! 12,-57 5,-52 -4,-56!', '#94664c');
  flat(
    box,
    '-12,-102! -15.4,-95 -16.6,-89.6! -17.4,-87 -22,-81.4! -21,-79.4 -18,-79! -19,-76.6 -17.6,-75 -18,-72.6! -16.4,-68.6 -11,-67.6 -3,-71! 6,-80 4,-100!',
    skin,
    ['-12,-102! -18,-90 -23,-81 -18,-66! -11,-66! -13,-74 -12,-84 -9,-96!', '#e2b184'],
    ['-14,-67! -8,-71 -2,-77 4,-84! 8,-76 -2,-66!', '#8a5c46'],
  );
  flat(
    box,
    '-14.6,-98! -11,-107 1,-110.6 13,-105 18,-93 15,-80 9,-73! 4,-75 4,-80! 3,-89 -1,-94 -8,-97!',
    '#47312c',
    ['6,-109! 15,-104 20,-92 16,-78! 12,-80 14,-92 10,-102!', '#8a5a3c'],
  );
  flat(box, ellipse(19.6, -106, 8.8, 8.4), '#47312c', { side: [2.4, 0.4], paint: '#8a5a3c' });
  flat(box, ellipse(1.6, -84.6, 2.8, 4.4), '#c08a66');
  strokes(box, ['-15.6,-88.4 -13,-87 -9.6,-88.4', '-16,-93.6 -13,-95 -9.6,-94'], 1.3, '#47312c', 0);
  strokes(box, ['-18,-75.4 -14.6,-75.2'], 1.2, '#7a3c38', 0);
  // the sleeve's elbow on the table, the hand round the cup
  flat(box, '-24,-46! -34,-34 -43,-14 -41,2! -22,2! -20,-18 -14,-36!', '#735046');
  flat(box, '-44,-12! -43,-32 -39,-47! -29,-46! -27,-30 -26,-8!', '#8a6154', [
    '-46,-8! -45,-32 -40,-48! -37,-47! -39,-30 -40,-8!',
    '#b98a68',
  ]);
  flat(box, '-43,-73! -24,-72.4! -25,-61 -29,-56.6 -38,-56.6 -41.6,-61!', '#fff3d8', [
    '-30,-74! -22,-74! -26,-55! -34,-55!',
    '#d9b98e',
  ]);
  flat(box, '-39,-46! -41,-55 -39,-62 -33,-64 -28,-60 -27,-52 -29,-45!', skin, [
    '-42,-46! -42,-60 -36,-65! -36,-58 -38,-46!',
    '#e2b184',
  ]);
  box.fill(ribbon(curve('-34,-77 -38,-87 -31,-97 -35,-108'), 4), '#fff4d6', 0.75);
}
