/**
 * Checks `content/`: its schemas, the pictures that can be drawn, then the words. Prints its problems, or one line.
 */
import { join } from 'node:path';
import { listProblems } from '../app/content/explain/problem.ts';
import { ContentError, contentNotes, countContentFiles, loadContent } from '../app/content/load.server.ts';
import { buildTime } from '../app/horoscope/build-time.server.ts';
import { dateOf } from '../app/horoscope/week.ts';
import { CACHE } from '../build/lib/paths.ts';
import { explainBroken } from '../build/pictures/draw-pictures.ts';
import { brokenImages } from '../build/pictures/owner-images.ts';
import { loadPictures } from '../card-art/pictures.ts';
import { readApproved } from '../text-check/approved.ts';
import { checkTexts } from '../text-check/check.ts';
import { memoryIn } from '../text-check/memory.ts';
import type { Finding } from '../text-check/rules/textlint.ts';
import { readTexts } from '../text-check/texts.ts';

const pictures = await loadPictures();
try {
  const now = buildTime();
  const names = new Set(pictures.map(({ picture }) => picture.name));
  loadContent('content', names, now);
  const broken = await brokenImages('content/images');
  if (broken.length > 0) {
    console.error(broken.map((image) => explainBroken(image, 'content')).join('\n\n'));
    process.exit(1);
  }
  const texts = readTexts();
  const memory = memoryIn<Finding[]>(join(CACHE, 'textlint.json'));
  const { problems, advice } = await checkTexts(texts, readApproved(), memory);
  memory.save();
  if (problems.length > 0) throw new ContentError(problems);
  const notes = contentNotes();
  if (notes.length > 0) console.log(`${notes.join('\n\n')}\n`);
  if (advice.length > 0)
    console.log(
      `${listProblems(advice)}\n\n文章の助言が${advice.length}件あります。このままでも公開できます。（advice only）\n`,
    );
  console.log(`content: ${countContentFiles()} files, ${texts.length} texts, no problem`);
  const { notices, articles } = loadContent('content', names);
  for (const { id, title, date } of [...notices, ...articles].filter(({ date }) => date > dateOf(now)))
    console.log(
      `${date} から出ます：「${title}」（${id}）。その日にもう一度公開してください (waits for its day)`,
    );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  // The repository's host shows them beside the change, at their lines.
  if (process.env.GITHUB_ACTIONS) console.log(annotations(error.problems));
  console.error(error.message);
  process.exitCode = 1;
}

/** Problems as GitHub's runners read them. */
function annotations(problems: ContentError['problems']): string {
  return problems
    .map(
      ({ file, line, key, ja }) =>
        `::error file=${file}${line === undefined ? '' : `,line=${line}`},title=${key || file}::${ja.replaceAll('\n', '%0A')}`,
    )
    .join('\n');
}
