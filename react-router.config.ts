import type { Config } from '@react-router/dev/config';
import { siteContent } from './app/content/site-content.server.ts';
import { prerenderedPaths } from './app/site-map.server.ts';

export default {
  appDirectory: 'app',
  buildDirectory: '.cache/react-router',
  ssr: false,
  prerender: () => prerenderedPaths(siteContent()),
  // The whole route table travels with the first page: nothing to discover on a static host.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
