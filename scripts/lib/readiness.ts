import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses and mail addresses that only stand in for the real ones. */
const PLACEHOLDER = /(?:https?:\/\/|@)[\w.-]+\.example\b/;

/** Where the owner's own values are. */
const OWNERS = ['content/**/*.{yaml,yml,html}', 'public/.well-known/security.txt'];

/**
 * What keeps a repository from being published, as lines for the owner (Japanese first, as in the content check).
 * @param root the repository's folder
 * @param now against which the expiry of `security.txt` is held
 */
export function notReady(root: string, now: Date): string[] {
  return globSync(OWNERS, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const reason = /^\s*#/.test(line) ? undefined : reasonOf(line, now);
          return reason ? [`${file}:${index + 1}  ${reason}`] : [];
        }),
    );
}

function reasonOf(line: string, now: Date): string | undefined {
  const placeholder = PLACEHOLDER.exec(line)?.[0];
  if (placeholder) return `${placeholder} は仮のアドレスです (placeholder address)`;
  if (/^\s*confirmed:\s*false\b/.test(line))
    return '内容を確かめて confirmed: true にしてください (not confirmed)';
  const expires = /^Expires:\s*(\S+)/.exec(line)?.[1];
  if (expires && !(new Date(expires) > now)) return `期限 ${expires} が過ぎています (expired)`;
  return undefined;
}

/** The owner's keys to Cloudflare that are not in the environment. */
export function missingKeys(environment: Record<string, string | undefined>): string[] {
  return ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID']
    .filter((name) => !environment[name])
    .map((name) => `${name}  環境変数がありません (not in the environment); docs/going-live.md`);
}

/** The host of the site's address, for the custom domain. Throws when the content names none. */
export function domainOf(root: string): string {
  const file = join(root, 'content', 'site.yaml');
  const address = existsSync(file) && /^address:\s*(\S+)/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (!address) throw new Error('content/site.yaml has no address');
  return new URL(address).hostname;
}
