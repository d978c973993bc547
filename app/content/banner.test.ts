import { expect, test } from 'vitest';
import { parseBanner } from './banner.ts';
import { problemsAfter } from './test-folder.ts';

const link = '<a href="https://ad.example/go?a=1&amp;b=%E3%81%82&copy=2" rel="nofollow">';
const picture =
  '<img src="https://ad.example/p.gif?x=1&y=2" width="300" height="250" alt="夜の灯り" border="0">';
const pixel = '<img src="https://count.example/0.gif?k=~1" width="1" height="1" alt="" border="0">';

test('addresses stay as a browser would see them', () => {
  expect(parseBanner(`${link}${picture}</a>\n${pixel}`, '300x250')).toEqual({
    href: 'https://ad.example/go?a=1&b=%E3%81%82&copy=2',
    image: { src: 'https://ad.example/p.gif?x=1&y=2', width: 300, height: 250, alt: '夜の灯り' },
    pixel: { src: 'https://count.example/0.gif?k=~1', width: 1, height: 1 },
  });
});

test('the counting picture may be absent', () => {
  expect(parseBanner(`${link}${picture}</a>`, '300x250').pixel).toBeUndefined();
});

test('attributes in capitals, without quotes and with `<` inside', () => {
  const odd =
    '<A HREF=https://ad.example/><IMG SRC="picture:banners/menu-1" WIDTH=300 HEIGHT=250 ALT="星 <3"></A>';
  expect(parseBanner(odd, '300x250')).toMatchObject({ href: 'https://ad.example/', image: { alt: '星 <3' } });
});

test.each([
  ['a script', `<script src="https://ad.example/a.js"></script>`],
  ['a script beside the link', `${link}${picture}</a><script>track()</script>`],
  [
    'a handler',
    `${link}<img src="https://ad.example/p.gif" width="300" height="250" alt="" onerror="x()"></a>`,
  ],
  ['an iframe', `<iframe src="https://ad.example/"></iframe>`],
  ['a comment', `${link}${picture}</a><!-- [if IE] -->`],
  ['a text', `${link}${picture}詳しくはこちら</a>`],
  ['a tag that the parser drops', `<body onload="x()">${link}${picture}</a>`],
  ['half a size of another banner', `${link}${picture.replace('width="300"', '').replace('250', '60')}</a>`],
  ['a size that is no number', `${link}${picture.replace('"300"', '"100%"')}</a>`],
  ['a link around a text', `${link}詳しくはこちら</a>${pixel}`],
  ['an attribute that is not known', `${link}${picture.replace('border="0"', 'srcset="/b.png 2x"')}</a>`],
  [
    'two pictures of unknown size',
    `${link}<img src="https://a.example/1"><img src="https://a.example/2"></a>`,
  ],
  ['an attribute twice', `<a href="https://ad.example/" href="https://b.example/">${picture}</a>`],
  ['two links', `${link}${picture}</a>${link}</a>`],
  ['no link', picture],
  ['two pictures in the link', `${link}${picture}${picture}</a>`],
  ['two counting pictures', `${link}${picture}</a>${pixel}${pixel}`],
  ['a link that does not end', `${link}${picture}${pixel}`],
  ['another size', `${link}${picture.replace('300', '320')}</a>`],

  ['a large counting picture', `${link}${picture}</a>${pixel.replace('width="1"', 'width="2"')}`],
  ['http', `${link.replace('https', 'http')}${picture}</a>`],

  [
    'a host that would be a directive of the policy',
    `${link}${picture.replace('https://ad.example/p.gif?x=1&y=2', 'https://a;script-src-elem/x.png')}</a>`,
  ],
  ['a script address', `<a href="javascript:x()">${picture}</a>`],
])('%s', (_, snippet) => {
  const problems = problemsAfter((tree) => {
    tree['banners/menu-1.yaml'].snippet = snippet;
  });
  expect(problems.join('\n')).toMatchSnapshot();
});
