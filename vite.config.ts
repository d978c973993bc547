import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contentInDevelopment } from './scripts/vite/content-in-development.ts';
import { oldestEngines } from './scripts/vite/engines.ts';
import { gallery } from './scripts/vite/gallery.ts';

/** Our own code; as a pattern it would find packages with a folder of that name too. */
const APP = join(import.meta.dirname, 'app');

export default defineConfig(({ isPreview }) => ({
  plugins: [reactRouter(), contentInDevelopment(), gallery()],
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[local]_[hash]' } },
  },
  build: {
    cssMinify: 'lightningcss',
    // Pictures and fonts are served from public addresses; nothing is inlined into scripts.
    assetsInlineLimit: 0,
    target: oldestEngines(),
    // 2 % less on the wire than the default, which is faster; every draw page stands close to its budget.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3 } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Not a file for each button and icon: small files hardly compress, and a page fetched up to forty.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                { name: 'shared', test: (id) => id.startsWith(APP), minShareCount: 2 },
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
