import http from 'node:http';
import type { ViteDevServer } from 'vite';
import { parseEnv, type Env } from '../app/lib/env.server.ts';
import { redirectConsole, createLogger } from './logging.ts';
import { createApp } from './app.ts';

type Options = { vite?: ViteDevServer };

const STOP_WITHIN_MS = 4000;
/**
 * Limits for slow clients: forms are small, and pages have no request body. Idle connections stay open longer than in
 * load balancers (60 s), so that the client closes them: where the server does, a request on its way is lost.
 */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
};
const MAX_CONNECTIONS = 4000;

/** Starts the site with the settings of the environment. Where that fails: one sentence and exit code 1. */
export async function startSite({ vite }: Options): Promise<void> {
  const settings = settingsOrExit();
  const log = createLogger({ level: settings.LOG_LEVEL, format: settings.LOG_FORMAT });
  if (!vite) redirectConsole(log);
  const site = await createApp(settings, log, vite);
  const server = http.createServer(TIMEOUTS, site.handle);
  server.maxConnections = MAX_CONNECTIONS;
  server.on('error', (error: NodeJS.ErrnoException) => fail(listenProblem(error, settings)));
  server.listen(settings.WEB_PORT, settings.HOST, () => {
    console.log(`The site is at ${settings.SITE_URL} (${settings.HOST}:${settings.WEB_PORT})`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(server, vite));
}

function settingsOrExit(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(reason: string): never {
  console.error(`The site cannot start: ${reason}`);
  process.exit(1);
}

function listenProblem({ code }: NodeJS.ErrnoException, { WEB_PORT, HOST }: Env): string {
  if (code === 'EADDRINUSE') {
    return `port ${WEB_PORT} is taken by another program; stop that program or set WEB_PORT to a free port.`;
  }
  if (code === 'EACCES') return `port ${WEB_PORT} needs more rights; set WEB_PORT to a port above 1023.`;
  return `cannot listen on ${HOST}:${WEB_PORT} (${code}); check HOST and WEB_PORT.`;
}

/** Waits for running responses, and closes the remaining connections after four seconds. */
function stop(server: http.Server, vite?: ViteDevServer): void {
  setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
  server.close(async () => {
    await vite?.close();
    process.exit(0);
  });
  server.closeIdleConnections();
}
