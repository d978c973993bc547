import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes a compressed answer saves nothing worth a second file. */
export const SMALLEST = 1024;

export interface Compressed {
  br?: Buffer;
  gz?: Buffer;
}

/**
 * Compresses text with brotli 11 and gzip 9, and remembers the results by content: most pages of a rebuild are
 * unchanged, and brotli 11 takes a second for about a megabyte.
 */
export class Compressor {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(cacheFolder: string) {
    this.#folder = cacheFolder;
  }

  /** A form that is not smaller than the plain one is left out. */
  async compress(content: Buffer): Promise<Compressed> {
    if (content.length < SMALLEST) return {};
    const hash = createHash('sha256').update(content).digest('hex');
    const [br, gz] = await Promise.all([
      this.#remember(`${hash}.br`, () =>
        brotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
      ),
      this.#remember(`${hash}.gz`, () => zip(content, { level: 9 })),
    ]);
    return { ...(br.length < content.length && { br }), ...(gz.length < content.length && { gz }) };
  }

  /** Forgets what this build did not use. */
  async prune(): Promise<void> {
    if (!existsSync(this.#folder)) return;
    for (const name of await readdir(this.#folder)) {
      if (!this.#used.has(name)) await rm(join(this.#folder, name));
    }
  }

  async #remember(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    this.#used.add(name);
    const path = join(this.#folder, name);
    if (existsSync(path)) return readFile(path);
    const made = await make();
    await mkdir(this.#folder, { recursive: true });
    // Written aside and renamed: an interrupted build leaves no half file behind that a later one would trust.
    await writeFile(`${path}.part`, made);
    await rename(`${path}.part`, path);
    return made;
  }
}
