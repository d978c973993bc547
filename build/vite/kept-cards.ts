import type { Plugin } from 'vite';
import { siteContent } from '../../app/content/site-content.server.ts';
import { keptCards } from '../../app/kept/cards.server.ts';

const NAME = 'virtual:kept-cards';
const RESOLVED = `\0${NAME}`;
/** Where development serves it. */
const IN_DEVELOPMENT = '/@kept-cards.json';

/** Names and pictures of all cards (`app/kept/cards.ts`) as a file of its own; the module says its address. */
export function keptCardsFile(): Plugin {
  const text = () => JSON.stringify(keptCards(siteContent()));
  let serving = false;
  return {
    name: 'kept-cards',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return;
      if (serving) return `export default ${JSON.stringify(IN_DEVELOPMENT)};`;
      const file = this.emitFile({ type: 'asset', name: 'kept-cards.json', source: text() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url !== IN_DEVELOPMENT) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(text());
      });
    },
  };
}
