import type { Config } from '@react-router/dev/config';
import { siteContent } from './app/content/site-content.server.ts';
import { prerenderedPaths } from './app/site-map.server.ts';
import { siteWeeks } from './app/sky/site-weeks.server.ts';

/**
 * The finished site has no server. In development each page is rendered when it is asked for: the list of pages is read
 * once, and a new article would not be on it.
 */
const inDevelopment = process.env.NODE_ENV === 'development';

export default {
  appDirectory: 'app',
  buildDirectory: '.cache/react-router',
  ssr: inDevelopment,
  // Some at a time: each page is asked for over the network of this machine, twice.
  prerender: inDevelopment
    ? false
    : { paths: () => prerenderedPaths(siteContent(), siteWeeks()), concurrency: 4 },
  // The whole route table travels with the first page: nothing to discover on a static host.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
