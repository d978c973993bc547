import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadContent } from '../../app/content/load.server.ts';
import type { Content } from '../../app/content/types.ts';
import { buildTime } from '../../app/horoscope/build-time.server.ts';
import { ROOT } from '../../build/lib/paths.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The checked content, as far as its day has come: read once for all files, which takes a second. */
    content: Content;
  }
}

export default function setup(project: TestProject): void {
  project.provide('content', loadContent(join(ROOT, 'content'), undefined, buildTime()));
}
