import type { Plugin } from 'vite';
import { bundleScript } from '../bundle.ts';

const QUERY = '?page-script';

/**
 * `import text from './head.ts?page-script'`: the module and all it imports as the text of one minified script, to stand
 * in a page. ES2019, so that it also runs where the page's modules do not.
 */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const { code, sources } = await bundleScript(id.slice(0, -QUERY.length), 'es2019');
      for (const source of sources) this.addWatchFile(source);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
