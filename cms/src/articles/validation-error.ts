import { errors } from '@strapi/utils';

/**
 * An error that the admin shows as a message and, with `field`, also below that field of the form. The form keeps what
 * was typed.
 */
export function validationError(message: string, field?: string): Error {
  const details = field ? { errors: [{ path: [field], message, name: 'ValidationError' }] } : undefined;
  return new errors.ValidationError(message, details);
}
