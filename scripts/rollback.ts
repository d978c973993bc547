/**
 * `npm run rollback`: the site as it was before the last publishing, at once. What was written stays in the repository; the
 * next publishing brings it out again.
 */
import { exitWith, Failure } from '../build/lib/progress.ts';
import { runWrangler } from './lib/edge.ts';
import { missingKeys } from './lib/readiness.ts';

try {
  const missing = missingKeys(process.env);
  if (missing.length > 0)
    throw new Failure(`前のサイトに戻すには鍵が要ります。\n\n  ${missing.join('\n  ')}`);
  const code = await runWrangler(['rollback', '--yes', '--message', 'rollback']);
  if (code !== 0) throw new Failure(`戻せませんでした (exit code ${code})。上に理由があります。`);
  console.log('ひとつ前のサイトに戻しました。');
} catch (error) {
  exitWith(error);
}
