import { ink } from '../../../kit/hand/index.ts';
import { closed, curve, type Path, ribbon } from '../../../kit/pen/index.ts';
import { armBehind, armDown, SHIRT, SKIN } from './arms.ts';
import { head } from './head.ts';
import { cut, type World } from './world.ts';

/** The sole of the foot that he hangs by. */
const [X, FOOT] = [230, 148];
/** Units of the picture to one of those that he is written in. */
const SIZE = 1.14;

const RED = { fill: '#ae362c', shade: '#702431', rim: '#ffd08a', rimWidth: 2.4 } as const;
const BLUE = { fill: '#235272', shade: '#173450', rim: '#ffe6b0', soft: 5, rimWidth: 2.4 } as const;
const SHOE = { fill: '#d8953c', shade: '#8f5430', rim: '#ffe2a0', soft: 3, rimWidth: 1.4 } as const;

/** Written as if he stood on that foot, 360 high: he is turned over as he is hung. */
export const hung = (path: Path): Path => path.map((x, y) => [X + x * SIZE, FOOT - y * SIZE]);
const outline = (knots: string): Path => hung(closed(knots));

/** The hip that nothing holds sinks: belt and skirt slope with it. */
const slope = (path: Path): Path => hung(path.map((x, y) => [x, y + 0.17 * (x - 3)]));
const sloped = (knots: string): Path => slope(closed(knots));

const FREE_LEG = outline(
  '0,-216! -20,-222 -36,-219 -49,-206 -62,-188 -77,-166 -90,-146 -95,-135 -95,-125 -90,-117 -82,-113! -70,-108 -52,-102 -34,-99 -16,-99 12,-101! 12,-119! -6,-124 -24,-132 -40,-139 -52,-141 -61,-138! -53,-150 -38,-161 -18,-167 6,-166!',
);
const LEG = outline(
  '-34,-220! -14,-215 12,-209 37,-206! 43,-197 47,-184 46,-168 40,-148 31,-128 25,-112 21,-102! 24,-92 24,-79 20,-60 12,-36 8,-16! -7,-16! -8,-36 -13,-58 -15,-74 -13,-90 -10,-100 -12,-108 -13,-124 -12,-144 -6,-166! -14,-178 -26,-196',
);
const TORSO = outline(
  '-31,-215! -31,-230 -35,-244 -42,-260 -46,-278 -46,-292! -38,-303 -24,-309 -12,-312! 6,-304 24,-314! 36,-318 48,-316 58,-302! 60,-282 54,-260 44,-242 36,-226 33,-211! 3,-205',
);
/** He hangs by one ankle, the other leg crossed behind its knee, one arm at his back; the other hangs to the water. */
export function man(world: World): void {
  const lines = (all: readonly string[], colour: string, weight = 1.5): void => {
    const { art, at, tone } = world;
    art.blot(
      all.map((line, i) => at(ink(hung(curve(line)), weight, i, 0.12))),
      tone(colour),
    );
  };
  cut(
    world,
    outline('8,-124! 18,-130 28,-128 46,-123 61,-113! 63,-107 56,-104 44,-104 30,-103 18,-100 8,-101!'),
    SHOE,
  );
  cut(world, FREE_LEG, { ...RED, fill: '#98302b', soft: 8 }, [
    // what hip and thigh of the other leg throw on it
    outline('-38,-226! -24,-196 -10,-174 -2,-166! -22,-166 -28,-180 -40,-200'),
    '#7a2730',
  ]);
  lines(
    [
      '-60,-139 -69,-134 -77,-133',
      '-62,-136 -68,-128 -70,-121',
      '-88,-142 -84,-132 -86,-122',
      '-50,-139 -38,-133 -26,-130',
      '-40,-206 -30,-196 -22,-186',
      '-14,-172 -28,-176 -38,-184',
    ],
    '#6a2028',
  );
  cut(world, LEG, { ...RED, soft: 4 }, [
    outline(
      '50,-212! 22,-208 30,-190 30,-168 24,-144 17,-122 11,-110! 8,-102 14,-94 15,-80 11,-60 5,-38 4,-16! 40,-16! 60,-110',
    ),
    '#8a2b2d',
  ]);
  lines(
    [
      '-6,-164 -15,-178 -29,-200',
      '-5,-166 6,-173 20,-175',
      '-6,-160 4,-158 12,-153',
      '-24,-204 -8,-198 4,-188',
      '-9,-108 -3,-112 4,-108 6,-100',
      '-8,-96 0,-92 9,-96',
      '20,-106 14,-104 10,-99',
      '38,-202 26,-196 12,-196',
      '-12,-74 -8,-66 -7,-54',
    ],
    '#7c2530',
  );
  foot(world);
  armBehind(world, hung, lines);
  cut(world, outline('-10,-296! -9,-308 -8,-328! 22,-328! 22,-310 23,-298!'), SKIN, [
    outline('-12,-300! 4,-306 24,-300! 24,-314! 6,-318 -12,-312'),
    '#7c4844',
  ]);
  cut(
    world,
    TORSO,
    BLUE,
    [outline('-50,-262! -36,-268 -20,-286 2,-294 24,-286 40,-272 66,-266! 66,-330 -50,-330!'), '#2f6a8a'],
    [outline('-50,-286! -34,-288 -16,-300 -4,-316! -50,-330!'), '#4a88a0'],
    [outline('66,-284! 46,-284 28,-298 16,-314! 66,-330!'), '#4a88a0'],
    [
      outline('-44,-236! -20,-248 -10,-254 0,-247 10,-252 22,-248 32,-256 50,-250! 50,-200! -44,-200!'),
      '#173450',
    ],
  );
  lines(
    [
      '-40,-270 -26,-262 -14,-250',
      '52,-268 34,-262 24,-252',
      '7,-304 7,-276 5,-250',
      '-34,-300 -28,-284 -18,-272',
      '50,-300 40,-284 30,-274',
    ],
    '#12304a',
  );
  cut(world, outline('-12,-309! 4,-300 24,-311! 29,-304! 7,-290 -18,-303!'), SHIRT);
  skirt(world);
  head(world, hung, 8, -346);
  armDown(world, hung, lines);
}

