import {
  type Art,
  ellipse,
  LINE,
  local,
  type Placement,
  points,
  ramp,
  ribbon,
  spline,
} from '../pen/index.ts';

const OUTLINE = spline(
  points(
    '55,-52! 48,-62 39,-66 33,-76 22,-78 14,-69 -8,-55 -32,-36 -48,-14 -50,0! -20,2 12,1 26,-14 36,-30 50,-42',
  ),
  true,
);
const THIGH = spline(points('-50,-2 -46,-24 -28,-34 -8,-26 4,-8 -2,4 -26,5 -44,4'), true);

/** A tree frog at rest, looking right, eyes closed: (x, y) is the ground, at scale 1 it is 108 wide. */
export function treeFrog(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const dark = '#1f3f5c';
  const skin = box.linear(10, -78, -10, 4, ramp(0, '#d3efcf', 0.45, '#7fbfa3', 1, '#33708a'));
  box.solid(OUTLINE, skin, LINE.mid);
  box.clip(OUTLINE, () => {
    box.fill(spline(points('60,-48 44,-40 30,-26 18,-6 40,8 70,-10'), true), '#f6efdc', 0.9);
    box.fill(
      ribbon(spline(points('54,-55 40,-58 24,-60 4,-50 -16,-34')), 8, { samples: 16, start: 0.2 }),
      dark,
      0.55,
    );
  });
  box.line(spline(points('54,-50 42,-47 28,-48 18,-53')), LINE.fine, dark);
  box.line(spline(points('20,-69 26,-65.5 33,-69')), LINE.mid, dark);
  box.fill(ellipse(50, -57, 1), dark);
  box.solid(THIGH, skin, LINE.mid);
  box.line(spline(points('-40,-6 -26,-20 -8,-14')), LINE.hair, dark, 0.7);
  const foot = spline(points('-30,2! -12,-3 6,-2 24,3! 8,6 -16,7'), true);
  box.solid(foot, skin, LINE.fine);
  const arm = spline(points('10,-32 20,-34 28,-22 27,-6 40,0 44,4 30,5 20,3 17,-12'), true);
  box.solid(arm, skin, LINE.fine);
  const toes = points('24,4 12,6 45,4 36,5.4');
  for (const [toeX, toeY] of toes) box.solid(ellipse(toeX, toeY, 3, 2.2), skin, LINE.hair);
}
