import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { backupKeepDays, pruneBackups, pruneReplacedData } from './backups.mjs';

const NOW = Date.parse('2026-06-30T12:00:00.000Z');
const daysAgo = (days) => new Date(NOW - days * 24 * 60 * 60 * 1000).toISOString();

/** Creates a temporary folder with one subfolder per name. A string becomes its backup.json. */
function folderWith(t, manifests) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prune-'));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  for (const [name, manifest] of Object.entries(manifests)) {
    fs.mkdirSync(path.join(folder, name));
    if (manifest !== null) fs.writeFileSync(path.join(folder, name, 'backup.json'), manifest);
  }
  return folder;
}

const manifest = (days) => JSON.stringify({ made: daysAgo(days), client: 'sqlite', sha256: 'abc' });
const names = (folders) => folders.map((one) => path.basename(one)).sort();

test('removes and returns backups older than the setting, by the date in backup.json', (t) => {
  const folder = folderWith(t, { old: manifest(91), older: manifest(400), young: manifest(89), now: manifest(0) });
  assert.deepEqual(pruneBackups(folder, 0, NOW), [], '0 days keep every backup');
  assert.deepEqual(names(pruneBackups(folder, 90, NOW)), ['old', 'older']);
  assert.deepEqual(fs.readdirSync(folder).sort(), ['now', 'young']);
});

test('removes nothing else: other folders, partial backups, files, links', (t) => {
  const elsewhere = folderWith(t, { target: manifest(400) });
  const folder = folderWith(t, {
    ...{ photos: null, '2020-01-01T00-00-00.partial': null, broken: '{', empty: '{}', none: 'null' },
    ...{ foreign: JSON.stringify({ made: daysAgo(400) }), undated: manifest(1).replace(daysAgo(1), 'once') },
  });
  fs.writeFileSync(path.join(folder, 'backup.json'), manifest(400));
  fs.symlinkSync(path.join(elsewhere, 'target'), path.join(folder, 'link'));
  const before = fs.readdirSync(folder);
  assert.deepEqual(pruneBackups(folder, 90, NOW), []);
  assert.deepEqual(fs.readdirSync(folder), before);
  assert.ok(fs.existsSync(path.join(elsewhere, 'target', 'backup.json')));
});

test('BACKUP_KEEP_DAYS defaults to 90 and must be a number', () => {
  for (const [BACKUP_KEEP_DAYS, days] of [
    [undefined, 90],
    ['', 90],
    ['0', 0],
    ['7', 7],
  ])
    assert.equal(backupKeepDays({ BACKUP_KEEP_DAYS }), days);
  for (const BACKUP_KEEP_DAYS of ['-1', 'ninety', '1.5', '1e3']) {
    assert.throws(() => backupKeepDays({ BACKUP_KEEP_DAYS }), /BACKUP_KEEP_DAYS must be a number/);
  }
});

test('removes data saved by restores after 30 days, except the newest of the earlier ones', (t) => {
  const [latest, recent, month, spring, winter] = [0, 29, 31, 60, 150].map(
    (days) => `before-restore-${daysAgo(days).slice(0, 19).replaceAll(':', '-')}`,
  );
  const others = { public: null, 'before-restore-by-hand': null };
  const all = { ...others, ...Object.fromEntries([latest, recent, month, spring, winter].map((one) => [one, null])) };
  const folder = folderWith(t, all);
  assert.deepEqual(names(pruneReplacedData(folder, path.join(folder, latest), NOW)), [month, spring, winter].sort());
  assert.deepEqual(fs.readdirSync(folder).sort(), [...Object.keys(others), recent, latest].sort());

  const old = folderWith(t, Object.fromEntries([latest, spring, winter].map((one) => [one, null])));
  assert.deepEqual(names(pruneReplacedData(old, path.join(old, latest), NOW)), [winter]);
});
