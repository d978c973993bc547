import { describe, test } from 'vitest';
import { startEdge } from '../../scripts/lib/edge.ts';
import { contract } from './contract.ts';

const trouble = await startEdge('127.0.0.1', 0).then(
  (edge) => edge.close().then(() => undefined),
  (error: unknown) => String(error),
);

if (trouble) {
  describe('HTTP contract: workerd', () => {
    test.skip(`workerd cannot start on this machine: ${trouble.split('\n')[0]}`, () => {});
  });
} else {
  contract('workerd', () => startEdge('127.0.0.1', 0), {
    // Cloudflare's edge compresses after the files have been read; the engine alone does not.
    compression: true,
    // The store of the files knows no ranges. The site has no file that is asked for in parts (no sound, no film).
    ranges: true,
    // The store compares one tag. Browsers send one.
    tagLists: true,
    // The engine streams what it reads from the store; Cloudflare's edge tells the length again.
    lengths: true,
    // Cloudflare's front turns them away. The bare engine answers 500 to `GET *` and `GET http://…`, and lives on.
    broken: true,
    // Files refuse a method by themselves, before the Worker could say which are allowed.
    allow: true,
  });
}
