/**
 * Draws the site's icons anew: npx node scripts/build-icons.ts
 * The files are kept in `public/`, because they change only with the mark itself.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/lib/paths.ts';
import { type IconOptions, icon } from '../card-art/icons/icon.ts';
import { rasterise } from '../card-art/render/rasterise.ts';

const PUBLIC = join(ROOT, 'public');

/** For tabs and lists: nothing but the mark. */
const SMALL: IconOptions = { corner: 104, mark: 0.8, detail: false };
/** For home screens that show it as it is. */
const LARGE: IconOptions = { corner: 112, mark: 0.56, detail: true };
/** Android cuts its own shape out of it and promises the middle 80 %; iOS rounds the corners. */
const CUT: IconOptions = { corner: 0, mark: 0.46, detail: true };

mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
writeFileSync(join(PUBLIC, 'icons/icon.svg'), icon(SMALL));
writeFileSync(join(PUBLIC, 'favicon.ico'), ico(await png(SMALL, 32), 32));
await writePng('icon-192', LARGE, 192);
await writePng('icon-512', LARGE, 512);
await writePng('icon-maskable-512', CUT, 512);
await writePng('apple-touch-icon', { ...CUT, mark: 0.54 }, 180);

async function writePng(name: string, options: IconOptions, size: number): Promise<void> {
  writeFileSync(join(PUBLIC, `icons/${name}.png`), await png(options, size));
}

function png(options: IconOptions, size: number): Promise<Buffer> {
  const image = rasterise(icon(options), size);
  return image.png({ compressionLevel: 9, effort: 10, palette: size > 100, quality: 90 }).toBuffer();
}

/** An .ico that holds one PNG (allowed since Windows Vista): header, one entry, the file. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18); // where the picture begins
  return Buffer.concat([head, image]);
}
