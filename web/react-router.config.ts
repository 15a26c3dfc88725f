import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The server build has two entries: the server and the worker that renders articles (vite.config.ts).
  serverBuildFile: '[name].js',
  // The manifest is part of the page, so navigation needs no request for it.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_passThroughRequests: true,
    v8_viteEnvironmentApi: true,
    // If true, a cached page hydrates with a trailing slash that the browser URL does not have (hydration error 418).
    v8_trailingSlashAwareDataRequests: false,
  },
} satisfies Config;
