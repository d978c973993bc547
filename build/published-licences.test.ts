import { expect, test } from 'vitest';
import { ROOT } from './lib/paths.ts';
import { installed } from './licences.ts';
import { publishedLicences } from './published-licences.ts';

const packages = installed(ROOT);

test('the notices of all that is published, and of nothing else', () => {
  const text = publishedLicences(ROOT, packages);
  for (const name of [
    'react',
    'react-dom',
    'react-router',
    '@firebase/analytics',
    '@fontsource/shippori-mincho',
  ])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  for (const words of [
    'Copyright (c) Meta Platforms, Inc. and affiliates.',
    'The Shippori Mincho Project Authors',
    'SIL OPEN FONT LICENSE Version 1.1',
    'Apache License',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/^(vite|playwright-core) \d/m);
});

test('a package without the text of its licence stops the build', () => {
  const unknown = { name: 'no-such-package', version: '1.0.0', licence: 'MIT', place: 'browser' as const };
  expect(() => publishedLicences(ROOT, [unknown])).toThrow('no-such-package');
});
