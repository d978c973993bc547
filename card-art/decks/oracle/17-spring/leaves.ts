import { INK, ink, modelled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  Path,
  points,
  ramp,
  random,
  ribbon,
  roundRect,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Far stems in the mist: course, half width, colour. */
const STEMS = [
  ['96,470 100,300 92,40', 9, '#b9d79c'],
  ['250,480 244,300 256,40', 12, '#b3d398'],
  ['324,480 330,300 322,40', 9, '#a4c990'],
  ['178,480 170,260 184,40', 17, '#93c08a'],
  ['60,480 52,260 62,40', 14, '#9cc68c'],
] as const;

/** Twigs that hang into the light. */
const TWIGS = [
  ['30,96 90,108 150,140 196,186', '#4f9460'],
  ['240,30 250,70 236,110 244,150', '#7cb36e'],
  ['360,30 330,70 310,110 304,158', '#4f9460'],
  ['130,30 130,64 108,96', '#7cb36e'],
] as const;

/** The wood behind, bright where the light falls in. */
export function air(art: Art, x: number, y: number): void {
  art.fill(
    roundRect(44, 44, 512, 600),
    art.radial(x, y, 620, ramp(0, '#fdfad6', 0.3, '#e4efb6', 0.6, '#a9d09a', 1, '#5f9f80')),
  );
  for (const [course, half, colour] of STEMS)
    art.fill(tube(points(course), [half * 1.3, half, half * 0.9], 12).outline, colour);
  stippledGlow(art, x, y + 60, 280, '#fffde8', 1);
  for (const [i, [course, colour]] of TWIGS.entries()) {
    const chance = random(i);
    const twig = curve(course);
    const leaves = twig
      .walk(13)
      .slice(1)
      .map(({ x: lx, y: ly, angle }, k) =>
        leaf(
          lx,
          ly,
          chance.between(20, 34),
          chance.between(11, 16),
          angle + (k % 2 ? 1 : -1) * chance.between(25, 70),
          chance.between(-4, 4),
        ),
      );
    art.blot(ribbon(twig, 4, { start: 1, end: 0.2, peak: 0.1 }), '#3f7454');
    art.blot(leaves, colour);
    art.blot(
      leaves.filter((_, k) => k % 2).map((one) => one.translate(-2, -2)),
      '#b7d684',
      0.8,
    );
  }
}

/** A frond: its rib, and leaflets in pairs that shorten to the tip. */
function frond(art: Art, course: string, size: number, [dark, lit]: readonly [string, string]): void {
  const rib = curve(course);
  const [left, top, right, bottom] = rib.bounds();
  const gap = size * 0.26;
  const steps = rib.walk(Math.round(Math.hypot(right - left, bottom - top) / gap)).slice(1);
  const leaflets = (side: 1 | -1): Path[] =>
    steps.map(({ x, y, angle, t }) => {
      const length = size * Math.sin(Math.PI * (0.2 + t * 0.77));
      return leaf(x, y, length, gap * (1.1 - 0.4 * t), angle + side * (70 - t * 30), -side * length * 0.1);
    });
  const sides = [leaflets(1), leaflets(-1)] as const;
  modelled(
    art,
    Path.join(...sides).bounds(),
    { towards: [-1.5, -3], soft: 2.4, shade: '#0c3034', rim: lit, rimWidth: 1.3, depth: 0.6 },
    () => {
      art.fill(sides[0], dark).fill(sides[1], dark);
    },
  );
  art.blot(ribbon(rib, 4, { start: 1, end: 0.1, peak: 0.1 }), '#0c3034');
  art.blot(ink(rib.translate(-1, -1), INK.detail, course, 0.1), lit);
}

const MIDDLE = ['#3f8450', '#c5df8a'] as const;
const CLOSE = ['#1f6248', '#b7d886'] as const;

/** Ferns: in the wall, and close to us at the right edge. */
export function fronds(art: Art): void {
  frond(art, '452,350 430,374 420,412 424,456', 30, MIDDLE);
  frond(art, '476,340 492,380 490,430 476,474', 34, MIDDLE);
  frond(art, '520,332 548,372 556,420 548,470', 34, MIDDLE);
  frond(art, '600,900 556,800 510,748 440,730', 60, CLOSE);
  frond(art, '610,850 580,750 556,690 514,640', 56, CLOSE);
  frond(art, '590,930 520,868 456,842 392,850', 50, CLOSE);
  art.blot([ellipse(440, 736, 3.6, 4.8), ellipse(424, 462, 2.6, 3.6)], '#f4fdf6');
}
