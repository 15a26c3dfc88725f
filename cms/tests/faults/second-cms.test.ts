import { expect, it } from 'vitest';
import { failingStart, startCms } from '../support/start-cms.ts';

it('a second CMS on the same SQLite file does not start and logs why, until the first one stops', async () => {
  const first = await startCms();
  const { code, log } = await failingStart({ DATA_DIR: String(first.env.DATA_DIR) });
  expect(code).toBe(1);
  expect(log.join('\n')).toMatch(/another CMS already works on .*; stop that one/);
  expect((await first.read('articles')).status).toBe(200);
  await first.kill();
  const next = await startCms(first.env);
  expect((await next.read('articles')).status).toBe(200);
  await next.stop();
});
