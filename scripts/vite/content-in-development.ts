import { createReadStream, existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
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
 * `content/` or a picture changed, so that the loaders read it again. Errors in the content reach the browser
 * as the loaders' own error.
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
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
