import { contactShadow, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  local,
  type Path,
  roundLimb,
} from '../../../kit/pen/index.ts';
import { byLamp, FEET } from './view.ts';

type Part = readonly [outline: Path, fill: string, soft?: number, shade?: string];
const SKIN = '#d09068';
const SKIN_SHADE = '#6a3838';

const SKIRT = closed(
  '-28,-166! -6,-161 17,-167! 30,-146 42,-116 48,-84 60,-50! 40,-40 26,-48 6,-36 -20,-44 -44,-34 -72,-46 -94,-42 -132,-70! -106,-82 -76,-104 -54,-132',
);
const HIS_LEGS = [
  roundLimb('40,-158 40,-88 34,-14', [22, 18, 13], 14),
  roundLimb('66,-158 84,-92 98,-20', [23, 18, 13], 14),
] as const;

/** He: tall, a little bent to her; weight on the one leg, the other steps out. */
const HE: readonly Part[] = [
  [closed('84,-24! 112,-22! 118,-10 138,-2 134,6 96,6!'), '#241c28', 2],
  [closed('20,-16! 48,-16! 50,8! 12,9 8,2 18,-4'), '#241c28', 2],
  [HIS_LEGS[1], '#4c4452', 6],
  [HIS_LEGS[0], '#5a5060', 6],
  // the arm that leads, beyond her
  [roundLimb('6,-262 -44,-252 -84,-266', [13, 11, 8.5], 14), '#efe2c8', 4, '#7c6a78'],
  [
    closed('2,-262! 24,-280 62,-280 86,-262! 96,-224 94,-190 88,-150! 60,-144 22,-150! 10,-200'),
    '#efe2c8',
    10,
    '#7c6a78',
  ],
  [closed('14,-262! 28,-278 54,-278 70,-266! 78,-224 84,-150! 54,-142 20,-150! 8,-200'), '#584458', 10],
];
const HIS_HEAD: readonly Part[] = [
  [closed('18,-286! 44,-292! 47,-266 40,-258 22,-258 16,-266!'), SKIN, 3, SKIN_SHADE],
  [
    closed('2,-322 12,-340 30,-344 46,-336 50,-314 42,-294 24,-284 10,-290 2,-300! -6,-306 -1,-312'),
    SKIN,
    5,
    SKIN_SHADE,
  ],
  [
    closed(
      '6,-336! 16,-350 36,-354 54,-342 59,-320 56,-300 46,-288 40,-290! 41,-304 34,-312! 36,-328 24,-336',
    ),
    '#cfc8c4',
    6,
    '#5c5468',
  ],
  [ellipse(35, -309, 5, 7.5), '#c08058', 1.5, SKIN_SHADE],
];

/** She: on her toes, one foot thrown back, her cheek at his collar. */
const SHE: readonly Part[] = [
  [roundLimb('-62,-50 -86,-34 -108,-40', [9, 7, 4.4], 12), SKIN, 3, SKIN_SHADE],
  [closed('-102,-46! -116,-50 -128,-46 -132,-34! -122,-34 -106,-32!'), '#7c2c3c', 1.6],
  [roundLimb('-6,-50 -4,-26 -6,-12', [9.4, 7.4, 4.6], 12), SKIN, 3, SKIN_SHADE],
  [closed('-12,-16! 0,-18! 4,-6 12,2 10,6 -4,6 -12,0!'), '#7c2c3c', 1.6],
  [SKIRT, '#6499a1', 14, '#1c3458'],
  [roundLimb('-32,-230 -62,-236 -92,-262', [11, 8.4, 6], 14), SKIN, 3, SKIN_SHADE],
  [
    closed(
      '-40,-228! -32,-242 -14,-247 10,-246 28,-234! 26,-206 19,-184 17,-162! -6,-156 -28,-161! -31,-184 -39,-206',
    ),
    '#72a7ae',
    10,
    '#1c3458',
  ],
  [roundLimb('-34,-234 -52,-238', [13.5, 12], 8), '#72a7ae', 4, '#1c3458'],
  // her other hand lies on his shoulder
  [roundLimb('32,-236 52,-246 65,-265', [8.5, 7.5, 5.6], 12), SKIN, 3, SKIN_SHADE],
  [roundLimb('24,-232 42,-240', [13, 11.5], 8), '#72a7ae', 4, '#1c3458'],
  [ellipse(66, -269, 8, 6).rotate(-30, 66, -269), SKIN, 2, SKIN_SHADE],
  [closed('-14,-250! 8,-252! 10,-240 -4,-232 -16,-240!'), SKIN, 2, SKIN_SHADE],
  [closed('-20,-262 -20,-282 -8,-298 12,-298 24,-284 22,-264 10,-250 -8,-250'), '#e4dcd0', 7, '#6c6274'],
  [ellipse(-16, -266, 12, 11), '#f0e8da', 4, '#6c6274'],
];

