import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Memory } from '../lib/memory.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes a compressed answer saves nothing worth a second file; a script of 500 loses half of them. */
const SMALLEST = 300;

export interface Compressed {
  br?: Buffer;
  gz?: Buffer;
}

/**
 * Compresses text with brotli and gzip 9, and remembers the results by content: most pages of a rebuild are
 * unchanged, and brotli 11 takes a second for about a megabyte.
 */
export class Compressor {
  readonly #memory: Memory;

  constructor(cacheFolder: string) {
    this.#memory = new Memory(cacheFolder);
  }

  /**
   * A form that is not smaller than the plain one is left out.
   * @param quality brotli's; 10 takes half the time of 11 and gives 2 to 4 % more bytes
   */
  async compress(content: Buffer, quality: 10 | 11 = 11): Promise<Compressed> {
    if (content.length < SMALLEST) return {};
    const hash = createHash('sha256').update(content).digest('hex');
    const [br, gz] = await Promise.all([
      this.#memory.remember(`${hash}.${quality}.br`, () =>
        brotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
      ),
      this.#memory.remember(`${hash}.gz`, () => zip(content, { level: 9 })),
    ]);
    return { ...(br.length < content.length && { br }), ...(gz.length < content.length && { gz }) };
  }

  /** Forgets what this build did not use. */
  prune(): Promise<void> {
    return this.#memory.prune();
  }
}
