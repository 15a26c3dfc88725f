/** The terms of the trial. */
export const trialFacts = [
  { value: '14', unit: 'days', text: 'free of charge, with every feature' },
  { value: '< 24', unit: 'hours', text: 'until your environment is set up' },
  { value: '0', unit: 'cards', text: 'no credit card required' },
] as const;

export const trialSteps = {
  title: 'What happens next',
  steps: [
    'You send this form. It takes about three minutes.',
    'We set up your environment and contact you within 24 hours.',
    'You collect, clean and report with your own data for 14 days. Email and chat support answer day and night.',
  ],
} as const;
