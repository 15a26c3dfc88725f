import { errors } from '@strapi/utils';

/**
 * Returns an error that the admin shows as a message. With `field`, a name or the path of a nested field, it also
 * appears below that form field. The form keeps its input.
 */
export function validationError(message: string, field?: string | string[]): Error {
  const details = field ? { errors: [{ path: [field].flat(), message, name: 'ValidationError' }] } : undefined;
  return new errors.ValidationError(message, details);
}
