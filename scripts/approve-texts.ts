/**
 * `npm run approve:texts`: takes the texts as they stand for the site's own, which the style of the house is law for
 * (docs/decisions/2026-11-22-advice-not-law.md). Refuses while any rule finds something in any text.
 */
import { listProblems } from '../app/content/explain/problem.ts';
import { loadContent } from '../app/content/load.server.ts';
import { exitWith, Failure } from '../build/lib/progress.ts';
import { writeApproved } from '../text-check/approved.ts';
import { checkTexts } from '../text-check/check.ts';
import { readTexts } from '../text-check/texts.ts';

try {
  loadContent();
  const texts = readTexts();
  const { problems } = await checkTexts(texts, () => true);
  if (problems.length > 0) throw new Failure(listProblems(problems));
  writeApproved(texts);
  console.log(`${texts.length} texts approved`);
} catch (error) {
  exitWith(error);
}
