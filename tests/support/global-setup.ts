import type { TestProject } from 'vitest/node';
import { build } from '../../build/build.ts';
import { serveSite } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the running site. */
    origin: string;
  }
}

/** Once for all files: an up-to-date build, unless the run that this belongs to has just made it, and one server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.SITE_IS_BUILT !== 'yes') await build();
  const server = await serveSite();
  project.provide('origin', server.origin);
  return () => server.close();
}
