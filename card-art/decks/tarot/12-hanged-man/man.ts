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
/** Hung by the foot it is drawn long: a rib cage that narrows to the waist. */
const TORSO = outline(
  '-27,-211! -28,-224 -29,-236 -34,-252 -40,-268 -43,-284! -45,-296 -36,-305 -20,-310 -8,-314! 6,-308 22,-315! 36,-312 52,-307 60,-298 58,-286! 55,-270 47,-254 40,-238 36,-226 32,-214! 3,-207',
);
/** Shoulder and upper arm in one; from the elbow the forearm goes back, and round the waist out of our sight. */
const ARMS = [
  {
    upper:
      '-14,-312! -32,-314 -50,-312 -63,-302 -69,-286 -75,-268 -83,-250 -88,-238! -84,-231 -76,-230 -69,-236! -60,-250 -52,-264 -46,-276 -40,-286 -32,-294!',
    forearm:
      '-66,-258! -84,-246 -89,-237 -86,-227 -78,-222 -62,-224 -44,-228 -20,-230! -14,-236 -14,-246! -36,-246 -56,-247!',
    behind: '-52,-260! -48,-244 -43,-234 -40,-218! -10,-216 -10,-260!',
    inside: '-36,-296! -46,-284 -54,-268 -62,-252 -72,-238! -66,-230 -30,-276!',
    lit: '-20,-316! -40,-316 -56,-311 -68,-298 -70,-284! -63,-290 -54,-299 -40,-304 -20,-306!',
  },
  {
    upper:
      '28,-313! 46,-316 64,-313 76,-303 81,-287 85,-269 91,-250 95,-236! 91,-228 84,-227 77,-233! 70,-249 63,-265 58,-278 53,-288 46,-296!',
    forearm:
      '74,-256! 91,-244 96,-235 94,-225 86,-219 72,-222 56,-227 30,-230! 26,-236 26,-246! 48,-245 64,-245!',
    behind: '62,-260! 58,-245 53,-234 49,-218! 20,-216 20,-260!',
    inside: '50,-297! 58,-285 65,-269 72,-252 80,-235! 74,-227 44,-277!',
    lit: '34,-317! 54,-317 70,-312 82,-299 84,-285! 77,-291 68,-300 54,-305 34,-307!',
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
  for (const { upper, forearm, behind, inside, lit } of ARMS) {
    cut(world, outline(forearm), { ...BLUE, soft: 3 }, [outline(behind), '#173350']);
    cut(
      world,
      outline(upper),
      { ...SLEEVE, soft: 3 },
      [outline(inside), '#2d6480'],
      [outline(lit), '#5a9aa8'],
    );
  }
  lines(
    [
      // where the cloth is bent round the elbow
      '-70,-237 -78,-242 -85,-240',
      '-66,-244 -75,-249 -82,-250',
      '-74,-231 -68,-234 -62,-236',
      '78,-234 85,-239 92,-237',
      '75,-242 83,-246 90,-247',
      '82,-228 76,-231 71,-234',
      // from the armpit
      '-44,-280 -52,-284 -60,-284',
      '-48,-272 -56,-274 -64,-272',
      '58,-282 66,-286 74,-286',
      '62,-274 70,-276 78,-274',
      '-50,-229 -56,-232 -60,-238',
      '60,-227 66,-230 70,-236',
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
    { ...BLUE, soft: 5 },
    // from the ribs to the waist the sides turn away; the breast takes the sun
    [outline('70,-320! 44,-300 42,-280 34,-256 26,-232 30,-200! 76,-200!'), '#24507a'],
    [outline('-54,-290! -34,-284 -30,-266 -22,-246 -20,-224 -22,-200! -54,-200!'), '#28577e'],
    [
      outline('-50,-304! -36,-292 -22,-284 -4,-286 14,-282 32,-286 46,-294 62,-304! 60,-320! -50,-320!'),
      '#3b779b',
    ],
    [
      outline('-44,-232! -20,-242 -10,-248 0,-241 10,-246 22,-242 32,-250 50,-244! 50,-200! -44,-200!'),
      '#1d3f60',
    ],
  );
  lines(
    [
      '-37,-258 -26,-254 -16,-246',
      '-31,-240 -22,-240 -14,-234',
      '44,-258 32,-254 24,-246',
      '37,-241 29,-240 22,-235',
      '8,-306 8,-276 6,-244',
      // the seams of the sleeves
      '-24,-309 -33,-300 -38,-284',
      '40,-310 49,-301 54,-286',
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
