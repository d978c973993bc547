/** Snippets in the form in which the large Japanese networks hand them out; the ids are invented. */
import { expect, test } from 'vitest';
import { BannerError, parseBanner } from './banner.ts';

const A8 = `<a href="https://px.a8.net/svt/ejp?a8mat=3ABCDE+1FGHIJ+2KLM+NOPQRS" rel="nofollow">
<img border="0" width="300" height="250" alt="" src="https://www20.a8.net/svt/bgt?aid=210101234567&wid=001&eno=01&mid=s00000012345001012000&mc=1"></a>
<img border="0" width="1" height="1" src="https://www13.a8.net/0.gif?a8mat=3ABCDE+1FGHIJ+2KLM+NOPQRS" alt="">`;

const AFB = `<a href="https://t.afi-b.com/visit.php?guid=ON&a=A12345-b123456C&p=P123456x" target="_blank" rel="nofollow"><img src="https://www.afi-b.com/upload_image/12345-1534983315-3.jpg" width="300" height="250" style="border:none;" alt="星の講座" /></a><img src="https://t.afi-b.com/lead/A12345/P123456x/b123456C" width="1" height="1" style="border:none;" />`;

const MOSHIMO = `<a href="//af.moshimo.com/af/c/click?a_id=1234567&p_id=2312&pc_id=4967&pl_id=38392&guid=ON" rel="nofollow" referrerpolicy="no-referrer-when-downgrade" attributionsrc><img src="//image.moshimo.com/af-img/1762/000000038392.png" width="300" height="250" style="border:none;"></a><img src="//i.moshimo.com/af/i/impression?a_id=1234567&p_id=2312&pc_id=4967&pl_id=38392" width="1" height="1" style="border:none;" loading="lazy">`;

const VALUECOMMERCE_PICTURE = `<a href="//ck.jp.ap.valuecommerce.com/servlet/referral?sid=1234567&pid=891234567" rel="nofollow"><img src="//ad.jp.ap.valuecommerce.com/servlet/gifbanner?sid=1234567&pid=891234567" border="0"></a>`;

const VALUECOMMERCE_SCRIPT = `<script language="javascript" src="//ad.jp.ap.valuecommerce.com/servlet/jsbanner?sid=1234567&pid=891234567"></script><noscript>${VALUECOMMERCE_PICTURE}</noscript>`;

const ACCESSTRADE = `<a href="https://h.accesstrade.net/sp/cc?rk=0100abcd00efgh" rel="nofollow" referrerpolicy="no-referrer-when-downgrade"><img src="https://h.accesstrade.net/sp/rr?rk=0100abcd00efgh" alt="" border="0" /></a>`;

const RAKUTEN = `<a href="https://hb.afl.rakuten.co.jp/hsc/1a2b3c4d.5e6f7a8b.1a2b3c4e.9c0d1e2f/?link_type=pict&ut=eyJwYWdlIjoic2hvcCIsInR5cGUiOiJwaWN0In0%3D" target="_blank" rel="nofollow sponsored noopener" style="word-wrap:break-word;"  ><img src="https://hbb.afl.rakuten.co.jp/hsb/1a2b3c4d.5e6f7a8b.1a2b3c4e.9c0d1e2f/?me_id=1&me_adv_id=1234567&t=pict" border="0" style="margin:2px" alt="" title=""></a>`;

const shape = { width: 300, height: 250, alt: '' };

test('A8.net', () => {
  expect(parseBanner(A8, '300x250')).toEqual({
    href: 'https://px.a8.net/svt/ejp?a8mat=3ABCDE+1FGHIJ+2KLM+NOPQRS',
    image: {
      ...shape,
      src: 'https://www20.a8.net/svt/bgt?aid=210101234567&wid=001&eno=01&mid=s00000012345001012000&mc=1',
    },
    pixel: {
      src: 'https://www13.a8.net/0.gif?a8mat=3ABCDE+1FGHIJ+2KLM+NOPQRS',
      width: 1,
      height: 1,
    },
  });
});

test('afb', () => {
  expect(parseBanner(AFB, '300x250')).toMatchObject({
    href: 'https://t.afi-b.com/visit.php?guid=ON&a=A12345-b123456C&p=P123456x',
    image: { alt: '星の講座' },
    pixel: { src: 'https://t.afi-b.com/lead/A12345/P123456x/b123456C' },
  });
});

