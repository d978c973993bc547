import { ink } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Path, ribbon } from '../../../kit/pen/index.ts';
import { head } from './head.ts';
import { cut, type World } from './world.ts';

/** The sole of the foot that he hangs by. */
const [X, FOOT] = [194, 192];

const RED = { fill: '#c5402f', shade: '#8a2a2e', rim: '#ffc890' } as const;
const BLUE = { fill: '#2f6588', shade: '#1d3f60', rim: '#bfe0d8' } as const;
const SLEEVE = { fill: '#3f7f97', shade: '#27566f', rim: '#d8f0dc' } as const;
const SHOE = { fill: '#d8953c', shade: '#8f5430', rim: '#ffe2a0', soft: 3, rimWidth: 1.4 } as const;

/** Written as if he stood on that foot, 360 high: he is turned over as he is hung. */
export const hung = (path: Path): Path => path.map((x, y) => [X + x, FOOT - y]);
const outline = (knots: string): Path => hung(closed(knots));

const FREE_LEG = outline(
  '-4,-202! -24,-213 -42,-209 -60,-187 -78,-160 -91,-140 -95,-127 -88,-115! -62,-108 -30,-103 -4,-102 12,-102! 12,-122! -14,-130 -38,-137 -54,-138 -62,-134! -50,-147 -34,-158 -4,-166!',
);
const LEG = outline(
  '-27,-218! 3,-212 31,-220! 38,-206 41,-190 40,-168 35,-140 27,-117 21,-104 21,-93 22,-78 18,-58 10,-34 8,-16! -7,-16! -8,-38 -12,-58 -13,-76 -11,-92 -9,-104 -10,-124 -11,-146 -8,-164! -18,-178 -34,-198',
);
const TORSO = outline(
  '-27,-211! -32,-232 -38,-256 -43,-276 -46,-292! -40,-302 -24,-307 -8,-311! 6,-305 22,-312! 40,-310 56,-304 62,-292! 56,-274 48,-254 41,-233 32,-214! 3,-207',
);
/** From a broad shoulder to the elbow; the forearm, tighter, goes behind his back. */
const ARMS = [
  {
    upper:
      '-24,-306! -40,-311 -57,-305 -69,-289 -78,-270 -88,-250 -92,-237! -84,-229 -72,-231 -64,-239! -55,-252 -44,-266 -32,-276!',
    forearm:
      '-90,-240! -89,-231 -82,-224 -66,-217 -46,-211 -28,-207 -14,-205! -14,-221! -32,-225 -48,-229 -62,-237 -70,-246!',
    inside: '-30,-300! -44,-290 -54,-272 -64,-252 -72,-238! -60,-230 -30,-270!',
  },
  {
    upper:
      '40,-308! 56,-313 73,-307 85,-291 93,-272 102,-253 106,-241! 98,-232 86,-234 78,-242! 69,-255 58,-269 46,-279!',
    forearm:
      '104,-243! 104,-234 97,-227 80,-220 60,-214 42,-209 26,-207! 26,-223! 46,-228 62,-232 76,-240 84,-249!',
    inside: '46,-302! 58,-292 68,-274 78,-256 86,-241! 74,-232 44,-270!',
  },
] as const;

