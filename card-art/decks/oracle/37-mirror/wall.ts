import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  line,
  type Path,
  polar,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { at, BEHIND, flat } from './view.ts';

const [FAR, NEAR] = [-1.6, 0.95] as const;
/** The height of one timber. */
const COURSE = 0.21;
/** A hut's wall of squared timbers, in the full morning sun. */
export function wall(art: Art): void {
  const whole = roundRect(40, 40, 520, 760);
  art.fill(whole, art.linear(50, 200, 550, 500, ramp(0, '#eabf7e', 0.5, '#dfa966', 1, '#cb8f54')));
  const chance = random('timbers');
  for (let up = COURSE; up < 1.8; up += COURSE) {
    const [a, b] = [at(FAR, up, BEHIND), at(NEAR, up, BEHIND)];
    const [c, d] = [at(FAR, up + COURSE, BEHIND), at(NEAR, up + COURSE, BEHIND)];
    if (chance() < 0.55) art.fill(flat(a, b, d, c), chance() < 0.5 ? '#c98d50' : '#f0ca8c', 0.35);
  }
  const joints = range(9, (i) => (i + 1) * COURSE);
  art.line(
    joints.map((up) => line(...at(FAR, up, BEHIND), ...at(NEAR, up, BEHIND))),
    3.2,
    '#8a5733',
  );
  art.line(
    joints.map((up) => line(...at(FAR, up - 0.014, BEHIND), ...at(NEAR, up - 0.014, BEHIND))),
    1.6,
    '#f6d9a0',
  );
  const grain = range(64, () => {
    const [along, up, long] = [chance.between(FAR, NEAR), chance.between(0, 1.9), chance.between(0.12, 0.34)];
    const row = Math.floor(up / COURSE) * COURSE + chance.between(0.15, 0.85) * COURSE;
    return spline([
      at(along, row, BEHIND),
      at(along + long / 2, row + 0.006, BEHIND),
      at(along + long, row, BEHIND),
    ]);
  });
  strokes(art, grain, INK.detail, '#a8703f', 0.1);
  stippled(art, whole, '#9a5f38', [420, 0], [600, 60], [0, 0.6]);
}

/** The shadow of a bough that hangs somewhere behind us: masses of leaves, a few alone at their edge. */
export function boughOnWall(art: Art): void {
  const twigs = [
    '30,70 90,96 150,140 196,196',
    '90,96 104,150 110,208',
    '150,140 200,150 246,148',
    '40,150 70,190 84,236',
  ];
  const chance = random('leaves on the wall');
  const leaves: Path[] = twigs.flatMap((twig, t) =>
    spline(twig.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]))
      .walk(t === 0 ? 11 : 8)
      .flatMap(({ x, y, angle }, i) =>
        [-1, 1].flatMap((side) => {
          if (chance() < 0.12) return [];
          const turn = angle + side * chance.between(28, 78);
          const long = chance.between(24, 40) - i * 0.7;
          return [
            leaf(
              ...polar(x, y, 3, turn),
              long,
              long * chance.between(0.42, 0.6),
              turn,
              side * chance.between(-5, 3),
            ),
          ];
        }),
      ),
  );
  art.group('opacity=".6"', () => {
    art.blot(
      twigs.map((twig) =>
        ribbon(spline(twig.split(' ').map((pair) => pair.split(',').map(Number) as [number, number])), 7, {
          start: 0.9,
          end: 0.2,
          peak: 0.05,
        }),
      ),
      '#a8713f',
    );
    art.blot(leaves, '#a8713f');
  });
}
