import { ink } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Path, ribbon } from '../../../kit/pen/index.ts';
import { cut, type World } from './world.ts';

/** Where its heels stand on the bank. */
const [X, Y] = [396, 624];

const SKIN = { fill: '#e0a27a', shade: '#ad6c58', rim: '#ffe6b0', soft: 3, rimWidth: 1.3 } as const;
const SHORTS = { fill: '#46537a', shade: '#2c3358', rim: '#cfd6cc', soft: 6 } as const;
const SHIRT = { fill: '#f3e8d0', shade: '#c0b09c', rim: '#fffbe6', soft: 5 } as const;
const SHOE = { fill: '#7a4632', shade: '#4a2a2c', rim: '#f0b880', soft: 2, rimWidth: 1.2 } as const;
const SOCK = { fill: '#c8493a', shade: '#8a2f34', rim: '#ffb890', soft: 2, rimWidth: 1.2 } as const;

const stands = (path: Path): Path => path.translate(X, Y);
const outline = (knots: string): Path => stands(closed(knots));

const SEAT = outline(
  '-8,-141! -24,-135 -34,-120 -39,-98 -43,-77! -30,-71 -15,-69! -8,-84 2,-93! 11,-86 18,-71! 30,-73 44,-79! 41,-100 37,-120 26,-134 10,-141',
);
const LEFT_LEG = outline(
  '-40,-80! -39,-64 -36,-53 -40,-38 -39,-26 -36,-12! -25,-12! -22,-28 -21,-42 -22,-54 -16,-74!',
);
const RIGHT_LEG = outline('18,-76! 23,-56 26,-46 27,-32 28,-14! 39,-14! 42,-32 44,-43 40,-55 43,-82!');

/** A child on the bank has bent down and looks at him between its own legs: so he hangs the right way up. */
export function child(world: World): void {
  const { art, at, tone } = world;
  const lines = (all: readonly string[], colour: string, weight = 1.3): void =>
    void art.blot(
      all.map((line, i) => at(ink(stands(curve(line)), weight, i, 0.1))),
      tone(colour),
    );
  // the back goes down behind the legs; the far arm holds the far shin
  cut(
    world,
    outline('14,-138! 34,-136 50,-124 60,-106 63,-88 58,-72! 40,-60 -10,-56! -16,-80 0,-100'),
    SHIRT,
  );
  lines(['38,-130 50,-112 54,-92', '46,-120 40,-104 42,-88'], '#9c8a80');
  head(world);
  cut(world, LEFT_LEG, SKIN);
  cut(world, RIGHT_LEG, SKIN);
  lines(['-36,-54 -30,-52 -24,-55', '27,-55 33,-53 39,-56'], '#9a5a4c');
  for (const [dx, dy] of [
    [0, 0],
    [64.6, -2],
  ] as const) {
    cut(
      world,
      outline('-39.6,-28! -31,-25 -21,-28! -23,-16 -24,-9! -37,-9! -38,-18').translate(dx, dy),
      SOCK,
    );
    cut(
      world,
      (dx
        ? outline('-38,-12! -40,-5 -37,1 -26,3 -13,2 -8,-2 -11,-6 -20,-8 -24,-13!')
        : outline('-39,-13! -42,-6 -40,1 -30,3 -20,2 -17,-3 -20,-7 -24,-13!')
      ).translate(dx, dy),
      SHOE,
    );
  }
  cut(world, SEAT, SHORTS);
  lines(
    [
      '0,-140 -3,-118 2,-95',
      '-34,-104 -22,-98 -8,-97',
      '36,-106 26,-99 12,-97',
      '-41,-84 -28,-78 -15,-76',
      '18,-78 30,-80 42,-85',
    ],
    '#232848',
    1.5,
  );
  hands(world, lines);
}