test('もしもアフィリエイト: addresses without a scheme become https', () => {
  expect(parseBanner(MOSHIMO, '300x250')).toEqual({
    href: 'https://af.moshimo.com/af/c/click?a_id=1234567&p_id=2312&pc_id=4967&pl_id=38392&guid=ON',
    image: { ...shape, src: 'https://image.moshimo.com/af-img/1762/000000038392.png' },
    pixel: {
      src: 'https://i.moshimo.com/af/i/impression?a_id=1234567&p_id=2312&pc_id=4967&pl_id=38392',
      width: 1,
      height: 1,
    },
  });
});

test.each([
  ['バリューコマース', VALUECOMMERCE_PICTURE],
  ['バリューコマース in <noscript>', `<noscript>${VALUECOMMERCE_PICTURE}</noscript>`],
])('%s: a missing size is the place’s', (_, snippet) => {
  expect(parseBanner(snippet, '728x90')).toEqual({
    href: 'https://ck.jp.ap.valuecommerce.com/servlet/referral?sid=1234567&pid=891234567',
    image: {
      src: 'https://ad.jp.ap.valuecommerce.com/servlet/gifbanner?sid=1234567&pid=891234567',
      width: 728,
      height: 90,
      alt: '',
    },
    pixel: undefined,
  });
});

test('アクセストレード', () => {
  expect(parseBanner(ACCESSTRADE, '300x250')).toEqual({
    href: 'https://h.accesstrade.net/sp/cc?rk=0100abcd00efgh',
    image: { ...shape, src: 'https://h.accesstrade.net/sp/rr?rk=0100abcd00efgh' },
    pixel: undefined,
  });
});

test('楽天アフィリエイト', () => {
  expect(parseBanner(RAKUTEN, '300x250')).toMatchObject({
    href: 'https://hb.afl.rakuten.co.jp/hsc/1a2b3c4d.5e6f7a8b.1a2b3c4e.9c0d1e2f/?link_type=pict&ut=eyJwYWdlIjoic2hvcCIsInR5cGUiOiJwaWN0In0%3D',
    image: shape,
    pixel: undefined,
  });
});

const pixel = '<img src="//i.moshimo.com/af/i/impression?a_id=1" width="1" height="1">';
test.each([
  ['inside the link', MOSHIMO.replace(/<\/a>(.*)$/, '$1</a>')],
  ['without its size', MOSHIMO.replace(' width="1" height="1"', '')],
  ['inside the link, without its size', MOSHIMO.replace(/<\/a>(.*) width="1" height="1"(.*)$/, '$1$2</a>')],
  ['beside a picture without its size', MOSHIMO.replace(' width="300" height="250"', '')],
  ['of no height', MOSHIMO.replace('height="1"', 'height="0"')],
])('the counting picture may stand %s', (_, snippet) => {
  expect(parseBanner(snippet, '300x250')).toEqual(parseBanner(MOSHIMO, '300x250'));
});

/** What the owner hears of a snippet. */
function answer(snippet: string): string {
  try {
    parseBanner(snippet, '300x250');
    return '';
  } catch (error) {
    if (error instanceof BannerError) return error.reason.ja;
    throw error;
  }
}

test.each([
  ['バリューコマース', VALUECOMMERCE_SCRIPT],
  ['もしもアフィリエイト', `<script src="//dn.msmstatic.com/site/cardlink/bundle.js"></script>`],
  ['A8.net', '<script src="https://rot3.a8.net/jsa/abc.js" type="text/javascript"></script>'],
  [
    '楽天アフィリエイト',
    '<script src="https://xml.affiliate.rakuten.co.jp/widget/js/rakuten_widget.js"></script>',
  ],
  [
    'Google AdSense',
    '<script async src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js"></script>',
  ],
  ['a network that is not known', '<script src="https://ad.example/a.js"></script>'],
])('a script of %s is refused with what to choose instead', (_, snippet) => {
  expect(answer(snippet)).toMatchSnapshot();
});

test('only what a word processor has changed is to be pasted again', () => {
  expect(answer(A8.replaceAll('"', '”'))).toContain('もう一度そのまま貼り付けて');
  for (const snippet of [
    VALUECOMMERCE_SCRIPT,
    `${A8}<iframe src="https://ad.example/"></iframe>`,
    `${A8}${pixel}`,
  ])
    expect(answer(snippet)).not.toContain('もう一度');
});

test('a text on many lines is told on one', () => {
  expect(answer(A8.replace('</a>', '星の\n\n講座</a>'))).toContain('「星の 講座」');
});
