/** The editor that opens on the owner's desk: a package of others, and what this site adds to it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { build, type Plugin } from 'vite';
import { hashCode } from './inputs.ts';
import { Memory } from './lib/memory.ts';
import { CACHE, ROOT } from './lib/paths.ts';

/** Contents by the files' names. */
type Files = Record<string, string | Uint8Array>;

/**
 * Writes the editor's files into a folder. What the owner writes is not in them: they are bundled anew when code changes.
 * @returns the names of its first script and of its style sheet; the others are asked for by them
 */
export async function layOutEditor(folder: string): Promise<{ script: string; style: string }> {
  const packed = await new Memory(CACHE).remember(
    'editor',
    async () => serialize(await bundleEditor()),
    `${process.version} ${await hashCode()}`,
  );
  const { script, style, files } = deserialize(packed) as Awaited<ReturnType<typeof bundleEditor>>;
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return { script, style };
}

async function bundleEditor(): Promise<{ script: string; style: string; files: Files }> {
  const made = await build({
    configFile: false,
    root: join(ROOT, 'desk'),
    base: '/desk/',
    // Its styles name ornaments that the site serves already.
    publicDir: join(ROOT, 'public'),
    logLevel: 'warn',
    plugins: [withoutUnused()],
    build: {
      write: false,
      target: 'es2022',
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: join(ROOT, 'desk', 'editor.ts'),
        // How long each plugin took is no warning for whoever builds on a slow machine.
        checks: { bundlerTimings: false },
      },
    },
  });
  const output = 'output' in made ? made.output : [];
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const style = output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
  if (!script || !style) throw new Error('the editor was not bundled');
  const files = output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]);
  return { script, style, files: Object.fromEntries(files) as Files };
}

/** Parts of the editor that the desk never opens, megabytes in all: languages of code, of the interface, maps, drawings. */
const UNUSED = /^(?:@shikijs\/(?:langs|themes)|leaflet|terra-draw|svgo)|\/locales\/(?!ja|en-US)[\w-]+\.json$/;

/** The second file of each slice of the letters: browsers that can open the editor take the first. */
const OLD_FONT = /, url\([^)]*\.woff\) format\('woff'\)/g;

const FONT_HOST = 'cdn.jsdelivr.net/fontsource';
const FONT_ELSEWHERE = /@font-face\s*\{[^}]*cdn\.jsdelivr\.net[^}]*\}/g;

function withoutUnused(): Plugin {
  const EMPTY = '\0unused';
  return {
    name: 'without-unused',
    enforce: 'pre',
    resolveId: (source) => (UNUSED.test(source) ? EMPTY : undefined),
    load: (id) => (id === EMPTY ? 'export default {};' : undefined),
    // The editor's own fonts come with it; that it would ask a host for them too is only in case they do not.
    transform: (code) =>
      code.includes(FONT_HOST) || code.includes('.woff)')
        ? code.replace(FONT_ELSEWHERE, '').replace(OLD_FONT, '')
        : undefined,
  };
}
