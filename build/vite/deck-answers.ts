import type { Plugin } from 'vite';
import { siteContent } from '../../app/content/site-content.server.ts';
import { answersOf } from '../../app/draw/answers.server.ts';

const NAME = 'virtual:deck-answers';
const RESOLVED = `\0${NAME}`;
/** Where development serves them. */
const IN_DEVELOPMENT = /^\/@deck-answers\/([a-z0-9-]+)\.json$/;

/** The decks' answers (`app/draw/answers.ts`) as files of their own; the module says their addresses by deck. */
export function deckAnswers(): Plugin {
  const textOf = (deck: string) => {
    const found = siteContent().decks.find((candidate) => candidate.deck === deck);
    return found && JSON.stringify(answersOf(found));
  };
  let serving = false;
  return {
    name: 'deck-answers',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return;
      const entries = siteContent().decks.map(({ deck }) => {
        if (serving) return `${JSON.stringify(deck)}: "/@deck-answers/${deck}.json"`;
        const file = this.emitFile({
          type: 'asset',
          name: `answers-${deck}.json`,
          source: textOf(deck) ?? '',
        });
        return `${JSON.stringify(deck)}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${entries.join(', ')} };`;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const deck = IN_DEVELOPMENT.exec(request.url ?? '')?.[1];
        const text = deck && textOf(deck);
        if (!text) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(text);
      });
    },
  };
}
