/** Writes the types of the routes' modules, unless they are there as they were made of the same routes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import routes from '../app/routes.ts';
import { runNode } from '../build/lib/child.ts';
import { CACHE, ROOT } from '../build/lib/paths.ts';
import { keyOf, memoryIn } from '../text-check/memory.ts';

const TYPES = join(ROOT, '.react-router', 'types');

/** Beside the routes: what they are made with. */
const INPUTS = ['react-router.config.ts', 'package-lock.json'];

/** The routes, what makes types of them, and the types that are there now. */
function stateOfTypes(): string {
  const made = existsSync(TYPES) ? readdirSync(TYPES, { recursive: true, withFileTypes: true }) : [];
  const paths = made.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = [...INPUTS.map((name) => join(ROOT, name)), ...paths.sort()].map((path) => [
    path,
    readFileSync(path, 'utf8'),
  ]);
  return keyOf(routes, texts);
}

const memory = memoryIn<true>(join(CACHE, 'route-types.json'));
if (!memory.recall(stateOfTypes())) {
  const cli = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const { code } = await runNode(cli, ['typegen'], { output: 'inherit' });
  if (code === 0) memory.keep(stateOfTypes(), true);
  process.exitCode = code;
}
memory.save();
