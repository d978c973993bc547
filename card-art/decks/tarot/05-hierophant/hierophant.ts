import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { FLESH, form, GOLD, LINEN, LINEN_FOLD, SKIN } from './form.ts';
import { head } from './head.ts';
import { staffHand, tripleCross } from './staff.ts';
import { tiara } from './tiara.ts';

const GREEN = { shade: '#0f2a2c', rim: '#d9e8a8' } as const;

/** Two fingers up, two folded under the thumb: the wrist is the box's origin. */
function blessingHand(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.92, { rot: -9 });
  const line = (knots: string, weight: number, seed: number): Path =>
    ink(box.place(curve(knots)), weight, seed, 0);
  form(
    art,
    box.place(
      closed(
        '-10,6! -14,-8 -16,-20! -24,-24 -27,-32 -24,-40 -16,-43! -14,-62 -14,-80 -10,-90! -4,-92 -2,-84 -2,-66 0,-56! 2,-70 4,-84 9,-90! 15,-90 15,-80 14,-62 15,-40 13,-20 11,6!',
      ),
    ),
    SKIN,
    5,
    { ...FLESH, rimWidth: 2.8 },
  );
  form(
    art,
    box.place(closed('10,-14! 6,-28 -4,-38 -14,-37! -20,-33 -17,-27 -10,-26! -6,-18 -4,-8 2,-4!')),
    '#eab990',
    3,
    {
      ...FLESH,
      rimWidth: 1.6,
    },
  );
  art.blot(
    [
      line('0,-56 0,-48 -2,-43', 1.4, 1),
      line('-16,-43 -10,-44 -4,-43', 1.4, 2),
      line('-25,-33 -20,-33', 1.2, 3),
      line('-13,-68 -4,-68', 0.9, 4),
      line('5,-68 13,-68', 0.9, 5),
      line('-18,-35 -14,-31', 0.9, 6),
    ],
    '#7a3c40',
  );
}

/** The arm that blesses: it lifts the cope with it, the white sleeve slides from the wrist. */
function blessingArm(art: Art): void {
  art.fill(closed('190,394! 204,386 218,394! 204,404'), '#8a6456');
  blessingHand(art, 204, 398);
  form(
    art,
    closed('190,394! 204,403 218,394! 228,414 250,440 290,446! 300,480 280,506 252,498! 222,474 200,436'),
    '#f3e6ca',
    9,
    LINEN,
  );
  strokes(
    art,
    ['208,402 226,444 256,482', '218,412 240,446 276,470', '200,412 216,456 246,490'],
    INK.form,
    LINEN_FOLD,
    0.18,
  );
  form(
    art,
    closed(
      '350,364! 326,366 300,392 262,424 238,440! 239,458 250,478 272,500 300,520 326,534! 340,500 350,440',
    ),
    '#3f7f5c',
    12,
    GREEN,
  );
  strokes(
    art,
    ['330,378 296,420 256,448', '336,390 306,440 272,486', '338,410 322,460 304,508'],
    INK.form,
    '#153a34',
    0.18,
  );
  form(
    art,
    ribbon(curve('240,438 242,458 256,482 282,506 322,533'), 10, { start: 1, end: 0.25 }),
    '#d9a750',
    4,
    GOLD,
  );
}

