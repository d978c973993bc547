import { byHand, ink, printed, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  Path,
  polar,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form } from './form.ts';

const TRUNK = byHand(
  closed(
    '478,770 486,740 478,680 486,610 470,540 472,470 456,400 440,330 408,270 366,226 300,196 236,184 170,178 110,158 70,128 30,112! 30,92! 76,104 120,134 176,152 240,156 310,162 380,176 430,196 440,150 428,90 440,30! 480,30! 474,96 486,160 500,214 540,160 590,120! 620,150! 560,210 528,270 540,350 560,430 556,520 572,600 566,690 580,760 620,790! 620,840! 540,836 520,812 500,822 470,806 452,812! 474,780',
  ),
  4,
);

/** An old tree on the bank: it leans out, one bough runs over the water. */
export function tree(art: Art): void {
  form(art, TRUNK, '#5b3a3c', 24, { shade: '#23152a', rim: '#ffcf86', rimWidth: 2.6 });
  // the morning lies along the side that looks at the lake; the far side has the night still
  const edge = curve(
    '60,118 110,150 176,178 240,188 300,200 362,230 406,276 438,334 454,402 470,470 470,540 486,610 478,680 486,740 474,790',
  );
  art.clip(TRUNK, () => {
    printed(art, [44, 100, 556, 820], () => {
      for (const [width, opacity] of [
        [64, 0.26],
        [40, 0.3],
        [20, 0.5],
      ] as const)
        art.fill(ribbon(edge, width * 1.2, { samples: 30, start: 0.5, end: 1 }), '#b4785e', opacity);
    });
    stippled(
      art,
      closed('540,180! 520,300 536,480 530,640 540,820! 620,820! 620,180!'),
      '#1a1022',
      [524, 500],
      [566, 506],
      [0, 0.8],
    );
  });
  const hollow = byHand(closed('508,414 514,406 521,411 523,425 518,438 511,438 506,428'), 2);
  form(art, hollow, '#2c1824', 4, { shade: '#140b1a', rim: '#2c1824' });
  art.blot(ink(curve('503,436 501,418 508,404 518,401 526,410'), 2.6, 4, 0.1), '#d9986a');
  const grooves = [
    '500,780 506,700 496,620 506,540 490,470 486,390 470,320',
    '530,790 536,700 522,610 534,520 524,470',
    '556,780 552,720 548,640',
    '460,290 420,236 360,206 290,190',
    '440,214 380,190 310,178 240,170',
    '200,172 150,160 108,140 74,118',
    '462,60 458,120 468,180',
    '556,180 520,226 506,262',
  ];
  art.blot(
    grooves.map((groove, i) => ink(byHand(curve(groove), 4), 2.6, i, 0.35)),
    '#23152a',
  );
  art.blot(
    grooves.map((groove, i) => ink(byHand(curve(groove), 4).translate(-4, 1), 1, i + 9, 0.4)),
    '#d9986a',
  );
}

interface Clump {
  x: number;
  y: number;
  rx: number;
  ry: number;
  leaves: number;
  size: number;
}

/** Leaves that stick out of a mass all round. */
function ragged({ x, y, rx, ry, leaves, size }: Clump, seed: string): Path {
  const chance = random(seed);
  return Path.join(
    byHand(ellipse(x, y - ry * 0.3, rx * 0.82, ry * 0.56), 12),
    range(leaves, (i) => {
      const angle = (i * 360) / leaves + chance.between(-8, 8);
      const [ex, ey] = polar(0, 0, 1, angle);
      const reach = chance.between(0.5, 0.86);
      return leaf(
        x + ex * rx * reach,
        y + ey * ry * reach,
        size * chance.between(0.8, 1.25),
        size * 0.62,
        angle + chance.between(-40, 40),
        chance.between(-4, 4),
      );
    }),
  );
}

const loose = (seed: string, count: number, { x, y, rx, ry, size }: Clump): Path[] => {
  const chance = random(seed);
  return range(count, () => {
    const [dx, dy] = polar(0, 0, Math.sqrt(chance()), chance.between(0, 360));
    return leaf(
      x + dx * rx,
      y + dy * ry,
      size * chance.between(0.7, 1.1),
      size * 0.55,
      chance.between(90, 270),
      chance.between(-3, 3),
    );
  });
};

