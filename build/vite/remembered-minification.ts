import type { Plugin } from 'vite';
import { minifiedMemory, terserVersion } from '../minified.ts';

/**
 * Terser takes a third of a build's seconds of a processor, and a change of the content changes hardly a script: what a
 * chunk became is remembered with what it was, by its name.
 */
export function rememberedMinification(): Plugin {
  const memory = minifiedMemory('chunks');
  return {
    name: 'remembered-minification',
    apply: 'build',
    configResolved({ plugins, build }) {
      const terser = plugins.find(({ name }) => name === 'vite:terser');
      const minify = terser?.renderChunk;
      if (!terser || typeof minify !== 'function')
        throw new Error(
          'Vite no longer minifies as build/vite/remembered-minification.ts takes it for granted',
        );
      terser.renderChunk = async function (code, chunk, output, meta) {
        const settings = JSON.stringify([
          terserVersion,
          build.terserOptions,
          output.format,
          output.sourcemap,
        ]);
        const small = await memory.remember(
          // A page and what pages share may be called the same.
          `${chunk.isEntry ? 'entry' : 'shared'}-${chunk.name.replaceAll(/[^\w-]/g, '-')}`,
          async () => {
            const made = await minify.call(this, code, chunk, output, meta);
            if (typeof made !== 'object' || !made || !('code' in made) || typeof made.code !== 'string')
              throw new Error(`${chunk.name} was not minified`);
            return Buffer.from(made.code);
          },
          `${settings} ${code}`,
        );
        return { code: small.toString('utf8'), map: null };
      };
    },
  };
}
