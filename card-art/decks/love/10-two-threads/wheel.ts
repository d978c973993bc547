import { flat, stippledGlow, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  line,
  Path,
  type Point,
  points,
  polygon,
  range,
  ribbon,
  spline,
  TAU,
} from '../../../kit/pen/index.ts';
import { BLUE, byFire, FIRE, ORIFICE, ROSE } from './view.ts';

const WOOD = { fill: '#6c4035', shade: '#3c2229', rim: '#f4b878', rimWidth: 1.4 } as const;
const turned = twoTone({ at: FIRE });

/** The wheel's middle, its half breadth and half height as it stands turned to us along its bench; how far its rim is thick. */
const [X, Y] = [352, 672] as const;
const [WIDE, HIGH, RIM, DEEP] = [73, 87, 0.8, 7] as const;
/** How its level diameter falls towards us, as the bench does. */
const FALL = 0.126;

/** A place of the wheel, `deep` behind its near face. */
const onRim = (turn: number, part: number, deep = 0): Point => {
  const aside = Math.cos(turn) * WIDE * part;
  return [X + deep + aside, Y - deep + aside * FALL + Math.sin(turn) * HIGH * part];
};
const round = (part: number, deep = 0): Path =>
  spline(
    range(28, (i) => onRim((i / 28) * TAU, part, deep)),
    true,
  );

const ringOf = (outer: Path, inner: Path): Path =>
  Path.join(
    outer,
    polygon(
      inner
        .flatten(7)[0]!
        .map(([x, y]): Point => [x, y])
        .reverse(),
    ),
  );

/** Its shape, for the fire to throw. */
export const wheelShape = Path.join(
  ringOf(round(1), round(RIM)),
  closed('188,746! 215,726! 394,758! 380,783!'),
);

/** A spinning wheel: the flyer at the left end of its bench, the wheel at the right, a band round both. */
export function wheel(art: Art): void {
  // what the fire leaves dark on the floor
  art.group('opacity="0.55"', () => {
    for (const dark of [
      '240,820! 326,844! 350,832! 262,806!',
      '150,809! 192,801! 192,808! 160,815!',
      '202,794! 244,786! 244,793! 210,799!',
      '352,850! 396,841! 396,849! 362,856!',
    ])
      art.fill(closed(dark), '#1d111a');
  });
  turned(art, limb('228,740 236,766 242,790', [4.6, 6, 3.2], 10), { ...WOOD, fill: '#6a4238', soft: 4 });
  bench(art);
  farPost(art);
  rim(art);
  nearPost(art);
  flyer(art);
}

/** The axle goes from post to post, through the hub between them. */
const [NEAR, FAR]: readonly [Point, Point] = [
  [343, 681],
  [369, 656],
];

function farPost(art: Art): void {
  const [x, y] = FAR;
  turned(
    art,
    limb(`${x},757 ${x},742 ${x},722 ${x},702 ${x},684 ${x},${y - 9}`, [7, 5, 6.6, 4.6, 5.6, 5], 14),
    { ...WOOD, fill: '#8f5c48', soft: 4 },
  );
  turned(art, ellipse(x, y - 14, 6, 6.6), { ...WOOD, fill: '#8f5c48', soft: 3 });
  turned(art, limb(`${X},${Y} ${x + 1},${y}`, [4.4, 3.6], 5), { ...WOOD, fill: '#8f5c44', soft: 2 });
  art.fill(ellipse(x + 1, y, 3.6, 4.4), WOOD.shade);
}

function nearPost(art: Art): void {
  const [x, y] = NEAR;
  // let into the bench
  art.fill(ellipse(x - 1, 773, 13, 4), WOOD.shade, 0.8);
  turned(art, limb(`${x},${y} ${X - 1},${Y + 1}`, [5, 5], 8), {
    ...WOOD,
    fill: '#a56d48',
    soft: 2,
    rimWidth: 0,
  });
  turned(
    art,
    limb(
      `${x},774 ${x},760 ${x},746 ${x},728 ${x},710 ${x},696 ${x},${y - 8}`,
      [8.6, 5.4, 8, 5, 7, 5.4, 6.4],
      16,
    ),
    { ...WOOD, soft: 4 },
  );
  turned(art, ellipse(x, y, 8, 9), { ...WOOD, fill: '#8f5c44', soft: 4 });
  // the crank on the axle's end, and the rod by which the treadle turns it
  turned(art, limb('328,698 326,760 323,824', [2.2, 2.6, 2.2], 10), {
    ...WOOD,
    fill: '#7d4e3e',
    soft: 1.5,
    rimWidth: 1,
  });
  art.fill(ribbon(curve(`${x},${y} 336,692 328,697`), 5, { start: 1, end: 0.8 }), '#2c1a24');
  art.fill(ellipse(x - 1, y, 3.2, 3.6), '#2c1a24').fill(ellipse(328, 698, 3, 3), '#c98a58');
}

const BAND = '#d8bea0';
/** Where the drive band leaves the rim, above and below (turns). */
const [LEAVES, RETURNS] = [-2.51, 2.045] as const;
function rim(art: Art): void {
  // the far edge, the breadth of the rim between it and the near one
  art.fill(ringOf(round(1, DEEP), round(RIM, DEEP)), '#452a30');
  art.fill(ringOf(round(1, DEEP / 2), round(RIM, DEEP / 2)), '#5c3832');
  spokes(art);
  byFire(art, ringOf(round(1), round(RIM)), '#6c4035', 7, { shade: '#3e2228', rimWidth: 1.6 });
  // two lines that the turner cut
  for (const part of [0.95, 0.85]) art.line(round(part), 1.3, WOOD.shade, 0.8);
  art.line(curveOf(0.975, -0.5, 0.9), 1.8, '#f2b878');
  // the band lies in the rim's groove
  art.line(curveOf(1, LEAVES, RETURNS), 3, WOOD.shade);
  art.line(curveOf(1, LEAVES, RETURNS), 1.9, BAND);
}

