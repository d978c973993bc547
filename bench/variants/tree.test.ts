import { expect, test } from 'vitest';
import { find, pageOf, toHtml } from './tree.ts';

const PAGE = `<!DOCTYPE html><html><head><title>星 &amp; 月</title><meta name="description" content="夜の頁"/>
<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css#"/><noscript><link rel="stylesheet" href="/b.css"/></noscript></head>
<body><main data-discover="true"><h1>星<!-- -->座</h1><script>run()</script><svg viewBox="0 0 9 9"><path d="M1 1"></path></svg>
<button data-early="">引く</button><img src="/x.webp" alt="a &quot;b&quot;"><noscript><p>止</p></noscript></main></body></html>`;

test('a page yields its words, pictures and styles, and nothing that runs', () => {
  const { title, description, styles, body } = pageOf(PAGE);
  expect([title, description, styles]).toEqual(['星 & 月', '夜の頁', ['/a.css', '/b.css']]);
  expect(toHtml(body).replaceAll('\n', '')).toBe(
    '<main><h1>星座</h1><svg viewBox="0 0 9 9"><path d="M1 1"></path></svg><button data-early="">引く</button>' +
      '<img src="/x.webp" alt="a &quot;b&quot;"><noscript><p>止</p></noscript></main>',
  );
});

test('an element is found at any depth', () => {
  const { body } = pageOf(PAGE);
  expect(find(body, (_, attributes) => 'data-early' in attributes)).toEqual([
    'button',
    { 'data-early': '' },
    ['引く'],
  ]);
  expect(find(body, (tag) => tag === 'table')).toBeUndefined();
});
