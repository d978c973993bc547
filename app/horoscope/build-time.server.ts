/**
 * The time for which the site is built, in milliseconds since 1970 (UTC): now, or what `BUILD_TIME` says
 * (`2026-12-07T00:05:00+09:00`), for looking at another week. The one place where the build takes the real time.
 */
export function buildTime(asked = process.env.BUILD_TIME): number {
  if (asked === undefined || asked === '') return Date.now();
  const time = Date.parse(asked);
  if (Number.isNaN(time))
    throw new Error(`BUILD_TIME is no time: ${asked}; expected 2026-12-07T00:05:00+09:00`);
  return time;
}
