import type { Core } from '@strapi/strapi';
import { LEAD_UIDS } from './lead-types';

type Run = (hook: object, event: string, info?: { uid?: string }) => Promise<{ statusCode: number }>;

/**
 * Excludes leads from webhooks. Strapi would send all personal data of a lead to every webhook URL. The site would also
 * render its pages again for each lead.
 */
export function keepLeadsPrivate(strapi: Core.Strapi): void {
  const runner = strapi.get<{ run: Run }>('webhookRunner');
  const send = runner.run.bind(runner);
  runner.run = async (hook, event, info) =>
    LEAD_UIDS.has(info?.uid ?? '') || info?.uid === 'api::lead-mail.lead-mail'
      ? { statusCode: 204 }
      : send(hook, event, info);
}
