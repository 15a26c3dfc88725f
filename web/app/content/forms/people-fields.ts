import type { FieldContent } from './form-content';

/** Fields that most forms share. */
export const NAME: FieldContent = { name: 'name', label: 'Name', autoComplete: 'name', half: true };
export const EMAIL: FieldContent = { name: 'email', label: 'Email', autoComplete: 'email', half: true };
export const PHONE: FieldContent = {
  name: 'phone',
  label: 'Phone',
  hint: '10 digits',
  autoComplete: 'tel-national',
  half: true,
};
export const ORGANIZATION: FieldContent = {
  name: 'organization',
  label: 'Organization',
  autoComplete: 'organization',
  half: true,
};
