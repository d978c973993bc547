import { ink } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Path, ribbon } from '../../../kit/pen/index.ts';
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

/** From the hip that sinks, round the knee that falls outward, in behind the knee of the other. */
const FREE_LEG = outline(
  '2,-214! -18,-224 -34,-221 -45,-214 -58,-205 -71,-194 -83,-180 -92,-166 -98,-155! -102,-147 -102.6,-138 -98,-130 -90,-125.4! -80,-121.6 -64,-117.6 -45,-112.4 -22,-106 0,-100! 14,-106! 4,-113 -6,-119.6 -18,-128.6 -30,-137.6 -42,-144.6 -53,-147.6 -62,-146.4 -67,-142! -60,-150 -48,-156 -34,-161 -20,-165 4,-164!',
);
const LEG = outline(
  '-34,-216! -12,-218 14,-214 35,-216! 39,-206 41,-194 40,-180 35,-163 28,-146 21,-131 17,-120 17,-112 14.6,-102! 17,-94 18,-84 15.6,-68 11.4,-50 8,-34 7,-20! -6,-20! -6.6,-34 -9,-50 -13.4,-64 -14.6,-77 -12,-90 -8.4,-101! -10,-110 -9,-119 -11,-132 -12,-146 -9,-160 -4,-172! -10,-182 -22,-196',
);
const TORSO = outline(
  '-29,-220! -28,-226 -27.4,-236 -31,-250 -36.6,-266 -41,-280! -37.4,-287 -35,-294 -32,-303.4! -22,-305 -10,-308.6! 6,-298 23,-310! 30,-313 37.4,-315.6! 40.4,-306 45,-296 51,-283! 49,-268 43,-252 35,-238 31,-226 32,-213! 3,-211',
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
    outline(
      '2,-100! 10,-112 17,-120 24,-124 31,-121 33,-114! 38,-102 43,-90 46,-79 46.4,-71 43,-66.4 38.6,-67 34,-73 27,-83 19,-92 10,-98!',
    ),
    SHOE,
    // its sole, from the heel to the ball
    [outline('24,-126! 29,-116 33,-104 38.6,-92 41.6,-80 41,-70 37,-62! 54,-60! 54,-90 34,-128!'), '#8f5430'],
  );
  lines(['24,-124 20,-113 16,-104 12,-98', '31,-97 27,-93 25,-87', '39,-82 35,-79.6 31,-78'], '#8f5430', 1.3);
  cut(
    world,
    FREE_LEG,
    { ...RED, fill: '#98302b', soft: 8 },
    [
      // the fold of the groin, and what the other thigh throws into it
      outline('-44,-226! 10,-226! 10,-160! -16,-163 -13,-174 -18,-187 -28,-201 -38,-212!'),
      '#7a2730',
    ],
    [
      // the inner side of the thigh, from the groin to the knee
      outline('-14,-166! -30,-166 -46,-160 -58,-153 -70,-144 -66,-138! -50,-150 -34,-156 -10,-158!'),
      '#7a2730',
    ],
    [
      // the long muscle over the thigh
      outline('-48,-210! -62,-200 -75,-188 -86,-173 -93,-160! -88,-160 -78,-171 -66,-184 -54,-196 -44,-203!'),
      '#b5402f',
    ],
    [
      // the calf, where it is pressed by the thigh, and its taper to the ankle
      outline('-69,-144! -58,-142 -46,-139 -32,-131 -18,-121.6 -6,-114 10,-106! 16,-112 -20,-134 -48,-152!'),
      '#7a2730',
    ],
    [
      outline('-90,-127! -76,-124 -60,-120.4 -40,-114.6 -16,-107 8,-102! 6,-97 -18,-102 -60,-112 -94,-121!'),
      '#b5402f',
    ],
  );
  lines(
    [
      '-66,-143 -74,-140 -81,-140',
      '-68,-141 -74,-136 -78,-130',
      '-98,-154 -93,-150 -90,-143 -91,-135',
      '-86,-129 -80,-129.6 -76,-132',
      '-67,-148 -73,-152 -78,-159',
      '-44,-214 -34,-204 -24,-192 -16,-178',
      '-22,-168 -32,-172 -40,-180',
      '-18,-171 -26,-178 -32,-187',
      '-56,-146 -48,-141 -38,-135',
    ],
    '#6a2028',
  );
  cut(world, LEG, { ...RED, soft: 4 }, [
    outline(
      '50,-222! 24,-214 29,-198 29,-180 25,-162 18,-145 12,-131 9,-119! 11,-112 8,-103 11,-92 11,-80 8,-64 5,-46 3,-20! 40,-16! 60,-110',
    ),
    '#8a2b2d',
  ]);
  lines(
    [
      '-2,-174 7,-178 20,-178',
      '-3,-168 3,-164 12,-162',
      '38,-205 28,-200 15,-200',
      '-6,-117 0,-121 8,-118',
      '-6,-107 -1,-102 6,-104',
      '10,-116 11.4,-111 9,-105',
      '-12,-84 -8,-74 -7,-62',
      '-6,-30 0,-32 6,-29',
    ],
    '#7c2530',
  );
  foot(world);
  armBehind(world, hung, lines);
  armDown(world, hung, lines);
  cut(
    world,
    TORSO,
    BLUE,
    // the breast, which the lake lights, and the shade of its far side
    [
      outline('-50,-288! -40,-274 -26,-264 -6,-260 14,-260 32,-267 44,-280 56,-296! 62,-330 -50,-330!'),
      '#2f6a8a',
    ],
    [outline('-46,-296! -34,-293 -20,-299 -8,-310! -50,-322!'), '#4a88a0'],
    [outline('46,-300! 38,-301 29,-306 20,-314! 66,-330!'), '#4a88a0'],
    [outline('56,-300! 47,-288 40,-270 32,-250 24,-234 24,-207! 60,-207!'), '#173450'],
  );
  lines(
    [
      '6,-296 4.6,-276 3,-256 2.6,-236',
      '-39,-284 -30,-277 -22,-266',
      '-24,-238 -22,-256 -25,-276',
      '20,-236 25,-256 29,-280',
      '46,-286 39,-278 33,-266',
      '-27,-232 -18,-238 -10,-238',
      '-28,-240 -16,-247 -7,-249',
      '30,-234 22,-240 14,-241',
      '32,-243 22,-251 13,-254',
    ],
    '#12304a',
  );
  world.art.blot(
    [-284, -270, -256, -242].map((y, i) => world.at(hung(ellipse(8.4 - i * 0.9, y, 1.6)))),
    world.tone('#e6b358'),
  );
  // the neck, stretched by the head's weight, in the open collar
  cut(
    world,
    outline(
      '7,-283! -2,-294 -12,-305 -6,-311 -3.4,-318 -4,-326 -6,-334! 22,-330! 20,-320 20.4,-313 24,-309! 19,-298 9,-282!',
    ),
    SKIN,
    [outline('5,-280! 0,-300 1.6,-312 1,-322 2,-334! -14,-334! -20,-300!'), '#8a5048'],
    [outline('0,-332! 24,-332! 24,-316 14,-318 6,-322!'), '#7c4844'],
  );
  lines(['19,-317 15,-307 9.6,-297', '0,-308 3,-302 6,-297'], '#6e3c3c', 1.2);
  for (const wing of [
    '-13,-309! -5,-299 7,-284! 3,-278 -9,-287 -19,-299!',
    '24,-312! 18,-299 7,-284! 12,-278 23,-289 30,-303!',
  ])
    cut(world, outline(wing), { ...SHIRT, soft: 2.4 });
  skirt(world);
  head(world, hung, 11, -349);
}

