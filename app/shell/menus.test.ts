import { expect, test } from 'vitest';
import { loadContent } from '../content/load.server.ts';
import { footerColumns } from './menus.server.ts';

const content = loadContent();

/** Every address that the footer's columns lead to. */
function reached(footer: typeof content.footer): string[] {
  return footerColumns({ ...content, footer }).flatMap(({ path, buttons, links }) => [
    path,
    ...buttons.map((button) => button.path),
    ...links.map((link) => link.path),
  ]);
}

test('the columns stand in the order of the buttons, each with what belongs to it, and no page twice', () => {
  const columns = footerColumns(content);
  expect(columns.map(({ path }) => path)).toEqual(
    content.footer.map(({ path }) => path).filter((path) => path !== '/notifications'),
  );
  const below = (path: string) => columns.find((column) => column.path === path);
  expect(below('/reading')?.links.map(({ path }) => path)).toEqual(
    expect.arrayContaining([...content.decks, ...content.readings].map(({ path }) => path)),
  );
  expect(below('/weekly')?.links.map(({ name }) => name)).toEqual(content.signs.map(({ name }) => name));
  expect(below('/weekly')?.short).toBe(true);
  expect(below('/reading')?.short).toBe(false);
  expect(new Set(reached(content.footer)).size).toBe(reached(content.footer).length);
});

test('profile, official links and every button are there, whatever the owner makes a button', () => {
  for (const footer of [content.footer, content.menu.toReversed(), []])
    expect(reached(footer)).toEqual(
      expect.arrayContaining(['/', '/about', '/link', ...footer.map(({ path }) => path)]),
    );
});
