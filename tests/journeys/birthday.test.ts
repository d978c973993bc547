import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SignName } from '../../app/content/types.ts';
import { hydrated, open } from '../support/browser.ts';
import { content } from '../support/content.ts';
import { openHeld } from '../support/held.ts';
import { expectHers, kept, nameOf, rows } from '../support/my-sign.ts';
import { reactIsThere } from '../support/react-is-there.ts';

const { birthday } = content.pages.weekly;

describe('her sign found by her birthday', () => {
  const form = (page: Page) => page.locator('main form');
  const wheel = (page: Page, name: string) => form(page).getByRole('combobox', { name, exact: true });
  const answer = (page: Page) => form(page).getByRole('status').innerText();
  const found = (sign: SignName) => birthday.found.replace('{sign}', nameOf(sign));

  async function say(page: Page, month: number, day: number): Promise<string> {
    await wheel(page, birthday.month).selectOption(String(month));
    await wheel(page, birthday.day).selectOption(String(day));
    await form(page).getByRole('button', { name: birthday.find }).click();
    return answer(page);
  }

  test('the first and the last day of every sign', async () => {
    const { page, messages } = await open('/weekly');
    await hydrated(page);
    for (const { sign, dates } of content.signs)
      for (const date of dates.split('〜')) {
        const [month = 0, day = 0] = date.split('/').map(Number);
        expect([date, await say(page, month, day)]).toEqual([date, found(sign)]);
        await expectHers(page, sign);
      }
    expect(messages).toEqual([]);
  });

  test('29 February is a birthday; 31 April is none and changes nothing', async () => {
    const { page } = await open('/weekly');
    await hydrated(page);
    expect(await say(page, 4, 31)).toBe(birthday.none);
    expect(await kept(page)).toEqual([]);
    expect(await rows(page)).toEqual([]);
    expect(await say(page, 2, 29)).toBe(found('pisces'));
    expect(await say(page, 2, 30)).toBe(birthday.none);
    expect(await kept(page)).toEqual([['hoshiakari:sign', 'pisces']]);
  });

  test('of the birthday nothing is kept: neither in storage nor in the address', async () => {
    const { page, outside } = await open('/weekly');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    await hydrated(page);
    expect(await say(page, 8, 19)).toBe(found('leo'));
    await page.goto('/');
    await expectHers(page, 'leo');
    expect(await kept(page)).toEqual([['hoshiakari:sign', 'leo']]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.entries(sessionStorage).join())).not.toMatch(/month|birth/);
    expect(requests.filter((request) => /month|day=|birth/.test(request))).toEqual([]);
    expect(outside).toEqual([]);
    // Nor do the wheels still stand there.
    await page.goto('/weekly');
    expect(await wheel(page, birthday.month).inputValue()).toBe('1');
  });

  test('by keyboard alone', async () => {
    const { page } = await open('/weekly');
    await hydrated(page);
    await wheel(page, birthday.month).focus();
    await page.keyboard.press('7');
    await page.keyboard.press('Tab');
    await page.keyboard.type('23');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await answer(page)).toBe(found('leo'));
    await expectHers(page, 'leo');
  });

  test('chosen and tapped before React, it counts', async () => {
    const { page, messages, release } = await openHeld('/weekly', { clock: 'fixed' });
    const asked = say(page, 12, 22);
    expect(await asked).toBe('');
    expect(await page.evaluate(reactIsThere)).toBe(false);
    release();
    await form(page).getByText(found('capricorn')).waitFor();
    await expectHers(page, 'capricorn');
    expect(new URL(page.url()).search).toBe('');
    expect(messages).toEqual([]);
  });
});
