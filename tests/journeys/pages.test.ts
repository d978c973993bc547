import { describe, expect, test } from 'vitest';
import { yen } from '../../app/lib/yen.ts';
import { open } from '../support/browser.ts';
import { bare, content } from '../support/content.ts';
import { BUILT, builtWeek, hoursInto } from '../support/weeks.ts';

const { pages, legal } = content;

test.each([
  [390, 664],
  [390, 844],
  [375, 667],
])('home at %i × %i: title, moon, button and backs on the first screen, and the star falls beside the words', async (width, height) => {
  const { page } = await open('/', { clock: 'real', viewport: { width, height } });
  const first = page.locator('main section').first();
  const backs = await first
    .locator('ul img')
    .evaluateAll((all) => all.map((back) => back.getBoundingClientRect().bottom));
  expect(Math.max(...backs)).toBeLessThan(height);
  const crossed = await first.evaluate((hero) => {
    const star = [...hero.querySelectorAll<HTMLElement>('*')].find((one) =>
      getComputedStyle(one).animationName.includes('fall'),
    );
    if (!star) return ['no star falls'];
    // From its beginning: it may be over on a slow machine.
    star.style.animation = 'none';
    star.getBoundingClientRect();
    star.style.animation = '';
    const [falling] = star.getAnimations();
    if (!falling) return ['the star stands still'];
    falling.pause();
    const { delay = 0, duration = 0 } = falling.effect!.getTiming();
    const found: string[] = [];
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      falling.currentTime = delay + Number(duration) * part;
      const way = star.getBoundingClientRect();
      for (const line of hero.querySelectorAll('h1 span')) {
        const box = line.getBoundingClientRect();
        if (way.left < box.right && way.right > box.left && way.top < box.bottom && way.bottom > box.top)
          found.push(`${line.textContent} at ${part}`);
      }
    }
    return found;
  });
  expect(crossed).toEqual([]);
});

test('home: the six sections in order, each leading where it says', async () => {
  const { page } = await open('/', { now: hoursInto(BUILT, 1) });
  const { hero, line, paid, weekly, readings, blog } = pages.home;
  expect(await page.locator('main h1').textContent()).toBe(hero.title.join(''));
  // The decks beside the button, which stands in the short window of an app too.
  const first = page.locator('main section').first();
  expect(await first.locator('ul a').evaluateAll(hrefs)).toEqual(
    hero.backs.map(({ deck }) => `/reading/${deck}`),
  );
  const button = await first.getByRole('link', { name: hero.draw }).boundingBox();
  expect(button!.y + button!.height).toBeLessThan(664);
  const titles = [
    ...[line, paid].map(({ title }) => title.join('')),
    weekly.title,
    readings.title,
    blog.title,
  ];
  const headings = (await page.locator('main h2').allTextContents()).map(bare);
  expect(headings).toEqual(titles.map(bare));
  const main = page.locator('main');
  expect((await main.locator('ol li').allTextContents()).map(bare)).toEqual(
    line.themes.map(({ name, note = '' }) => bare(name + note)),
  );
  expect(await main.getByRole('link', { name: paid.button }).getAttribute('href')).toBe('/paid-fortune');
  // One fortune of each of the three lucky signs, with whose it is.
  const { categories } = pages.weekly;
  const samples = main.locator('section section').filter({ has: page.locator('h3'), visible: true });
  expect(await samples.locator('h3').allTextContents()).toEqual([
    categories.message,
    categories.love,
    categories.work,
  ]);
  expect(await samples.locator('b').allTextContents()).toEqual(
    builtWeek.ranking.map(({ sign }) => content.signs.find((one) => one.sign === sign)?.name),
  );
  for (const { path } of [...content.decks, ...content.readings])
    expect(await main.locator(`a[href="${path}"]`).count(), path).toBeGreaterThan(0);
  expect(await main.locator('a[href^="/blog/"]').evaluateAll(hrefs)).toEqual(
    content.articles.slice(0, 4).map(({ id }) => `/blog/${id}`),
  );
});

