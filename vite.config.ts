import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contentInDevelopment } from './build/vite/content-in-development.ts';
import { deckAnswers } from './build/vite/deck-answers.ts';
import { deskInDevelopment } from './build/vite/desk-in-development.ts';
import { errorsInDevelopment } from './build/vite/errors-in-development.ts';
import { gallery } from './build/vite/gallery.ts';
import { keptCardsFile } from './build/vite/kept-cards.ts';
import { lastingStyleSheets } from './build/vite/lasting-style-sheets.ts';
import { pageScripts } from './build/vite/page-scripts.ts';
import { rememberedMinification } from './build/vite/remembered-minification.ts';
import { smallPreloadHelper } from './build/vite/small-preload-helper.ts';
import { oldestEngines } from './build/vite/targets.ts';
import { withoutUnusedReact } from './build/vite/without-unused-react.ts';
import { withoutUnusedRouter } from './build/vite/without-unused-router.ts';

/** Our own code; as a pattern it would find packages with a folder of that name too. */
const APP = join(import.meta.dirname, 'app');
/** Vite's own, for modules that are fetched later: the root needs it too. */
const LAZY = 'vite/preload-helper';
/** For the home page and the weekly ones only, but for what shows today's of several weeks. */
const WEEK = /[\\/]app[\\/]horoscope[\\/](?!by-week)/;
/** What draws cards. Nothing outside imports from it but the pages that draw: what does would bring it to every page. */
const DRAWS =
  /[\\/]app[\\/]draw[\\/](fan[\\/]|use-(?!answers|glides|result-focus)|machine|chance|kept-draw|waiting|stage|turning-card|pile|by-hand)/;
/** Legal pages, and the contents list that articles have too: nothing for all the others. */
const PAPERS = /[\\/](legal[\\/]|ui[\\/]contents\.tsx)/;
/** What lists what there is: articles, A・B・C, decks, readings. A page that draws has none of them. */
const ENTRIES =
  /[\\/]app[\\/](article[\\/]|pick[\\/]pick-entry|draw[\\/](deck-entry|linked-cards|other-readings))/;
/** Two or three cards side by side, and how they are drawn. */
const SPREADS =
  /[\\/]app[\\/]draw[\\/](pair-|place-cards|reading-(fan|buttons)|names-by-place|thread|use-(glides|result-focus))/;
/** The rest of a card: what it says, and how it is sent on. Home, weeks and lists have none of it. */
const SAYS = /[\\/]app[\\/]draw[\\/]/;
/** The cards of what she keeps. */
const KEPT = /[\\/]app[\\/]kept[\\/](cards|small-card)/;
/** A・B・C itself: its question and its answers. */
const PICKS = /[\\/]app[\\/]pick[\\/](?!pick-entry)/;

export default defineConfig(({ isPreview }) => ({
  plugins: [
    pageScripts(),
    rememberedMinification(),
    withoutUnusedReact(),
    withoutUnusedRouter(),
    lastingStyleSheets(),
    smallPreloadHelper(),
    reactRouter(),
    deskInDevelopment(),
    contentInDevelopment(),
    errorsInDevelopment(),
    deckAnswers(),
    keptCardsFile(),
    gallery(),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[local]_[hash]' } },
  },
  build: {
    cssMinify: 'lightningcss',
    // Pictures and fonts are served from public addresses; nothing is inlined into scripts.
    assetsInlineLimit: 0,
    // What the service worker keeps is looked up there (`build/finish/precache.ts`).
    manifest: true,
    target: oldestEngines(),
    // 2 % less on the wire than the default, which is faster; every draw page stands close to its budget.
    minify: 'terser',
    // React Router's advice to developers, in the console, weighs a kilobyte.
    terserOptions: {
      ecma: 2020,
      compress: { passes: 3, pure_funcs: ['warning', 'warnOnce'] },
      // A module's function is compiled as the file comes, beside the page's thread, not read twice on it.
      format: { wrap_func_args: true },
    },
  },
  environments: {
    // Runs once, here: to make it small took longer than to run it.
    ssr: { build: { minify: false } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Not a file for each button and icon: small files hardly compress, and a page fetched up to forty.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                {
                  name: 'shared',
                  test: (id) =>
                    id.includes(LAZY) ||
                    (id.startsWith(APP) &&
                      ![WEEK, DRAWS, SAYS, KEPT, PAPERS, ENTRIES, PICKS].some((own) => own.test(id))),
                  minShareCount: 2,
                  priority: 1,
                },
                // After the shared ones: a group takes with it what its modules import.
                { name: 'papers', test: (id) => id.startsWith(APP) && PAPERS.test(id), minShareCount: 2 },
                { name: 'entries', test: (id) => id.startsWith(APP) && ENTRIES.test(id), minShareCount: 2 },
                { name: 'picks', test: (id) => id.startsWith(APP) && PICKS.test(id), minShareCount: 2 },
                { name: 'kept', test: (id) => id.startsWith(APP) && KEPT.test(id), minShareCount: 2 },
                {
                  name: 'says',
                  test: (id) =>
                    id.startsWith(APP) && SAYS.test(id) && ![DRAWS, SPREADS].some((own) => own.test(id)),
                  minShareCount: 2,
                },
                { name: 'draws', test: (id) => id.startsWith(APP) && DRAWS.test(id), minShareCount: 2 },
                { name: 'spreads', test: (id) => id.startsWith(APP) && SPREADS.test(id), minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  // The prerendering server of the build must not watch files: its cost would grow with pages × files.
  server: isPreview ? { watch: null } : {},
}));
