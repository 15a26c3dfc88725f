import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asColleague } from '../support/colleague.ts';
import { multipart, rows, submit, VALID } from '../support/leads.ts';
import { type RunningCms, startCms } from '../support/start-cms.ts';

const LIST = '/content-manager/collection-types/api::contact-message.contact-message';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

/** Returns the files of the data folder that contain a text. */
function filesWith(text: string): string[] {
  const folder = String(cms.env.DATA_DIR);
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .filter((name) => fs.readFileSync(path.join(folder, name)).includes(text));
}

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
  for (const id of ids) expect((await sales('DELETE', `${LIST}/${id}`)).status).toBe(200);
  expect([filesWith(message), filesWith(note)]).toEqual([[], []]);
});
