import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { FieldProblem } from './leads/rules.generated';

const ERROR_NAMES: Record<number, string> = {
  400: 'ValidationError',
  401: 'UnauthorizedError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  429: 'RateLimitError',
  503: 'ServiceUnavailableError',
};

type FieldError = { path: string[]; message: string; name: string };

/** Responds with an error in the shape that all errors of this service have. */
export function errorResponse(ctx: Context, status: number, message: string, errors: FieldError[] = []): void {
  ctx.status = status;
  ctx.body = {
    data: null,
    error: { status, name: ERROR_NAMES[status] ?? 'ApplicationError', message, details: { errors } },
  };
}

/** Responds 400 with one error for each invalid field. Each message is a sentence for the visitor. */
export function fieldErrors(ctx: Context, problems: readonly FieldProblem[]): void {
  const errors = problems.map(({ field, message, kind }) => ({ path: [field], message, name: kind }));
  errorResponse(ctx, 400, 'Some fields need another look.', errors);
}

/**
 * Returns an error that the admin shows as a message. With `field`, a name or the path of a nested field, it also
 * appears below that form field. The form keeps its input.
 */
export function validationError(message: string, field?: string | string[]): Error {
  const details = field ? { errors: [{ path: [field].flat(), message, name: 'ValidationError' }] } : undefined;
  return new errors.ValidationError(message, details);
}

/** Returns a time in UTC for editors, because the server does not know their time zone. */
export function readableTime(time: string | Date): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-GB', format).format(new Date(time))} UTC`;
}
