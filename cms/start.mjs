// Starts, develops or builds the CMS with the settings of the repository's .env: `node start.mjs start|develop|build|seed`.
import { createRequire } from 'node:module';
import path from 'node:path';
import { applySettings, preflight } from './preflight/preflight.mjs';

const require = createRequire(import.meta.url);
const command = process.argv[2] ?? 'start';
process.chdir(import.meta.dirname);
process.env.NODE_ENV ??= command === 'develop' ? 'development' : 'production';
applySettings();
// The database and the uploads hold personal data, so other users of the machine must not read them.
if (command !== 'build') process.umask(0o077);

if (command === 'build') {
  strapiCommand('build');
} else {
  const problem = await preflight(process.env);
  if (problem) {
    console.error(`The CMS cannot start: ${problem}`);
    process.exit(1);
  }
  if (command === 'develop') strapiCommand('develop');
  else if (command === 'seed') await seed();
  else await start();
}

function createStrapi() {
  const appDir = import.meta.dirname;
  return require('@strapi/strapi').createStrapi({ appDir, distDir: `${appDir}/dist` });
}

/** Creates tables, roles and seed in the database, as a start does, and exits without serving. */
async function seed() {
  const strapi = await createStrapi().load();
  await strapi.destroy();
  process.exit(0);
}

async function start() {
  const strapi = await createStrapi().start();
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // An idle keep-alive connection would hold the server open.
    strapi.server.httpServer.closeAllConnections();
    await strapi.destroy();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.removeAllListeners(signal);
    process.on(signal, stop);
  }
}

/** Runs Strapi's command line in this process, so that signals reach it. */
function strapiCommand(name) {
  process.argv = [process.argv[0], process.argv[1], name];
  require(path.join(path.dirname(require.resolve('@strapi/strapi/package.json')), 'bin', 'strapi.js'));
}
