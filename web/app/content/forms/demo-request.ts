import { EMAIL, type FormContent, NAME, ORGANIZATION, PHONE } from './form-content';

export const demoRequestContent: FormContent = {
  groups: [
    { fields: [NAME, ORGANIZATION, PHONE, EMAIL] },
    {
      fields: [
        { name: 'preferredDate', label: 'Preferred date', half: true },
        { name: 'preferredTime', label: 'Preferred time', placeholder: 'Select a time', half: true },
        { name: 'interest', label: 'What would you like to see? (Optional)' },
      ],
    },
  ],
  submit: 'Schedule Demo',
  sending: 'Scheduling...',
  success: "Demo request sent successfully! We'll confirm your slot shortly.",
  failure: 'Failed to send request. Please try again.',
};

/** The week beside the form, with the times of the form. */
export const demoWeek = {
  title: 'Your slot',
  note: 'Monday to Friday. We confirm the slot that you pick.',
  /** For a date on a Saturday or a Sunday. */
  weekend: 'We give demos from Monday to Friday.',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
} as const;
