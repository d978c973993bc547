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
  '-31,-215! -31,-230 -35,-244 -42,-260 -47,-278 -47,-292! -38,-303 -22,-309 -8,-312! 6,-306 22,-313! 40,-311 56,-305 63,-292! 60,-274 53,-256 43,-240 36,-226 33,-211! 3,-205',
);
/** From the shoulder, sunk towards his ears, round the elbow and in behind his back, where the wrist is slimmer. */
const ARMS = [
  {
    sleeve:
      '-20,-308! -36,-316 -52,-315 -64,-306 -74,-291 -83,-274 -91,-259 -94,-250 -91,-242 -84,-236! -70,-230 -54,-224 -38,-219 -22,-216! -22,-230! -36,-233 -50,-239 -60,-247 -66,-254! -60,-264 -50,-277 -40,-286 -28,-290!',
    forearm: '-96,-250! -88,-252 -78,-253 -64,-256! -50,-248 -20,-236 -10,-212! -60,-212 -100,-236!',
    inside: '-34,-304! -46,-292 -57,-277 -67,-262 -74,-252! -60,-246 -28,-276!',
  },
  {
    sleeve:
      '36,-309! 52,-317 68,-315 80,-305 89,-288 95,-270 99,-253 100,-243 96,-235 88,-230! 76,-224 60,-217 44,-211 28,-208! 28,-221! 44,-226 58,-231 68,-238 74,-246! 70,-258 63,-272 54,-284 44,-290!',
    forearm: '102,-244! 94,-246 84,-247 72,-248! 56,-238 30,-226 20,-204! 70,-206 106,-228!',
    inside: '48,-306! 60,-294 69,-278 76,-262 82,-247! 70,-240 44,-276!',
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
  cut(world, FREE_LEG, { ...RED, fill: '#b0382d', soft: 6 }, [
    // what hip and thigh of the other leg throw on it
    outline('-38,-226! -24,-196 -10,-174 -2,-166! -22,-166 -28,-180 -40,-200'),
    '#97302c',
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
    '#a43530',
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
  for (const { sleeve, forearm, inside } of ARMS)
    cut(
      world,
      outline(sleeve),
      { ...SLEEVE, soft: 4 },
      [outline(forearm), '#2f6588'],
      [outline(inside), '#2d6480'],
    );
  lines(
    [
      // where the cloth is bent round the elbow
      '-66,-254 -76,-252 -84,-254',
      '-66,-255 -74,-261 -82,-263',
      '-66,-252 -76,-246 -86,-245',
      '74,-246 84,-245 92,-247',
      '73,-248 81,-254 89,-257',
      '75,-244 84,-239 94,-239',
      // from the shoulder, whose weight pulls
      '-34,-310 -46,-303 -54,-291',
      '-44,-312 -58,-303 -66,-288',
      '50,-311 62,-304 70,-292',
      '62,-312 74,-303 81,-288',
      // the wrist's
      '-40,-221 -38,-226 -37,-232',
      '46,-213 45,-219 45,-225',
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
    [outline('70,-320! 34,-308 32,-286 36,-262 27,-238 24,-200! 76,-200!'), '#28557a'],
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
