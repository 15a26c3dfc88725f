import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { CliError, log, seconds } from './log.mjs';

const secret = () => randomBytes(32).toString('base64url');
const NEW_VALUES = {
  APP_KEYS: () => `${secret()},${secret()}`,
  ADMIN_PASSWORD: () => `Local-${randomBytes(9).toString('base64url')}1a`,
};

/** Returns the text of .env.example with a new value for each secret, which it leaves empty. */
export const fillEnv = (example) =>
  example.replace(/^([A-Z_]+)=$/gm, (line, name) => line + (NEW_VALUES[name] ?? secret)());

/** The settings file: `.env` in the root folder, or ENV_FILE. */
const envFile = () => process.env.ENV_FILE || inRoot('.env');

/** Creates .env from .env.example with new secrets if it does not exist. Returns whether it did. */
export function ensureEnvFile() {
  const file = envFile();
  if (fs.existsSync(file)) return false;
  const partialFile = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(partialFile, fillEnv(fs.readFileSync(inRoot('.env.example'), 'utf8')), { mode: 0o600 });
    fs.renameSync(partialFile, file);
  } catch (error) {
    fs.rmSync(partialFile, { force: true });
    throw new CliError(
      `.env could not be written (${error.code}): give this user the right to write to the project's folder, or make room on the disk.`,
    );
  }
  log('Made .env with fresh secrets.');
  return true;
}

/** Returns the settings of the parts: .env, overridden by the environment. */
export function readEnv() {
  const before = { ...process.env };
  if (fs.existsSync(envFile())) process.loadEnvFile(envFile());
  const merged = { ...process.env };
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  return merged;
}

/**
 * The only packages whose install script runs: it downloads or compiles the database driver of Node 20. Install scripts
 * of other packages could run any code on this machine. The container images run none.
 */
const ALLOWED_SCRIPTS = { cms: ['better-sqlite3'] };

/** Installs the locked packages of the given parts ('.', 'cms', 'web', 'e2e') if the lockfile or Node changed. */
export async function ensureInstalled(parts) {
  await Promise.all(parts.map(installPart));
}

async function installPart(part) {
  const name = part === '.' ? 'the tools' : part;
  // Native modules are built for one major version of Node.
  const packages = `${fingerprint(inRoot(part), ['package.json', 'package-lock.json'])} node${process.versions.modules}`;
  const npm = async (...args) => {
    // With NODE_ENV=production npm skips the dev dependencies, which the build needs.
    const output = await failureOf(part, 'development', [...args, '--loglevel=error']);
    if (output !== null) throw new CliError(`Packages for ${name} could not be installed. ${installAdvice(output)}`);
  };
  const messages = [`Installing packages for ${name}`, `Installed packages for ${name}`];
  await onChange(inRoot(part, 'node_modules', '.installed-from'), packages, messages, async () => {
    await npm('ci', '--ignore-scripts', '--no-audit', '--no-fund');
    for (const allowed of ALLOWED_SCRIPTS[part] ?? []) await npm('rebuild', allowed);
  });
}

const BUILD_PARTS = {
  cms: {
    sources: ['config', 'src', 'preflight', 'start.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'],
    result: 'dist',
  },
  web: {
    sources: [
      ...['app', 'server', 'public', 'pictures', 'server.js', 'precompress.mjs', 'package.json', 'package-lock.json'],
      ...['vite.config.ts', 'react-router.config.ts', 'tsconfig.json'],
      ...['../cms/seed/pages', '../cms/seed/site.json', '../cms/seed/stories.json'],
    ],
    result: 'build',
  },
};

/** Builds the given parts ('cms', 'web') whose sources changed since their last build. */
export async function ensureBuilt(parts = ['cms', 'web']) {
  await Promise.all(parts.map(buildPart));
}

async function buildPart(part) {
  const { sources, result } = BUILD_PARTS[part];
  const file = inRoot(part, result, '.built-from');
  await onChange(file, fingerprint(inRoot(part), sources), [`Building ${part}`, `Built ${part}`], async () => {
    const output = await failureOf(part, 'production', ['run', 'build']);
    if (output !== null) throw new CliError(`${part} could not be built; the lines above say why.`);
  });
}

/** Runs npm in a part. Returns null, or after a failure its output, which it prints. */
async function failureOf(part, NODE_ENV, args) {
  const options = { cwd: inRoot(part), env: { ...process.env, NODE_ENV }, quiet: true };
  const { code, output } = await run('npm', args, options);
  if (code === 0) return null;
  console.error(output);
  return output;
}

/** Does the work unless `file` contains `sources`, which it does after the work. */
async function onChange(file, sources, [begin, end], work) {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === sources) return;
  const since = performance.now();
  log(`${begin} …`);
  fs.rmSync(file, { force: true });
  await work();
  fs.writeFileSync(file, sources);
  log(`${end} (${seconds(since)}).`);
}

/** Names of folders without sources. */
const SKIPPED_NAMES = /^(node_modules|dist|build|generated|tests|testing|\.react-router|\.cache|\.strapi|\.tmp)$/;

/** Returns a hash of the given files and folders. It changes when any file changes. */
function fingerprint(root, entries) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => filesBelow(path.join(root, entry))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}

function filesBelow(fileOrFolder) {
  const stat = fs.statSync(fileOrFolder, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return /\.test\.\w+$/.test(fileOrFolder) ? [] : [fileOrFolder];
  return fs
    .readdirSync(fileOrFolder)
    .flatMap((name) => (SKIPPED_NAMES.test(name) ? [] : filesBelow(path.join(fileOrFolder, name))));
}

const MIN_NODE_VERSION = [20, 19];

/** Throws CliError if this Node is too old. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > MIN_NODE_VERSION[0] || (major === MIN_NODE_VERSION[0] && minor >= MIN_NODE_VERSION[1])) return;
  throw new CliError(
    `This needs Node ${MIN_NODE_VERSION.join('.')} or newer, and this is ${version}. Get it from nodejs.org, or: nvm install 24`,
  );
}

/** Returns advice for a failed install. Usually the SQLite driver cannot be compiled. */
export function installAdvice(output) {
  if (/gyp|node-gyp|make: |g\+\+|python/i.test(output)) {
    return 'A native module could not be built. It needs a compiler: on Debian or Ubuntu run "sudo apt-get install -y g++ make python3", on macOS "xcode-select --install", and start again.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: make room and start again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(output)) {
    return 'The npm registry cannot be reached: check the network (npm ping) and start again.';
  }
  return 'The lines above say why. Mend that and start again; what is half-installed is replaced.';
}
