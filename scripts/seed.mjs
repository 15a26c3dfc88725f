// `npm run seed`: adds the missing content of cms/seed to the database without serving. A start does the same.
import { ensureBuilt, ensureEnvFile, ensureInstalled, readEnv, requireNode } from './lib/setup.mjs';
import { main, CliError, log } from './lib/log.mjs';
import { seedCms } from './lib/stack.mjs';

await main(async () => {
  requireNode();
  ensureEnvFile();
  await ensureInstalled(['cms']);
  await ensureBuilt(['cms']);
  const env = { ...readEnv(), NODE_ENV: 'production' };
  const child = seedCms(env, log);
  if ((await child.exited) !== 0) throw new CliError('The seed is not complete; the lines above say why.');
  log('The database holds all of cms/seed that was ever due.');
});
