import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of what was made by an earlier build and need not be made again. */
export class Memory {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * What is remembered, where it is whole and was made of the same; else what is made now.
   * @param name of its file
   * @param madeOf all that decides what is made and is not in the name
   */
  async remember(
    name: string,
    make: () => Promise<Uint8Array>,
    madeOf: Uint8Array | string = '',
  ): Promise<Buffer> {
    this.#used.add(name);
    const path = join(this.#folder, name);
    const known = existsSync(path) ? unsealed(await readFile(path), madeOf) : undefined;
    if (known) return known;
    const made = Buffer.from(await make());
    await mkdir(this.#folder, { recursive: true });
    // Written aside and renamed: an interrupted build leaves no half file behind.
    const part = `${path}.${randomUUID()}.part`;
    await writeFile(part, Buffer.concat([sealOf(made, madeOf), made]));
    await rename(part, path);
    return made;
  }

  /** Forgets what was not asked for. */
  async prune(): Promise<void> {
    if (!existsSync(this.#folder)) return;
    for (const name of await readdir(this.#folder)) {
      if (!this.#used.has(name)) await rm(join(this.#folder, name));
    }
  }
}

/** Stands before what is remembered: a file that was cut or emptied since does not go out, nor what was made of something else. */
function sealOf(content: Uint8Array, madeOf: Uint8Array | string): Buffer {
  return createHash('sha256').update(content).update(madeOf).digest();
}

/** The content of a remembered file; undefined where it is damaged or out of date. */
function unsealed(file: Buffer, madeOf: Uint8Array | string): Buffer | undefined {
  const content = file.subarray(SEAL_LENGTH);
  return file.subarray(0, SEAL_LENGTH).equals(sealOf(content, madeOf)) ? content : undefined;
}

/** Bytes of a SHA-256. */
const SEAL_LENGTH = 32;
