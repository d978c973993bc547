import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCard } from '../../card-art/pictures.ts';
import { plannedLaidCards } from '../../card-art/render/laid-cards.ts';
import type { Made } from '../../card-art/render/make.ts';
import { type Manifest, manifestWith, type PlannedPicture } from '../../card-art/render/manifest.ts';
import { Pool } from '../../card-art/render/pool.ts';
import type { Listed } from '../../card-art/render/worker.ts';
import type { Words } from '../../card-art/words.ts';
import { encodeOwnerImages } from './owner-images.ts';

export interface DevelopmentFolders {
  /** Gets `pictures.json` and the owner's encoded pictures. */
  out: string;
  /** Remembers what was drawn before. */
  cache: string;
  /** `content/images`. */
  images: string;
  /** Remembers what was encoded of them. */
  ownCache: string;
}

/** A drawing, or what is taken along of one. */
type Wanted = Listed | (PlannedPicture & { of: Listed });

/** Until a picture is drawn nobody knows its average colour; only the finished site shows it. */
const TINT = '#221a45';

/**
 * The pictures of the development server: listed at once, each drawn when a browser first asks for it. Addresses carry
 * no hash of the content, which nobody knows before drawing.
 */
export class DevelopmentPictures {
  readonly #folders: DevelopmentFolders;
  #pool: Pool;
  #listed: Promise<Listed[]>;
  #words: Words | undefined;
  /** Address below `/pictures/` → the picture, and which of its files. */
  #addresses = new Map<string, { picture: Wanted; file: number }>();
  #made = new Map<string, Promise<Pick<Made, 'cached'>>>();

  constructor(folders: DevelopmentFolders) {
    this.#folders = folders;
    this.#pool = new Pool(folders.cache);
    this.#listed = this.#pool.list();
  }

  /** After a change of the drawing code: all of it is loaded anew. */
  async forgetCode(): Promise<void> {
    await this.#pool.close();
    this.#pool = new Pool(this.#folders.cache);
    this.#listed = this.#pool.list();
    this.#made.clear();
  }

  /**
   * Writes `pictures.json` for what can be shown now, the owner's own pictures among it.
   * @throws if the drawing code cannot be loaded
   * @throws with the file's name if one of the owner's pictures cannot be read
   */
  async list(): Promise<Manifest> {
    const { out, images, ownCache } = this.#folders;
    const listed = await this.#listed;
    const cards = listed.filter(({ file }) => isCard(file));
    const wanted: Wanted[] = [
      ...listed,
      ...cards.flatMap((of) => plannedLaidCards(of.name).map((laid) => ({ ...laid, of }))),
    ];
    const plan = wanted.map((picture) => ({ ...picture, tint: TINT }));
    this.#addresses = new Map(
      wanted.flatMap((picture) =>
        picture.files.map((file, i) => [addressOf(picture.name, file), { picture, file: i }] as const),
      ),
    );
    const manifest = {
      ...manifestWith(plan, addressOf),
      ...(await encodeOwnerImages(images, out, ownCache)),
    };
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'pictures.json'), JSON.stringify(manifest, null, 1));
    return manifest;
  }

  /** What the pictures say from now on. */
  say(words: Words): void {
    if (JSON.stringify(words) === JSON.stringify(this.#words)) return;
    this.#words = words;
    this.#made.clear();
  }

  /**
   * The file behind an address below `/pictures/`; a drawing is made if it is not there yet.
   * @returns its path and media type; undefined if there is no such picture
   * @throws with what went wrong in the drawing
   */
  async file(address: string): Promise<{ path: string; type: string } | undefined> {
    const found = this.#addresses.get(address);
    if (!found || !this.#words) return undefined;
    const { name } = found.picture;
    const made = this.#made.get(name) ?? this.#make(found.picture, this.#words);
    this.#made.set(name, made);
    const { id, type } = (await made).cached.files[found.file]!;
    return { path: join(this.#folders.cache, id), type };
  }

  async #make(picture: Wanted, words: Words): Promise<Pick<Made, 'cached'>> {
    if (!('of' in picture)) return this.#pool.make(picture, words);
    const { name: of, file } = picture.of;
    const { cached } = await this.#pool.lay({ of, file, photos: dirname(this.#folders.images) }, words);
    const [found] = cached.filter(({ name }) => name === picture.name);
    if (!found) throw new Error(`${of} is not read by sides: there is no ${picture.name}`);
    return { cached: found };
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

const addressOf = (name: string, { extension, width }: Listed['files'][number]): string =>
  extension === 'svg' ? `${name}.svg` : `${name}-${width}.${extension}`;
