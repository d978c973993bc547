/** `npm run build`: brings `dist` up to date. */
import { build } from '../build/build.ts';
import { exitWith, seconds } from '../build/lib/progress.ts';

try {
  const started = performance.now();
  const { fresh, site } = await build();
  const files = Object.keys(site.files).length;
  console.log(fresh ? `built: ${files} files in ${seconds(started)}` : `dist is up to date: ${files} files`);
} catch (error) {
  exitWith(error);
}
