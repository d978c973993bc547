/** Checks `content/` against its schemas and the pictures that can be drawn: prints its problems, or one line. */
import { ContentError, countContentFiles, loadContent } from '../app/content/load.server.ts';
import { loadPictures } from '../card-art/pictures.ts';

const pictures = await loadPictures();
try {
  loadContent('content', new Set(pictures.map(({ picture }) => picture.name)));
  console.log(`content: ${countContentFiles()} files, no problem`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