/** The near hand's fingers come round the near shin, the far arm from outside to the far one. */
function hands(world: World, lines: (all: readonly string[], colour: string, weight?: number) => void): void {
  cut(
    world,
    outline(
      '-40,-48! -45,-47.4 -46.6,-44 -44,-41.4! -48,-40.6 -48.4,-36.6 -45,-35! -47.6,-33.6 -47.4,-30 -44,-28.6! -45,-26 -42,-23.6 -37,-24.4! -32,-26 -31.6,-29! -29.6,-31 -30.4,-35! -28.6,-37 -29.6,-41! -29.6,-44.6 -33,-47.6!',
    ),
    SKIN,
  );
  lines(
    ['-44,-41.4 -38,-41.8 -30,-41', '-45,-35 -38,-35.4 -31,-35', '-44,-28.8 -38,-29.4 -32,-29'],
    '#8f4f44',
    1,
  );
  cut(world, outline('62,-84! 68,-70 69,-59! 63,-49 52,-38! 45,-44! 53,-56 56,-66 50,-78!'), SKIN);
  cut(
    world,
    outline(
      '51,-45! 44,-45.4 40,-47 37,-45.6! 37,-43.4 34,-43.6! 29.6,-42 29.4,-39! 27.8,-37 29.4,-34.4! 30,-31.6 34,-30.6! 40,-30 47,-33 54,-39!',
    ),
    SKIN,
  );
  lines(['29.6,-39 35,-39 40,-40', '29.6,-34.4 35,-34.8 41,-36', '37,-43.6 42,-42.6 46,-43'], '#8f4f44', 1);
  cut(world, outline('60,-102! 68,-90 71,-74! 60,-68 48,-72! 46,-86 50,-98!'), SHIRT);
  lines(['64,-92 58,-86 52,-84', '69,-78 62,-76 56,-77'], '#9c8a80', 1.2);
}

/** Of its head's box, which has it 100 high and upright. */
const SCALE = 0.44;

/** Upside down between the legs, three quarters of the face: it looks over to him and laughs. */
function head(world: World): void {
  const { art, at, tone } = world;
  const placed = (path: Path): Path => stands(path.scale(SCALE, -SCALE).rotate(6).translate(2, -42));
  const form = (knots: string): Path => placed(closed(knots));
  const fill = (path: Path, colour: string): void => void art.fill(at(placed(path)), tone(colour));
  const stroke = (knots: string, width: number, colour: string): void =>
    fill(ribbon(curve(knots), width, { start: 0.3, end: 0.3 }), colour);
  cut(world, form('-14,38! 16,38 20,66 -10,66!'), { fill: '#bd7d62', shade: SKIN.shade, soft: 3 });
  cut(
    world,
    form(
      '22,-26! 4,-40 -18,-40 -30,-32 -36,-16 -36,-1! -38,8 -37,20 -29,35 -15,45 -2,45 15,37 28,22! 32,6 30,-12',
    ),
    { ...SKIN, soft: 0.1, rimWidth: 1.1 },
    [placed(closed('44,-30! 20,-14 16,6 18,22 6,36 -4,40 -4,60! 50,50!')), '#c4805f'],
    [placed(ellipse(8, 19, 9, 6.4)), '#d9825f'],
    [placed(ellipse(-31, 20, 5, 5.4)), '#d9825f'],
  );
  fill(ellipse(0.6, 3, 5, 6.4), '#3a2424');
  fill(ellipse(-27.4, 3, 3.9, 5.8), '#3a2424');
  fill(ellipse(-1.2, 0.6, 1.8), '#fffaf0');
  fill(ellipse(-28.8, 0.6, 1.4), '#fffaf0');
  stroke('-6,1 1,-5.4 9,-0.4', 2.4, '#4a2228');
  stroke('-32,1 -26,-5 -21,0', 2.2, '#4a2228');
  stroke('-6,-14 2,-17 11,-13', 3, '#43282a');
  stroke('-33,-12 -27,-16 -21,-13.4', 3, '#43282a');
  fill(closed('-27,12! -30,16 -26,19 -20,18! -23,15'), '#b5694f');
  fill(closed('-26,26! -14,28 1,24! -2,33 -11,37 -21,34'), '#7a2c34');
  fill(closed('-24,27.6! -14,29.4 -1,26! -3,29.4 -14,32.4 -22,30.6'), '#fbf0da');
  cut(world, form('34,0! 42,0 44,12 36,20! 30,16 29,6'), { ...SKIN, fill: '#cf8c68', soft: 1.4 });
  cut(
    world,
    form(
      '30,20! 42,4 47,-18 48,-48 42,-84! 34,-62 30,-52! 27,-78 18,-96! 12,-70 7,-56! 0,-80 -10,-94! -12,-70 -14,-56! -24,-74 -32,-82! -31,-62 -32,-48! -36,-32 -37,-14! -28,-26 -12,-30 4,-24 16,-12! 20,0 22,12!',
    ),
    { fill: '#3a2a30', shade: '#241a26', rim: '#c98a60', soft: 3, rimWidth: 1.3 },
  );
  for (const lock of [
    '38,-4 40,-34 41,-68',
    '22,-20 24,-50 20,-80',
    '4,-30 0,-56 -7,-82',
    '-22,-34 -24,-52 -29,-70',
  ])
    stroke(lock, 2.2, '#5c4444');
}
