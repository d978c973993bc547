import { definePicture } from '../define.ts';
import { random } from '../kit/pen/index.ts';

const SIZE = 180;
/** Of 255. If you can see the grain, it is too strong. */
const STRONGEST = 7;

/** A tile of paper grain: one brown at seven faint strengths, weak ones far more often. */
export const picture = definePicture({
  name: 'ornaments/grain',
  width: SIZE,
  height: SIZE,
  format: { kind: 'png', width: SIZE },
  draw() {
    const chance = random('grain');
    const levels = Array.from({ length: STRONGEST + 1 }, () => '');
    for (let y = 0; y < SIZE; y++) {
      for (let x = 0; x < SIZE; x++) levels[Math.round(chance() ** 2 * STRONGEST)] += `M${x} ${y}h1v1h-1z`;
    }
    const paths = levels
      .slice(1) // level 0 is bare paper
      .map((data, i) => `<path d="${data}" fill="#5a463c" fill-opacity="${((i + 1) / 255).toFixed(4)}"/>`);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" shape-rendering="crispEdges">${paths.join('')}</svg>`;
  },
});
