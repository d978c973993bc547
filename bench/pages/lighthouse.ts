import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { MEASURING_ARGUMENTS } from './chromium.ts';

export interface LighthouseRun {
  /** Milliseconds, as Lighthouse simulates a phone: 150 ms round trip, 1.6 Mbit/s, a quarter of the processor. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** Cumulative layout shift, no unit. */
  shift: number;
}

const AUDITS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

/**
 * One run of Lighthouse (mobile, simulated throttling) in a fresh browser with a fresh profile.
 * @throws when the page could not be measured
 */
export async function runLighthouse(address: string, chromePath: string): Promise<LighthouseRun> {
  const chrome = await launch({ chromePath, chromeFlags: MEASURING_ARGUMENTS });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      onlyAudits: Object.values(AUDITS),
      disableFullPageScreenshot: true,
    });
    const report = result?.lhr;
    if (!report || report.runtimeError)
      throw new Error(`${address}: ${report?.runtimeError?.message ?? 'no report'}`);
    const value = (name: keyof typeof AUDITS) => {
      const number = report.audits[AUDITS[name]]?.numericValue;
      if (number === undefined)
        throw new Error(
          `${address}: no ${AUDITS[name]}: ${report.audits[AUDITS[name]]?.errorMessage ?? 'no reason given'}`,
        );
      return number;
    };
    return {
      firstPaint: value('firstPaint'),
      largestPaint: value('largestPaint'),
      blocked: value('blocked'),
      shift: value('shift'),
    };
  } finally {
    chrome.kill();
  }
}
