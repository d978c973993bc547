import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * In `npm run dev`: a changed text in `content/` (or a newly drawn picture) reloads the page, so that the
 * loaders read it again. Errors in the content reach the browser through the loaders' own error.
 */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      const folders = ['content', '.cache/pictures'].map((folder) => join(server.config.root, folder));
      server.watcher.add(folders);
      server.watcher.on('all', (_event, file) => {
        if (!folders.some((folder) => file.startsWith(folder))) return;
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
