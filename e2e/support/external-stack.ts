import { forward } from './forward.ts';
import { type Settings, testSettings } from './settings.ts';

export type ExternalStack = { site: string; cms: string; settings: Settings; end: () => void };

/**
 * Returns a running stack (docker-compose.yml starts one for the tests), or null. It has the usual test settings and
 * responds at 127.0.0.1. E2E_CMS_HOST is the container of its CMS, if that is another one.
 */
export async function externalStack(env = process.env): Promise<ExternalStack | null> {
  const { E2E_SITE: site, E2E_CMS: cms, E2E_CMS_HOST: host } = env;
  if (!site || !cms) return null;
  const settings = await testSettings();
  const end = host ? await forward(host, Number(new URL(cms).port)) : () => undefined;
  return { site, cms, settings, end };
}
