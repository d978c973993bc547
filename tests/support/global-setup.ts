import type { TestProject } from 'vitest/node';
import { build } from '../../scripts/build.ts';
import { serveSite } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the running site. */
    origin: string;
  }
}

/** Once for all files: an up-to-date build and one server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build();
  const server = await serveSite();
  project.provide('origin', server.origin);
  return () => server.close();
}
