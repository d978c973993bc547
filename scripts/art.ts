/**
 * Renders pictures to PNG for looking at: npm run art -- tarot/17 [--width 900] [--crop x,y,w,h] [--svg]
 * Every picture whose name begins with the argument; the crop is in the drawing's units.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadContent } from '../app/content/load.server.ts';
import { wordsOf } from '../app/pictures/words.server.ts';
import { defineCrop } from '../card-art/define.ts';
import { loadPictures } from '../card-art/pictures.ts';
import { rasterise } from '../card-art/render/rasterise.ts';

const OUT = '.cache/art';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '900' },
    crop: { type: 'string' },
    svg: { type: 'boolean', default: false },
  },
});

const words = wordsOf(loadContent());
const found = (await Promise.all((positionals.length ? positionals : ['']).map(loadPictures))).flat();
if (!found.length) {
  console.error(`no picture begins with "${positionals.join(' ')}"`);
  process.exit(1);
}

mkdirSync(OUT, { recursive: true });
for (const { picture } of found) {
  const started = performance.now();
  const [x, y, width, height] = values.crop?.split(',').map(Number) ?? [];
  const shown =
    x !== undefined && y !== undefined && width !== undefined && height !== undefined
      ? defineCrop({ name: picture.name, from: picture, x, y, width, height, format: picture.format })
      : picture;
  const svg = shown.draw(words);
  const path = `${OUT}/${picture.name.replaceAll('/', '-')}${values.crop ? '-crop' : ''}`;
  if (values.svg) writeFileSync(`${path}.svg`, svg);
  await rasterise(svg, Number(values.width)).png({ compressionLevel: 3 }).toFile(`${path}.png`);
  const kilobytes = Math.round(svg.length / 1024);
  console.log(`${path}.png  ${kilobytes} kB SVG, ${Math.round(performance.now() - started)} ms`);
}
