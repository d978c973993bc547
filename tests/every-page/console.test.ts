import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { comesAlive, pageOfEachKind } from './shown.ts';

test(
  'nothing is said in the console, on no kind of page, and nobody outside is asked for anything',
  LONG_TEST,
  async () => {
    const noises: string[] = [];
    const { page, messages, outside } = await open('about:blank', { clock: 'real' });
    for (const path of pageOfEachKind().filter(comesAlive)) {
      await page.goto(path);
      await hydrated(page);
      noises.push(...[...messages.splice(0), ...outside.splice(0)].map((noise) => `${path}: ${noise}`));
    }
    expect(noises).toEqual([]);
  },
);
