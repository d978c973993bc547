import { finger } from '../../../kit/figure/finger.ts';
import { flat, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
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
    box.radial(42, 40, 150, ramp(0, '#fff0b4', 0.35, '#fbcf7c', 1, '#dc9a56')),
  );
  box.fill(roundRect(0, 0, 22, 162), '#f9ebca');
  box.line([curve('8,0 6,80 9,162'), curve('16,0 17,80 15,162')], 2, '#dfc398');
  box.line([line(74, 0, 74, 19), line(0, 19, 130, 19)], 3, '#a3866a');
  // the lamp hangs over the table, before the bars
  box.line([line(42, 0, 42, 28)], 2, '#8a6446');
  box.fill(closed('27,43! 33,29 42,25 51,29 57,43!'), '#fffaf0');
  teaDrinker(local(art, ...box.at(82, 162), 1.04));
  box.fill(roundRect(-14, 168, 158, 9), '#f6ead0');
  box.fill(roundRect(-14, 177, 158, 4), '#b79c78');
}

const SKIN = { lit: '#ffe0ac', base: '#dc9c6c', shade: '#a5674c', line: '#75432f' } as const;
const WOOL = { lit: '#c9c39a', base: '#7f8c7c', shade: '#56645c', line: '#435049' } as const;
const HAIR = { base: '#4f3830', lit: '#a06f48' } as const;

/** Somebody in profile with a knot of hair, an elbow on the sill, the cup at the lips: the lamp before them has brow, nose, fingers and sleeve. */
function teaDrinker(box: Local): void {
  flat(
    box,
    '-15,0! -18,-14 -18,-28 -14,-40 -8,-49 -2,-56! 8,-50 19,-51 26,-59! 37,-51 45,-39 49,-22 51,0!',
    WOOL.base,
    ['0,-58! -7,-44 -7,-28 -2,4! 60,4! 58,-62! 26,-62!', WOOL.shade],
    ['-26,4! -26,-40 -6,-58! -10,-46 -14,-38 -15,-24 -12,4!', WOOL.lit],
  );
  // out of the shoulders and forward
  flat(box, '-4,-76! -1,-68 -1,-60 -3,-52! 8,-46 20,-49 30,-57! 22,-63 18,-71 16,-86! 4,-88!', SKIN.base, [
    '-14,-66! 0,-69 10,-80! 9,-68 13,-57 14,-44! 34,-44! 26,-92!',
    SKIN.shade,
  ]);
  // the collar
  flat(box, '-5,-59! 2,-53 12,-52 21,-56 25,-61! 29,-58 24,-50 12,-46 0,-47 -7,-54!', WOOL.base, [
    '-9,-60! 0,-54 6,-52! 4,-44! -9,-50!',
    WOOL.lit,
  ]);
  drinkersHead(box);
  cupInHand(box);
  arm(box);
}

function drinkersHead(box: Local): void {
  flat(
    box,
    '-4,-110! -12,-107 -16.4,-101 -17,-95.4 -16.4,-92! -19.6,-88.4 -23,-84.2! -22,-82.4 -18.6,-81.6! -19.8,-79.2! -18,-77.6! -18.8,-75.6! -16.8,-73.6 -17.4,-70.4 -14,-66.8 -8,-67.4 4,-73 14,-84 12,-104!',
    SKIN.base,
    ['-2,-112! -6,-96 -5,-86 -8,-76 -14,-66! 20,-60! 20,-112!', '#c4845a'],
    ['8,-84! -1,-74 -12,-67! 20,-60!', SKIN.shade],
    [
      '-6,-112! -12,-102 -13.6,-95 -13,-90 -18,-83.6 -17,-81! -16,-77 -15,-71 -12,-66! -30,-66! -30,-112!',
      SKIN.lit,
    ],
    ['-12.6,-88! -8,-88.6 -6,-84 -9,-80.6 -13,-82!', '#f0b888'],
  );
  // the lid lowered to the cup
  strokes(box, ['-16,-90.4 -13.4,-88.8 -9.6,-90.2'], 1.5, SKIN.line, 0);
  strokes(box, ['-16.2,-96 -12.6,-97.8 -8,-96.4'], 1.5, HAIR.base, 0);
  flat(
    box,
    '-13.4,-100! -13,-108 -6,-114 4,-116 14,-111 20,-101 20,-90 15,-80 8,-75! 5,-80 5,-86! 8,-91 5,-96 1,-94! -2,-100 -8,-103!',
    HAIR.base,
    ['-14,-100! -14,-110 -4,-118 8,-118! -2,-113 -8,-107 -8,-103!', HAIR.lit],
  );
  flat(box, '12,-112! 12,-121 20,-125 28,-121 29,-112 23,-107 15,-108!', HAIR.base, [
    '10,-112! 12,-124 22,-127! 17,-121 15,-114!',
    HAIR.lit,
  ]);
  strokes(
    box,
    ['-2,-108 6,-107 13,-102', '2,-101 9,-98 14,-91', '16,-112 21,-111 25,-114'],
    1,
    HAIR.lit,
    0.1,
  );
  flat(box, '1,-93! 4,-96.6 8,-94 7.4,-88 4,-84.6 2,-87!', SKIN.base, [
    '9,-96! 5,-90 4,-84! 10,-84!',
    SKIN.shade,
  ]);
}

