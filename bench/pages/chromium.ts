import { execFileSync } from 'node:child_process';
import { CHROMIUM_ARGUMENTS } from '../../scripts/lib/chromium.ts';

/** The certificate of the local server is nobody's but ours. */
export const MEASURING_ARGUMENTS = ['--headless=new', ...CHROMIUM_ARGUMENTS, '--ignore-certificate-errors'];

/** The phone that Lighthouse emulates. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'ja-JP',
  ignoreHTTPSErrors: true,
};

/** Name and version of a browser, as it tells them itself. */
export function chromiumVersion(program: string): string {
  return execFileSync(program, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
