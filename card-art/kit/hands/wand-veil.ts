import {
  type Art,
  type Knot,
  LINE,
  lerp,
  type Point,
  polar,
  ramp,
  range,
  ribbon,
  spline,
} from '../pen/index.ts';

const TONES = ['#fff3ee', '#dba7c0', '#7d5c9e', '#3f2f72'] as const;
/** Lines of folds on each leg are this many less one. */
const FOLDS = 4;

/**
 * A veil floating free: one long ribbon of cloth that turns over at each pinch. Each leg is one face
 * of the cloth, a spline and its width.
 */
export function wandVeil(
  art: Art,
  legs: readonly { course: readonly Knot[]; width: number }[],
  { light = art.light, reach = 260 }: { light?: Point; reach?: number } = {},
): void {
  const face = art.radial(...light, reach, ramp(0, TONES[0], 0.35, TONES[1], 0.75, TONES[2], 1, TONES[3]));
  const back = art.radial(...light, reach, ramp(0, TONES[1], 0.4, TONES[2], 1, TONES[3]));
  legs.forEach(({ course, width }, i) => {
    const path = spline(course);
    const [first, last] = [i === 0, i === legs.length - 1];
    const turn = { samples: 18, start: first ? 0.8 : 0.04, end: last ? 0.8 : 0.04 };
    art.solid(ribbon(path, width, turn), i % 2 ? back : face, LINE.mid * 1.2);
    const steps = path.walk(22).slice(2, 20);
    range(FOLDS - 1, (f) => {
      const across = ((f + 1) / FOLDS) * 2 - 1;
      const crease = steps.map(({ x, y, angle, t }): Point => {
        const swell = Math.sin(Math.PI * t);
        const open = (first && t < 0.5) || (last && t > 0.5) ? lerp(swell, 1, 0.8) : swell;
        return polar(x, y, ((across * width) / 2) * 0.92 * open, angle + 90);
      });
      const ends = { start: first ? 0.6 : 0.1, end: last ? 0.6 : 0.1, samples: 14 };
      art.blot(ribbon(spline(crease), 1.8, ends), i % 2 ? 'gold' : '#a0708e', 0.8);
    });
  });
}
