import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  limb,
  local,
  type Path,
  type Point,
  ribbon,
} from '../../../kit/pen/index.ts';
import { starPath } from '../../../kit/sky/star.ts';
import { BRASS } from './form.ts';

const CLOTH = { lit: '#58b4ae', base: '#247f8c', mid: '#195e72', dark: '#113f56' } as const;
const WOOD = { base: '#6e3f34', lit: '#d09258', dark: '#3c2030' } as const;
const ROPE = { base: '#e2bd84', dark: '#5c3a34' } as const;

/** A spear as a post, from its foot in the car up to its blade. */
function spear(art: Art, foot: Point, top: Point, half: number, far = false): void {
  const shaft = limb(`${foot} ${top}`, [half, half * 0.84], 6);
  if (far) {
    flat(art, shaft, WOOD.dark);
    return;
  }
  flat(
    art,
    shaft,
    WOOD.base,
    [shaft.translate(half * 1.3, 0), WOOD.lit],
    [shaft.translate(-half * 1.3, 0), WOOD.dark],
  );
  const tip = local(art, top[0], top[1] - 4, 0.62, { rot: top[0] < 300 ? 5 : -5 });
  flat(
    tip,
    '-6,4! -5,-6 -12,-18 -9,-34 0,-56! 9,-34 12,-18 5,-6 6,4!',
    BRASS.base,
    ['-14,6 -12,-30 0,-58 -1,-20 -1,8', BRASS.dark],
    ['3,6 6,-20 3,-46 12,-30 12,6', BRASS.lit],
  );
}

/** Places of the stars: x, y, size. */
const STARS = [
  [196, 162, 6],
  [222, 178, 5],
  [238, 156, 7],
  [214, 190, 4],
  [256, 180, 5],
  [270, 158, 5],
  [330, 160, 6],
  [352, 182, 6],
  [364, 156, 5],
  [388, 172, 7],
  [410, 158, 5],
  [338, 196, 4],
] as const;

/** From the near bar back to the far one; between them it sags, and on the left the wind is in it. */
const UNDER = closed(
  '158,132! 230,124 300,122 370,124 442,132! 428,156 410,178 394,196! 372,206 348,204 324,210 300,207 276,211 252,205 230,208 206,196! 182,186 166,162',
);

/** Seen from below: the starry cloth hung from bars between four spears, the two far ones behind the driver. */
export function lining(art: Art): void {
  spear(art, [194, 470], [204, 192], 4, true);
  spear(art, [406, 470], [396, 192], 4, true);
  flat(
    art,
    UNDER,
    CLOTH.mid,
    ['150,124 214,122 208,150 216,176 226,212 150,212', CLOTH.dark],
    // the bellies between the ropes, each lit where it turns to the sun
    ['268,120 290,120 286,160 292,212 250,212 262,160', CLOTH.base],
    ['346,120 380,120 372,160 352,212 326,212 344,160', CLOTH.base],
    ['416,120 446,128 420,176 396,204 400,160', CLOTH.base],
    ['200,190 230,200 260,196 300,199 340,196 372,198 400,188 396,220 204,220', CLOTH.dark],
  );
  strokes(
    art,
    [
      '206,128 204,158 226,204',
      '252,124 248,160 254,202',
      '300,122 302,160 300,204',
      '350,124 356,160 348,202',
      '396,128 398,154 374,202',
      '162,146 196,166 248,172 300,176',
      '438,146 402,166 352,172 306,176',
    ],
    INK.form,
    CLOTH.dark,
    0.12,
  );
  art.blot(
    STARS.map(
      ([x, y, size], i): Path =>
        starPath(0, 0, 5, size, size * 0.42, i * 29)
          .scale(1, 0.8)
          .translate(x, y),
    ),
    '#ffe9a8',
  );
}

/** The two near spears and the bar across them, the ropes, and what hangs over the bar: it blows in and out. */
export function nearSpears(art: Art): void {
  streamer(art);
  for (const [way, tone] of [
    ['156,138 128,240 110,370 97,506', ROPE.dark],
    ['444,138 474,250 494,380 505,508', ROPE.base],
  ] as const)
    art.blot(ribbon(curve(way), 3, { start: 1, end: 1, samples: 16 }), tone);
  spear(art, [122, 506], [158, 132], 5.4);
  spear(art, [478, 506], [442, 132], 5.4);
  art.blot(
    ribbon(curve('146,132 220,123 300,121 380,123 454,132'), 8, { start: 1, end: 1, samples: 20 }),
    WOOD.dark,
  );
  flat(
    art,
    '150,127! 226,118 300,116 374,118 450,127! 454,146 446,158 436,150 426,146! 418,158 404,164 390,154 380,142! 370,154 354,158 340,150 330,139! 322,150 306,156 288,150 276,139! 268,152 250,160 234,152 224,143! 212,156 196,162 182,156 172,147! 162,158 152,158 146,148',
    CLOTH.base,
    ['140,120 176,118 178,150 186,160 164,170 140,170', CLOTH.mid],
    ['210,116 228,116 226,140 236,154 216,160 206,140', CLOTH.mid],
    ['262,116 282,116 278,138 290,150 268,158 258,138', CLOTH.mid],
    ['318,116 338,116 332,138 342,150 322,156 314,138', CLOTH.mid],
    ['340,114 366,116 372,138 360,152 346,140', CLOTH.lit],
    ['390,116 414,118 420,140 410,158 396,146', CLOTH.lit],
    ['436,120 460,124 458,160 444,154 438,142', CLOTH.lit],
    {
      along: [
        '454,146 446,158 436,150 426,146',
        '426,146 418,158 404,164 390,154 380,142',
        '380,142 370,154 354,158 340,150 330,139',
        '330,139 322,150 306,156 288,150 276,139',
        '276,139 268,152 250,160 234,152 224,143',
        '224,143 212,156 196,162 182,156 172,147',
        '172,147 162,158 152,158 146,148',
      ],
      paint: BRASS.base,
      width: 5,
    },
    ['250,114! 374,116 452,126! 452,130 374,120!', '#fff0c4'],
  );
  // the ties
  for (const [x, y] of [
    [172, 128],
    [224, 122],
    [276, 119],
    [330, 119],
    [380, 121],
    [426, 126],
  ] as const)
    art.blot(
      ribbon(curve(`${x - 2},${y - 7} ${x},${y + 2} ${x + 1},${y + 12}`), 4, { start: 1, end: 0.6 }),
      ROPE.base,
    );
  for (const x of [157, 443])
    flat(art, `${x - 8},126! ${x + 8},126! ${x + 8},140! ${x - 8},140!`, BRASS.base, [
      `${x - 8},126 ${x - 2},126 ${x - 2},140 ${x - 8},140`,
      BRASS.dark,
    ]);
}

/** What the wind has torn loose at the left bar's end. */
function streamer(art: Art): void {
  flat(
    art,
    '158,134! 140,146 122,142 104,152 84,148 58,160! 70,172 60,190! 88,182 106,188 126,176 144,182 160,166!',
    CLOTH.mid,
    ['40,160 84,148 104,152 122,142 160,132 156,150 124,158 104,166 84,162', CLOTH.base],
    ['130,164 160,156 160,190 140,186 120,180', CLOTH.dark],
  );
}
