/** What a visitor reads beside a field with a wrong entry. The text for a missing entry is part of the field's rules. */
export const ERROR_MESSAGES = {
  phone: 'Enter exactly 10 digits.',
  email: 'Enter an email address such as name@example.org.',
  date: 'Enter a date such as 2031-05-24.',
  pastDate: 'Choose today or a later day.',
  select: 'Choose one of the options.',
  checkboxes: 'Choose from the options only.',
  severalValues: 'Send one value only.',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
} as const;
