import { byHand, flat, INK, ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  limb,
  local,
  type Path,
  points,
  polar,
  polygon,
  random,
  range,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { toned } from './form.ts';

const BARK = { lit: '#8d7f98', base: '#5c5276', mid: '#433c62', dusk: '#2c284c', line: '#181938' } as const;
const RIM = '#f6dfc2';

/** Leaves round a place, in a mass and single ones at its border. */
function spray(art: Art, x: number, y: number, radius: number, seed: string): void {
  const chance = random(seed);
  const leaves = range(Math.round(radius * 1.3), (i): readonly [Path, number] => {
    const [lx, ly] = polar(x, y, radius * Math.sqrt(chance()), chance.between(0, 360));
    return [leaf(lx, ly, chance.between(20, 32), 10, chance.between(120, 280), chance.between(-12, 12)), i];
  });
  art.fill(byHand(ellipse(x + radius * 0.1, y, radius * 0.74, radius * 0.62), radius * 0.1), '#1d2c52');
  for (const [part, fill] of [
    [0, '#1d2c52'],
    [1, '#2c4662'],
    [2, '#4f7478'],
  ] as const)
    art.blot(
      leaves.filter(([, i]) => (i % 5) - 2 === part || (part === 0 && i % 5 < 2)).map(([path]) => path),
      fill,
    );
}

/** The trunk: it twists, and its roots go over into the ground. */
function trunk(art: Art): void {
  const box = local(art, 16, 0);
  flat(
    box,
    '470,900! 486,872 500,846 509,812 513,772 515,724 518,676 523,628 523,580 519,532 521,490 528,452 536,410 544,340 556,250! 640,240! 640,900!',
    BARK.base,
    // the ridge that runs down into the near root
    [
      '548,440 540,490 538,540 544,590 542,640 534,700 530,760 528,820 516,870 500,900 660,900 660,240 560,240',
      BARK.mid,
    ],
    ['560,440 552,500 552,560 556,620 550,690 546,760 548,830 540,900 660,900 660,400', BARK.dusk],
    [
      '527,456 520,490 517,532 521,580 520,628 516,676 512,724 511,772 506,812 498,846 484,872 466,900 482,900 500,872 512,842 519,800 521,750 523,700 529,640 531,590 527,540 528,496 536,456',
      BARK.lit,
    ],
    // a scar where a bough was
    ['534,560 540,552 547,556 549,570 545,584 538,586 533,576', BARK.line],
    ['537,566 541,561 545,566 545,576 541,580', BARK.dusk],
    {
      along: [
        '528,452 520.4,490 518.4,532 522.4,580',
        '522,632 517.4,676 514.4,724 512.4,772 508.4,812 499.4,846 485.4,872 470,898',
      ],
      paint: RIM,
      width: 4,
    },
  );
  strokes(
    box,
    [
      '536,470 531,510 533,552',
      '531,598 534,640 527,690 524,730',
      '538,600 540,640 534,690 530,740 530,790',
      '546,460 544,500 542,530',
      '552,596 550,640 546,690',
      '522,770 520,812 508,850',
      '536,780 536,830 522,872',
      '546,742 548,800 544,850',
      '526,500 524,530 527,556',
      '540,550 532,562 533,578 541,588',
    ],
    INK.contour,
    BARK.line,
    0.22,
  );
  // a root on this side, half in the grass
  flat(
    box,
    '528,880! 520,850 508,838 492,842 474,852 452,858! 462,864 478,866 492,880!',
    BARK.mid,
    ['448,860 474,851 492,840 508,836 516,844 496,849 478,858 462,866', BARK.lit],
    { along: ['452,857.4 474,851.4 492,841.4 508,837.4'], paint: RIM, width: 3 },
  );
}

/** A tree close to us, cut by the frame, with one bough out over the land. */
export function tree(art: Art): void {
  // the bough goes over into the trunk
  flat(
    art,
    '560,476! 540,452 530,428 508,406 482,390 452,380 424,378 398,382 388,378! 404,370 430,365 456,366 486,373 514,384 538,396 556,380!',
    BARK.base,
    ['384,380 420,374 452,375 484,385 512,400 534,424 548,450 570,480 530,470 470,400 400,390', BARK.dusk],
    ['400,368 430,362 458,363 488,370 516,381 536,393 524,396 500,384 470,376 440,372 410,374', BARK.lit],
    { along: ['404,369.4 430,364.4 456,365.4 486,372.4 514,383.4 534,394'], paint: RIM, width: 3.4 },
  );
  strokes(
    art,
    ['420,371 450,372 478,380', '470,384 500,396 520,414', '500,388 526,404 540,426'],
    INK.form,
    BARK.line,
    0.2,
  );
  flat(art, limb('432,371 420,362 414,350', [3, 2.4, 1.2], 8), BARK.base);
  trunk(art);
  for (const [x, y, r] of [
    [548, 250, 62],
    [500, 300, 46],
    [560, 350, 50],
    [398, 372, 16],
    [520, 416, 24],
  ] as const)
    spray(art, x, y, r, `spray ${x}`);
}

/** A white bird on the bough, turned to the star. */
export function bird(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const white = (path: Path | string, soft: number): void =>
    toned(box, path, { fill: '#f6f1ea', shade: '#a3a0c4', soft, rim: '#fffdf2', rimWidth: 1.4 });
  art.blot(
    ['-1,-24 -4,-12 -3,0', '6,-22 3,-12 5,0'].map((leg, i) => ink(box.place(curve(leg)), 2.2, i, 0)),
    '#2a2450',
  );
  white(limb('-10,-36 -19,-46 -17,-57 -12,-66 -17,-76 -25,-77', [8, 5, 3.4, 3, 3.4, 3.6], 22), 2);
  white('-17,-40! -6,-48 10,-44 26,-32 44,-16! 26,-18 8,-18 -8,-22 -17,-30', 7);
  strokes(box, ['0,-36 14,-30 30,-20', '4,-30 14,-24 24,-20', '-4,-40 8,-38 20,-30'], INK.form, '#7d7caa');
  box.fill(polygon(points('-27,-80 -50,-74 -27,-75')), '#d98a4a');
  box.fill(ellipse(-24, -78, 1.3), '#1a1a36');
}
