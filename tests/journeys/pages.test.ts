import { expect, test } from 'vitest';
import { open } from '../support/browser.ts';

test('home: the six sections in order, each leading where it says', async () => {
  const { page } = await open('/', { clock: 'real' });
  expect(await page.locator('main h1').textContent()).toBe('迷う夜に、ひとつの灯りを。');
  const headings = await page.locator('main h2').allTextContents();
  const order = ['LINE', '手紙の鑑定', '今週の運勢', 'カード占い', 'ブログ'].map((words) =>
    headings.findIndex((heading) => heading.replaceAll('\u200b', '').includes(words)),
  );
  expect(order).toEqual([0, 1, 2, 3, 4]);
  const main = page.locator('main');
  expect(await main.locator('ol li').count()).toBe(5);
  expect(await main.getByRole('link', { name: '有料鑑定を見る' }).getAttribute('href')).toBe('/paid-fortune');
  const categories = await main.locator('section section h3').allTextContents();
  expect(categories).toEqual(['全体運', '恋愛運', '仕事運']);
  for (const path of [
    '/reading/tarot',
    '/reading/oracle',
    '/reading/love',
    '/reading/today',
    '/reading/spiritual',
    '/reading/twinray',
  ])
    expect(await main.locator(`a[href="${path}"]`).count(), path).toBeGreaterThan(0);
  expect(await main.locator('a[href^="/blog/"]').count()).toBe(4);
});

test('the hub leads to the three decks', async () => {
  const { page } = await open('/reading', { clock: 'real' });
  const names = await page.locator('main h2').allTextContents();
  expect(names.slice(0, 3)).toEqual(['タロット占い', 'オラクルカード占い', '恋愛カード占い']);
});

test.each([
  ['/reading/today', '今日の占い'],
  ['/reading/spiritual', 'スピリチュアル占い'],
  ['/reading/twinray', 'ツインレイ占い'],
])('%s says that it is being prepared and offers the three that work', async (path, name) => {
  const { page } = await open(path, { clock: 'real' });
  expect((await page.locator('h1').textContent())?.replaceAll('\u200b', '')).toBe(
    'オラクルリーディングページ（準備中）',
  );
  expect(await page.locator('main').getByText(name).count()).toBeGreaterThan(0);
  for (const deck of ['tarot', 'oracle', 'love'])
    expect(await page.locator(`main a[href="/reading/${deck}"]`).count()).toBe(1);
});

test.each([
  [390, 1],
  [768, 2],
  [1280, 3],
])('the blog at %i px has %i columns; each article its tag, title and a summary of two lines', async (width, columns) => {
  const { page } = await open('/blog', { clock: 'real', viewport: { width, height: 900 } });
  const cards = page.locator('main ul > li');
  expect(await cards.count()).toBe(6);
  const lefts = await cards.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().left)),
  );
  expect(new Set(lefts).size).toBe(columns);
  expect(await cards.first().getByText('占い記事').count()).toBe(1);
  const lines = await cards
    .locator('p')
    .evaluateAll((summaries) =>
      summaries.map((summary) =>
        Math.round(summary.clientHeight / Number.parseFloat(getComputedStyle(summary).lineHeight)),
      ),
    );
  for (const count of lines) expect(count).toBeLessThanOrEqual(2);
});

test('the week: three lucky signs in order, twelve signs, four fortunes each', async () => {
  const { page } = await open('/weekly', { clock: 'real' });
  const lucky = page.locator('main ol a');
  expect(await lucky.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/weekly/scorpio',
    '/weekly/leo',
    '/weekly/pisces',
  ]);
  expect(await page.locator('main ul a').count()).toBe(12);
  await page.goto('/weekly/scorpio');
  expect(await page.locator('h1').textContent()).toBe('蠍座');
  expect(await page.locator('main h2').allTextContents()).toEqual(['全体運', '恋愛運', '仕事運', '金運']);
});

test('paid readings: both prices, the sample, a way out to the marketplace', async () => {
  const { page } = await open('/paid-fortune', { clock: 'real' });
  const services = page.locator('main section').filter({ has: page.locator('s') });
  expect(await services.count()).toBe(3);
  const prices = await services.evaluateAll((sections) =>
    sections.map((section) => [
      section.querySelector('s')?.lastChild?.previousSibling?.textContent,
      section.querySelector('s ~ span b')?.textContent,
    ]),
  );
  expect(prices.map(([, now]) => now)).toEqual(['500', '1,000', '1,000']);
  expect(await services.locator('s').allTextContents()).toEqual([
    '通常価格3,000円',
    '通常価格5,000円',
    '通常価格5,000円',
  ]);
  for (const link of await services.getByRole('link', { name: '外部サイトで申し込む' }).all())
    expect(await link.getAttribute('target')).toBe('_blank');
  await services.first().getByRole('button').click();
  const sample = page.getByRole('dialog', { name: '鑑定書の見本' });
  await sample.waitFor();
  expect(((await sample.getByRole('img').getAttribute('alt')) ?? '').length).toBeGreaterThan(20);
});

test('the profile leads to the three accounts, each in a new tab', async () => {
  const { page } = await open('/about', { clock: 'real' });
  for (const name of [/TikTok/, /YouTube/, /LINE/]) {
    const link = page.locator('main').getByRole('link', { name });
    expect(await link.getAttribute('target')).toBe('_blank');
  }
});

test("a notice explains TikTok's trouble with LINE", async () => {
  const { page } = await open('/notifications', { clock: 'real' });
  expect(await page.locator('main article').count()).toBeGreaterThanOrEqual(4);
  expect(await page.locator('main').getByText('TikTokの中で開いた画面では').count()).toBe(1);
});

test('the terms hold every term of the specification', async () => {
  const { page } = await open('/terms-of-service', { clock: 'real' });
  const text = await page.locator('main').innerText();
  for (const words of [
    /返金は、お受けできません/,
    /1日から3日/,
    /電子メール|メール/,
    /クレジットカード/,
    /決済代行会社/,
    /日本法/,
    /東京地方裁判所/,
    /第一審の専属的合意管轄裁判所/,
  ])
    expect(text).toMatch(words);
  expect(
    await page.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime'))),
  ).toEqual(['2025-09-28', '2025-09-28']);
});

test('the disclosure names seller, prices, payment, delivery and returns', async () => {
  const { page } = await open('/legal-notation', { clock: 'real' });
  const terms = await page.locator('dt').allTextContents();
  for (const term of [
    '販売業者',
    '運営責任者',
    '所在地',
    '電話番号',
    'メールアドレス',
    '販売価格',
    'お支払いの方法',
    '返品とキャンセル',
  ])
    expect(terms).toContain(term);
});

test('the privacy policy lists what is sent to whom', async () => {
  const { page } = await open('/privacy-policy', { clock: 'real' });
  expect(await page.locator('main').innerText()).toMatch(/google-analytics\.com/);
});