/** The doublet's short skirt falls open over the belt, its lining out. */
function skirt(world: World): void {
  cut(
    world,
    sloped(
      '-30,-214! -34,-222 -38,-231! -32,-234 -26,-231! -20,-234.6 -13,-231! -6,-234.6 1,-231! 8,-234.6 15,-231! 22,-235 28,-232! 35,-235 41,-232! 38,-224 34,-215! 3,-211',
    ),
    { fill: '#8fb4b4', shade: '#5c8894', rim: '#e6f2d4', soft: 2.4 },
    [sloped('30,-246! 26,-230 23,-210! 60,-210! 60,-246!'), '#5c8894'],
    [
      [
        '-22,-215 -26,-223 -28,-231',
        '-10,-213 -12,-222 -14,-230',
        '3,-212 2,-221 1,-230',
        '14,-213 15,-222 15,-230',
        '24,-214 27,-223 28,-231',
      ].map((line, i) => ink(slope(curve(line)), 1.3, i, 0.1)),
      '#3f6c80',
    ],
  );
  cut(
    world,
    sloped('-32,-208! -14,-206 3,-205 18,-206 34,-211! 35,-218! 18,-214 3,-212.6 -14,-214 -32,-217!'),
    {
      fill: '#e6b358',
      shade: '#9c6a34',
      rim: '#fff0b8',
      soft: 2,
    },
  );
}

/** The shoe, its sole to the bough, and the rope's three turns below it. */
function foot(world: World): void {
  cut(
    world,
    outline(
      '-7.6,-26! -8,-18 -9.6,-11 -10.6,-4 -9,2 -5,4.2 3,2.6 11,0.2 20,0.4 31,-2.4 41,-9.4! 44,-13.6 40.6,-16 31,-15.8 21,-18.4 12,-22.6 7.4,-27!',
    ),
    SHOE,
  );
  const { art, at, tone } = world;
  art.blot(
    ['6.4,-25 4,-15 -2,-8.6 -10,-7', '30,-16 26,-9 28,-2'].map((seam, i) =>
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
  const hanging = curve('216,138 216.8,154 217.8,168 219.6,183');
  cut(world, ribbon(hanging, 5, { start: 1, end: 0.8, samples: 12 }), tones);
  art.blot(
    hanging
      .walk(11)
      .slice(1, -1)
      .map(({ x, y }, i) => at(ink(curve(`${x - 2},${y + 1.6} ${x + 2},${y - 1.6}`), 1.1, i, 0))),
    tone('#8a6040'),
  );
  // over the bough: each turn is round where it leaves our sight
  for (const x of [205, 211.6, 218.2])
    cut(
      world,
      closed(
        `${x},112! ${x + 2.6},108.4 ${x + 5.6},112! ${x + 7.2},124 ${x + 6.4},138.6! ${x + 0.8},138! ${x + 1.4},124`,
      ),
      tones,
    );
  cut(
    world,
    closed(
      '205,134! 203.4,138 206.6,141.4 211.6,142.6 211.4,147.4 215.6,150 219.8,148 220.6,143 226,141.6 228,137.6 226,134.6! 215,136.8',
    ),
    tones,
  );
  art.blot(
    ['207,137.4 215,139.8 224,138', '212.6,143.4 216,144.4 219.6,143.4'].map((line, i) =>
      at(ink(curve(line), 1.1, i, 0)),
    ),
    tone('#8a6040'),
  );
}
