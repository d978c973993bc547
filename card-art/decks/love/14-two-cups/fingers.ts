import { flat } from '../../../kit/hand/index.ts';
import { closed, curve, type Local, type Path } from '../../../kit/pen/index.ts';

/** What a hand is painted in; `line` parts a finger from the one behind it. */
interface Skin {
  skin: string;
  shade: string;
  light: string;
  line: string;
}

/**
 * Fingers of one hand, each from its knuckle over its joint to a round tip; a later one lies over an earlier.
 * @param lit a step to the light, as long as the lit edge is broad
 */
export function fingers(
  box: Local,
  courses: readonly (readonly [course: string, width: number])[],
  { skin, shade, light, line }: Skin,
  lit: readonly [number, number],
): void {
  for (const [course, width] of courses) {
    box.fill(finger(course, width + 0.6).translate(-lit[0] * 0.6, -lit[1] * 0.6), line);
    flat(
      box,
      finger(course, width),
      skin,
      { side: [-lit[0] * 1.6, -lit[1] * 1.6], paint: shade },
      { side: lit, paint: light },
    );
  }
}

function finger(course: string, width: number): Path {
  const steps = curve(course).walk(7);
  const there: string[] = [];
  const back: string[] = [];
  steps.forEach(({ x, y, angle, t }) => {
    const along = (angle * Math.PI) / 180;
    const half = (width / 2) * (1 - 0.24 * t);
    const [dx, dy] = [Math.sin(along) * half, -Math.cos(along) * half];
    there.push(`${x - dy},${y + dx}`);
    if (t === 1) there.push(`${x + dx * 0.9},${y + dy * 0.9}`);
    back.unshift(`${x + dy},${y - dx}`);
  });
  there[0] += '!';
  back.push(`${back.pop()}!`);
  return closed([...there, ...back].join(' '));
}
