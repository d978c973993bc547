import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SocialLinks } from './social-links.tsx';

const line = 'https://line.example/mihon';

test('an account that there is not has no place in the list', () => {
  const named = (links: object) =>
    [
      ...renderToStaticMarkup(<SocialLinks links={{ line, ...links }} place="menu" />).matchAll(
        /<li>.*?<\/li>/g,
      ),
    ].map(([item]) => item.replace(/<[^>]*>/g, ''));
  expect(named({ tiktok: 'https://t.example/', youtube: 'https://y.example/' })).toEqual([
    'TikTok',
    'YouTube',
    'LINE',
  ]);
  expect(named({ tiktok: 'https://t.example/', youtube: null })).toEqual(['TikTok', 'LINE']);
  expect(named({})).toEqual(['LINE']);
});
