import { createReadStream, existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { ContentError, loadContent } from '../../app/content/load.server.ts';
import { wordsOf } from '../../app/pictures/words.server.ts';
import { CACHE } from '../lib/paths.ts';
import { DevelopmentPictures } from '../pictures/development-pictures.ts';

/** Of the owner's pictures, which are encoded at once; drawn ones know theirs. */
const TYPES: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp' };

/**
 * In `npm run dev`: draws the pictures that a page asks for, and reloads the page when a text, a picture or the drawing
 * code changed, so that the loaders read it again. A mistake in the content stands in place of every page, in the words
 * of the check, until it is mended.
 * @param cache the folder for what can be made again at any time
 */
export function contentInDevelopment(cache = CACHE): Plugin {
  // Beside that of the finished site: here nothing is drawn before it is asked for.
  const out = join(cache, 'pictures', 'development');
  return {
    name: 'content-in-development',
    // The build serves its pages to itself too, while it prerenders them.
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer(server) {
      // React Router's own child compiler has the plugins too, also in a build, but serves nothing.
      if (server.config.server.middlewareMode) return;
      process.env.PICTURES_FOLDER = out; // read by app/pictures/pictures.server.ts
      developWith(server, cache, out);
    },
  };
}

function developWith(server: ViteDevServer, cache: string, out: string): void {
  const content = join(server.config.root, 'content');
  const art = join(server.config.root, 'card-art');
  const pictures = new DevelopmentPictures({
    out,
    cache: join(cache, 'pictures', 'cache'),
    images: join(content, 'images'),
    ownCache: join(cache, 'pictures', 'own'),
  });
  /** Done when the last change has been read; with what is wrong, in words. */
  let state = read(content, pictures);

  server.middlewares.use('/pictures', async (request, response, next) => {
    try {
      await state;
      const address = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').slice(1);
      const own = join(out, address);
      if (address.startsWith('images/') && own.startsWith(join(out, 'images')) && existsSync(own)) {
        return send(response, { path: own, type: TYPES[extname(own)] ?? 'application/octet-stream' });
      }
      const file = await pictures.file(address);
      return file ? send(response, file) : next();
    } catch (error) {
      return next(error);
    }
  });
  server.middlewares.use(async (request, _response, next) => {
    const mistake = isForPage(request.url ?? '') ? await state : undefined;
    next(mistake ? explained(mistake) : undefined);
  });

  server.watcher.add([content, art]);
  server.watcher.on('all', async (_event, path) => {
    const isArt = path.startsWith(art) && path.endsWith('.ts');
    if (!isArt && !path.startsWith(content)) return;
    if (isArt) await pictures.forgetCode();
    const now = read(content, pictures);
    state = now;
    const mistake = await now;
    if (state !== now) return; // changed again meanwhile
    if (mistake) return server.ws.send({ type: 'error', err: { message: mistake, stack: '' } });
    for (const environment of Object.values(server.environments)) {
      environment.moduleGraph.invalidateAll();
      environment.hot.send({ type: 'full-reload' });
    }
  });
  server.httpServer?.once('close', () => void pictures.close());
}

/**
 * Reads the content and lists the pictures.
 * @returns what the check of the content says, or what is wrong with a picture; undefined when all is in order
 */
async function read(content: string, pictures: DevelopmentPictures): Promise<string | undefined> {
  try {
    const manifest = await pictures.list();
    pictures.say(wordsOf(loadContent(content, new Set(Object.keys(manifest)))));
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** A document, or the data of one; modules, styles and files have an ending or a query of Vite's. */
function isForPage(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return path.endsWith('.data') || (!path.startsWith('/@') && !extname(path));
}

/** The check's words, without the place in our code that says them. */
function explained(mistake: string): Error {
  const error = new Error(mistake);
  error.stack = '';
  return error;
}

function send(response: ServerResponse, { path, type }: { path: string; type: string }): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-store'); // the address stays when the picture changes
  createReadStream(path).pipe(response);
}
