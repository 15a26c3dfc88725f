// `npm start`: from a fresh clone to a running stack; run again, it starts in seconds and keeps all data.
import { addressProblem } from '../cms/launch/address-problem.mjs';
import { ensureBuilt } from './lib/build-parts.mjs';
import { ensureEnvFile, readEnv } from './lib/env-file.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/requirements.mjs';
import { main, Problem, say, seconds } from './lib/say.mjs';
import { ready, startCms, startWeb } from './lib/stack.mjs';
import { supervise } from './lib/supervise.mjs';

await main(async () => {
  const since = performance.now();
  requireNode();
  ensureEnvFile();
  const env = { LOG_FORMAT: 'text', ...readEnv(), NODE_ENV: 'production' };
  await requirePorts(env);
  await ensureInstalled(['cms', 'web']);
  await ensureBuilt(['cms', 'web']);

  say('Starting …');
  const stack = supervise();
  await up(
    'The CMS',
    stack,
    stack.add('cms', (onLine) => startCms(env, onLine)),
    `${cmsAddress(env)}/_health`,
  );
  await up(
    'The site',
    stack,
    stack.add('web', (onLine) => startWeb(env, onLine)),
    `${webAddress(env)}/healthz`,
  );
  stack.keepAlive();
  say(welcome(env, seconds(since)));
});

async function up(name, stack, child, address) {
  if (await ready(address, child)) return;
  await stack.stop();
  throw new Problem(`${name} did not start; the lines above say why.`);
}

async function requirePorts(env) {
  const problem =
    (await addressProblem(env.HOST || '127.0.0.1', Number(env.CMS_PORT || 1337), 'CMS_PORT')) ??
    (await addressProblem(env.HOST || '127.0.0.1', Number(env.WEB_PORT || 3000), 'WEB_PORT'));
  if (problem) throw new Problem(`Cannot start: ${problem}`);
}

function cmsAddress(env) {
  return `http://127.0.0.1:${env.CMS_PORT || 1337}`;
}

function webAddress(env) {
  return `http://127.0.0.1:${env.WEB_PORT || 3000}`;
}

function welcome(env, time) {
  return [
    '',
    `  Site    ${webAddress(env)}`,
    `  Admin   ${cmsAddress(env)}/admin`,
    `  Login   ${env.ADMIN_EMAIL}`,
    `  Password ${env.ADMIN_PASSWORD} (first start; from .env)`,
    '',
    `  Up in ${time}. Ctrl-C stops both; all data stays in ${env.DATA_DIR || 'data'}/.`,
    '',
  ].join('\n');
}
