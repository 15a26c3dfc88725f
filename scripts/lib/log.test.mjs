import assert from 'node:assert/strict';
import { test } from 'node:test';
import { log, logFor, logAsJson, welcome } from './log.mjs';

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

test('shows the password only in the start that created it', () => {
  const env = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'Local-secret-1a' };
  const given = { env, urls: { site: 'http://a', cms: 'http://b' }, time: '5.0 s' };
  assert.match(welcome({ ...given, showPassword: true }), /Password Local-secret-1a/);
  const later = welcome({ ...given, showPassword: false });
  assert.match(later, /Login\s+admin@example\.org\s+Password see ADMIN_PASSWORD in \.env/);
  assert.doesNotMatch(later, /Local-secret-1a/);
});
