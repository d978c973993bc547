import { expect, test } from 'vitest';
import { explained, explainedOutput, printable } from './system-errors.ts';

const refusal = (code: string, path?: string) => Object.assign(new Error(`${code}: no`), { code, path });

test.each([
  ['ENOSPC', 'The disk is full'],
  ['EROFS', 'cannot be written to'],
  ['EMFILE', 'ulimit -n'],
  ['EXDEV', 'another volume'],
  ['ENOTEMPTY', 'writing to a folder'],
])('%s is told in words, with the file', (code, words) => {
  expect(explained(refusal(code, '/site/.cache/fonts'))).toContain(words);
  expect(explained(refusal(code, '/site/.cache/fonts'))).toContain('/site/.cache/fonts');
  expect(explained(new Error('outer', { cause: refusal(code) }))).toContain(words);
});

test('any other error is not', () => {
  expect(explained(new TypeError('x is undefined'))).toBeUndefined();
  expect(explained(refusal('ENOENT'))).toBeUndefined();
  expect(explained('ENOSPC')).toBeUndefined();
});

test('what another program printed', () => {
  expect(explainedOutput('ERROR in x\nError: ENOSPC: no space left on device, write\n at y')).toContain(
    'full',
  );
  expect(explainedOutput('EVERYTHING is wrong')).toBeUndefined();
});

test('control characters of names do not reach the terminal; line breaks and Japanese do', () => {
  expect(printable('content/\u001b]0;owned\u0007\u001b[31mx\u009b\rあ\n\t✓')).not.toMatch(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
    /[\u001b\u0007\u009b\r]/,
  );
  expect(printable('あ\n\t✓')).toBe('あ\n\t✓');
  expect(printable('a\u202eb')).toBe('a\\u202eb');
});
