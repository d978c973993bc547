import { picture as hermit } from '../decks/tarot/09-hermit.ts';
import { picture as star } from '../decks/tarot/17-star.ts';
import { picture as moon } from '../decks/tarot/18-moon.ts';
import { definePicture } from '../define.ts';
import { stack } from '../stack.ts';
import { cloth } from './shared/cloth.ts';
import { THUMBNAIL } from './shared/crops.ts';

const NAME = 'articles/tarot-spread';
const [WIDTH, HEIGHT] = [480, 360];
const SEATS = [0.12, 0.25, 0.5].map((phase, i) => ({
  x: 22 + i * 149,
  y: 78,
  width: 138,
  height: 230,
  moon: phase,
}));

/** Three cards side by side, a waxing moon over their seats. */
export const picture = definePicture({
  name: NAME,
  width: WIDTH,
  height: HEIGHT,
  format: THUMBNAIL,
  draw: (words) =>
    stack(NAME, WIDTH, HEIGHT, [
      { svg: cloth(NAME, WIDTH, HEIGHT, SEATS), x: 0, y: 0, width: WIDTH, height: HEIGHT },
      ...[moon, star, hermit].map((card, i) => ({ svg: card.draw(words), ...SEATS[i]! })),
    ]),
});
