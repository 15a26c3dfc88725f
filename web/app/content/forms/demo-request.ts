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
