/** `npm run dev`: the development server; content and code reload in the browser. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFonts, FONTS } from '../build/fonts/cut-fonts.ts';
import { runNode } from '../build/lib/child.ts';
import { ROOT } from '../build/lib/paths.ts';
import { exitWith, seconds } from '../build/lib/progress.ts';

// Pictures are drawn when a page asks for them, mistakes in the content stand in the browser. Fonts are cut beside the
// server; the first time the pages begin with empty sheets of them and get the letters when they are there.
mkdirSync(FONTS, { recursive: true });
for (const sheet of ['fallback.css', 'fonts.css'])
  if (!existsSync(join(FONTS, sheet))) writeFileSync(join(FONTS, sheet), '');
const started = performance.now();
const cli = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
const server = runNode(cli, ['dev', ...process.argv.slice(2)], { output: 'inherit' });
try {
  await buildFonts();
  console.log(`fonts: ready in ${seconds(started)}`);
} catch (error) {
  console.error(error); // the pages are readable without
}
const { code } = await server.catch(exitWith);
process.exit(code);
