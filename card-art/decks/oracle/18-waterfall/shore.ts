import { byHand, ink, lit, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, range, ribbon } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { SUN } from './light.ts';

const wet = lit({ from: { towards: [...SUN] }, shade: '#0c2f3a', rim: '#f4fbe0', rimWidth: 1.8, stray: 1.4 });

/** Boulders in the pool, black with wet: outline, the plane that shines, foam at the foot. */
const STONES = [
  [
    '96,800! 104,778 130,764 168,766 190,784 198,806! 160,816 120,814',
    '134,768! 166,769 186,784 150,782',
    '84,806 120,818 164,820 214,808',
  ],
  [
    '206,784! 214,772 234,768 250,776 256,786! 230,792',
    '220,772! 236,770 248,777 232,778',
    '198,788 230,796 264,788',
  ],
  [
    '40,850! 52,812 84,800 112,812 130,850 134,880! 40,880!',
    '60,808! 84,803 110,813 84,822',
    '126,864 146,868 170,862',
  ],
] as const;

export function stones(art: Art): void {
  for (const [outline, plane, foam] of STONES) {
    wet(art, closed(outline), '#2a5a60', 8);
    art.fill(byHand(closed(plane), 1), '#9cc9bd');
    const line = curve(foam);
    art.blot([ink(line, 4.4, foam, 0.15), ink(line.translate(4, 6), 2, 2, 0.3)], '#f4fffa');
  }
}

/** The slab at our feet that she has climbed on: its top looks into the light, its face is in its own shade. */
export function slab(art: Art): void {
  const rock = byHand(
    closed('348,890! 352,846 362,818! 392,800 430,790 480,786 530,790 590,784! 590,890!'),
    1.5,
  );
  wet(art, rock, '#35686a', 14);
  art.clip(rock, () => {
    art.fill(
      closed('356,818! 392,798 430,788 480,784 590,782! 590,806! 520,810 470,816 430,814 396,824!'),
      '#8dbaa6',
    );
    stippled(
      art,
      closed('356,822! 396,824 430,814 470,816 520,810 590,806! 590,890 340,890'),
      '#0c2f3a',
      [520, 810],
      [380, 880],
      [0.2, 0.95],
    );
    art.blot(
      [
        '396,824 400,846 392,884',
        '470,816 476,844 470,884',
        '470,816 520,826 566,822',
        '400,846 436,852 474,844',
      ].map((crack, i) => ink(curve(crack), 3, i, 0.2)),
      '#0c2f3a',
    );
  });
  art.blot(
    [ink(curve('336,868 350,840 366,818'), 4.6, 3, 0.2), ink(curve('322,860 338,838 350,828'), 2, 5, 0.3)],
    '#f4fffa',
  );
}

/** A frond: midrib, then leaflets that shorten to its tip, turned with it. */
function frond(rib: string, length: number): Path[] {
  const steps = curve(rib).walk(19);
  return steps.flatMap(({ x, y, angle, t }, i) => {
    if (i < 2) return [];
    const long = length * Math.sin(Math.PI * (0.22 + 0.76 * t)) * (0.85 + 0.15 * Math.sin(i * 2.1));
    return [
      leaf(x, y, long, long * 0.3, angle - 62 + t * 20, 2),
      leaf(x, y, long * 0.86, long * 0.28, angle + 62 - t * 20, -2),
    ];
  });
}

/** Ferns close to us at the right, cut by the frame, dark against the light. */
export function ferns(art: Art): void {
  for (const [rib, length, tone] of [
    ['572,872 548,790 546,716 528,676', 26, '#3f7f58'],
    ['580,880 536,830 494,822 462,838', 28, '#2f6a50'],
    ['580,860 556,806 520,782 494,786', 25, '#5f9d60'],
    ['584,850 566,780 568,730 558,700', 22, '#9cbd70'],
  ] as const) {
    art.blot(frond(rib, length), tone);
    art.blot(ribbon(curve(rib), 3, { start: 1, end: 0.2 }), '#16403c');
  }
}

/** Drops that run together on the slab beside her boots. */
export const puddle = (art: Art): void =>
  void art.blot(
    range(3, (i) =>
      ink(
        curve(`${398 + i * 44},${808 - i * 6} ${416 + i * 44},${805 - i * 6} ${436 + i * 44},${806 - i * 6}`),
        2,
        i,
        0.2,
      ),
    ),
    '#e4f6ee',
    0.9,
  );
