/** The owner's desk as files of the site: the editor and what it is told. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { contentFolder } from '../app/content/load.server.ts';
import type { Content } from '../app/content/types.ts';
import { mondayOf, weeksLater } from '../app/horoscope/week.ts';
import { CATEGORIES, lineOfWeeks, loneWeek } from '../app/sky/choice.server.ts';
import { weekFor } from '../app/sky/week-for.server.ts';
import { collectionsOf } from '../desk/collections.ts';
import type { DeskData } from '../desk/editor.ts';
import type { PictureFiles } from '../desk/previews.tsx';
import { toDos } from '../desk/to-do.ts';
import type { SkyWords } from '../desk/weeks.ts';
import { layOutEditor } from './desk-editor.ts';
import { deskPage } from './desk-page.ts';
import { DESK, ROOT } from './lib/paths.ts';
import { remove } from './lib/remove.ts';

/** The weeks whose words lie ready: a build that is not made anew for two months is still of use. */
const WEEKS_AHEAD = 10;

/**
 * @param content as it is published
 * @param pictures the drawn pictures by their names
 * @param now milliseconds since 1970 (UTC)
 */
export async function buildDesk(content: Content, pictures: PictureFiles, now: number): Promise<void> {
  await remove(DESK);
  const files = await layOutEditor(DESK);
  await writeFile(join(DESK, 'editor.json'), JSON.stringify(deskData(content, pictures, now)));
  await writeFile(join(DESK, 'index.html'), deskPage(content.site.name, toDos(ROOT, new Date(now))));
  await writeFile(join(DESK, 'editor.html'), editorPage(content.site.name, files));
}

/** All that the editor needs to know of this content. */
export function deskData(content: Content, pictures: PictureFiles, now: number): DeskData {
  const { draft, shared } = contentFolder(join(ROOT, 'content'));
  return {
    config: {
      load_config_file: false,
      app_title: `${content.site.name}の机`,
      site_url: content.site.address,
      backend: backendOf(content),
      media_folder: 'content/images',
      public_folder: '/images',
      media_libraries: {
        // Pictures that are nobody's of this house are not offered.
        stock_assets: { providers: [] },
        default: {
          config: {
            max_file_size: 20_000_000,
            // HEIC and turned photographs too: what is kept can be shown everywhere, and weighs a fiftieth.
            transformations: { raster_image: { format: 'webp', quality: 85, width: 2000, height: 2000 } },
          },
        },
      },
      output: { omit_empty_optional_fields: true },
      collections: collectionsOf(draft),
    } as CmsConfig,
    decks: Object.fromEntries(
      draft.decks.map(({ source }) => [source.file.replace(/^content\//, ''), source.written]),
    ),
    shared,
    sky: skyWords(content, now),
    pictures,
  };
}

/** Where the repository is, for the way in by a token; a folder on her own computer needs none. */
function backendOf({ site }: Content): CmsConfig['backend'] {
  return {
    name: 'github',
    repo: site.repository ?? 'owner/hoshiakari',
    branch: 'main',
    auth_methods: ['token'],
  };
}

/** What the sky says by itself: above it stands what she writes. */
function skyWords(content: Content, now: number): SkyWords {
  const untouched = { ...content, weeks: new Map() };
  const first = mondayOf(now);
  const mondays = Array.from({ length: WEEKS_AHEAD }, (_, place) => weeksLater(first, place));
  const line = lineOfWeeks(mondays.at(-1)!);
  return Object.fromEntries(
    mondays.map((monday) => {
      const chosen = line.find((week) => week.monday === monday) ?? loneWeek(monday);
      const words = content.signs.flatMap(({ sign }) => {
        const { nickname, fortunes } = weekFor(sign, chosen, untouched);
        return [
          [`signs.${sign}.nickname`, nickname],
          ...CATEGORIES.map((category) => [`signs.${sign}.${category}`, fortunes[category].text]),
        ];
      });
      return [monday, Object.fromEntries(words)];
    }),
  );
}

/**
 * The editor asks nobody but the site and, for whoever comes by a token, the host of the repository. Its parts set styles of
 * their own, its pictures are shown before they are saved.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' blob: 'unsafe-inline'",
  "img-src 'self' blob: data: https:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data: https://api.github.com https://*.githubusercontent.com https://www.githubstatus.com",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "media-src 'self' blob:",
  // The frame of the preview names the site.
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

function editorPage(name: string, { script, style }: { script: string; style: string }): string {
  return `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${name}の机</title><link rel="stylesheet" href="/desk/${style}"><script type="module" src="/desk/${script}"></script></head><body></body></html>`;
}
