import { expect, test } from 'vitest';
import { choosePreview } from './choose-preview.ts';

const drawn = new Set(['previews/site', 'previews/tarot/17-star']);

test('a page’s own preview is described as the page says', () => {
  expect(choosePreview(drawn, 'previews/tarot/17-star', '大きな星。', '灯り')).toEqual({
    name: 'previews/tarot/17-star',
    alt: '大きな星。',
  });
});

test('a card with the owner’s picture has the site’s preview, and the site’s words for it', () => {
  expect(choosePreview(drawn, 'previews/images/cat.jpg', '白い猫。', '灯り')).toEqual({
    name: 'previews/site',
    alt: '灯り',
  });
  expect(choosePreview(new Set(), 'previews/images/cat.jpg', '白い猫。', '灯り')).toBeUndefined();
});