test('home: the price of a letter is that of the cheapest', async () => {
  const { page } = await open('/', { clock: 'real' });
  const least = Math.min(...content.services.map(({ newPrice }) => newPrice));
  const price = page.locator('main p', { hasText: pages.home.paid.priceSuffix }).first();
  expect(bare(await price.textContent())).toContain(bare(`${yen(least)}円${pages.home.paid.priceSuffix}`));
});

test('the hub leads to every deck', async () => {
  const { page } = await open('/reading', { clock: 'real' });
  const names = await page.locator('main h2').allTextContents();
  expect(names.slice(0, content.decks.length)).toEqual(content.decks.map(({ name }) => name));
});

describe.each(content.readings.filter(({ ready }) => !ready))('$path', ({ path, name, preparing }) => {
  test('says that it is being prepared and offers those that work', async () => {
    const { page } = await open(path, { clock: 'real' });
    expect(bare(await page.locator('h1').textContent())).toBe(bare(preparing.heading));
    expect(await page.locator('main').getByText(name).count()).toBeGreaterThan(0);
    for (const deck of content.decks)
      expect(await page.locator(`main a[href="${deck.path}"]`).count()).toBe(1);
  });
});

test.each([
  [390, 1],
  [768, 2],
  [1280, 3],
])('the blog at %i px has %i columns; each article its tag, title and a summary of two lines', async (width, columns) => {
  const { page } = await open('/blog', { clock: 'real', viewport: { width, height: 900 } });
  const cards = page.locator('main ul > li');
  expect((await cards.locator('h2').allTextContents()).map(bare)).toEqual(
    content.articles.map(({ title }) => bare(title)),
  );
  const lefts = await cards.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().left)),
  );
  expect(new Set(lefts).size).toBe(Math.min(columns, content.articles.length));
  expect(await cards.first().getByText(pages.blog.tag).count()).toBe(1);
  const lines = await cards
    .locator('p')
    .evaluateAll((summaries) =>
      summaries.map((summary) =>
        Math.round(summary.clientHeight / Number.parseFloat(getComputedStyle(summary).lineHeight)),
      ),
    );
  for (const count of lines) expect(count).toBeLessThanOrEqual(2);
});

test('the week: the lucky signs in order, twelve signs, four fortunes each', async () => {
  const { page } = await open('/weekly', { now: hoursInto(BUILT, 1) });
  const { ranking, signs } = builtWeek;
  const shown = (selector: string) => page.locator(selector).filter({ visible: true });
  const lucky = shown('main ol a');
  expect(await lucky.evaluateAll(hrefs)).toEqual(ranking.map(({ sign }) => `/weekly/${sign}`));
  for (const [place, { sign, reason }] of ranking.entries()) {
    const text = bare(await lucky.nth(place).innerText());
    expect(text).toContain(bare(signs[sign].nickname));
    expect(bare(await shown('main dd').nth(place).innerText())).toContain(bare(reason));
  }
  expect(await shown('main ul a').evaluateAll(hrefs)).toEqual(
    content.signs.map(({ sign }) => `/weekly/${sign}`),
  );
  const { sign, name, kana } = content.signs.find((one) => one.sign === ranking[0]?.sign)!;
  await page.goto(`/weekly/${sign}`);
  expect(await page.locator('h1').textContent()).toBe(name);
  expect(await page.locator('h1 + p').textContent()).toBe(kana);
  const text = bare(await page.locator('main').innerText());
  expect(text).toContain(bare(signs[sign].nickname));
  const { categories } = pages.weekly;
  const fortunes = shown('main section').filter({ has: page.locator('h2'), hasText: /\S/ });
  for (const category of ['message', 'love', 'work', 'money'] as const) {
    const { text: words, chips, turn } = signs[sign].fortunes[category];
    const row = fortunes.filter({
      has: page.getByRole('heading', { name: categories[category], exact: true }),
    });
    const said = bare(await row.last().innerText());
    for (const part of [words, ...chips, ...(turn ? [turn.day] : [])]) expect(said).toContain(bare(part));
  }
});

