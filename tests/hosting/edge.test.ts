import { describe, test } from 'vitest';
import { startEdge } from '../../scripts/lib/edge.ts';
import { contract } from './contract.ts';

/** What workerd is not made for, by its makers: only there may it be missing. */
const whyNot = cannotRunHere();

if (whyNot) {
  describe('HTTP contract: workerd', () => {
    test('the whole table', ({ skip }) => skip(whyNot));
  });
} else {
  contract('workerd', () => startEdge('127.0.0.1', 0), {
    compression: "workerd alone does not compress: Cloudflare's edge does, after the files have been read",
    ranges:
      'the store of the files in workerd knows no ranges; the site has no sound and no film to ask for in parts',
    broken:
      "Cloudflare's front turns broken requests away; the bare engine answers some with 500, and lives on",
    // The store compares one tag. Browsers send one.
    tagLists: true,
    // The engine streams what it reads from the store; Cloudflare's edge tells the length again.
    lengths: true,
    // Files refuse a method by themselves, before the Worker could say which are allowed.
    allow: true,
    // Wrangler's: on a machine of two cores with a load of fifteen one of 10,000 was answered 500.
    proxied: true,
  });
}

function cannotRunHere(): string | undefined {
  const machine = `${process.platform}-${process.arch}`;
  if (!/^(linux|darwin)-(x64|arm64)$|^win32-x64$/.test(machine)) return `workerd is not made for ${machine}`;
  if (process.platform !== 'linux') return undefined;
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  const [major = 0, minor = 0] = (header.glibcVersionRuntime ?? '').split('.').map(Number);
  return major > 2 || (major === 2 && minor >= 35) ? undefined : 'workerd needs glibc 2.35 or newer';
}
