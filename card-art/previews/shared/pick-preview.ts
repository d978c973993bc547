import type { Picture } from '../../define.ts';
import { coloursOf } from '../../kit/grade/palettes.ts';
import { lettering } from '../../kit/lettering/lettering.ts';
import { type Art, ellipse, LINE } from '../../kit/pen/index.ts';
import { type Laid, preview } from './preview.ts';

interface PickPreview {
  /** `picks/2026-11-22-love`, and with the letter for one of its answers. */
  of: string;
  /** Gives the night its colour. */
  deck: string;
}

/** Three backs with their letters. */
export function abcPreview(pick: PickPreview, backs: readonly [Picture, Picture, Picture]): Picture {
  const places = [
    { x: 132, y: 306 },
    { x: 300, y: 286 },
    { x: 468, y: 306 },
  ] as const;
  const laid = backs.map((picture, i): Laid => ({ picture, height: 258, ...places[i] }));
  return lettered(pick, laid, (art) =>
    places.forEach(({ x, y }, i) => {
      ring(art, 'ABC'[i]!, x, y + 129, 40);
    }),
  );
}

/** A card as it lies, with its letter under it. */
export function answerPreview(
  pick: PickPreview,
  card: { picture: Picture; letter: string; turned: boolean },
): Picture {
  const laid = [{ picture: card.picture, height: 470, y: 290, rot: card.turned ? 180 : 0 }];
  return lettered(pick, laid, (art) => ring(art, card.letter.toUpperCase(), 300, 534, 44));
}

function lettered({ of, deck }: PickPreview, laid: Laid[], over: (art: Art) => void): Picture {
  return preview({ of, laid, over, deck: coloursOf(deck) });
}

/** A letter in its ring, as on the page. */
function ring(art: Art, letter: string, x: number, y: number, radius: number): void {
  art.fill(ellipse(x, y, radius), '#171232');
  art.line(ellipse(x, y, radius), LINE.mid);
  art.line(ellipse(x, y, radius - 6), LINE.fine, 'gold', 0.7);
  const size = radius * 1.06;
  art.fill(lettering(letter, x, y + size * 0.36, size, { weight: 600 }), art.palette.gold[0]);
}
