import { forward } from './forward.ts';
import { type Settings, testSettings } from './settings.ts';

export type ExternalStack = { site: string; cms: string; settings: Settings; end: () => void };

/**
 * The stack that is already running (docker-compose.yml starts one beside the tests), or null. It has the settings
 * of all stacks of the tests and is asked at 127.0.0.1; where its CMS is another container, E2E_CMS_HOST names that.
 */
export async function externalStack(env = process.env): Promise<ExternalStack | null> {
  const { E2E_SITE: site, E2E_CMS: cms, E2E_CMS_HOST: host } = env;
  if (!site || !cms) return null;
  const settings = await testSettings();
  const end = host ? await forward(host, Number(new URL(cms).port)) : () => undefined;
  return { site, cms, settings, end };
}