/** The upper arm leans forward from the shoulder to the elbow on the sill, from there the forearm goes up to the cup. */
function arm(box: Local): void {
  flat(
    box,
    '12,-40! 14,-48 22,-53 31,-50 37,-42 38,-31 34,-19 27,-9 19,-2 12,1 5,0 -2,-6 -11,-19 -19,-36! -14,-43 -6,-45! 0,-37 6,-29 11,-23! 12,-31',
    WOOL.base,
    // away from the lamp: the upper arm's back, and the forearm where it meets it
    ['42,-52! 36,-46 34,-34 29,-22 21,-11 10,3! 44,4!', WOOL.shade],
    ['-8,-48! 0,-37 6,-29 11,-23! 12,-16 11,-10! 5,-14 -3,-26 -11,-41!', WOOL.shade],
    ['-24,-36! -17,-36 -8,-19 1,-7 6,3! -14,3!', WOOL.lit],
    ['9,-40! 14,-50 24,-56 34,-50! 25,-49 19,-45 15,-37!', WOOL.lit],
  );
  strokes(
    box,
    [
      '11,-24 14,-17 13,-9',
      '12,-22 19,-21 25,-23',
      '-4,-43 1,-36 6,-29 11,-23',
      '4,-2 8,-6 9,-10',
      '38,-38 36.6,-28 31,-15 24,-6',
    ],
    1.3,
    WOOL.line,
    0.1,
  );
  // the cuff
  flat(
    box,
    '-22.4,-38! -18,-45.6 -8,-49.4! -4.6,-44.6 -8,-39 -18,-32.6!',
    WOOL.base,
    ['-24,-38! -18,-47 -13,-48! -17,-40 -18,-32!', WOOL.lit],
    ['-7,-50! -7,-44 -10,-37! -2,-36! -2,-50!', WOOL.shade],
  );
}

/** From the knuckle round the cup's side, and the finger's breadth; the little one first. */
const FINGERS = [
  ['-22.4,-53.8 -28.4,-52.4 -34.8,-53.8', 5],
  ['-24.4,-58.4 -31.4,-57.4 -39,-59.4', 5.6],
  ['-24.8,-63.2 -32.4,-63.2 -40.8,-65.2', 5.8],
  ['-23.4,-67.8 -31.4,-68.6 -40,-70.4', 5.6],
] as const;

function cupInHand(box: Local): void {
  flat(box, '-42,-78! -20,-75! -20.6,-64 -24,-56 -31,-54 -37.6,-56 -41,-65!', '#fff6e0', [
    '-27,-78! -28,-66 -32,-56! -18,-54! -18,-76!',
    '#dcbf98',
  ]);
  box.fill(closed('-42,-78! -31,-78.6 -20,-75! -31,-75.4'), '#8a5a3c');
  // the thumb beside it, on the side that is towards her
  flat(
    box,
    '-9.6,-47! -12.6,-54 -15,-59.6 -16.6,-64.6 -18,-68.2 -20,-69.4 -21.8,-68 -22,-63 -18,-52!',
    SKIN.base,
    { side: [1.1, 0.2], paint: SKIN.shade },
    { side: [0, -1.2], paint: SKIN.lit },
  );
  for (const [course, breadth] of FINGERS)
    flat(
      box,
      finger(course, breadth),
      '#efb482',
      { side: [0.3, 1.4], paint: SKIN.shade },
      { side: [-1, -1.1], paint: SKIN.lit },
    );
  // the back of the hand, from the wrist to the arc of the knuckles
  flat(
    box,
    '-18,-39.4! -19,-45.4 -21.4,-50.4 -24.8,-53.4! -26.4,-56! -28,-58.4 -28,-60.8! -28.4,-63.4 -27.6,-65.8! -26.6,-69 -24,-70.4 -21,-67.4 -18,-61.4 -14.8,-55.4 -11.4,-51 -8,-43.4!',
    '#e2a675',
    [
      '-8.4,-41.4! -11.4,-49.4 -15.4,-55.4 -18.4,-61.4 -20.4,-66.4! -15.4,-63.4 -5.4,-53.4 -3.4,-41.4!',
      SKIN.shade,
    ],
    ['-19.4,-41.4! -20.4,-48.4 -24.4,-54.4 -27.4,-60.4 -26.4,-69.4! -31.4,-69.4 -31.4,-49.4!', SKIN.lit],
  );
  strokes(
    box,
    [
      '-26,-56 -29.4,-55.4 -32.8,-55.8',
      '-27.6,-60.8 -31.4,-60.4 -35.4,-61.2',
      '-27.2,-65.8 -31.4,-66 -36.4,-67',
    ],
    0.9,
    SKIN.line,
    0.1,
  );
  box.fill(ribbon(curve('-31,-82 -35,-91 -28,-99 -32,-110'), 3), '#fff8e2', 0.9);
}
