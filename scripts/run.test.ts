import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'run-'));
  mkdirSync(join(root, 'scripts'));
  mkdirSync(join(root, 'bin'));
  cpSync(join(import.meta.dirname, 'run.mjs'), join(root, 'scripts', 'run.mjs'));
  write('package-lock.json', lock('1.0.0'));
  write('scripts/hello.ts', `console.log('hello', ...process.argv.slice(2)); process.exit(3);`);
  write(
    'scripts/stay.ts',
    `process.on('SIGTERM', () => process.exit(9)); console.log('up'); setInterval(() => {}, 1000);`,
  );
  // Stands in for npm: installs a Node by linking the one that runs, and counts how often it was asked.
  program(
    'npm',
    `echo "$@" >> "${root}/npm-calls"
[ -e "${root}/npm-fails" ] && { echo "no network" >&2; exit 1; }
rm -rf node_modules && mkdir -p node_modules/node/bin && ln -s "${process.execPath}" node_modules/node/bin/node
cp package-lock.json node_modules/.package-lock.json`,
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('installs once, passes arguments and the exit code on', async () => {
  const first = await run('hello', 'a', 'b');
  expect(first.text).toMatch(/installing packages \(npm ci\) … \d+\.\d s\nhello a b/);
  expect(first.code).toBe(3);
  const second = await run('hello');
  expect([second.text, second.code, npmCalls()]).toEqual(['hello\n', 3, 1]);
});

test('a changed lock file, a missing Node and an interrupted install are each installed anew', async () => {
  await run('hello');
  write('package-lock.json', lock('2.0.0'));
  await run('hello');
  expect(npmCalls()).toBe(2);
  rmSync(join(root, 'node_modules/node'), { recursive: true });
  await run('hello');
  expect(npmCalls()).toBe(3);
  // npm writes its own record last: without it and without our stamp the install was cut short.
  rmSync(join(root, 'node_modules/.package-lock.json'));
  rmSync(join(root, 'node_modules/.installed-lock-hash'));
  await run('hello');
  expect(npmCalls()).toBe(4);
});

test('an install by hand is recognised', async () => {
  await run('hello');
  write('package-lock.json', lock('2.0.0'));
  write('node_modules/.package-lock.json', lock('2.0.0'));
  await run('hello');
  expect(npmCalls()).toBe(1);
});

test('a failed install says so, starts nothing, and the next run tries again', async () => {
  write('npm-fails', '');
  const failed = await run('hello');
  expect(failed.code).toBe(1);
  expect(failed.text).toContain('no network');
  expect(failed.text).toContain('Installing the packages failed');
  expect(failed.text).not.toContain('hello');
  rmSync(join(root, 'npm-fails'));
  expect((await run('hello')).code).toBe(3);
});

test('an unknown job is an error', async () => {
  const { code, text } = await run('../hello');
  expect([code, text]).toEqual([
    1,
    '\nThere is no job "../hello". The jobs are the scripts of package.json: npm run\n',
  ]);
});

test('signals reach the job, and its answer is the exit code', async () => {
  await run('hello');
  const { code } = await run('stay', { killWhen: 'up' });
  expect(code).toBe(9);
});

function run(
  job: string,
  ...rest: (string | { killWhen: string })[]
): Promise<{ code: number | null; text: string }> {
  const args = rest.filter((value) => typeof value === 'string');
  const killWhen = rest.find((value) => typeof value === 'object')?.killWhen;
  const env = {
    ...process.env,
    PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}`,
    npm_execpath: '',
  };
  const child = spawn(process.execPath, [join(root, 'scripts', 'run.mjs'), job, ...args], { cwd: root, env });
  return new Promise((resolve) => {
    let text = '';
    const add = (chunk: Buffer) => {
      text += chunk.toString();
      if (killWhen && text.includes(killWhen)) child.kill('SIGTERM');
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('close', (code) => resolve({ code, text }));
  });
}

function lock(version: string): string {
  return JSON.stringify({ packages: { '': {}, 'node_modules/node': { version } } });
}

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

function program(name: string, script: string): void {
  const path = join(root, 'bin', name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
}

function npmCalls(): number {
  const calls = join(root, 'npm-calls');
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n').length : 0;
}
