import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../build/lib/paths.ts';

interface Step {
  uses?: string;
  env?: Record<string, string>;
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: object;
  jobs: Record<string, { environment?: string; permissions?: Record<string, string>; steps: Step[] }>;
}

const files = globSync('.github/workflows/*.yml', { cwd: ROOT }).map((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return { name: basename(file), text, workflow: parse(text) as Workflow };
});
const SECRET = /secrets\./;

test('there are workflows, and each job may read and nothing more', () => {
  expect(files.length).toBeGreaterThan(1);
  for (const { name, workflow } of files) {
    expect([name, workflow.permissions]).toEqual([name, {}]);
    for (const [job, { permissions = {} }] of Object.entries(workflow.jobs))
      expect([name, job, ...new Set(Object.values(permissions))]).toEqual([name, job, 'read']);
  }
});

test('actions are named by commit, with the version beside it', () => {
  for (const { name, text } of files) {
    const used = text.match(/uses: .*/g) ?? [];
    const loose = used.filter((line) => !/^uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line));
    expect([name, ...loose]).toEqual([name]);
  }
});

test('the keys stand in one step of a job with an environment, and never where a pull request runs', () => {
  const holders = files.filter(({ text }) => SECRET.test(text));
  expect(holders.map(({ name }) => name).sort()).toEqual(['deploy.yml', 'preview.yml', 'rollback.yml']);
  for (const { name, text, workflow } of holders) {
    expect([name, Object.keys(workflow.on).filter((event) => /pull_request/.test(event))]).toEqual([
      name,
      [],
    ]);
    const steps = Object.values(workflow.jobs).flatMap(({ environment, steps }) =>
      steps
        .filter((step) => SECRET.test(JSON.stringify(step)))
        .map(({ env }) => ({ environment, keys: JSON.stringify(env).match(/secrets\./g)?.length })),
    );
    expect([name, steps.length, typeof steps[0]?.environment]).toEqual([name, 1, 'string']);
    // Nowhere else in the file, e.g. for a whole job.
    expect(text.match(/secrets\./g)).toHaveLength(steps[0]?.keys ?? 0);
  }
});

test('what is shown and kept at once fails all the same: a step with a pipe says which shell', () => {
  for (const { name, workflow } of files)
    for (const { steps } of Object.values(workflow.jobs))
      for (const { run = '', shell } of steps as { run?: string; shell?: string }[])
        if (run.includes(' | ')) expect([name, run, shell]).toEqual([name, run, 'bash']);
});
