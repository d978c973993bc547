import { picture as back } from '../backs/tarot.ts';
import { definePicture } from '../define.ts';
import { stack } from '../stack.ts';
import { cloth } from './shared/cloth.ts';
import { HEADLINE } from './shared/crops.ts';

const NAME = 'articles/tarot-spread-h2';
const [WIDTH, HEIGHT] = [600, 240];
const SEATS = [0.12, 0.25, 0.5].map((phase, i) => ({
  x: 43 + i * 212,
  // Wide windows cut a twelfth off above and below: the moons stand clear of it.
  y: 62,
  width: 90,
  height: 150,
  moon: phase,
}));

/** Three cards face down, wide apart. */
export const picture = definePicture({
  name: NAME,
  width: WIDTH,
  height: HEIGHT,
  format: HEADLINE,
  draw(words) {
    const card = back.draw(words);
    return stack(NAME, WIDTH, HEIGHT, [
      { svg: cloth(NAME, WIDTH, HEIGHT, SEATS), x: 0, y: 0, width: WIDTH, height: HEIGHT },
      ...SEATS.map((seat) => ({ svg: card, ...seat })),
    ]);
  },
});
