// `npm run seed`: fills the database with what is missing of cms/seed, without serving. A start does the same.
import { ensureBuilt } from './lib/build-parts.mjs';
import { startChild } from './lib/child.mjs';
import { ensureEnvFile, readEnv } from './lib/env-file.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { requireNode } from './lib/requirements.mjs';
import { main, Problem, say } from './lib/say.mjs';

await main(async () => {
  requireNode();
  ensureEnvFile();
  await ensureInstalled(['cms']);
  await ensureBuilt(['cms']);
  const env = { ...readEnv(), NODE_ENV: 'production' };
  const child = startChild('launch.mjs', ['seed'], { cwd: inRoot('cms'), env, onLine: say });
  if ((await child.exited) !== 0) throw new Problem('The seed is not complete; the lines above say why.');
  say('The database holds all of cms/seed that was ever due.');
});
