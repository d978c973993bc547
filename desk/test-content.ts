import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from '../app/content/read/folder.ts';
import { ROOT } from '../build/lib/paths.ts';
import { readYaml } from './yaml.ts';

/** The YAML files that stand in the repository, by their path from its root. */
export function contentFiles(): Map<string, { text: string; value: unknown }> {
  const root = join(ROOT, 'content');
  return new Map(
    listFolder(root)
      .filter(({ path }) => path.endsWith('.yaml'))
      .map(({ path }) => {
        const text = readFileSync(join(root, path), 'utf8');
        return [`content/${path}`, { text, value: readYaml(text) }];
      }),
  );
}
