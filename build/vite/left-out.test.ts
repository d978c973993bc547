import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/paths.ts';
import { type LeftOut, leftOut } from './left-out.ts';

const MODULE = 'cjs/react.production.js';
const REACT = realpathSync(join(ROOT, 'node_modules', 'react'));
const { version } = JSON.parse(readFileSync(join(REACT, 'package.json'), 'utf8')) as { version: string };

/** React's own module as the browser would get it. */
async function built(what: LeftOut, chosenFor = version): Promise<typeof import('react')> {
  const bundle = await rolldown({
    input: join(REACT, MODULE),
    logLevel: 'silent',
    plugins: [leftOut('react', chosenFor, { [MODULE]: what })],
  });
  const { output } = await bundle.generate({ format: 'es' });
  const module = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  return (module as { default: typeof import('react') }).default;
}

test('what is left out throws, says nothing or gives its one answer; the rest is as it was', async () => {
  const react = await built({
    never: ['exports.lazy'],
    idle: ['exports.createRef'],
    always: { isValidElement: '"always"' },
  });
  expect(() => react.lazy(() => new Promise(() => {}))).toThrow('left out');
  expect(react.createRef()).toBeUndefined();
  expect(react.isValidElement(null)).toBe('always');
  expect(react.createElement('p').type).toBe('p');
});

test('a name that is not there, and another version, fail the build', async () => {
  await expect(built({ never: ['exports.lazy', 'noSuchFunction'] })).rejects.toThrow('noSuchFunction');
  await expect(built({}, '1.0.0')).rejects.toThrow(`installed is ${version}`);
});
