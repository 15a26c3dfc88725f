// `npm run dev`: runs both parts from source with hot reload. The CMS empties its build folder. The next `npm start`
// builds it again.
import { ensureEnvFile, ensureInstalled, readEnv, requireNode } from './lib/setup.mjs';
import { startChild, supervise } from './lib/processes.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, log } from './lib/log.mjs';

await main(async () => {
  requireNode();
  ensureEnvFile();
  await ensureInstalled(['cms', 'web']);
  const env = { LOG_FORMAT: 'text', ...readEnv(), NODE_ENV: 'development' };
  log('The CMS takes half a minute for its first build; the site is up at once.');
  const stack = supervise();
  stack.add('cms', (onLine) => startChild('start.mjs', ['develop'], { cwd: inRoot('cms'), env, onLine }));
  stack.add('web', (onLine) => startChild('server.js', ['--dev'], { cwd: inRoot('web'), env, onLine }));
  stack.keepAlive();
});
