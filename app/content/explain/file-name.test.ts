import { expect, test } from 'vitest';
import { explainFileName } from './file-name.ts';

test.each([
  ['notices/2026-11-30-お知らせ.yaml', '「2026-11-30-osirase.yaml」のような名前'],
  ['notices/2026年12月1日 年末.yaml', '「2026-12-01-osirase.yaml」のような名前'],
  ['notices/20261130-year-end.yaml', '「2026-11-30-year-end.yaml」という名前'],
  ['articles/Hello World.yaml', '「hello-world.yaml」という名前'],
  ['articles/new_year（2）.yaml', '「new-year-2.yaml」という名前'],
  ['articles/新月.yaml', '「kiji.yaml」のような名前'],
  ['articles/new.yml', '「new.yaml」という名前'],
  ['weeks/２０２６-11-30.yaml', '「2026-11-30.yaml」という名前'],
  ['weeks/2026-11-30.yaml.txt', '「2026-11-30.yaml」という名前'],
  ['site.YAML', '「site.yaml」という名前'],
  ['services/3-恋の手紙と夜.yaml', '「3-tegami.yaml」のような名前'],
  ['articles/new - コピー.yaml', '「new-kiji.yaml」のような名前'],
  ['banners/Menu-6.yaml', '「menu-6.yaml」という名前'],
])('%s: %s', (path, answer) => {
  expect(explainFileName(path)?.ja).toContain(answer);
});

test('what is hidden on Windows is said', () => {
  expect(explainFileName('site.yaml.txt')?.ja).toContain('ファイル名拡張子');
  expect(explainFileName('site.yml')?.ja).not.toContain('ファイル名拡張子');
});

test.each([
  'articles/hello.docx',
  'notices/open.yaml',
  'weeks/2026-11-30-leo.yaml',
])('%s: its letters are not what is wrong', (path) => {
  expect(explainFileName(path)).toBeUndefined();
});
