import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/stack.mjs';
import { asAdmin, uploadFile } from './support/admin.ts';
import { rows, sendForm } from './support/leads.ts';
import { pathWithPostgres } from './support/postgres.ts';
import { startCms, temporaryFolder } from './support/start-cms.ts';

const SCRIPTS = path.resolve(import.meta.dirname, '..', '..', 'scripts');
const folder = temporaryFolder();
const programs = temporaryFolder();
let cms = await startCms();

function run(args: string, more: Record<string, string> = {}) {
  const [script = '', ...rest] = args.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(SCRIPTS, script), ...rest], {
    env: { ...cms.env, PATH: pathWithPostgres(cms, programs), ...more },
    encoding: 'utf8',
  });
  return { code: status, text: stdout + stderr };
}

const slugs = async () =>
  (await cms.data<Array<{ slug: string }>>('articles?sort=publishedAt:desc')).map(({ slug }) => slug).sort();
const names = () => rows(cms, 'join_applications').map(({ name }) => name);
const send = (name: string) => sendForm(cms, 'join-applications', { name });

it('a backup of a running CMS restores articles, images and leads', async () => {
  const admin = await asAdmin(cms);
  await admin.publishArticle('kept');
  const lost = await admin.publishArticle('lost-and-found');
  const uploaded = await uploadFile(cms, admin.token, 'report.pdf', 'application/pdf', '%PDF-1.4 As it was');
  const [image] = (await uploaded.json()) as [{ id: number; url: string }];
  await send('Before');

  const old = path.join(folder, '2020-01-01T00-00-00');
  fs.mkdirSync(old);
  const manifest = { made: '2020-01-01T00:00:00.000Z', client: 'sqlite', sha256: 'x' };
  fs.writeFileSync(path.join(old, 'backup.json'), JSON.stringify(manifest));

  const backupRun = run(`backup.mjs --to ${folder}`);
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
  await admin.publishArticle('new');
  await admin.removeFile(image.id);
  await send('After');
  expect(await slugs()).toEqual(['kept', 'new']);
  expect((await fetch(cms.url + image.url)).status).toBe(404);

  // A shell without the settings of the start looks for the CMS at another port.
  for (const more of [{}, { CMS_PORT: String(await freePort()) }]) {
    const text = expect.stringContaining('Stop it first') as string;
    expect(run(`restore.mjs ${backup} --yes`, more)).toMatchObject({ code: 1, text });
  }
  expect((await send('Still taken')).status).toBe(201);
  await cms.halt();
  expect(run(`restore.mjs ${backup}`)).toMatchObject({ code: 1, text: expect.stringContaining('With --yes') });
  expect(names()).toEqual(['Before', 'After', 'Still taken']);
  expect(run(`restore.mjs ${backup} --yes`)).toMatchObject({ code: 0, text: expect.stringContaining('Restored') });

  cms = await startCms(cms.env);
  expect(await slugs()).toEqual(['kept', 'lost-and-found']);
  expect(await (await fetch(cms.url + image.url)).text()).toBe('%PDF-1.4 As it was');
  expect(names()).toEqual(['Before']);
  expect((await send('Afterwards')).status).toBe(201);
  // Five commands and two starts of the CMS, beside other tests.
}, 120_000);

it.each([
  ['damaged', 'not the one that was backed up', (copy: string, database: string) => fs.appendFileSync(database, 'x')],
  ['incomplete', 'not a whole one', (copy: string) => fs.rmSync(path.join(copy, 'backup.json'))],
])('a backup that is %s is rejected, and nothing changes', (name, message, damage) => {
  const whole = fs.readdirSync(folder).find((one) => /^\d{4}/.test(one))!;
  const copy = path.join(folder, name);
  fs.cpSync(path.join(folder, whole), copy, { recursive: true });
  damage(
    copy,
    path.join(
      copy,
      fs.readdirSync(copy).find((file) => file.startsWith('database'))!,
    ),
  );
  const before = names();
  expect(run(`restore.mjs ${copy} --yes`).text).toContain(message);
  expect(names()).toEqual(before);
});