test('paid readings: both prices, the sample, a way out to the marketplace', async () => {
  const { page } = await open('/paid-fortune', { clock: 'real' });
  const { oldPriceLabel, newPriceLabel, taxLabel, button, sampleLabel } = pages.paid;
  const shown = page.locator('main section').filter({ has: page.locator('s') });
  expect(await shown.count()).toBe(content.services.length);
  for (const [
    place,
    { title, oldPrice = 0, oldPriceUntil = '', newPrice, url },
  ] of content.services.entries()) {
    const service = shown.nth(place);
    expect(bare(await service.locator('h2').textContent())).toBe(bare(title));
    const [year, month] = oldPriceUntil.split('-').map(Number);
    const formerly = oldPriceLabel.replace('{month}', `${year}年${month}月`);
    expect(await service.locator('s').innerText()).toBe(`${yen(oldPrice)}円`);
    expect(bare(await service.locator('p', { has: page.locator('s') }).innerText())).toBe(
      bare(`${formerly}${yen(oldPrice)}円${newPriceLabel}${yen(newPrice)}円${taxLabel}`),
    );
    const way = service.getByRole('link', { name: button });
    expect(await way.getAttribute('href')).toBe(url);
    expect(await way.getAttribute('target')).toBe('_blank');
  }
  await shown.first().getByRole('button').click();
  const sample = page.getByRole('dialog', { name: sampleLabel });
  await sample.waitFor();
  expect(await sample.getByRole('img').getAttribute('alt')).toBe(content.services[0]?.sampleAlt);
});

test('the profile leads to the three accounts, each in a new tab', async () => {
  const { page } = await open('/about', { clock: 'real' });
  const { tiktok, youtube, line } = pages.about.buttons;
  for (const name of [tiktok, youtube, line]) {
    const link = page.locator('main').getByRole('link', { name });
    expect(await link.getAttribute('target')).toBe('_blank');
  }
});

test('every notice stands there whole, the newest first', async () => {
  const { page } = await open('/notifications', { clock: 'real' });
  const notices = page.locator('main article');
  expect((await notices.locator('h2').allTextContents()).map(bare)).toEqual(
    content.notices.map(({ title }) => bare(title)),
  );
  for (const [place, { body }] of content.notices.entries())
    expect(bare(await notices.nth(place).textContent())).toContain(bare(body));
});

test('the terms stand there whole, with the days of their making and of their last change', async () => {
  const { page } = await open('/terms-of-service', { clock: 'real' });
  const text = bare(await page.locator('main').textContent());
  for (const { heading, text: clause = '', items = [] } of legal.terms.sections)
    for (const part of [heading, clause, ...items]) expect(text).toContain(bare(part));
  const days = await page
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(days).toEqual([legal.terms.enacted, legal.terms.revised]);
});

test('the disclosure shows every row, with the particulars in their places', async () => {
  const { page } = await open('/legal-notation', { clock: 'real' });
  const { rows } = legal.legalNotation;
  expect((await page.locator('dt').allTextContents()).map(bare)).toEqual(rows.map(({ term }) => bare(term)));
  expect((await page.locator('dd').allTextContents()).map(bare)).toEqual(
    rows.map(({ detail }) => bare(detail)),
  );
});

test('the privacy policy lists what is sent to whom', async () => {
  const { page } = await open('/privacy-policy', { clock: 'real' });
  const text = await page.locator('main').textContent();
  for (const { service, hosts } of legal.privacy.transmissions)
    for (const said of [service, ...hosts]) expect(text).toContain(said);
});

/** Runs inside the page. */
function hrefs(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'));
}