/** The doublet's short skirt falls open over the belt, its lining out. */
function skirt(world: World): void {
  cut(
    world,
    sloped(
      '-31,-212! -39,-226 -43,-238! -34,-238 -30,-244! -20,-238 -12,-244! -2,-236 8,-242! 18,-238 26,-246! 34,-240 45,-242! 41,-228 35,-215! 3,-207',
    ),
    { fill: '#8fb4b4', shade: '#5c8894', rim: '#e6f2d4', soft: 4 },
    [
      [
        '-34,-214 -36,-226 -37,-236',
        '-20,-211 -22,-224 -24,-234',
        '-4,-210 -5,-222 -6,-232',
        '14,-210 14,-222 14,-234',
        '28,-213 32,-226 35,-236',
      ].map((line, i) => ink(slope(curve(line)), 1.5, i, 0.1)),
      '#3f6c80',
    ],
  );
  cut(world, sloped('-29,-209! 3,-203 33,-211! 33,-218! 3,-211 -30,-217!'), {
    fill: '#e6b358',
    shade: '#9c6a34',
    rim: '#fff0b8',
    soft: 2,
  });
}

/** The shoe, its sole to the bough, and the rope's three turns below it. */
function foot(world: World): void {
  cut(
    world,
    outline('9,-24! 12,-10 12,-1 7,4 -4,3 -16,3 -30,0 -42,-7! -45,-12 -39,-15 -26,-16 -14,-19 -8,-26!'),
    SHOE,
  );
  const { art, at, tone } = world;
  art.blot(
    ['-6,-24 -4,-14 4,-6 12,-5', '-26,-15 -22,-8 -24,0'].map((seam, i) =>
      at(ink(hung(curve(seam)), 1.3, i, 0)),
    ),
    tone('#8f5430'),
  );
  for (const [y, half] of [
    [-26, 9],
    [-31.4, 9.6],
    [-36.8, 10.4],
  ] as const)
    cut(
      world,
      outline(
        `${-half},${y - 1}! ${-half - 2.6},${y + 1.4} ${-half},${y + 4} 0,${y + 1} ${half},${y + 3}! ${half + 3},${y + 0.6} ${half},${y - 2} 0,${y - 4.4}`,
      ),
      {
        fill: '#ead2a0',
        shade: '#a07a50',
        soft: 1.6,
      },
    );
}

/** From the bough, where it is thrown over and knotted, down behind his heel. */
export function rope(world: World): void {
  const { art, at, tone } = world;
  const tones = { fill: '#ead2a0', shade: '#a07a50', soft: 1.8 } as const;
  const hanging = curve('246,134 247,154 244,168 238,182');
  cut(world, ribbon(hanging, 5, { start: 1, end: 0.8, samples: 12 }), tones);
  art.blot(
    hanging
      .walk(11)
      .slice(1, -1)
      .map(({ x, y }, i) => at(ink(curve(`${x - 2},${y + 1.6} ${x + 2},${y - 1.6}`), 1.1, i, 0))),
    tone('#8a6040'),
  );
  // over the bough: each turn is round where it leaves our sight
  const over = (knots: string): Path => closed(knots).scale(1.14).translate(7.6, -70);
  for (const x of [201, 207, 213])
    cut(
      world,
      over(
        `${x},153! ${x + 2.4},149.6 ${x + 5.4},153! ${x + 7.4},166 ${x + 6.4},181! ${x + 1},181! ${x + 2},166`,
      ),
      tones,
    );
  cut(world, over('202,180! 201,184 204,187 211,188 218,187 221,183 219,179! 211,182'), tones);
}
