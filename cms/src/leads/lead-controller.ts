import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { clientIp } from './client-ip';
import { errorResponse, fieldErrors } from '../errors/error-response';
import { parseBody } from './body/parse-body';
import { readRawBody } from './body/raw-body';
import { HttpError } from './body/http-error';
import { LEAD_TYPES } from './lead-types';
import { scheduleFlush } from './outbox/schedule-flush';
import { validate, FORM_RULES, type FormName } from './rules.generated';
import { submissionLimiter } from './submission-limiter';
import { privacyVersion } from './privacy-version';
import { sourcePage } from './source-page';
import { spamReason } from './spam-signals';
import { storeLead } from './store-lead';
import { minimumDate } from './minimum-date';

/**
 * Handles a submission. Returns 201 once the row is stored, and 400 with one error per invalid field. Returns 408, 413
 * or 415 for an invalid body, 429 with Retry-After over the rate limit, and 503 if storing fails.
 */
export function leadController(form: FormName) {
  const type = LEAD_TYPES[form];
  return ({ strapi }: { strapi: Core.Strapi }) => ({
    async submit(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      const wait = await submissionLimiter(strapi).consume(clientIp(ctx.req));
      if (wait > 0) {
        ctx.set('retry-after', String(wait));
        return errorResponse(ctx, 429, 'Too many submissions from this address. Please try again in a minute.');
      }
      try {
        const entries = await parseBody(ctx.request.headers, await readRawBody(ctx.req));
        const { values, problems } = validate(FORM_RULES[form], entries, { today: minimumDate(new Date()) });
        if (problems.length > 0) return fieldErrors(ctx, problems);
        await storeLead(strapi, type, {
          values,
          sourcePage: sourcePage(ctx.get('x-form-page'), type.page),
          privacyVersion: privacyVersion(ctx.get('x-form-privacy-version')),
          spamReason: spamReason(ctx.request.headers, entries),
        });
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
    },
  });
}
