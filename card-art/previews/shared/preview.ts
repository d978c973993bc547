import { definePicture, type Picture } from '../../define.ts';
import { type Deck, palettes } from '../../kit/grade/palettes.ts';
import { softShadow } from '../../kit/objects/soft-shadow.ts';
import { Art } from '../../kit/pen/index.ts';
import { type Layer, stack } from '../../stack.ts';
import type { Words } from '../../words.ts';
import { PREVIEW, paintNight, paintWords, previewCanvas, SUBJECT } from './preview-parts.ts';

const WHOLE = { x: 0, y: 0, ...PREVIEW };

/** A picture laid on the left, its middle at (x, y) of the preview. */
export interface Laid {
  picture: Picture;
  height: number;
  x?: number;
  y?: number;
  rot?: number;
  /** Only what has corners casts a shadow. */
  shadow?: boolean;
}

export interface PreviewDefinition {
  /** Of the picture or page that is shared: `tarot/17-star`, `weekly`. */
  of: string;
  deck?: Deck;
  laid: readonly Laid[];
  /** Drawn over what is laid. */
  over?: (art: Art) => void;
}

/** One layout for all: the thing on the left, its name and the site's on the right. */
export const preview = (definition: PreviewDefinition): Picture => {
  return definePicture({
    name: `previews/${definition.of}`,
    ...PREVIEW,
    format: { kind: 'jpeg', width: PREVIEW.width },
    draw(words) {
      const layers = definition.laid.map((laid) => layerOf(laid, words));
      return stack('preview', PREVIEW.width, PREVIEW.height, [
        { svg: ground(definition, layers, words), ...WHOLE },
        ...layers,
        ...(definition.over ? [{ svg: overlay(definition.over), ...WHOLE }] : []),
      ]);
    },
  });
};

function layerOf({ picture, height, x = SUBJECT.x, y = SUBJECT.y, rot = 0 }: Laid, words: Words): Layer {
  const width = Math.round((picture.width / picture.height) * height);
  return { svg: picture.draw(words), x: x - width / 2, y: y - height / 2, width, height, rot };
}

function overlay(draw: (art: Art) => void): string {
  const art = new Art({
    id: 'over-',
    ...PREVIEW,
    palette: palettes.tarot,
    light: [SUBJECT.x, SUBJECT.y],
    reach: 1000,
  });
  draw(art);
  return art.toSvg();
}

/** Everything but the laid pictures. */
function ground(
  { of, deck = 'tarot', laid }: PreviewDefinition,
  layers: readonly Layer[],
  words: Words,
): string {
  const art = previewCanvas(deck);
  paintNight(art, deck);
  laid.forEach(({ shadow = true }, i) => {
    if (shadow) softShadow(art, { ...layers[i]!, corner: 14 }, 22);
  });
  paintWords(art, words.previews[of], words.site);
  return art.toSvg();
}
