import { basename } from 'node:path';
import { rolldown } from 'rolldown';
import { type MinifyOptions, minify } from 'terser';
import { Failure } from './lib/progress.ts';
import { minifiedMemory, terserVersion } from './minified.ts';

const MINIFY: MinifyOptions = { ecma: 2019, compress: { passes: 3 }, format: { comments: false } };
/** Taken now: terser writes into what it is given. */
const MADE_BY = `${terserVersion} ${JSON.stringify(MINIFY)}`;

/** One script without imports, and the files it was made of. */
export interface Bundle {
  code: string;
  sources: string[];
}

/**
 * Bundles a TypeScript module with all it imports into one minified script that runs anywhere a classic script does.
 * @param entry absolute path of the module
 * @param target the oldest engines it runs in, as Vite names them, or a year of ECMAScript: `es2019`
 * @throws {Failure} when something it imports does not exist or the code does not parse
 */
export async function bundleScript(entry: string, target: string | string[]): Promise<Bundle> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    transform: { target },
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw new Failure(`${entry} cannot be bundled: ${error instanceof Error ? error.message : error}`);
  });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  const written = output[0].code;
  const code = await minifiedMemory('scripts').remember(
    basename(entry),
    async () => {
      const { code: small } = await minify(written, MINIFY);
      if (small === undefined) throw new Failure(`${entry} gives no script.`);
      return Buffer.from(small);
    },
    `${MADE_BY} ${written}`,
  );
  return { code: code.toString('utf8'), sources: output[0].moduleIds };
}
