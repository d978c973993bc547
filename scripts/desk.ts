/**
 * `npm run desk`: the owner's desk over the files of this folder, beside the site as it will be. What is saved is seen at once;
 * a mistake stands over the page, in words.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkedContent } from '../build/checked-content.ts';
import { buildDesk } from '../build/desk.ts';
import { runNode } from '../build/lib/child.ts';
import { ROOT } from '../build/lib/paths.ts';
import { exitWith, step } from '../build/lib/progress.ts';
import { loadPictures } from '../card-art/pictures.ts';

const PORT = process.env.PORT || '5173';
const ADDRESS = `http://127.0.0.1:${PORT}/desk`;

try {
  const names = (await loadPictures()).map(({ picture }) => picture.name);
  // What is wrong already must be mended first: the forms are made out of the content.
  await step('laying out the desk', () =>
    buildDesk(checkedContent(new Set(names)), drawnLater(names), Date.now()),
  );
  const server = runNode(
    join(ROOT, 'scripts', 'dev.ts'),
    ['--host', '127.0.0.1', '--port', PORT, '--strictPort'],
    { output: 'inherit' },
  );
  console.log(
    `\n机はここで開きます： ${ADDRESS}\nサイトはここで見られます： http://127.0.0.1:${PORT}/\nやめるときは、この画面で Ctrl と C を押します。\n`,
  );
  if (process.env.BROWSER !== 'none') openBrowser(ADDRESS);
  const { code } = await server;
  process.exit(code);
} catch (error) {
  exitWith(error);
}

/** Beside the development server a picture is drawn when a page asks for it. */
function drawnLater(names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** Where no program opens addresses, the line above says where to go. */
function openBrowser(address: string): void {
  const [program, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  spawn(program!, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
