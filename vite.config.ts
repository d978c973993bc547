import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contentInDevelopment } from './scripts/vite/content-in-development.ts';
import { gallery } from './scripts/vite/gallery.ts';

export default defineConfig(({ isPreview }) => ({
  plugins: [reactRouter(), contentInDevelopment(), gallery()],
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[name]_[local]_[hash]' } },
  },
  build: {
    cssMinify: 'lightningcss',
    // Pictures and fonts are served from public addresses; nothing is inlined into scripts.
    assetsInlineLimit: 0,
    target: ['safari16.4', 'chrome111', 'firefox115'],
  },
  // The prerendering server of the build must not watch files: its cost would grow with pages × files.
  server: isPreview ? { watch: null } : {},
}));
