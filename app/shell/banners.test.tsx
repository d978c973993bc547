import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Banners, type ShownBanner } from './banners.tsx';

function banner(place: number): ShownBanner {
  const image = { src: `/pictures/${place}.jpg`, width: 300, height: 250, alt: '' };
  return { id: `menu-${place}`, href: `https://ad.example/${place}`, image, pixel: null };
}

test.each([1, 2, 12])('%i banners for two places: all stand in the page, closed', (count) => {
  const banners = Array.from({ length: count }, (_, place) => banner(place));
  const html = renderToStaticMarkup(<Banners banners={banners} places={2} label="広告" />);
  expect(html.match(/<aside[^>]* hidden=""/g)).toHaveLength(count);
});

test('without banners there is no place for them', () => {
  expect(renderToStaticMarkup(<Banners banners={[]} places={2} label="広告" />)).toBe('');
});
