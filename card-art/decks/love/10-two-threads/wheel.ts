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
  // legs behind, the far post of the wheel
  turned(art, limb('228,748 234,776 240,804', [4.6, 6, 3.2], 10), { ...WOOD, fill: '#6a4238', soft: 4 });
  turned(art, limb('362,764 368,716 370,668', [5, 6.4, 4], 12), { ...WOOD, fill: '#6a4238', soft: 4 });
  rim(art);
  bench(art);
  // the near post, the hub's pin before it
  turned(art, limb('338,767 338,754 334,742 337,722 333,704 335,672', [7, 4.6, 7, 4.4, 6, 4.2], 13), {
    ...WOOD,
    soft: 4,
  });
  art.fill(ellipse(349, 671, 5.4, 7), WOOD.shade);
  turned(art, limb('335,671 349,671', [4, 3.4], 4), { ...WOOD, soft: 2 });
  turned(art, ellipse(335, 671, 8, 9), { ...WOOD, soft: 4 });
  art.fill(ellipse(334, 671, 2.8, 3.2), WOOD.shade);
  flyer(art);
}

function rim(art: Art): void {
  // the far edge, the breadth of the rim between it and the near one
  art.fill(ringOf(round(1, DEEP, -2), round(RIM, DEEP, -2)), '#452a30');
  art.fill(ringOf(round(1, DEEP / 2, -1), round(RIM, DEEP / 2, -1)), '#5c3832');
  spokes(art);
  byFire(art, ringOf(round(1), round(RIM)), '#6c4035', 7, { shade: '#3e2228', rimWidth: 1.6 });
  // two lines that the turner cut
  for (const part of [0.95, 0.85]) art.line(round(part), 1.3, WOOD.shade, 0.8);
  art.line(curveOf(0.975, -0.5, 0.9), 1.8, '#f2b878');
}

const curveOf = (part: number, from: number, to: number): Path =>
  curve(
    range(9, (i) => onRim(from + ((to - from) * i) / 8, part))
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
  // band: from the wheel round the whorl
  for (const [ax, ay, bx, by] of [
    [258, 670, 303, 606],
    [258, 698, 303, 738],
  ] as const)
    art.line(line(ax, ay, bx, by), 1.6, '#d8bea0');
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
