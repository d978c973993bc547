/** Checks `content/`: prints its problems, or one line when there are none. */
import { ContentError, countContentFiles, loadContent } from '../app/content/load.server.ts';

try {
  loadContent();
  console.log(`content: ${countContentFiles()} files, no problem`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