/** He hangs by one ankle, the other leg crossed behind its knee, hands at his back, and is in no hurry. */
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
  cut(world, FREE_LEG, { ...RED, fill: '#b0382d', soft: 7 });
  lines(
    ['-88,-136 -80,-130 -72,-131', '-66,-133 -78,-127 -84,-119', '-60,-134 -50,-131 -40,-131'],
    '#6a2028',
  );
  cut(world, LEG, { ...RED, soft: 4 }, [
    outline(
      '50,-222! 20,-214 24,-190 26,-166 22,-140 15,-118 13,-103! 16,-92 13,-78 9,-60 5,-40 4,-16! 40,-16!',
    ),
    '#a43530',
  ]);
  lines(
    [
      '-6,-164 -16,-178 -32,-194',
      '-4,-166 8,-172 22,-173',
      '-5,-160 6,-157 14,-152',
      '-9,-108 -3,-112 4,-108 6,-100',
      '-8,-96 0,-92 9,-96',
      '20,-106 14,-104 10,-99',
      '36,-206 20,-200 4,-200',
      '-12,-74 -8,-66 -7,-54',
    ],
    '#7c2530',
  );
  foot(world);
  for (const { upper, forearm, inside } of ARMS) {
    cut(world, outline(forearm), { ...BLUE, soft: 4 });
    cut(world, outline(upper), { ...SLEEVE, soft: 3 }, [outline(inside), '#2d6480']);
  }
  lines(
    [
      // where the cloth is bent round the elbow
      '-88,-244 -80,-240 -72,-241',
      '-86,-252 -78,-250 -70,-250',
      '-80,-226 -70,-228 -64,-234',
      '102,-247 94,-244 86,-245',
      '99,-256 92,-254 85,-254',
      '94,-229 84,-231 78,-237',
      // from the seam of the shoulder
      '-38,-306 -46,-292 -50,-278',
      '-52,-303 -58,-290 -62,-276',
      '54,-308 62,-294 66,-280',
      '68,-306 74,-292 78,-278',
      '-58,-219 -48,-220 -38,-222',
      '72,-222 62,-223 52,-225',
    ],
    '#173a54',
  );
  cut(world, outline('-10,-296! -8,-308 -7,-326! 21,-326! 21,-310 23,-298!'), {
    fill: '#c98a68',
    shade: '#9a5c50',
  });
  cut(
    world,
    TORSO,
    { ...BLUE, soft: 7 }, // the far side's plane, and what the fallen skirt throws
    [outline('70,-320! 30,-308 27,-282 31,-254 25,-230 34,-200! 76,-200!'), '#28557a'],
    [outline('-50,-300! -30,-296 -12,-286 3,-290 20,-286 38,-296 66,-300! 60,-320 -50,-320!'), '#3b769a'],
    [
      outline('-44,-236! -20,-246 -10,-252 0,-245 10,-250 22,-246 32,-254 50,-248! 50,-200! -44,-200!'),
      '#1d3f60',
    ],
  );
  lines(
    [
      '-40,-270 -26,-262 -14,-250',
      '-36,-252 -24,-246 -16,-236',
      '50,-268 34,-262 24,-254',
      '44,-248 31,-246 24,-240',
      '7,-304 7,-276 5,-250',
      '-36,-292 -24,-282 -14,-270',
      '54,-290 42,-282 32,-272',
    ],
    '#153550',
  );
  if (world.clear)
    for (const y of [-296, -284, -272, -260])
      cut(world, hung(ellipse(3.4, y, 1.9, 2.1)), { fill: '#e6b358', shade: '#9c6a34', soft: 1 });
  skirt(world);
  head(world, hung, 8, -344);
}

/** The doublet's short skirt falls open over the belt, its lining out. */
function skirt(world: World): void {
  cut(
    world,
    outline(
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
      ].map((line, i) => ink(hung(curve(line)), 1.5, i, 0.1)),
      '#3f6c80',
    ],
  );
  cut(world, outline('-29,-209! 3,-203 33,-211! 33,-218! 3,-211 -30,-217!'), {
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
  const hanging = curve('210,178 211,196 208,212 202,222');
  cut(world, ribbon(hanging, 5, { start: 1, end: 0.8, samples: 12 }), tones);
  art.blot(
    hanging
      .walk(11)
      .slice(1, -1)
      .map(({ x, y }, i) => at(ink(curve(`${x - 2},${y + 1.6} ${x + 2},${y - 1.6}`), 1.1, i, 0))),
    tone('#8a6040'),
  );
  // over the bough: each turn is round where it leaves our sight
  for (const x of [201, 207, 213])
    cut(
      world,
      closed(
        `${x},153! ${x + 2.4},149.6 ${x + 5.4},153! ${x + 7.4},166 ${x + 6.4},181! ${x + 1},181! ${x + 2},166`,
      ),
      tones,
    );
  cut(world, closed('202,180! 201,184 204,187 211,188 218,187 221,183 219,179! 211,182'), tones);
}
