import { byHand, INK, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  Path,
  points,
  random,
  ribbon,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const bark = lit({
  from: { towards: [-1, -0.3] },
  shade: '#241f1f',
  rim: '#e0cc98',
  rimWidth: 2.6,
  stray: 2,
});

/** An old trunk that leans in from the right, and the limb over the lion. */
export function trunk(art: Art): void {
  const stem = tube(
    points('566,760 540,690 516,610 502,520 496,430 512,350 560,270'),
    [92, 62, 46, 40, 40, 44, 52],
    30,
  ).outline;
  bark(art, stem, '#5a5044', 26);
  strokes(
    art,
    [
      '486,700 480,620 470,540 468,450',
      '510,720 504,630 488,540 484,450 496,380',
      '536,700 530,620 512,530 506,450',
      '520,520 530,500 528,480 516,474 508,490 514,512',
    ],
    INK.contour,
    '#2c2624',
    0.2,
  );
  const limb = tube(
    points('520,352 470,330 410,322 350,312 290,318 240,334'),
    [26, 20, 15, 11, 8, 4],
    26,
  ).outline;
  bark(art, limb, '#4f463c', 8);
}

/** A twig with leaves in pairs, as olives have them. */
function twig(course: string, count: number, size: number, key: string): { wood: Path; leaves: Path[] } {
  const chance = random(key);
  const line = curve(course);
  return {
    wood: ribbon(line, 4 * size, { start: 1, end: 0.3, samples: 14 }),
    leaves: line
      .walk(count)
      .slice(1)
      .flatMap(({ x, y, angle }) =>
        [-1, 1].map((side) =>
          leaf(
            x,
            y,
            chance.between(24, 36) * size,
            9.4 * size,
            angle + side * chance.between(28, 56),
            side * 3,
          ),
        ),
      ),
  };
}

/** The crown over us, dark against the day. */
export function boughs(art: Art): void {
  const mass = byHand(
    closed(
      '20,40! 580,40! 590,330 540,300 500,312 440,270 380,286 320,262 262,284 206,268 150,300 108,296 70,344 20,352!',
    ),
    5,
  );
  art.fill(mass, '#26352f');
  const dark = [
    '150,270 120,310 84,336 66,380',
    '90,280 70,330 60,372 62,420',
    '230,262 196,292 150,312 116,344',
    '320,250 300,290 268,300 236,300',
    '400,262 372,296 344,306 316,330',
    '470,262 440,300 424,340 430,372',
    '540,290 520,330 524,372 540,410',
  ].map((course, i) => twig(course, 9, 1.1, `dark${i}`));
  art.blot(
    dark.flatMap(({ wood, leaves }) => [wood, ...leaves]),
    '#26352f',
  );
  const middle = [
    '120,240 100,290 86,310',
    '210,200 190,250 160,280',
    '300,190 276,240 250,268',
    '380,210 360,250 330,280',
    '470,220 446,256 410,280',
    '300,100 290,150 260,190',
    '500,260 486,290 460,310',
    '340,120 360,170 396,200',
    '180,230 150,250 110,262',
  ].map((course, i) => twig(course, 7, 0.95, `middle${i}`));
  art.blot(
    middle.flatMap(({ wood, leaves }) => [wood, ...leaves]),
    '#4c6153',
  );
  art.blot(
    middle.flatMap(({ leaves }) => leaves.filter((_, i) => i % 5 === 0)),
    '#8a9c7c',
  );
}

/** The spray that hangs lowest, silver where the sun is on it; the lamb has its end. */
export function spray(art: Art): void {
  const silver = lit({
    from: { towards: [-0.7, -0.7] },
    shade: '#33463c',
    rim: '#eef0d0',
    rimWidth: 1.4,
    stray: 0.4,
  });
  for (const [course, count, key] of [
    ['262,322 236,340 216,362 204,384', 7, 's1'],
    ['240,332 204,340 172,362 158,392', 8, 's2'],
  ] as const) {
    const { wood, leaves } = twig(course, count, 0.92, key);
    art.fill(wood, '#4f463c');
    silver(
      art,
      Path.join(leaves),
      () => {
        for (const [i, one] of leaves.entries()) art.fill(one, i % 2 ? '#7f9276' : '#9fb094');
      },
      3,
    );
  }
  art.blot([ellipse(196, 356, 5, 6.4), ellipse(176, 384, 4.6, 6)], '#4a3550');
  art.fill(leaf(214, 380, 26, 9, 200, 3), '#9fb094');
}
