import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/stack.mjs';
import { asAdmin } from './support/admin.ts';
import { multipart, rows, submit, VALID } from './support/leads.ts';
import { pathWithPostgres } from './support/postgres.ts';
import { startCms } from './support/start-cms.ts';

const SCRIPTS = path.resolve(import.meta.dirname, '..', '..', 'scripts');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backups-'));
const programs = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
let cms = await startCms();
afterAll(async () => {
  await cms.stop();
  for (const one of [folder, programs]) fs.rmSync(one, { recursive: true });
});

const run = (script: string, ...args: string[]) => runWith({}, script, ...args);

function runWith(more: Record<string, string>, script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(SCRIPTS, script), ...args], {
    env: { ...cms.env, PATH: pathWithPostgres(cms, programs), ...more },
    encoding: 'utf8',
  });
  return { code: status, text: stdout + stderr };
}

async function upload(token: string, name: string, content: string) {
  const body = new FormData();
  body.append('files', new Blob([content], { type: 'application/pdf' }), name);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body });
  return ((await response.json()) as Array<{ id: number; url: string }>)[0]!;
}

const slugs = async () =>
  (await cms.data<Array<{ slug: string }>>('articles?sort=publishedAt:desc')).map(({ slug }) => slug).sort();
const names = () => rows(cms, 'join_applications').map(({ name }) => name);
const send = (name: string) => submit(cms, 'join-applications', multipart({ ...VALID['join-applications'], name }));

it('a backup of a running CMS restores articles, images and leads', async () => {
  const admin = await asAdmin(cms);
  const publish = async (slug: string) => {
    const id = await admin.createArticle({ title: slug, slug, content: 'x' });
    await admin.publish(id);
    return id;
  };
  await publish('kept');
  const lost = await publish('lost-and-found');
  const image = await upload(admin.token, 'report.pdf', '%PDF-1.4 As it was');
  await send('Before');

  const old = path.join(folder, '2020-01-01T00-00-00');
  fs.mkdirSync(old);
  const manifest = { made: '2020-01-01T00:00:00.000Z', client: 'sqlite', sha256: 'x' };
  fs.writeFileSync(path.join(old, 'backup.json'), JSON.stringify(manifest));

  const backupRun = run('backup.mjs', '--to', folder);
  expect(backupRun.text).toMatch(/Backed up to [^]*Store a copy of \.env/);
  expect(backupRun.text).toContain(`Removed ${old}, older than 90 days.`);
  const [name, ...more] = fs.readdirSync(folder);
  expect(more).toEqual([]);
  const backup = path.join(folder, String(name));

  if (process.platform !== 'win32') {
    const modeOf = (file: string) => fs.statSync(path.join(backup, file)).mode & 0o077;
    for (const file of fs.readdirSync(backup, { recursive: true, encoding: 'utf8' }))
      expect(modeOf(file), file).toBe(0);
  }

  await admin.remove(lost);
  await publish('new');
  await admin.call('DELETE', `/upload/files/${image.id}`);
  await send('After');
  expect(await slugs()).toEqual(['kept', 'new']);
  expect((await fetch(cms.url + image.url)).status).toBe(404);

  // A shell without the settings of the start looks for the CMS at another port.
  for (const more of [{}, { CMS_PORT: String(await freePort()) }]) {
    const text = expect.stringContaining('Stop it first') as string;
    expect(runWith(more, 'restore.mjs', backup, '--yes')).toMatchObject({ code: 1, text });
  }
  expect((await send('Still taken')).status).toBe(201);
  await cms.halt();
  expect(run('restore.mjs', backup)).toMatchObject({ code: 1, text: expect.stringContaining('With --yes') });
  expect(names()).toEqual(['Before', 'After', 'Still taken']);
  expect(run('restore.mjs', backup, '--yes')).toMatchObject({ code: 0, text: expect.stringContaining('Restored') });

  const { stop } = cms;
  cms = { ...(await startCms(cms.env)), stop: cms.stop };
  cms.stop = async () => (await cms.halt(), stop());
  expect(await slugs()).toEqual(['kept', 'lost-and-found']);
  expect(await (await fetch(cms.url + image.url)).text()).toBe('%PDF-1.4 As it was');
  expect(names()).toEqual(['Before']);
  expect((await send('Afterwards')).status).toBe(201);
  // Five commands and two starts of the CMS, beside other tests.
}, 120_000);

it('a damaged or incomplete backup is rejected, and nothing changes', async () => {
  const [name] = fs.readdirSync(folder);
  const whole = path.join(folder, String(name));
  const damaged = path.join(folder, 'damaged');
  fs.cpSync(whole, damaged, { recursive: true });
  const database = fs.readdirSync(damaged).find((file) => file.startsWith('database'))!;
  fs.appendFileSync(path.join(damaged, database), 'x');
  const incomplete = path.join(folder, 'half');
  fs.cpSync(whole, incomplete, { recursive: true });
  fs.rmSync(path.join(incomplete, 'backup.json'));
  const before = names();
  expect(run('restore.mjs', damaged, '--yes').text).toContain('not the one that was backed up');
  expect(run('restore.mjs', incomplete, '--yes').text).toContain('not a whole one');
  expect(names()).toEqual(before);
});
