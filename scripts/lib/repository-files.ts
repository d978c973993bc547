import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/**
 * The files of the repository, with forward slashes: what git knows or would add; in a folder that is no clone (a downloaded
 * archive), all but what .gitignore names.
 */
export function repositoryFiles(root: string): string[] {
  const files = existsSync(join(root, '.git')) ? knownToGit(root) : notIgnored(root);
  return files.filter((file) => existsSync(join(root, file))).sort();
}

function knownToGit(root: string): string[] {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '');
}

/** By the plain names of .gitignore alone: `folder/`, `*.ending`, `name`. */
function notIgnored(root: string): string[] {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line !== '' && !line.startsWith('#'));
  const filesIn = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !ignored.some((pattern) => matchesGlob(name, pattern)))
      .flatMap((entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        return entry.isDirectory() ? filesIn(path) : [path];
      });
  return filesIn('');
}
