import { paths } from '../../addresses/paths.ts';
import { crumbs, SignWeek } from '../horoscope/sign-week.tsx';
import type { PageHandle } from '../navigation/page-handle.ts';
import { seo } from '../seo.ts';
import type { Route } from './+types/weekly-sign.ts';
import { signWeekPage } from './sign-week.server.ts';

export const handle: PageHandle = { endsInNight: true };

export function loader({ params }: Route.LoaderArgs) {
  return signWeekPage(params.sign, undefined);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { sign, texts, preview } = loaderData;
  return seo({
    site: matches[0].loaderData.site,
    title: `${sign.name}の${texts.title}`,
    description: texts.signDescription.replaceAll('{sign}', sign.name),
    path: paths.sign(sign.sign),
    preview,
    crumbs: crumbs(matches[0].loaderData.texts.crumbs, texts.title, sign),
  });
}

export default function WeeklySign({ loaderData }: Route.ComponentProps) {
  return <SignWeek {...loaderData} dated={false} />;
}
