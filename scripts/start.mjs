// `npm start`: installs, builds and starts the stack, also from a fresh clone. Later starts take seconds and preserve
// all data.
import fs from 'node:fs';
import path from 'node:path';
import { checkPort } from '../cms/preflight/checks.mjs';
import { ensureBuilt, ensureEnvFile, ensureInstalled, readEnv, requireNode } from './lib/setup.mjs';
import { ROOT } from './lib/paths.mjs';
import { main, CliError, log, logAsJson, seconds, welcome } from './lib/log.mjs';
import { ready, startCms, startWeb } from './lib/stack.mjs';
import { supervise } from './lib/processes.mjs';

const WITHOUT_CMS =
  'The CMS did not start; the lines above say why. The site shows its last content meanwhile. Forms cannot be sent and nothing can be edited until the CMS starts.';

await main(async () => {
  const since = performance.now();
  requireNode();
  if (readEnv().LOG_FORMAT === 'json') logAsJson();
  const madeEnv = ensureEnvFile();
  const settings = readEnv();
  const snapshot = path.resolve(ROOT, settings.DATA_DIR || 'data', 'site-content.json');
  const env = { LOG_FORMAT: 'text', CONTENT_SNAPSHOT: snapshot, ...settings, NODE_ENV: 'production' };
  await requirePorts(env);
  await ensureInstalled(['cms', 'web']);
  await ensureBuilt(['cms', 'web']);

  log('Starting …');
  const stack = supervise();
  const cms = stack.add('cms', (onLine) => startCms(env, onLine));
  const hasCms = await ready(`${cmsUrl(env)}/_health`, cms);
  // Without a snapshot a site without its CMS would show other content than the last one.
  if (!hasCms && !fs.existsSync(path.resolve(ROOT, env.CONTENT_SNAPSHOT))) await giveUp('The CMS', stack);
  const web = stack.add('web', (onLine) => startWeb(env, onLine));
  if (!(await ready(`${webUrl(env)}/healthz`, web))) await giveUp('The site', stack);
  if (!hasCms) log(WITHOUT_CMS);
  stack.keepAlive();
  if (!hasCms) return;
  const urls = { site: webUrl(env), cms: cmsUrl(env) };
  log(welcome({ env, urls, time: seconds(since), showPassword: madeEnv && !process.env.ADMIN_PASSWORD }));
});

async function giveUp(name, stack) {
  await stack.stop();
  throw new CliError(`${name} did not start; the lines above say why.`);
}

async function requirePorts(env) {
  const problem =
    (await checkPort(env.HOST || '127.0.0.1', Number(env.CMS_PORT || 1337), 'CMS_PORT')) ??
    (await checkPort(env.HOST || '127.0.0.1', Number(env.WEB_PORT || 3000), 'WEB_PORT'));
  if (problem) throw new CliError(`Cannot start: ${problem}`);
}

function cmsUrl(env) {
  return `http://127.0.0.1:${env.CMS_PORT || 1337}`;
}

function webUrl(env) {
  return `http://127.0.0.1:${env.WEB_PORT || 3000}`;
}
