import { defineCrop, type Picture } from '../define.ts';
import { picture as love } from './love.ts';
import { picture as oracle } from './oracle.ts';
import { picture as tarot } from './tarot.ts';

/** As small as a finger's tip: where a back only shows the way to its deck. */
const small = (from: Picture): Picture =>
  defineCrop({
    name: from.name.replace('/', '/small-'),
    from,
    x: 0,
    y: 0,
    width: from.width,
    height: from.height,
    format: { kind: 'photo', widths: [120], fallback: 120, quality: 48 },
  });

export const pictures = [love, oracle, tarot].map(small);
