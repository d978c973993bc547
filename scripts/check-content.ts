/**
 * Checks `content/`: its schemas, the pictures that can be drawn, then the words. Prints its problems, or one line.
 */
import { ContentError, countContentFiles, loadContent } from '../app/content/load.server.ts';
import { loadPictures } from '../card-art/pictures.ts';
import { checkTexts } from '../text-check/check.ts';
import { readTexts } from '../text-check/texts.ts';

const pictures = await loadPictures();
try {
  loadContent('content', new Set(pictures.map(({ picture }) => picture.name)));
  const texts = readTexts();
  const problems = await checkTexts(texts);
  if (problems.length > 0) throw new ContentError(problems);
  console.log(`content: ${countContentFiles()} files, ${texts.length} texts, no problem`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
