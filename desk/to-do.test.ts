import { expect, test } from 'vitest';
import { writeTree } from '../app/content/test-folder.ts';
import { placeOf, TASKS, toDos, toDoText } from './to-do.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

const FIREBASE = 'firebase:\n  apiKey: a\n';

test('every value that is not the real one stands on the list, by its place, in the order in which it is done', () => {
  const root = writeTree({
    'content/site.yaml': `name: 星\n# https://note.example\naddress: https://site.example\nlinks:\n  line: https://line.example/a\n${FIREBASE}`,
    'content/services/1-first.yaml': 'oldPriceConfirmed: false\n',
    'content/legal/particulars.yaml': 'email:\n  value: a@site.example\n  confirmed: false\n',
    'content/pages/about.yaml': 'confirmed: false\n',
    'content/banners/menu-1.yaml': 'snippet: https://ad.example/a\n',
    'public/.well-known/security.txt': 'Expires: 2026-11-20T00:00:00Z\n',
  });
  expect(toDos(root, NOW).map((one) => `${one.task} ${placeOf(one)}`)).toEqual([
    'domain content/site.yaml:3',
    'links content/site.yaml:5',
    'services content/services/1-first.yaml:1',
    'legal content/legal/particulars.yaml:2',
    'legal content/legal/particulars.yaml:3',
    'biography content/pages/about.yaml:1',
    'banners content/banners/menu-1.yaml:1',
    'mail public/.well-known/security.txt:1',
  ]);
});

test('what is not there at all stands on it too, until she says that it comes later', () => {
  const files = {
    'content/picks/2026-11-08-work.yaml': 'video: https://video.site/a\n',
    'content/picks/2026-11-22-love.yaml': 'title: 恋\n',
  };
  const tasks = (site: string) =>
    toDos(writeTree({ ...files, 'content/site.yaml': site }), NOW).map(({ task }) => task);
  expect(tasks('firebase: null\n')).toEqual(['picks', 'firebase']);
  expect(tasks('firebase: null\nlater: [firebase]\n')).toEqual(['picks']);
  expect(tasks('firebase: null\nlater:\n  - firebase\n  - picks\n')).toEqual([]);
  expect(tasks('address: https://a.example\nlater: [domain, firebase, picks]\n')).toEqual(['domain']);
});

test('real values leave the list empty, and the list says so', () => {
  const root = writeTree({
    'content/site.yaml': `address: https://hoshi.jp\n${FIREBASE}`,
    'content/legal/particulars.yaml': 'email:\n  value: a@hoshi.jp\n  confirmed: true\n',
    'public/.well-known/security.txt': 'Expires: 2027-06-01T00:00:00Z\n',
  });
  expect(toDos(root, NOW)).toEqual([]);
  expect(toDoText([])).toBe('公開の準備は、すべてできています。');
});

test('the list in words: how many, under which title, what to do, where', () => {
  const text = toDoText([{ task: 'domain', file: 'content/site.yaml', line: 4, what: '仮のアドレスです' }]);
  expect(text).toContain('あと1件');
  expect(text).toContain(
    `■ ${TASKS.domain.title}（1）\n  ${TASKS.domain.how}\n    content/site.yaml:4  仮のアドレスです`,
  );
});
