import type { BrowserContext, Page } from 'playwright-core';
import { content } from './content.ts';

/** A configuration in the form that Firebase hands out; nobody's. */
const SETTINGS = content.site.firebase ?? {
  apiKey: 'AIzaSyA0000000000000000000000000000000000',
  authDomain: 'site.firebaseapp.com',
  projectId: 'site',
  appId: '1:1:web:1',
  measurementId: 'G-0000000000',
};

/**
 * A page's data as a build with a Firebase configuration writes it. The router's data is one flat list: an object names its
 * keys and values by their places in it.
 */
export function withSettings(data: string): string {
  if (content.site.firebase) return data;
  const [first = '', ...rest] = data.split('\n');
  const list = JSON.parse(first) as unknown[];
  const add = (value: unknown) => list.push(value) - 1;
  const settings = Object.fromEntries(
    Object.entries(SETTINGS).map(([key, value]) => [`_${add(key)}`, add(value)]),
  );
  const key = `_${list.indexOf('firebase')}`;
  const site = list.find((entry) => entry !== null && typeof entry === 'object' && key in entry);
  if (!site) throw new Error('no configuration in the data of the page');
  Object.assign(site, { [key]: add(settings) });
  return [JSON.stringify(list), ...rest].join('\n');
}

/** Answers in Google's place what Firebase Analytics asks; the tag's script is empty. */
export async function answerAsGoogle(target: Page | BrowserContext): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const { measurementId, appId } = SETTINGS;
  await target.route(/^https:\/\/firebase\.googleapis/, (route) =>
    route.fulfill({ headers, json: { measurementId, appId } }),
  );
  const installation = {
    fid: 'cccccccccccccccccccccc',
    refreshToken: 'r',
    authToken: { token: 'a.b.c', expiresIn: '604800s' },
  };
  await target.route(/^https:\/\/firebaseinstallations\.googleapis/, (route) =>
    route.fulfill({ headers, json: installation }),
  );
  await target.route(/^https:\/\/www\.googletagmanager/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
}
