import { paths } from '../../addresses/paths.ts';
import { crumbs, SignWeek } from '../horoscope/sign-week.tsx';
import type { PageHandle } from '../navigation/page-handle.ts';
import { seo } from '../seo.ts';
import type { Route } from './+types/weekly-sign-week.ts';
import { signWeekPage } from './sign-week.server.ts';

export const handle: PageHandle = { endsInNight: true };

export function loader({ params }: Route.LoaderArgs) {
  return signWeekPage(params.sign, params.monday);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { sign, texts, preview, weeks } = loaderData;
  const { range, nickname, fortunes, monday } = weeks[0]!;
  return seo({
    site: matches[0].loaderData.site,
    title: `${sign.name} ${range.start}〜${range.end}｜${nickname}`,
    description: fortunes[0]!.text,
    path: paths.week(sign.sign, monday),
    preview,
    crumbs: crumbs(matches[0].loaderData.texts.crumbs, texts.title, sign),
  });
}

/** One week of a sign at its own address: the last eight, this one and the next. */
export default function WeeklySignWeek({ loaderData }: Route.ComponentProps) {
  return <SignWeek {...loaderData} dated={true} />;
}
