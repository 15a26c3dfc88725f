import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asAdmin } from './support/admin.ts';
import { type RunningCms, startCms } from './support/start-cms.ts';
import { waitFor } from './support/wait-for.ts';

type Call = { event: string; model: string; uid: string; entry: { documentId: string; publishedAt?: string } | null };

const ROUNDS = 3;

let cms: RunningCms;
const calls: Call[] = [];
const site = http.createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    calls.push(JSON.parse(body) as Call);
    response.end();
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { port } = site.address() as AddressInfo;
  cms = await startCms({
    CMS_WEBHOOK_URL: `http://127.0.0.1:${port}/hooks/cms`,
    CMS_WEBHOOK_SECRET: 'only-for-tests-0123456789abcdef-hook',
  });
});
afterAll(async () => {
  await cms.stop();
  site.close();
});

// web/server/cms-webhook.test.ts checks that the site accepts these payloads.
it('sends the article, or null, when two editors publish it at the same time', async () => {
  const admin = await asAdmin(cms);
  const documentId = await admin.createArticle({ title: 'Twice', slug: 'twice', content: 'x' });
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all([admin.publish(documentId), admin.publish(documentId)]);
  }
  const published = () => calls.filter(({ event }) => event === 'entry.publish');
  await waitFor(() => expect(published()).toHaveLength(2 * ROUNDS));
  for (const { model, uid, entry } of published()) {
    expect({ model, uid }).toEqual({ model: 'article', uid: 'api::article.article' });
    if (entry === null) continue;
    expect(entry.documentId).toBe(documentId);
    expect(Date.parse(String(entry.publishedAt))).not.toBeNaN();
  }
});