/** White linen over both knees: he sits, so the thighs come towards us and the cloth falls from the knees. */
function lap(art: Art): void {
  for (const shoe of [
    '280,696! 262,702 246,710 244,719! 262,724 290,722 300,708!',
    '336,728! 318,732 300,742 299,750! 320,755 350,752 362,734!',
  ])
    form(art, closed(shoe), '#b03a3c', 5, { shade: '#4a1428', rim: '#ffc89c' });
  form(
    art,
    closed(
      '330,510! 296,526 270,540 259,562 262,602 268,650 264,706! 286,712 304,722 308,734! 330,742 356,746 388,738! 400,690 420,640 440,600 452,560 440,530 400,506!',
    ),
    '#f3e6ca',
    20,
    LINEN,
  );
  strokes(
    art,
    ['272,556 276,620 272,700', '286,566 292,640 286,706', '300,580 306,650 300,716'],
    INK.form,
    LINEN_FOLD,
    0.18,
  );
  form(
    art,
    closed(
      '322,376! 340,366 372,366 396,376! 418,430 432,490 436,540! 396,548 350,546 324,534! 314,470 314,420',
    ),
    '#f3e6ca',
    16,
    LINEN,
  );
  strokes(
    art,
    ['342,420 332,480 330,526', '396,440 408,490 418,530', '384,430 390,480 396,530'],
    INK.form,
    LINEN_FOLD,
    0.18,
  );
  form(
    art,
    closed(
      '444,522! 404,532 356,548 324,566 311,590 314,640 320,690 314,736! 340,745 372,743 404,738! 412,680 432,620 458,576!',
    ),
    '#fbf0d8',
    20,
    LINEN,
  );
  strokes(
    art,
    [
      '326,600 332,660 330,734',
      '344,606 352,670 348,738',
      '364,600 374,670 370,738',
      '330,578 356,572 390,556',
      '384,590 394,660 390,734',
      '350,560 384,552 420,544',
    ],
    INK.form,
    LINEN_FOLD,
    0.18,
  );
}

/** A red stole from the neck over the lap; its ends are crossed in gold. */
function stole(art: Art): void {
  for (const [way, x, y] of [
    ['350,384 342,450 332,512 306,544 290,568 291,600 294,644', 293, 624],
    ['372,392 376,460 374,520 350,556 336,584 338,620 341,676', 340, 656],
  ] as const) {
    form(art, ribbon(curve(way), 21, { start: 1, end: 1, samples: 16 }), '#b03a3c', 6, {
      shade: '#54162c',
      rim: '#ffb98c',
    });
    art.blot(
      [`${x},${y - 13} ${x},${y + 12}`, `${x - 7},${y - 5} ${x + 7},${y - 5}`].map((bar) =>
        ribbon(curve(bar), 3.6, { start: 0.9, end: 0.9 }),
      ),
      '#f2cf84',
    );
  }
}

const COPE = closed(
  '374,362! 400,356 428,364 446,384 466,430 488,490 508,548 518,606 514,670 522,746! 492,756 462,744 430,754 408,742! 420,680 440,620 452,570 440,520 420,470 400,416 384,386',
);
const HEM = curve('372,364 390,396 410,440 430,490 446,530 454,566 440,620 422,680 411,742');

/** The green cope: it covers the near arm and falls on the step. */
function cope(art: Art): void {
  form(
    art,
    COPE,
    () => {
      art.fill(COPE, '#2f6b52');
      art.clip(COPE, () => {
        art.fill(
          closed('384,360! 420,372 440,440 470,520 478,580 464,660 450,750! 400,760 420,680 452,580 430,490'),
          '#448a62',
        );
        art.fill(
          closed('444,386! 470,460 496,550 500,620 490,680 492,750! 474,750 480,660 488,600 476,530 450,440'),
          '#3b7a58',
        );
      });
    },
    20,
    GREEN,
  );
  strokes(
    art,
    [
      '422,376 456,470 480,560 462,660 452,740',
      '438,386 474,480 502,590 488,680 490,742',
      '410,376 440,460 466,550 446,640',
    ],
    INK.contour * 0.8,
    '#123630',
    0.18,
  );
  form(
    art,
    ribbon(HEM, 14, {
      start: 1,
      end: 1,
      samples: 24,
    }),
    '#d9a750',
    5,
    GOLD,
  );
  const band = HEM.walk(17);
  art.blot(
    band.slice(1, 16).map(({ x, y }, i) => ellipse(x, y, i % 2 ? 3.4 : 2)),
    '#8f3a34',
  );
}

/** The collar of the cope and its clasp below the beard. */
function collar(art: Art): void {
  form(
    art,
    closed('334,374! 346,352 380,344 408,350 416,366! 396,380 372,388 352,390!'),
    '#448a62',
    6,
    GREEN,
  );
}

/** The old teacher on his seat: right hand lifted to bless, the left on the staff. */
export function hierophant(art: Art): void {
  lap(art);
  stole(art);
  blessingArm(art);
  cope(art);
  tripleCross(art);
  staffHand(art);
  collar(art);
  head(art, 362, 304);
  tiara(art, 368, 274);
}
