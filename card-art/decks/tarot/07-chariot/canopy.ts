import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, limb, local, type Path, type Point } from '../../../kit/pen/index.ts';
import { starPath } from '../../../kit/sky/star.ts';
import { BRASS } from './form.ts';

const CLOTH = { lit: '#4aa6a4', base: '#217886', mid: '#195e72', dark: '#113f56' } as const;
const WOOD = { base: '#6e3f34', lit: '#d09258', dark: '#3c2030' } as const;

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
  const tip = local(art, top[0], top[1], 1, { rot: top[0] < 300 ? -4 : 4 });
  flat(
    tip,
    '-5,4! -4,-6 -11,-18 -8,-34 0,-56! 8,-34 11,-18 4,-6 5,4!',
    BRASS.base,
    ['-14,6 -12,-30 0,-58 -1,-20 -1,8', BRASS.dark],
    ['3,6 6,-20 3,-46 12,-30 12,6', BRASS.lit],
  );
  for (const t of [0, 0.035]) {
    const [x, y] = [top[0] + (foot[0] - top[0]) * t, top[1] + (foot[1] - top[1]) * t];
    art.fill(
      closed(
        `${x - half - 2},${y - 2}! ${x},${y} ${x + half + 2},${y - 2}! ${x + half + 2},${y + 3}! ${x},${y + 5} ${x - half - 2},${y + 3}!`,
      ),
      BRASS.base,
    );
  }
}

/** Places of the stars: x, y, size. */
const STARS = [
  [190, 148, 7],
  [232, 128, 8],
  [262, 158, 6],
  [214, 172, 5],
  [290, 124, 7],
  [330, 148, 9],
  [372, 126, 7],
  [388, 164, 7],
  [352, 178, 5],
  [420, 146, 8],
  [164, 168, 5],
  [436, 168, 4],
] as const;

const UNDER = closed(
  '142,150! 176,118 228,96 300,88 372,96 424,118 458,150! 440,172 420,186 398,198! 362,206 330,202 300,206 264,210 232,204 202,198! 180,186 158,170',
);

/** Seen from below: the starry cloth between four spears, the two far ones behind the driver. */
export function lining(art: Art): void {
  spear(art, [194, 470], [202, 200], 4, true);
  spear(art, [406, 470], [398, 200], 4, true);
  // what the wind tears back, past the spears on the left
  flat(
    art,
    '146,146! 120,158 92,150 66,162 30,152! 44,176 26,194! 58,200 84,190 108,206 140,196 172,212 206,200!',
    CLOTH.mid,
    ['20,150 66,162 92,152 124,160 146,146 160,176 120,180 92,172 62,182 20,176', CLOTH.base],
    ['120,160 134,176 150,200 120,196 112,176', CLOTH.dark],
  );
  flat(
    art,
    UNDER,
    CLOTH.mid,
    ['142,150 200,100 250,90 236,130 206,196 160,180', CLOTH.dark],
    ['300,86 350,88 344,130 330,206 290,208 292,140', CLOTH.base],
    ['390,100 460,140 440,176 398,200 392,150', CLOTH.base],
    ['202,198 250,186 300,190 350,184 398,198 360,214 240,214', CLOTH.dark],
  );
  strokes(
    art,
    [
      '144,150 190,140 240,150 290,176',
      '144,152 180,170 204,196',
      '456,150 410,138 360,150 316,178',
      '456,152 424,172 398,196',
      '202,196 236,170 290,158',
      '398,196 366,170 312,158',
    ],
    INK.form,
    CLOTH.dark,
    0.1,
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

/** The two near spears, and the cloth's near edge that the wind turns over. */
export function nearSpears(art: Art): void {
  spear(art, [124, 506], [142, 148], 5.4);
  spear(art, [476, 506], [458, 148], 5.4);
  flat(
    art,
    '142,153! 176,121 228,98 300,90 372,98 424,121 458,153! 466,142 452,124 436,116! 420,96 390,92! 376,78 340,80! 310,66 278,78! 250,74 224,84! 196,90 176,106! 150,118 136,138!',
    CLOTH.base,
    ['300,60 340,78 376,78 420,96 470,140 456,150 420,118 372,96 320,88', CLOTH.lit],
    ['136,152 150,118 196,88 224,84 232,94 180,118 146,152', CLOTH.mid],
    {
      along: ['310,66 340,80', '376,78 390,92', '420,96 436,116 452,124 466,142'],
      paint: '#fff0c4',
      width: 4,
    },
  );
}
