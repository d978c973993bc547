import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The owner's keys to Cloudflare, by their names in the environment. */
export const KEYS = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'];

/** Those that are not in the environment. */
export function missingKeys(environment: Record<string, string | undefined>): string[] {
  return KEYS.filter((name) => !environment[name]).map(
    (name) => `${name}  環境変数がありません (not in the environment); docs/going-live.md`,
  );
}

/** The host of the site's address, for the custom domain. Throws when the content names none. */
export function domainOf(root: string): string {
  const file = join(root, 'content', 'site.yaml');
  const address = existsSync(file) && /^address:\s*(\S+)/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (!address) throw new Error('content/site.yaml has no address');
  return new URL(address).hostname;
}
