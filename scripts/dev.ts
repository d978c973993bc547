/** `npm run dev`: the development server; content and code reload in the browser. */
import { join } from 'node:path';
import { runNode } from './lib/child.ts';
import { ROOT } from './lib/paths.ts';

const cli = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
const { code } = await runNode(cli, ['dev', ...process.argv.slice(2)], { output: 'inherit' });
process.exit(code);
