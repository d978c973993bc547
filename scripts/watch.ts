/**
 * `npm run watch`: opens the live site and says what is wrong with it; `npm run watch -- http://127.0.0.1:4173` another.
 * The workflow "watch" runs it after each publishing and each day.
 */
import { loadContent } from '../app/content/load.server.ts';
import { watch } from './lib/watch.ts';

const origin = (process.argv[2] ?? loadContent('content').site.address).replace(/\/+$/, '');
const found = await watch({ origin, now: Date.now(), fetch });
if (found.length === 0) console.log(`${origin}: 変わりありません (nothing wrong)`);
else {
  console.error(
    `${origin}: ${found.length}件の知らせがあります\n\n${found.map((line) => `  ${line}`).join('\n')}`,
  );
  process.exitCode = 1;
}
