import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { locked } from './lock.ts';
import { Failure } from './progress.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let file = '';
let round = 0;
beforeEach(() => {
  file = join(folder, `${round++}.lock`);
});

/**
 * Another process that takes the lock, says so, and keeps it until it is ended, with the test at the latest. Its timer could
 * end the wait: what nothing can end any more is garbage, and the lock in it with it.
 */
async function holder() {
  const code = `
    const { locked } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)});
    await locked(${JSON.stringify(file)}, async () => { console.log('held'); await new Promise((end) => setInterval(end, 1e6)); });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const held = new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  return { held, kill };
}

test('the second waits for the first, and says which file it waits for', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const events: string[] = [];
  const work = (name: string) =>
    locked(file, async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      events.push(`${name} ends`);
    });
  await Promise.all([work('a'), work('b')]);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(file));
  said.mockRestore();
});

test('a failure gives the lock back', async () => {
  await expect(locked(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await locked(file, async () => 'done')).toBe('done');
});

test('a process that is killed lets go, whatever number the next one has', async () => {
  const other = await holder();
  await other.held;
  let got = false;
  const ours = locked(file, async () => {
    got = true;
  });
  expect(got).toBe(false);
  await other.kill();
  await ours;
  expect(got).toBe(true);
});

test('many that wait for one that is killed: never two at once', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const other = await holder();
  await other.held;
  let inside = 0;
  const most = Array.from({ length: 20 }, () =>
    locked(file, async () => {
      inside++;
      await new Promise((resolve) => setTimeout(resolve, 1));
      return inside--;
    }),
  );
  await other.kill();
  expect(await Promise.all(most)).toEqual(most.map(() => 1));
  said.mockRestore();
});

test.each([
  String(process.pid),
  'x'.repeat(5000),
])('something else in its place is no lock', async (content) => {
  writeFileSync(file, content);
  expect(await locked(file, async () => 'done')).toBe('done');
  expect(existsSync(file)).toBe(true);
});

test('a file that cannot be locked is named', async () => {
  mkdirSync(file);
  await expect(locked(file, async () => 'done')).rejects.toThrow(Failure);
  await expect(locked(file, async () => 'done')).rejects.toThrow(file);
});