const curveOf = (part: number, from: number, to: number): Path =>
  curve(
    range(17, (i) => onRim(from + ((to - from) * i) / 16, part))
      .map(([x, y]) => `${x},${y}`)
      .join(' '),
  );

/** Turned: thin at hub and rim, a bulb between. */
function spokes(art: Art): void {
  const hub: Point = [X + DEEP / 2, Y - DEEP / 2];
  for (const i of range(12, (n) => n)) {
    const turn = (i / 12) * TAU + 0.13;
    const [tx, ty] = onRim(turn, RIM + 0.03, DEEP / 2);
    const knots = `${hub[0]},${hub[1]} ${tx},${ty}`;
    turned(art, limb(knots, [4, 2.4, 2.2, 4, 4.6, 2.6, 2], 9), { ...WOOD, soft: 2.4, rimWidth: 1 });
  }
  turned(art, ellipse(hub[0], hub[1], 15, 11), { ...WOOD, soft: 6 });
  turned(art, ellipse(hub[0] - 5, hub[1] + 1, 11, 13), { ...WOOD, fill: '#a56d48', soft: 4 });
}

function bench(art: Art): void {
  turned(art, limb('378,786 385,816 392,846', [5, 7, 3.4], 10), { ...WOOD, soft: 4 });
  const top = polygon(points('215,726 394,758 380,783 188,746'));
  const edge = polygon(points('188,746 380,783 380,795 188,756'));
  art.fill(edge, '#6e4436');
  turned(art, top, { ...WOOD, fill: '#a06a46', soft: 0 });
  art.line(line(201, 736, 387, 771), 1, WOOD.shade, 0.7);
  art.fill(polygon(points('394,758 394,769 380,795 380,783')), '#d08a54');
  turned(art, limb('206,757 198,782 188,805', [5, 7, 3.4], 10), { ...WOOD, soft: 4 });
  // what the wheel keeps from the fire; the treadle
  art.fill(closed('300,756 340,760 376,768 360,776 320,768'), WOOD.shade, 0.75);
  art.fill(polygon(points('250,797 341,817 330,834 236,812')), '#9a6446');
  art.fill(polygon(points('236,812 330,834 330,840 236,818')), '#4a2b30');
}

/** Two posts; between them the bobbin, round it the fork that winds both threads on it as one. */
function flyer(art: Art): void {
  // the band goes on from the wheel round the whorl
  const [up, down] = [onRim(LEAVES, 1), onRim(RETURNS, 1)];
  for (const [width, paint] of [
    [3, WOOD.shade],
    [1.9, BAND],
  ] as const)
    art.line(Path.join(line(257, 669, ...up), line(257, 699, ...down)), width, paint);
  turned(art, limb('262,748 262,728 258,712 262,696 260,668', [4, 6, 3.6, 5.4, 3], 11), {
    ...WOOD,
    fill: '#6a4238',
    soft: 4,
  });
  turned(art, ellipse(256, 684, 6, 15), { ...WOOD, soft: 4 });
  art.fill(ribbon(curve('250,660 226,668 206,684 196,700'), 5.6, { start: 1, end: 1 }), WOOD.shade);
  art.fill(ribbon(curve('250,659 226,666 206,682 197,696'), 2, { start: 1, end: 1 }), WOOD.rim);
  bobbin(art);
  art.fill(ribbon(curve('252,710 228,718 206,714 196,701'), 6, { start: 1, end: 1 }), '#6a4238');
  art.fill(ribbon(curve('252,708 228,716 208,712'), 1.8, { start: 1, end: 0.4 }), WOOD.rim);
  turned(art, limb(`208,697 ${ORIFICE[0]},${ORIFICE[1]}`, [4.4, 5.4], 8), {
    ...WOOD,
    fill: '#b9a090',
    soft: 3,
  });
  turned(art, limb('206,745 206,732 201,722 206,708 204,684', [4.4, 6.4, 3.8, 5.8, 3.2], 11), {
    ...WOOD,
    soft: 4,
  });
  turned(art, ellipse(204, 681, 5, 5.6), { ...WOOD, soft: 3 });
}

function bobbin(art: Art): void {
  stippledGlow(art, 232, 690, 60, '#ce7140', 0.35);
  const cop = closed('246,668! 238,668 222,674 213,682! 211,704! 222,710 238,706 248,700!');
  flat(
    art,
    cop,
    '#5c4870',
    () =>
      art.clip(cop, () => {
        for (const i of range(11, (n) => n)) {
          const x = 210 + i * 4;
          art.fill(
            ribbon(curve(`${x + 1},666 ${x - 3},690 ${x + 3},714`), 3, { start: 1, end: 1 }),
            i % 2 ? BLUE : ROSE,
          );
        }
      }),
    { side: [-1, -6], paint: '#2a1c3c' },
  );
  turned(art, ellipse(247, 685, 5, 19), { ...WOOD, soft: 3 });
  turned(art, ellipse(212, 694, 4.4, 15), { ...WOOD, soft: 3 });
}
