/** What the build gives to the service worker: its code, bundled to one script, and the names of what it puts by. */
import { join } from 'node:path';
import { build } from 'vite';
import { paths } from '../../app/paths.ts';
import type { PutBy } from '../../hosting/finish/put-by.ts';
import { oldestEngines } from '../vite/engines.ts';
import { ROOT } from './paths.ts';
import { Failure } from './progress.ts';

/**
 * Bundles one of the workers in `app/offline/`.
 * @param name `worker`, or `off` for the one that removes itself and what was kept
 */
export async function bundleWorker(name: 'worker' | 'off'): Promise<string> {
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: oldestEngines(),
      rolldownOptions: {
        input: join(ROOT, 'app', 'offline', `${name}.ts`),
        output: { format: 'iife' },
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const script = bundle && 'output' in bundle ? bundle.output[0].code : undefined;
  if (!script) throw new Failure(`Bundling app/offline/${name}.ts gave no script.`);
  return script;
}

/**
 * The draws work offline from the first visit on; a deck's pictures and its cards' pages come once its page was opened.
 * @param decks names of the decks
 */
export function putBy(decks: readonly string[]): PutBy {
  return {
    pages: decks.map((deck) => paths.draw(deck)),
    offlinePage: paths.offline(),
    // The slices of `font-text.ts` that pages of cards use.
    fonts: /-[56]00-(?:common|english|cards|shared|deck-[\w.-]+)-[\w-]{8}\.woff2$/,
    pictures: /^\/pictures\/(?:backs\/|scenes\/(?:ridge|dusk)-)/,
  };
}
