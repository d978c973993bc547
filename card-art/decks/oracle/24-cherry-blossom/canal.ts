import { mix } from '../../../kit/grade/mix.ts';
import { byHand, printed, ripples, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  line,
  Path,
  polygon,
  type Random,
  ramp,
  random,
  range,
} from '../../../kit/pen/index.ts';
import { along, at, LEFT, RIGHT, STREET, WATER } from './view.ts';

/** Still water: what stands over it, upside down and broken. */
export function water(art: Art): void {
  const surface = polygon([
    at(LEFT, WATER, 5),
    at(LEFT, WATER, 90),
    at(RIGHT, WATER, 90),
    [600, at(0, WATER, 5)[1]],
  ]);
  art.fill(
    Path.join(surface, polygon([at(RIGHT, WATER, 90), [620, 600], [620, 880], [400, 880]])),
    art.linear(0, 470, 0, 862, ramp(0, '#f1dccd', 0.35, '#c9cbb0', 0.7, '#9db6a2', 1, '#86a598')),
  );
  // the trees' pink under the left wall, the sky's light in the middle
  stippled(
    art,
    polygon([at(LEFT, WATER, 5), at(LEFT, WATER, 40), [420, 560], [330, 880]]),
    '#dcaeac',
    [60, 700],
    [360, 740],
    [0.75, 0],
  );
  printed(art, [260, 600, 560, 870], () => art.glow(430, 770, 150, '#f6f1da', 0.9, 0.9, 0.4));
}

/** Courses of old stone, mossy where the water stands. */
export function walls(art: Art): void {
  for (const [side, base, shade] of [
    [LEFT, '#b5a493', '#6f6254'],
    [RIGHT, '#d6c6ae', '#9a8a76'],
  ] as const) {
    const face = along(side, [STREET, WATER], 5.6, 90);
    art.fill(face, base);
    const [, , , foot] = face.bounds();
    const [x] = at(side, 0, 10);
    stippled(art, face, shade, [x, at(side, STREET, 10)[1]], [x, at(side, WATER, 8)[1]], [0.05, 0.75]);
    art.clip(face, () => {
      const courses = range(5, (i) => {
        const h = STREET + 0.25 + i * 0.4;
        return line(...at(side, h, 5.2), ...at(side, h, 60));
      });
      const joints = range(60, (i) => {
        const course = i % 5;
        const away = 5.6 + Math.floor(i / 5) * 1.2 + (course % 2) * 0.6;
        const h = STREET + 0.25 + (course - 1) * 0.4;
        return line(...at(side, h, away), ...at(side, h + 0.4, away));
      });
      art.line([...courses, ...joints], 1.4, shade, 0.8);
      const moss = along(side, [WATER - 0.3, WATER], 5.6, 60);
      stippled(art, moss, '#7f8f5f', [0, foot - 160], [0, foot], [0.9, 0.5]);
    });
    art.fill(along(side, [STREET - 0.1, STREET + 0.14], 5.6, 90), mix(base, '#fff3dd', 0.7));
  }
}

/** Petals that drift together in the flow's one long bend: each skein from its near end to its tip and back. */
const RAFTS = [
  '30,716 90,704 150,690 210,684 262,672 320,668 352,660 330,672 286,682 250,692 236,702 262,704 300,706 276,714 220,716 170,726 110,734 30,752',
  '30,766 80,752 140,742 196,736 250,730 300,728 338,734 372,730 350,742 362,752 396,756 372,764 320,766 286,774 300,782 262,792 210,790 150,792 120,802 70,812 30,818',
  '30,832 80,822 128,818 180,806 236,806 290,796 330,798 352,790 346,802 380,808 362,818 310,824 296,834 240,846 206,862 190,884 30,884',
  '350,676 392,667 424,671 452,666 430,675 404,679 384,684',
  '400,706 432,700 466,704 500,698 478,708 444,713',
  '424,780 462,770 500,774 540,766 560,770 524,784 486,790 450,788',
  '430,862 470,846 508,838 540,842 580,830 590,880 430,884',
].map((knots) => byHand(closed(knots), 3));

/** A petal lying on the water: flat, notched, its far edge turned up. */
function floating(x: number, y: number, size: number, chance: Random): Path {
  const flat = chance.between(0.34, 0.5);
  const tilt = chance.between(0, 360);
  return closed(size > 10 ? '0,-10! 7,-2 3,9! 0,6! -3,9! -7,-2' : '0,-10! 7,2 0,9 -7,2')
    .scale(size / 20)
    .rotate(tilt)
    .scale(1, flat)
    .translate(x, y);
}

const inside = (x: number, y: number, outlines: readonly Path[]): boolean =>
  outlines.some((outline) =>
    outline.flatten(6).some((corners) => {
      let odd = false;
      corners.forEach(([ax, ay], i) => {
        const [bx, by] = corners[(i + 1) % corners.length]!;
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
      });
      return odd;
    }),
  );

/** Thousands of petals as one skin, loose at its edges. */
export function raft(art: Art): void {
  ripples(
    art,
    46,
    (i) => {
      const chance = random(`ripple ${i}`);
      const t = chance();
      return {
        x: chance.between(200, 550),
        y: lerp(560, 858, t),
        half: lerp(10, 54, t),
        rise: lerp(0.4, 2, t),
        weight: lerp(0.8, 2.6, t),
      };
    },
    [
      ['#fffaf0', 0.7],
      ['#6f8f80', 0.5],
    ],
  );
  for (const island of RAFTS) {
    art.fill(island.translate(3, 5), '#6f8f80', 0.35);
    art.fill(island, '#eec6c6');
  }
  const chance = random('raft');
  const tones: Record<string, Path[]> = {
    '#eec6c6': [],
    '#d9a2a6': [],
    '#f6d6d3': [],
    '#fff1ec': [],
  };
  range(900, () => {
    const y = lerp(655, 872, chance() ** 0.85);
    const x = chance.between(44, 556);
    const within = inside(x, y, RAFTS);
    if (!within && chance() > 0.075) return;
    const size = lerp(5, 19, (y - 655) / 210) * chance.between(0.8, 1.2);
    tones[chance.pick(['#d9a2a6', '#f6d6d3', '#fff1ec'])]!.push(floating(x, y, size, chance));
  });
  for (const island of RAFTS) {
    const [, , right, low] = island.bounds();
    for (const { x, y } of island.walk(Math.round((right + low) / 9))) {
      if (x < 40 || x > 560) continue;
      const size = lerp(6, 19, (y - 655) / 210) * chance.between(0.7, 1.2);
      tones[chance.pick(['#eec6c6', '#f6d6d3', '#fff1ec'])]!.push(
        floating(x + chance.between(-1, 1) * size, y + chance.between(-0.6, 0.6) * size * 0.5, size, chance),
      );
    }
  }
  for (const [colour, petals] of Object.entries(tones)) art.fill(Path.join(petals), colour);
  art.blot(
    range(26, () => ellipse(chance.between(220, 500), chance.between(560, 654), chance.between(1.2, 3), 0.8)),
    '#fff1ec',
  );
}
