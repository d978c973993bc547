import { siteContent } from '../content/site-content.server.ts';
import { buildTime } from '../horoscope/build-time.server.ts';
import type { MoonTable } from '../horoscope/tonight.ts';
import { moonTable } from './moon-table.server.ts';
import { type ShownWeeks, weeksAt } from './weeks.server.ts';

const BUILD_TIME = buildTime();

let weeks: ShownWeeks | undefined;

let table: MoonTable | undefined;

/** The Moon of the nights from this build on, computed once. */
export function siteMoons(): MoonTable {
  table ??= moonTable(BUILD_TIME);
  return table;
}

/** The weeks of this build, computed once. */
export function siteWeeks(): ShownWeeks {
  weeks ??= weeksAt(BUILD_TIME, siteContent());
  return weeks;
}
