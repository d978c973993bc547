import { picture as back } from '../backs/tarot.ts';
import { definePicture } from '../define.ts';
import { stack } from '../stack.ts';
import { cloth } from './shared/cloth.ts';
import { HEADLINE } from './shared/crops.ts';

const NAME = 'articles/tarot-spread-h2';
const [WIDTH, HEIGHT] = [600, 240];
const SEATS = [0.12, 0.25, 0.5].map((phase, i) => ({
  x: 34 + i * 212,
  y: 44,
  width: 108,
  height: 180,
  moon: phase,
}));

/** Three cards face down, wide apart. */
export const picture = definePicture({
  name: NAME,
  width: WIDTH,
  height: HEIGHT,
  format: HEADLINE,
  draw() {
    const card = back.draw();
    return stack(NAME, WIDTH, HEIGHT, [
      { svg: cloth(NAME, WIDTH, HEIGHT, SEATS), x: 0, y: 0, width: WIDTH, height: HEIGHT },
      ...SEATS.map((seat) => ({ svg: card, ...seat })),
    ]);
  },
});
