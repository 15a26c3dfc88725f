import { EMAIL, type FormContent, NAME, ORGANIZATION, PHONE } from './form-content';

export const trialRequestContent: FormContent = {
  groups: [
    {
      legend: 'About you',
      fields: [
        NAME,
        { name: 'role', label: 'Role', autoComplete: 'organization-title', half: true },
        { ...EMAIL, label: 'Work email', autoComplete: 'work email' },
        { ...PHONE, autoComplete: 'work tel-national' },
      ],
    },
    {
      legend: 'About your work',
      fields: [
        ORGANIZATION,
        { name: 'orgType', label: 'Organization type', placeholder: 'Select Organization Type', half: true },
        { name: 'teamSize', label: 'Team size', placeholder: 'Select Team Size', half: true },
        {
          name: 'workLocations',
          label: 'Number of work locations',
          placeholder: 'Select Number of Locations',
          half: true,
        },
        { name: 'thematicAreas', label: 'Thematic areas (Optional)' },
      ],
    },
    {
      legend: 'About your data',
      fields: [
        { name: 'currentChallenges', label: 'Current challenges', rows: 4 },
        { name: 'dataCollectionMethods', label: 'How do you currently collect data? (Optional)', rows: 3 },
      ],
    },
  ],
  submit: 'Start Your Free Trial',
  sending: 'Setting Up Your Trial...',
  success: "Trial request submitted successfully! We'll set up your environment and contact you within 24 hours.",
  failure: 'Failed to submit request. Please try again or contact support.',
};

/** The days of the trial beside the form, after the next steps. */
export const trialDays = {
  title: 'Your 14 days',
  dayLabel: 'Day',
  length: 14,
  items: [
    { day: 1, title: 'Set up.', text: 'Your environment is there. Bring one programme and its sheet.' },
    { day: 3, title: 'First form.', text: 'It is on your phones, in your languages.' },
    { day: 6, title: 'First records.', text: 'They arrive from the field, and you approve them.' },
    { day: 10, title: 'First question.', text: 'You ask in plain words and open the rows behind the answer.' },
    { day: 14, title: 'Your choice.', text: 'No card was asked for, so nothing renews by itself.' },
  ],
} as const;
