import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder for what a worker keeps from one test file to the next; it goes with the run. */
    scratch: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-'));
  project.provide('scratch', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
