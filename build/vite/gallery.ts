import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Manifest, ManifestEntry } from '../../card-art/render/manifest.ts';

/** In `npm run dev`: `/gallery` shows all pictures, for looking at them. The finished site has no such page. */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/gallery', (_request, response) => {
        // `contentInDevelopment` has listed them there before any page is answered.
        const manifest = JSON.parse(
          readFileSync(join(process.env.PICTURES_FOLDER ?? '', 'pictures.json'), 'utf8'),
        ) as Manifest;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(page(manifest));
      });
    },
  };
}

function page(manifest: Manifest): string {
  const groups = Object.groupBy(Object.entries(manifest), ([name]) => name.split('/')[0]!);
  const links = Object.keys(groups).map((group) => `<a href="#${group}">${group}</a>`);
  const sections = Object.entries(groups).map(
    ([group, entries = []]) =>
      `<h2 id="${group}">${group} (${entries.length})</h2><div>${entries.map(figure).join('')}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style>
<header><label><input type="checkbox" id="names" checked> names</label>
<label><input type="checkbox" id="large"> 300 px</label> ${links.join(' ')}</header>
${sections.join('\n')}<dialog><img alt=""></dialog><script>${SCRIPT}</script>`;
}

function figure([name, { sources, fallback, width, height, tint }]: [string, ManifestEntry]): string {
  const small = sources[0]?.src ?? fallback.src;
  const large = sources.at(-1)?.src ?? fallback.src;
  const kind = /^(tarot|oracle|love)\//.test(name) ? 'card' : 'other';
  return `<figure><img class="${kind}" src="/pictures/${small}" data-large="/pictures/${large}" alt="" loading="lazy"
style="aspect-ratio:${width}/${height};background:${tint}"><figcaption>${name}</figcaption></figure>`;
}

const STYLE = `
body { margin: 0; padding: 0 16px; background: #0b0a1c; color: #d9cfe6; font: 13px system-ui; --size: 150px }
body:has(#large:checked) { --size: 300px }
body:not(:has(#names:checked)) figcaption { display: none }
/* numeral and title of a card */
body:not(:has(#names:checked)) .card { clip-path: inset(8% 0 13.6% 0) }
header { position: sticky; top: 0; padding: 12px 0; background: #0b0a1cee; z-index: 1 }
a { color: inherit; margin-left: 8px }
h2 { scroll-margin-top: 40px; font-size: 15px }
div { display: flex; flex-wrap: wrap; gap: 16px; align-items: end }
figure { margin: 0; width: var(--size) }
figure img { display: block; width: 100%; cursor: zoom-in }
dialog { padding: 0; border: 0; background: none; max-width: none; max-height: 100vh; overflow: auto; cursor: zoom-out }
dialog img { display: block; width: 900px }
dialog::backdrop { background: #0b0a1ce0 }`;

const SCRIPT = `
const dialog = document.querySelector('dialog');
document.addEventListener('click', ({ target }) => {
  if (dialog.open) return dialog.close();
  if (!target.dataset.large) return;
  dialog.firstChild.src = target.dataset.large;
  dialog.showModal();
});`;
