import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadContent } from '../content/load.server.ts';
import type { Events, Told } from './events.ts';
import { sent } from './google.ts';

const HOME = 'https://site.example/';
/** Where she is: the card that she drew, and what she asked about. */
const CARD = `${HOME}reading/tarot/17?side=upright&theme=love`;

beforeEach(() => {
  vi.stubGlobal('location', { origin: new URL(HOME).origin, href: CARD });
});
afterEach(() => vi.unstubAllGlobals());

test('a page view says its page; Google’s tag would add the page to all others too: something else stands there', () => {
  expect(sent({ name: 'page_view', values: { page_path: '/blog' } })).toEqual({ page_path: '/blog' });
  expect(sent({ name: 'share', values: { what: 'card', target: 'line' } })).toEqual({
    what: 'card',
    target: 'line',
    page_location: HOME,
    page_referrer: HOME,
    page_title: 'share',
  });
});

test('no event has a field for a card, a side, a theme or a text', () => {
  const draw: Events['draw'] = { reading: 'tarot', deck: 'tarot' };
  const told: Told[] = [
    // @ts-expect-error the card that came
    { name: 'draw', values: { ...draw, card: 'star' } },
    // @ts-expect-error what she asked about
    { name: 'draw', values: { ...draw, theme: 'reunion' } },
    // @ts-expect-error what she reads
    { name: 'keep', values: { kind: 'story', deck: 'tarot', text: 'words' } },
    // @ts-expect-error no such way of sharing
    { name: 'share', values: { what: 'tarot', target: '星' } },
  ];
  // Nor does one that slips in at run time go out.
  const said = told.flatMap((one) => Object.entries(sent(one)));
  expect(said.filter(([field]) => ['card', 'theme', 'text'].includes(field))).toEqual([]);
  expect(said.filter(([, value]) => value === '星')).toEqual([]);
});

test('no card’s number, name or line passes for a reading, a deck, a place or a service', () => {
  const { decks } = loadContent('content');
  const said = new Set<string>();
  for (const { deck, cards } of decks)
    for (const { id, name, kana, english, file, message } of cards) {
      const lines = typeof message === 'string' ? [message] : Object.values(message);
      for (const secret of [`${id}`, `${deck}/${id}`, `${deck}-${id}`, file, name, kana, english, ...lines])
        for (const told of [
          { name: 'draw', values: { reading: secret, deck: secret } },
          { name: 'line_open', values: { place: secret, target: 'line' } },
          { name: 'order_open', values: { service: secret } },
        ] satisfies Told[])
          for (const value of Object.values(sent(told))) said.add(value);
    }
  expect([...said].sort()).toEqual([HOME, 'draw', 'line', 'line_open', 'order_open'].sort());
});
