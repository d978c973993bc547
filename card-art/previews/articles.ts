import { picture as flame } from '../decks/love/01-one-flame.ts';
import { picture as sunflowers } from '../decks/love/19-sunflowers-and-bird.ts';
import { picture as newMoon } from '../decks/oracle/01-new-moon.ts';
import { picture as lotus } from '../decks/oracle/02-lotus.ts';
import { picture as hermit } from '../decks/tarot/09-hermit.ts';
import { picture as star } from '../decks/tarot/17-star.ts';
import { picture as moon } from '../decks/tarot/18-moon.ts';
import type { Picture } from '../define.ts';
import type { Deck } from '../kit/grade/palettes.ts';
import { type Laid, preview } from './shared/preview.ts';

const article = (id: string, deck: Deck, laid: readonly Laid[]): Picture =>
  preview({ of: `articles/${id}`, deck, laid });

const one = (picture: Picture): Laid[] => [{ picture, height: 520 }];

/** The cards that each article's thumbnail is cut from. */
export const pictures = [
  article('tarot-intro', 'tarot', one(star)),
  article('oracle-cards', 'oracle', one(lotus)),
  article('spiritual-life', 'love', one(flame)),
  article('tarot-spread', 'tarot', [
    { picture: moon, height: 340, x: 180, y: 330, rot: -7 },
    { picture: hermit, height: 340, x: 420, y: 330, rot: 7 },
    { picture: star, height: 380, y: 310 },
  ]),
  article('law-of-attraction', 'love', one(sunflowers)),
  article('mindfulness-meditation', 'oracle', one(newMoon)),
];
