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
  TAU,
} from '../../../kit/pen/index.ts';
import { BLUE, byFire, FIRE, ORIFICE, ROSE } from './view.ts';

const WOOD = { fill: '#6c4035', shade: '#3c2229', rim: '#f4b878', rimWidth: 1.4 } as const;
const turned = twoTone({ at: FIRE });

/** The wheel's middle, its half breadth and half height as it stands turned to us; how far its rim is thick. */
const [X, Y] = [352, 672] as const;
const [WIDE, HIGH, RIM, DEEP] = [68, 92, 0.8, 10] as const;

const round = (part: number, dx = 0, dy = 0): Path => ellipse(X + dx, Y + dy, WIDE * part, HIGH * part);
const onRim = (turn: number, part: number, dx = 0): Point => [
  X + dx + Math.cos(turn) * WIDE * part,
  Y + Math.sin(turn) * HIGH * part,
];

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
  closed('192,742! 210,736! 394,766! 378,776!'),
);

/** A spinning wheel: the flyer at the left end of its bench, the wheel at the right, a band round both. */
export function wheel(art: Art): void {
  // what the fire leaves dark on the floor
  art.group('opacity="0.55"', () => {
    for (const dark of [
      '204,832! 316,840! 336,826! 226,812!',
      '150,826! 192,816! 192,824! 160,832!',
      '200,808! 242,800! 242,807! 208,814!',
      '346,824! 392,814! 392,822! 354,830!',
    ])
      art.fill(closed(dark), '#1d111a');
  });
  turned(art, limb('228,748 234,776 240,804', [4.6, 6, 3.2], 10), { ...WOOD, fill: '#6a4238', soft: 4 });
  farPost(art);
  rim(art);
  bench(art);
  nearPost(art);
  flyer(art);
}

/** The axle goes from post to post, through the hub between them. */
const [NEAR, FAR]: readonly [Point, Point] = [
  [331, 672],
  [376, 669],
];

function farPost(art: Art): void {
  const [x, y] = FAR;
  turned(
    art,
    limb(
      `${x - 5},763 ${x - 4},744 ${x - 2},724 ${x - 2},704 ${x - 1},686 ${x},${y - 9}`,
      [7, 5, 6.6, 4.6, 5.6, 5],
      14,
    ),
    { ...WOOD, fill: '#7d4e3e', soft: 4 },
  );
  turned(art, ellipse(x, y - 14, 6, 6.6), { ...WOOD, fill: '#7d4e3e', soft: 3 });
  turned(art, limb(`${X},${Y} ${x + 1},${y}`, [4.4, 3.6], 5), { ...WOOD, fill: '#8f5c44', soft: 2 });
  art.fill(ellipse(x + 1, y, 3.6, 4.4), WOOD.shade);
}

function nearPost(art: Art): void {
  const [x, y] = NEAR;
  // let into the bench
  art.fill(ellipse(x + 4, 768, 13, 4), WOOD.shade, 0.8);
  turned(art, limb(`${x + 1},${y} ${x + 12},${y} ${X - 3},${Y}`, [4.4, 4.2, 2], 8), {
    ...WOOD,
    soft: 2,
    rimWidth: 0.8,
  });
  turned(
    art,
    limb(
      `${x + 3},768 ${x + 3},756 ${x + 2},742 ${x + 3},722 ${x + 1},704 ${x + 1},690 ${x},${y - 8}`,
      [8.6, 5.4, 8, 5, 7, 5.4, 6.4],
      16,
    ),
    { ...WOOD, soft: 4 },
  );
  turned(art, ellipse(x, y - 14, 7, 7.6), { ...WOOD, soft: 4 });
  turned(art, ellipse(x, y, 8, 9), { ...WOOD, fill: '#8f5c44', soft: 4 });
  art.fill(ellipse(x - 1, y, 2.8, 3.2), WOOD.shade);
}

const BAND = '#d8bea0';
/** Where the drive band leaves the rim, above and below (turns). */
const [LEAVES, RETURNS] = [-2.346, 2.154] as const;
function rim(art: Art): void {
  // the far edge, the breadth of the rim between it and the near one
  art.fill(ringOf(round(1, DEEP, -2), round(RIM, DEEP, -2)), '#452a30');
  art.fill(ringOf(round(1, DEEP / 2, -1), round(RIM, DEEP / 2, -1)), '#5c3832');
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
  const hub: Point = [X + DEEP * 0.4, Y - 1];
  for (const i of range(12, (n) => n)) {
    const turn = (i / 12) * TAU + 0.13;
    const [tx, ty] = onRim(turn, RIM + 0.03, DEEP * 0.4);
    const knots = `${hub[0]},${hub[1]} ${tx},${ty}`;
    turned(art, limb(knots, [4, 2.4, 2.2, 4, 4.6, 2.6, 2], 9), { ...WOOD, soft: 2.4, rimWidth: 1 });
  }
  turned(art, ellipse(hub[0], hub[1], 15, 11), { ...WOOD, soft: 6 });
  turned(art, ellipse(hub[0] - 5, hub[1] + 1, 11, 13), { ...WOOD, fill: '#a56d48', soft: 4 });
}

function bench(art: Art): void {
  turned(art, limb('376,774 382,796 390,818', [5, 7, 3.4], 10), { ...WOOD, soft: 4 });
  const top = polygon(points('210,734 396,764 380,775 192,744'));
  const edge = polygon(points('192,744 380,775 380,786 192,755'));
  art.fill(edge, '#6e4436');
  turned(art, top, { ...WOOD, fill: '#a06a46', soft: 0 });
  art.line(line(200, 743, 386, 771), 1, WOOD.shade, 0.7);
  art.fill(polygon(points('396,764 396,775 380,786 380,775')), '#d08a54');
  turned(art, limb('206,756 198,786 188,820', [5, 7, 3.4], 10), { ...WOOD, soft: 4 });
  // the treadle, and the rod that it moves the wheel by
  art.fill(polygon(points('246,806 342,812 330,824 232,817')), '#9a6446');
  art.fill(polygon(points('232,817 330,824 330,829 232,822')), '#4a2b30');
  turned(art, limb('330,818 334,770 341,690', [2, 2.4, 2], 10), { ...WOOD, soft: 1.5 });
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
  turned(art, limb('262,746 262,726 258,712 262,696 260,668', [4, 6, 3.6, 5.4, 3], 11), {
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
