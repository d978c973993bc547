/** `npm run dev`: the development server; content and code reload in the browser. */
import { join } from 'node:path';
import { buildFonts } from './build-fonts.ts';
import { runNode } from './lib/child.ts';
import { ROOT } from './lib/paths.ts';
import { drawPictures } from './lib/pictures.ts';
import { exitWith, step } from './lib/progress.ts';

try {
  // Only what the pages cannot do without. Mistakes in the content are shown in the browser, by the pages themselves.
  await step('drawing the pictures', drawPictures);
  await step('cutting the fonts', buildFonts);
} catch (error) {
  exitWith(error);
}
const cli = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
const { code } = await runNode(cli, ['dev', ...process.argv.slice(2)], { output: 'inherit' });
process.exit(code);