function paint(box: Local, parts: readonly Part[]): void {
  for (const [outline, fill, soft = 3, shade = '#15142c'] of parts)
    byLamp(box.art, box.place(outline), fill, soft * box.scale, { shade });
}

/** Two old people dance on when all have gone. */
export function dancers(art: Art): void {
  const box = local(art, ...FEET, 0.98);
  // what they throw on the ground: the lamp is above and behind them
  const [x, y] = FEET;
  contactShadow(art, x - 6, y + 4, 150, 22, '#22142a');
  contactShadow(art, x + 84, y + 30, 130, 24, '#22142a');
  paint(box, HE);
  strokes(box, ['40,-140 38,-90 34,-30', '76,-130 86,-90 98,-36'], INK.form, '#2c2434');
  strokes(box, ['52,-268 56,-220 58,-156'], INK.form, '#2c2036');
  const bent = local(art, ...box.at(3, 9), box.scale);
  paint(bent, HIS_HEAD);
  strokes(bent, ['4,-312 9,-309 14,-311', '3,-321 10,-323 16,-320'], INK.form, '#5c3434', 0);
  strokes(bent, ['22,-344 40,-342 50,-328', '30,-350 46,-344'], INK.detail, '#7c7480');
  // his collar
  paint(box, [
    [
      closed('16,-264! 34,-252 58,-266 62,-276! 72,-268 70,-256 44,-238 24,-242 10,-256!'),
      '#f6e8cc',
      3,
      '#7c6a78',
    ],
  ]);
  paint(box, SHE);
  // the cloth's valleys, and the thigh that lifts it
  box.fill(
    [
      closed('-16,-160! -30,-116 -58,-42 -40,-36! -20,-92 -8,-140'),
      closed('4,-162! 8,-110 2,-38 20,-46! 22,-100 12,-150'),
      closed('-26,-160! -58,-116 -112,-58 -100,-48! -60,-96'),
    ],
    '#447184',
    0.8,
  );
  box.fill(
    [
      closed('-20,-158! -44,-118 -84,-56 -74,-50! -40,-100'),
      closed('16,-162! 28,-120 44,-52 34,-46! 24,-100'),
    ],
    '#8cc4c0',
    0.7,
  );
  strokes(
    box,
    [
      '-28,-148 -54,-108 -98,-66',
      '-14,-148 -28,-100 -50,-46',
      '0,-148 0,-100 -6,-46',
      '12,-148 26,-100 36,-52',
    ],
    INK.form,
    '#2b5066',
  );
  box.fill(
    [
      closed('-37,-222! -26,-238 -12,-243! -18,-214 -27,-188!'),
      closed('2,-240! 10,-242! 6,-206 2,-168! -3,-168! -2,-206'),
    ],
    '#8cc4c0',
    0.6,
  );
  box.fill(closed('18,-228! 26,-226! 21,-196 17,-164! 9,-163! 14,-196'), '#447184', 0.7);
  strokes(box, ['-6,-240 -8,-200 -8,-158', '-29,-164 -6,-159 17,-165'], INK.form, '#345c70');
  strokes(
    box,
    [
      '-12,-290 -4,-276 -12,-258',
      '4,-296 6,-276 0,-256',
      '16,-290 16,-272 8,-256',
      '-22,-268 -16,-272 -10,-266',
    ],
    INK.detail,
    '#8c8490',
  );
  // his arm round her back
  paint(box, [
    [roundLimb('84,-256 72,-214 40,-196', [15, 13, 10], 14), '#f6e8cc', 5, '#7c6a78'],
    [roundLimb('40,-196 14,-194', [10, 7.5], 8), '#f6e8cc', 3, '#7c6a78'],
    [
      closed('14,-201! 2,-206 -8,-207 -15,-203 -10,-200 -16,-196 -12,-192 -4,-187 14,-187!'),
      SKIN,
      2,
      SKIN_SHADE,
    ],
    // where their hands meet
    [closed('-80,-270! -92,-276 -100,-281 -104,-276 -102,-266 -96,-258 -86,-254!'), SKIN, 2, SKIN_SHADE],
  ]);
  strokes(box, ['-12,-199 -3,-199', '-12,-194 -2,-194', '-100,-274 -90,-266'], INK.detail, '#7a4038', 0);
}
