import { rm } from 'node:fs/promises';

/** Removes a file or a folder that may be missing; what another process writes into it meanwhile is removed with it. */
export function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}
