import type { Plugin } from 'vite';
import { BRING_SHEET } from './bring-sheet.ts';

/**
 * Takes the place of Vite's helper, through which every module that is fetched later comes. Vite's also asks
 * ahead for what that module imports: here the page has it already.
 */
const HELPER = `${BRING_SHEET}
  export const __vitePreload = (load, files = []) =>
    Promise.all(files.filter((file) => file.endsWith('.css')).map((file) => bring('/' + file))).then(load);`;

/**
 * A module that is fetched later comes with its style sheets, as with Vite's own helper; a sheet that does not come is asked for
 * again with the next try. Half a kilobyte less on the wire, on every page.
 */
export const smallPreloadHelper = (): Plugin => ({
  name: 'small-preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? HELPER : undefined),
});
