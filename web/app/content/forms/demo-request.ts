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

/** The week beside the form: a sample. The times are the slots of the form. */
export const demoWeek = {
  title: 'Thursday, 11:00 AM',
  note: 'A sample week. The slot that you pick is yours once we confirm it.',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  picked: { day: 'Thu', time: '11:00 AM' },
  taken: [
    ['Mon', '10:00 AM'],
    ['Mon', '11:00 AM'],
    ['Tue', '2:00 PM'],
    ['Tue', '3:00 PM'],
    ['Wed', '12:00 PM'],
    ['Thu', '4:00 PM'],
    ['Fri', '10:00 AM'],
  ],
  legend: [
    { state: 'picked', text: 'yours' },
    { state: 'free', text: 'free' },
    { state: 'taken', text: 'taken' },
  ],
} as const;