const BEHIND: readonly Clump[] = [
  { x: 360, y: 92, rx: 120, ry: 56, leaves: 34, size: 24 },
  { x: 520, y: 230, rx: 76, ry: 70, leaves: 26, size: 24 },
];
const BEFORE: readonly Clump[] = [
  { x: 150, y: 118, rx: 92, ry: 44, leaves: 52, size: 22 },
  { x: 300, y: 110, rx: 100, ry: 48, leaves: 56, size: 24 },
  { x: 466, y: 110, rx: 110, ry: 60, leaves: 60, size: 26 },
  { x: 552, y: 300, rx: 60, ry: 60, leaves: 44, size: 26 },
];

export function leavesBehind(art: Art): void {
  for (const [i, clump] of BEHIND.entries()) {
    const mass = ragged(clump, `behind ${i}`);
    art.fill(mass, '#b4602c');
    stippled(
      art,
      mass,
      '#7a3a2c',
      [clump.x, clump.y + clump.ry],
      [clump.x + 20, clump.y - clump.ry],
      [0, 0.9],
    );
  }
}

/** Gold: the sun stands lower than they do and comes up through them. */
export function leavesBefore(art: Art): void {
  for (const [i, clump] of BEFORE.entries()) {
    const mass = ragged(clump, `before ${i}`);
    form(art, mass, '#e08f30', 18, { shade: '#98482c', rim: '#ffe9a0', rimWidth: 1.6, depth: 0.9 });
    const low = { ...clump, y: clump.y + clump.ry * 0.3, ry: clump.ry * 0.7 };
    art.blot(loose(`mid ${i}`, 18, { ...low, y: clump.y + clump.ry * 0.2, ry: clump.ry * 0.5 }), '#e08f30');
    art.blot(loose(`light ${i}`, 20, low), '#fbc650');
    art.blot(
      loose(`dark ${i}`, 12, { ...clump, y: clump.y - clump.ry * 0.3, ry: clump.ry * 0.6 }),
      '#a4502c',
    );
    art.blot(loose(`glint ${i}`, 5, low), '#fff0b0');
  }
}

/** Some on their way, some that lie on the water already. */
export function falling(art: Art): void {
  const chance = random('falling');
  const down = range(13, () =>
    leaf(
      chance.between(70, 420),
      chance.between(200, 520),
      chance.between(8, 15),
      chance.between(5, 9),
      chance.between(0, 360),
      3,
    ),
  ).filter((path) => {
    const [left] = path.bounds();
    return left < 150 || left > 300;
  });
  art.blot(down, '#e8962e');
  const afloat = range(22, () => {
    const t = chance();
    const y = 590 + t * 270;
    return leaf(
      chance.between(60, 460),
      y,
      9 + t * 10,
      3 + t * 4,
      chance.between(70, 110) + (chance() < 0.5 ? 180 : 0),
      1,
    );
  });
  art
    .blot(
      afloat.filter((_, i) => i % 2),
      '#e08a2c',
    )
    .blot(
      afloat.filter((_, i) => !(i % 2)),
      '#c4582c',
    );
}

/** The trunk's foot and the bank near us; the frame cuts it. */
export function bank(art: Art): void {
  const ground = byHand(
    closed('300,900! 318,850 352,826 380,800 420,776 462,760 520,744 620,736! 620,900!'),
    4,
  );
  form(art, ground, '#7f8a48', 16, { shade: '#3a4438', rim: '#fff0b0', rimWidth: 3 });
  printed(
    art,
    [300, 740, 560, 868],
    () =>
      void art.fill(
        closed('480,770! 520,760 620,760! 620,900! 440,900 452,840'),
        art.linear(470, 770, 560, 860, [
          [0, '#2f3434', 0.1],
          [1, '#2f3434', 0.9],
        ]),
      ),
  );
  const chance = random('blades');
  const blades = range(46, (): Path => {
    const x = chance.between(312, 556);
    const edge = 735 + 110 * Math.max(0, (470 - x) / 160) ** 1.2;
    const y = edge + chance.between(6, 90);
    return leaf(x, y + 12, chance.between(16, 34), 5, chance.between(-34, 20), chance.between(-6, 4));
  });
  art
    .blot(
      blades.filter((_, i) => i % 3),
      '#4f6238',
    )
    .blot(
      blades.filter((_, i) => !(i % 3)),
      '#d8cf74',
    );
}
