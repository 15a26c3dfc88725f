import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The server build has two entries: the server and the worker that renders articles (vite.config.ts).
  serverBuildFile: '[name].js',
  // The manifest travels with the page: no request for it while a visitor looks around.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_passThroughRequests: true,
    v8_viteEnvironmentApi: true,
    // On, it makes a kept page see a trailing slash that the browser does not have (hydration error 418).
    v8_trailingSlashAwareDataRequests: false,
  },
} satisfies Config;
