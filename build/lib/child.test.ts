import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a child that ends with its parent does so when the parent is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'child-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = join(folder, 'stay.mjs');
  writeFileSync(script, `console.log(process.pid); setInterval(() => {}, 1000);`);
  const parent = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { runNode } = await import(${JSON.stringify(new URL('./child.ts', import.meta.url).href)});
      await runNode(${JSON.stringify(script)}, [], { output: 'both', endsWithParent: true });`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const child = await new Promise<number>((resolve) => {
    parent.stdout.once('data', (data: Buffer) => resolve(Number(data)));
  });
  expect(isRunning(child)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(child)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
