import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { asColleague } from './support/admin.ts';
import { multipart, rows, submit, VALID } from './support/leads.ts';
import { failingStart, startCms, waitFor } from './support/start-cms.ts';

const CONTACT_MESSAGES = '/content-manager/collection-types/api::contact-message.contact-message';

let cms = await startCms({ LOG_LEVEL: 'info' });
const folder = String(cms.env.DATA_DIR);
afterAll(() => cms.stop());

/** Returns the files of the data folder that contain a text. */
const filesWith = (text: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .filter((name) => fs.readFileSync(path.join(folder, name)).includes(text));

it('a deleted lead and its notes are in no file of the data folder', async () => {
  const sales = await asColleague(cms, 'Sales');
  const [message, note] = ['MESSAGE-TO-FORGET', 'NOTE-TO-FORGET'];
  // The texts of several sizes are stored in different places: in the row, and in pages of their own.
  for (const length of [1, 40, 100]) {
    const long = Array.from({ length }, (_, n) => `${message} ${n}`)
      .join(' ')
      .slice(0, 1990);
    await submit(cms, 'contact-messages', multipart({ ...VALID['contact-messages'], message: long }));
  }
  const ids = rows(cms, 'contact_messages').map(({ document_id: id }) => String(id));
  for (const id of ids) await sales('POST', `/leads/contact-messages/${id}/notes`, { text: `${note} `.repeat(100) });
  expect([filesWith(message), filesWith(note)]).toEqual([['cms.sqlite'], ['cms.sqlite']]);
  for (const id of ids) expect((await sales('DELETE', `${CONTACT_MESSAGES}/${id}`)).status).toBe(200);
  expect([filesWith(message), filesWith(note)]).toEqual([[], []]);
});

it('the health check returns 503 while the database file is replaced, and the log says it once', async () => {
  const health = () => fetch(`${cms.url}/_health`);
  // The result of the health check is cached for a few seconds.
  const becomes = (status: number) => waitFor(async () => expect((await health()).status).toBe(status));
  const send = async () => (await submit(cms, 'join-applications', multipart(VALID['join-applications']))).status;
  expect((await health()).status).toBe(204);
  const file = path.join(folder, 'cms.sqlite');
  fs.renameSync(file, `${file}.away`);
  await becomes(503);
  const response = await health();
  expect(await response.json()).toEqual({ database: 'unwritable' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await send()).toBe(503);

  fs.renameSync(`${file}.away`, file);
  await becomes(204);
  expect(await send()).toBe(201);
  expect(cms.log.filter((line) => /database (cannot|can) be written/.test(line))).toEqual([
    expect.stringContaining('cannot be written (SQLITE_READONLY_DBMOVED)'),
    expect.stringContaining('can be written again'),
  ]);
});

it('a second CMS on the same file does not start and logs why, until the first one stops', async () => {
  const { code, log } = await failingStart({ DATA_DIR: folder });
  expect(code).toBe(1);
  expect(log.join('\n')).toMatch(/another CMS already works on .*; stop that one/);
  expect((await cms.read('articles')).status).toBe(200);
  await cms.kill();
  cms = await startCms(cms.env);
  expect((await cms.read('articles')).status).toBe(200);
});
