import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { errorResponse, fieldErrors } from '../../../errors';
import { clientIp, ipv6Network } from '../../../leads/client-ip';
import { FORMS, LEAD_TYPES, type LeadType } from '../../../leads/lead-types';
import { enqueueMail, scheduleFlush } from '../../../leads/outbox';
import type { FormName } from '../../../leads/rules.generated';
import { HttpError, readSubmission, type Submission } from '../../../leads/submission';
import { createRateLimiter, type RateLimiter } from '../../../security/rate-limiter';

const DEFAULT_PER_MINUTE = 10;
/** How many addresses of one IPv6 network may use their whole limit in a minute. */
const ADDRESSES_PER_NETWORK = 3;

/** The actions of the five forms, by form name. All forms share one rate limit by client IP. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  let limiters: { byAddress: RateLimiter; byNetwork: RateLimiter } | undefined;
  const limits = () => (limiters ??= createLimiters(strapi));

  /** Counts a submission. Returns the seconds to wait, or 0. */
  async function count(address: string): Promise<number> {
    const network = ipv6Network(address);
    const byAddress = await limits().byAddress.consume(address);
    return network && byAddress === 0 ? limits().byNetwork.consume(network) : byAddress;
  }

  /**
   * Handles a submission. Returns 201 once the row is stored, and 400 with one error per invalid field. Returns 408, 413
   * or 415 for an invalid body, 429 with Retry-After over the rate limit, and 503 if storing fails.
   */
  const submit = (form: FormName) => async (ctx: Context) => {
    const type = LEAD_TYPES[form];
    ctx.set('cache-control', 'no-store');
    const wait = await count(clientIp(ctx.req));
    if (wait > 0) {
      ctx.set('retry-after', String(wait));
      return errorResponse(ctx, 429, 'Too many submissions from this address. Please try again in a minute.');
    }
    try {
      const { problems, ...submission } = await readSubmission(ctx.req, form);
      if (problems.length > 0) return fieldErrors(ctx, problems);
      await storeLead(strapi, type, submission);
    } catch (error) {
      if (error instanceof HttpError) return errorResponse(ctx, error.status, error.message);
      // The message is not logged, because a database error contains the values.
      strapi.log.error(
        `A ${type.title.toLowerCase()} could not be stored (${(error as { code?: string }).code ?? 'unknown reason'}).`,
      );
      return errorResponse(ctx, 503, 'The submission could not be stored. Please try again.');
    }
    scheduleFlush(strapi);
    ctx.status = 201;
    ctx.body = { data: { received: true } };
  };

  return Object.fromEntries(FORMS.map((form) => [form, submit(form)]));
};

/** A customer can have a whole IPv6 /48, so it has a limit of its own. An office with many people can have one, too. */
function createLimiters(strapi: Core.Strapi) {
  // 0 means no limit. preflight/env.mjs validates it before the start.
  const max = Number(process.env.FORM_RATE_LIMIT_PER_MINUTE || DEFAULT_PER_MINUTE);
  return {
    byAddress: createRateLimiter(strapi, { name: 'form', max, perSeconds: 60 }),
    byNetwork: createRateLimiter(strapi, { name: 'form-network', max: max * ADDRESSES_PER_NETWORK, perSeconds: 60 }),
  };
}

/** Stores a lead, and its notice in the outbox if notices are configured, in one transaction. */
async function storeLead(strapi: Core.Strapi, { uid }: LeadType, { values, ...facts }: Submission): Promise<void> {
  const sent = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  await strapi.db.transaction(async () => {
    const { documentId } = await strapi.documents(uid).create({
      data: {
        ...sent,
        ...facts,
        receivedAt: new Date().toISOString(),
        leadStatus: facts.spamReason ? 'spam' : 'new',
      },
    } as never);
    if (!facts.spamReason) await enqueueMail(strapi, uid, documentId);
  });
}
