import { definePicture, type Picture } from '../../define.ts';
import { type Deck, palettes } from '../../kit/grade/palettes.ts';
import { preview } from './preview.ts';

/** Room for the photograph on the preview's left. */
const [WIDTH, HEIGHT] = [420, 520];

export interface Photo {
  /** A JPEG, the right way up. */
  jpeg: Buffer;
  width: number;
  height: number;
}

/**
 * A preview of a card that shows a photograph in place of a drawing.
 * @param of the card's file, `tarot/17-star`: its words stand beside the photograph
 * @param deck gives the night its colour; one without colours of its own gets tarot's
 */
export function photoPreview(of: string, deck: string, { jpeg, width, height }: Photo): Picture {
  const picture = definePicture({
    name: `${of}-photo`,
    width,
    height,
    format: { kind: 'jpeg', width },
    draw: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/></svg>`,
  });
  const shown = Math.round(Math.min(HEIGHT, (WIDTH * height) / width));
  const laid = [{ picture, height: shown }];
  return preview(isDeck(deck) ? { of, deck, laid } : { of, laid });
}

const isDeck = (deck: string): deck is Deck => Object.hasOwn(palettes, deck);
