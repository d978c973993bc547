import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFile, SiteManifest } from './site.ts';

/** Files read side by side. */
const SIDE_BY_SIDE = 16;

/**
 * Which files of a finished site are not as the build wrote them: missing, of another length or, where they are not
 * compressed copies, of other bytes.
 * @param folder the finished site
 * @returns their paths, sorted; a compressed copy as `/index.html.br`
 */
export async function damagedFiles(folder: string, site: Pick<SiteManifest, 'files'>): Promise<string[]> {
  const damaged: string[] = [];
  const waiting = Object.entries(site.files);
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [file, entry] = next;
      if (!(await isAsWritten(join(folder, file), entry))) damaged.push(file);
      for (const [copy, size] of [
        [`${file}.br`, entry.br],
        [`${file}.gz`, entry.gz],
      ] as const)
        if (size !== undefined && (await sizeOf(join(folder, copy))) !== size) damaged.push(copy);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  return damaged.sort();
}

async function isAsWritten(path: string, { hash, size }: SiteFile): Promise<boolean> {
  const content = await readFile(path).catch(() => undefined);
  return content?.length === size && createHash('sha256').update(content).digest('hex').startsWith(hash);
}

async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
}
