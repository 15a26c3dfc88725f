import { startPostgres } from '../../scripts/lib/test-postgres.mjs';
import { adminToken } from './admin-api.ts';
import { externalStack } from './external-stack.ts';
import { prepareSeededData } from './seeded-data.ts';
import { type Settings, testSettings } from './settings.ts';
import { runCms, runWeb } from './stack.ts';

/** Uses or starts one stack for all tests that do not break it. Environment variables pass it to the tests. */
export default async function globalSetup() {
  const stack = (await externalStack()) ?? (await newStack());
  const { site, cms, settings } = stack;
  process.env.E2E_SITE = site;
  process.env.E2E_CMS = cms;
  process.env.E2E_SETTINGS = JSON.stringify(settings);
  process.env.E2E_ADMIN_TOKEN = await adminToken(cms, settings);
  return stack.end;
}

async function newStack() {
  const removeSeed = await prepareSeededData();
  const settings: Settings = await testSettings();
  const cms = await runCms(settings);
  const web = await runWeb(settings);
  // Before any test: the browser fails open requests with ERR_NETWORK_CHANGED when a container starts or stops.
  const postgres = process.env.E2E_SCOPE === 'main' ? null : await startPostgres();
  process.env.E2E_POSTGRES_URL = postgres?.url ?? '';
  const end = async () => {
    await web.stop();
    await cms.stop();
    await postgres?.stop();
    removeSeed();
  };
  return { site: web.url, cms: cms.url, settings, end };
}
