import { type Art, LINE, line, Path, ramp, random, roundRect } from '../pen/index.ts';

const ROWS = 5;
/** Length of a brick and of a coping stone. */
const [BRICK, COPING] = [52, 65] as const;

/** A brick wall with a coping, lit from above; some bricks lighter, some darker. */
export function brickWall(art: Art, x0: number, x1: number, top: number, foot: number): void {
  const body = ramp(0, '#a86f84', 0.5, '#5a3a70', 1, '#2a1d50');
  art.fill(roundRect(x0, top, x1 - x0, foot - top), art.linear(0, top, 0, foot, body));
  const height = (foot - top - 20) / ROWS;
  const [joints, light, dark] = [new Path(), new Path(), new Path()];
  const chance = random('wall');
  for (let row = 0; row < ROWS; row++) {
    const y = top + 20 + row * height;
    joints.moveTo(x0, y).lineTo(x1, y);
    for (let x = x0 + (row % 2 ? BRICK / 2 : 0); x < x1; x += BRICK) {
      joints.moveTo(x, y).lineTo(x, y + height);
      const luck = chance();
      const brick = roundRect(x + 1, y + 1, BRICK - 2, height - 2);
      if (luck > 0.72) light.append(brick);
      else if (luck < 0.2) dark.append(brick);
    }
  }
  art.blot(light, '#ffd9c2', 0.16);
  art.blot(dark, '#0d0a26', 0.22);
  art.line(joints, LINE.fine, 'gold', 0.8);
  const stone = art.linear(0, top - 8, 0, top + 12, ramp(0, '#fff1df', 0.4, '#e9bfae', 1, '#5a3a70'));
  for (let x = x0; x < x1; x += COPING) {
    art.solid(roundRect(x, top - 8, COPING, 20, 3), stone);
    art.line(line(x + 5, top + 5, x + 60, top + 5), LINE.hair, '#7a4a5a');
  }
  const shadow = art.linear(0, top + 12, 0, top + 24, ramp(0, '#0d0a26', 0.6, 1, '#0d0a26', 0));
  art.fill(roundRect(x0, top + 12, x1 - x0, 12), shadow);
}
