/**
 * Prints a week for all twelve signs with the reason of each choice, for whoever writes:
 * `npm run week -- 2026-12-07`, without a date this week.
 */
import { loadContent } from '../app/content/load.server.ts';
import { FIRST_MONDAY, mondayOf, rangeOf } from '../app/horoscope/week.ts';
import { CATEGORIES, type Choice, lineOfWeeks, loneWeek } from '../app/sky/choice.server.ts';
import { rank } from '../app/sky/ranking.server.ts';
import { weekFor } from '../app/sky/week-for.server.ts';
import { weekSky } from '../app/sky/week-sky.server.ts';

const BECAUSE: Record<Choice['because'], string> = {
  fresh: '',
  'no quarter': '（控え: 月の節目のない週）',
  'read lately': '（控え: 同じ文を読んだばかり）',
  retrograde: '（控え: 逆行の日のある週）',
};

const asked = process.argv[2];
const now = asked === undefined ? Date.now() : Date.parse(`${asked}T12:00:00+09:00`);
if (Number.isNaN(now)) {
  console.error(`「${asked}」は日付ではありません。2026-12-07 のように書いてください。`);
  process.exit(1);
}
const content = loadContent('content');
const monday = mondayOf(now);
const line = monday < FIRST_MONDAY ? [] : lineOfWeeks(monday);
const chosen = line.at(-1) ?? loneWeek(monday);
const { start, end } = rangeOf(monday);
const sky = weekSky(monday, content);

console.log(`${start} 〜 ${end}`);
console.log(sky.headline);
for (const text of sky.lines) console.log(`! ${text}`);
for (const { date = '', time = '', title, text } of sky.events)
  console.log(`  ${date} ${time} ${title}: ${text}`);
console.log(`\nTOP3（${content.ranking.from}）`);
for (const { sign, reason, points } of rank(monday, line.length - 1, content)) {
  console.log(`  ${nameOf(sign)} ${points ? `${points.parts} ` : ''}${reason}`);
}
const written = content.weeks.get(monday);
if (written) console.log(`\ncontent/weeks/${monday}.yaml: この週に書いた文が上に立ちます。`);
for (const { sign, name } of content.signs) {
  const { nickname, fortunes } = weekFor(sign, chosen, content);
  console.log(`\n# ${name} 「${nickname}」`);
  for (const category of CATEGORIES) {
    const { text, chips } = fortunes[category];
    const why =
      chips.length > 0
        ? `${chips.join(' / ')}${BECAUSE[chosen[category].because]}`
        : 'この週のために書いた文';
    console.log(`${content.pages.weekly.categories[category]}｜${why}\n  ${text}`);
  }
}
function nameOf(sign: string): string {
  return content.signs.find((known) => known.sign === sign)?.name ?? sign;
}
