import { errors } from '@strapi/utils';

/**
 * Returns an error that the admin shows as a message. With `field` it also appears below that form field. The form
 * keeps its input.
 */
export function validationError(message: string, field?: string): Error {
  const details = field ? { errors: [{ path: [field], message, name: 'ValidationError' }] } : undefined;
  return new errors.ValidationError(message, details);
}
