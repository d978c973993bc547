import { byHand, flat, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  points,
  polygon,
  ramp,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';

const straight = (knots: string): Path => byHand(polygon(points(knots)), 0.9);

/** The house at the end of the garden: sun on its wall, a lamp behind its window. */
export function house(art: Art): void {
  const wall = straight('352,190 590,176 590,706 352,706');
  art.fill(wall, art.linear(352, 400, 560, 460, ramp(0, '#f7e7c0', 0.6, '#ecd9b2', 1, '#dcc8a3')));
  art.clip(wall, () => void art.blot(treeShadow(), '#cdb690'));
  // what the eaves lay on it
  art.fill(straight('352,204 590,190 590,236 352,252'), '#cbb48f');
  stippled(art, straight('352,250 590,234 590,262 352,280'), '#cbb48f', [470, 246], [470, 278], [1, 0]);
  roof(art);
  window(art, local(art, 400, 268, 1));
  art.fill(straight('346,662 590,662 590,708 346,708'), '#bfb293');
  strokes(art, ['350,663 470,662 580,663'], 2.2, '#f3e6c2', 0.05);
  strokes(
    art,
    ['350,684 420,685 470,684', '500,684 560,685', '396,664 396,684', '476,685 476,706', '540,664 540,684'],
    INK.detail,
    '#9d9176',
    0.1,
  );
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

/** Its eaves, rows of tiles, and old snow on the shady ones. */
function roof(art: Art): void {
  const tiles = straight('318,204 398,98 600,72 600,190');
  art.fill(tiles, '#a39d8f');
  art.clip(tiles, () => {
    strokes(
      art,
      ['340,176 470,162 600,152', '358,150 480,138 600,128', '330,192 460,184 600,174'],
      INK.form,
      '#8b8578',
      0,
    );
  });
  const snow = closed(
    '346,166! 398,98! 600,72! 600,140 572,150 548,142 520,134 494,142 470,158 444,152 424,140 398,146 372,168 356,176',
  );
  art.fill(snow, '#f4f2e6');
  art.clip(snow, () => {
    art.fill(
      closed('346,176! 380,146 420,124 470,134 520,116 600,118! 600,160! 470,170! 350,190!'),
      '#d3dbd6',
    );
  });
  art.fill(straight('316,202 600,187 600,200 318,215'), '#7d7263');
  strokes(art, ['318,203 460,196 590,188'], 2, '#e9dcbb', 0.05);
}

function window(art: Art, box: Local): void {
  box.fill(roundRect(-9, -9, 148, 180, 2), '#94765a');
  box.fill(
    roundRect(0, 0, 130, 162),
    box.radial(92, 40, 150, ramp(0, '#ffeab2', 0.4, '#f6cb88', 1, '#c08c60')),
  );
  // a shelf with cups behind her, a curtain drawn aside
  box.fill(roundRect(36, 46, 30, 3.4), '#a8784f');
  box.fill([closed('40,46! 39,38! 46,38! 45,46!'), closed('52,46! 50,34! 60,34! 58,46!')], '#dba768');
  box.fill(closed('0,0! 26,0! 22,60 20,110 25,162! 0,162!'), '#f8ead0');
  strokes(box, ['8,2 6,80 9,160', '17,2 15,80 17,160'], INK.form, '#d6b68c', 0);
  // the lamp hangs over the table
  box.line(curve('96,0 96,18 96,24'), 2, '#8a6040');
  box.fill(closed('80,42! 87,27 96,23 105,27 112,42!'), '#fffae2');
  box.fill(ellipse(96, 42, 16, 2.6), '#ffe7a6');
  box.clip(roundRect(0, 0, 130, 162), () => teaDrinker(local(art, ...box.at(70, 162), 1)));
  box.fill(roundRect(28, 0, 3.4, 162), '#94765a');
  box.fill(roundRect(-15, 168, 160, 10), '#f3e5c2');
  box.fill(roundRect(-15, 178, 160, 5), '#b89e78');
}

/** Somebody with a knot of hair, from the side, both hands about the cup, before the lamp. */
function teaDrinker(box: Local): void {
  const hair = '#5d4438';
  const jumper = '#8a5f56';
  // steam
  box.blot(
    [
      ribbon(curve('-30,-86 -34,-95 -29,-104 -33,-114'), 3.4),
      ribbon(curve('-23,-88 -26,-95 -22,-102 -25,-109'), 2.6),
    ],
    '#fff6da',
    0.85,
  );
  flat(box, '-12,0! -14,-24 -10,-46 -2,-58 8,-64! 22,-62! 38,-54 48,-36 52,0!', jumper, [
    '20,-66! 30,-44 32,-20 30,0! 60,0! 60,-60!',
    '#6f4a46',
  ]);
  // face and neck
  flat(
    box,
    '2,-104! -8,-104 -12.4,-98 -12.8,-93! -17,-87.4 -15.6,-85.4 -12.8,-85! -13.6,-80 -11.8,-76 -6,-74! -4,-66 -4,-58! 14,-58! 16,-80 14,-98',
    '#b98460',
    ['0,-106! 0,-92 -2,-80 -5,-73! -3,-56! 20,-56! 20,-106!', '#946549'],
  );
  strokes(box, ['-11,-92 -8.6,-91 -6.6,-92'], 1.1, hair, 0);
  flat(
    box,
    '-9,-104! -12,-108 -6,-115 6,-117 17,-111 21,-98 19,-84 14,-78! 8,-80 6,-88! 2,-92 0,-100! -4,-104',
    hair,
  );
  box.fill(ellipse(22, -113, 8.4, 8), hair);
  strokes(box, ['-2,-110 8,-108 14,-98', '18,-116 23,-114 26,-109'], 1.4, '#8a6a54', 0.1);
  // the arm on the table, the hand lifted with the cup
  flat(box, '22,-50! 10,-34 -2,-24 -12,-30 -22,-56! -30,-52! -26,-30 -18,-10 -4,-4 14,-8 30,-24', '#9a6c60', [
    '26,-46! 14,-26 0,-15 -10,-20! -14,-4! 20,-4! 34,-24!',
    '#7c544c',
  ]);
  box.fill(closed('-37,-82! -15,-80! -17,-68 -24,-64 -32,-65'), '#fbf0d4');
  flat(box, '-22,-54! -18,-60 -17,-68 -21,-73! -27,-72 -32,-66 -32,-58 -30,-51!', '#b98460');
}
