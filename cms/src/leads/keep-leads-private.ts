import type { Core } from '@strapi/strapi';
import { LEAD_EVENT_UID } from './inbox/lead-event';
import { LEAD_UIDS } from './lead-types';

const PRIVATE_UIDS = new Set<string>(['api::lead-mail.lead-mail', LEAD_EVENT_UID]);

type Run = (hook: object, event: string, info?: { uid?: string }) => Promise<{ statusCode: number }>;

/**
 * Excludes leads from webhooks. Strapi would send all personal data of a lead to every webhook URL. The site would also
 * render its pages again for each lead.
 */
export function keepLeadsPrivate(strapi: Core.Strapi): void {
  const runner = strapi.get<{ run: Run }>('webhookRunner');
  const send = runner.run.bind(runner);
  runner.run = async (hook, event, info) =>
    LEAD_UIDS.has(info?.uid ?? '') || PRIVATE_UIDS.has(info?.uid ?? '') ? { statusCode: 204 } : send(hook, event, info);
}
