import { definePicture } from '../define.ts';
import { random } from '../kit/pen/index.ts';

const SIZE = 480;
const STARS = 60;

/** A tile of faint stars for night grounds; keep it to the margins with a mask. */
export const picture = definePicture({
  name: 'ornaments/stars',
  width: SIZE,
  height: SIZE,
  format: { kind: 'svg' },
  draw() {
    const chance = random('stars');
    let circles = '';
    for (let i = 0; i < STARS; i++) {
      const [x, y] = [chance() * SIZE, chance() * SIZE];
      const radius = 0.35 + 0.9 * chance() * chance(); // squared: mostly small
      const colour = chance() > 0.6 ? '#f3dba8' : '#e9e2f5';
      const opacity = 0.25 + 0.55 * chance();
      circles += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(2)}" fill="${colour}" opacity="${opacity.toFixed(2)}"/>`;
    }
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${circles}</svg>`;
  },
});
