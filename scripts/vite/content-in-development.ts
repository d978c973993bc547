import { createReadStream, existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { ContentError, loadContent } from '../../app/content/load.server.ts';
import { PICTURES } from '../lib/pictures.ts';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/**
 * In `npm run dev`: hands out the drawn pictures as the finished site does, and reloads the page when a text in
 * `content/` or a picture changed, so that the loaders read it again. A mistake in the content stands over the page,
 * in the words of the check, until it is mended.
 */
export function contentInDevelopment(): Plugin {
  return {
    name: 'content-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response, next) => {
        const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
        const file = join(PICTURES, path);
        if (!file.startsWith(PICTURES) || !existsSync(file)) return next();
        response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
        createReadStream(file).pipe(response);
      });
      const folders = [join(server.config.root, 'content'), PICTURES];
      server.watcher.add(folders);
      server.watcher.on('all', (_event, file) => {
        if (!folders.some((folder) => file.startsWith(folder))) return;
        const mistake = mistakeIn(join(server.config.root, 'content'));
        if (mistake) {
          server.ws.send({ type: 'error', err: { message: mistake, stack: '' } });
          return;
        }
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll();
          environment.hot.send({ type: 'full-reload' });
        }
      });
    },
  };
}

/** What the check of the content says, or undefined when it is in order. */
function mistakeIn(folder: string): string | undefined {
  try {
    loadContent(folder);
    return undefined;
  } catch (error) {
    return error instanceof ContentError ? error.message : String(error);
  }
}
