import type { TestProject } from 'vitest/node';
import { build } from '../../scripts/build.ts';
import { serveSite } from '../support/site.ts';

/** Once for all engines: an up-to-date build and one server of it; each visit gets a copy in front of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build();
  const server = await serveSite();
  project.provide('origin', server.origin);
  return () => server.close();
}
