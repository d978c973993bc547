import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { contentTypeOf } from '../../addresses/files.ts';
import { DESK } from '../lib/paths.ts';

/** The owner's desk beside the development server: what she saves is seen at once, a mistake stands over the page. */
export function deskInDevelopment(): Plugin {
  return {
    name: 'desk-in-development',
    configureServer(server) {
      server.middlewares.use('/desk', async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://desk');
        const file = fileOf(pathname);
        const content = await readFile(join(DESK, file)).catch(() => undefined);
        if (!content) return next();
        response.setHeader('Content-Type', contentTypeOf(file) ?? 'application/octet-stream');
        response.end(content);
      });
    },
  };
}

/** `/` is the first page, `/editor` the editor; no path leads out of the folder, for the URL parser has taken `..` away. */
function fileOf(pathname: string): string {
  if (pathname === '/') return 'index.html';
  return pathname.includes('.') ? pathname.slice(1) : `${pathname.slice(1)}.html`;
}
