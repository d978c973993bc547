import { definePicture } from '../define.ts';
import { icon } from '../icons/icon.ts';
import { SIGNS } from '../kit/objects/zodiac-glyph.ts';
import { polar } from '../kit/pen/index.ts';
import { loadModule, pictureFiles } from '../pictures.ts';
import { type Laid, preview } from './shared/preview.ts';

const emblems = (await Promise.all(pictureFiles('emblems/').map(loadModule))).flat();

/** The twelve signs in a ring, Aries on top. */
const ring = SIGNS.map((sign, i): Laid => {
  const { picture } = emblems.find(({ picture: { name } }) => name === `emblems/${sign}`)!;
  const [x, y] = polar(300, 315, 200, i * 30);
  return { picture, height: 96, x, y, shadow: false };
});

/** The site's mark as a moon in the middle. */
const mark = definePicture({
  name: 'previews/weekly',
  width: 512,
  height: 512,
  format: { kind: 'svg' },
  draw: () => icon({ corner: 256, mark: 0.6, detail: false }),
});

export const picture = preview({
  of: 'weekly',
  laid: [{ picture: mark, height: 170, shadow: false }, ...ring],
});
