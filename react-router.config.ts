import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: '.cache/react-router',
  ssr: false,
  prerender: true,
  // The whole route table travels with the first page: nothing to discover on a static host.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
