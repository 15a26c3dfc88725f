import assert from 'node:assert/strict';
import fs from 'node:fs';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { checkEnv } from '../../cms/preflight/env.mjs';
import { fillEnv, installAdvice, requireNode } from './setup.mjs';
import { log, logAsJson, logFor, welcome } from './log.mjs';
import { inRoot } from './paths.mjs';
import { supervise } from './processes.mjs';

const example = fs.readFileSync(inRoot('.env.example'), 'utf8');
const valueOf = (text, name) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1];

test('a new .env has strong, random secrets that the CMS accepts', () => {
  const [one, two] = [fillEnv(example), fillEnv(example)];
  const settings = Object.fromEntries([...one.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
  assert.equal(checkEnv(settings), null);
  assert.notEqual(valueOf(one, 'CMS_TOKEN'), valueOf(two, 'CMS_TOKEN'));
  assert.match(valueOf(one, 'ADMIN_PASSWORD'), /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{12,}$/);
});

test('.env.example contains no secret', () => {
  for (const [, name, value] of example.matchAll(/^#?([A-Z_]*(?:SECRET|TOKEN|SALT|KEYS?|PASSWORD))=(.*)$/gm)) {
    assert.equal(value, '', `${name} has a value in .env.example`);
  }
});

test('.env.example has each setting of docker-compose.yml', () => {
  const compose = fs.readFileSync(inRoot('docker-compose.yml'), 'utf8');
  const names = [...compose.matchAll(/(?<!\$)\$\{([A-Z_0-9]+)/g)].map(([, name]) => name);
  assert.ok(names.length > 30);
  for (const name of names) assert.match(example, new RegExp(`^#?${name}=`, 'm'));
});

test('accepts Node 20.19, 22 and 24, and explains how to replace older ones', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.21.0']) assert.doesNotThrow(() => requireNode(version));
  for (const version of ['18.20.0', '20.18.9'])
    assert.throws(() => requireNode(version), /Node 20\.19 or newer.*nvm install/);
});

test('explains the cause of a failed install', () => {
  assert.match(installAdvice('gyp ERR! not found: make'), /apt-get install -y g\+\+ make python3/);
  assert.match(installAdvice('npm error code ENOSPC'), /disk is full/);
  assert.match(installAdvice('getaddrinfo EAI_AGAIN'), /registry cannot be reached/);
});

test('shows the password only in the start that created it', () => {
  const env = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'Local-secret-1a' };
  const given = { env, urls: { site: 'http://a', cms: 'http://b' }, time: '5.0 s' };
  assert.match(welcome({ ...given, showPassword: true }), /Password Local-secret-1a/);
  const later = welcome({ ...given, showPassword: false });
  assert.match(later, /Login\s+admin@example\.org\s+Password see ADMIN_PASSWORD in \.env/);
  assert.doesNotMatch(later, /Local-secret-1a/);
});

/** Returns a start of a part that ends with these codes, one for each start, and then runs. */
function partEnding(...codes) {
  return mock.fn(() => {
    const code = codes.shift();
    return { exited: code === undefined ? new Promise(() => undefined) : Promise.resolve(code), stop: async () => {} };
  });
}

/** Advances the clock, and lets what has ended be noticed. */
async function pass(milliseconds) {
  await new Promise(setImmediate);
  mock.timers.tick(milliseconds);
  await new Promise(setImmediate);
}

describe('a supervised part', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    mock.method(console, 'log', () => undefined);
  });
  afterEach(() => mock.reset());

  test('that crashed before the rest was up is started again, with growing delays', async () => {
    const start = partEnding(1, 1, 1);
    const stack = supervise();
    stack.add('cms', start);
    await pass(20_000);
    assert.equal(start.mock.callCount(), 1);
    stack.keepAlive();
    await pass(999);
    assert.equal(start.mock.callCount(), 1);
    await pass(1);
    assert.equal(start.mock.callCount(), 2);
    await pass(2000);
    await pass(4000);
    assert.equal(start.mock.callCount(), 4);
    await pass(600_000);
    assert.equal(start.mock.callCount(), 4);
  });

  test('that was stopped, or crashed before the stop of all, is not started again', async () => {
    const [stopped, crashed] = [partEnding(0), partEnding(1)];
    const stack = supervise();
    stack.add('web', stopped);
    stack.add('cms', crashed);
    await pass(0);
    await stack.stop();
    stack.keepAlive();
    await pass(600_000);
    assert.deepEqual([stopped.mock.callCount(), crashed.mock.callCount()], [1, 1]);
  });
});

// Last, because it switches the log of this process.
test('a start prefixes lines with their part, and logs only JSON with LOG_FORMAT=json', (t) => {
  const lines = [];
  t.mock.method(console, 'log', (line) => lines.push(line));
  const takeLines = () => lines.splice(0);
  const line = '{"level":"info","service":"cms","message":"Strapi started"}';
  logFor('cms', line);
  log('\nStopping …');
  const text = takeLines();
  logAsJson();
  logFor('cms', line);
  for (const odd of ['npm warn something', '{broken', '']) logFor('web', odd);
  log('\n  Site  http://127.0.0.1:3000\n  Login  admin@example.org\n');
  const json = takeLines();
  t.mock.restoreAll();

  assert.deepEqual(text, [`cms | ${line}`, '\nStopping …']);
  assert.equal(json[0], line);
  assert.deepEqual(
    json.slice(1).map((one) => [JSON.parse(one).service, JSON.parse(one).message]),
    [
      ['web', 'npm warn something'],
      ['web', '{broken'],
      ['start', 'Site  http://127.0.0.1:3000'],
      ['start', 'Login  admin@example.org'],
    ],
  );
});
