import { EMAIL, type FormContent, MESSAGE_OUTCOMES, NAME, ORGANIZATION, PHONE } from './form-content';

export const tellMoreEnquiryContent: FormContent = {
  groups: [
    {
      legend: 'Your programme',
      fields: [
        { name: 'needs', label: 'What do you need?', rows: 5 },
        { name: 'thematicArea', label: 'Thematic area', placeholder: 'Select Thematic Area', half: true },
        { name: 'otherThematicArea', label: 'Please specify', half: true },
        { name: 'additionalInfo', label: 'Additional information (Optional)', rows: 3 },
      ],
    },
    { legend: 'How we reach you', fields: [NAME, ORGANIZATION, EMAIL, PHONE] },
  ],
  submit: 'Send',
  sending: 'Sending...',
  ...MESSAGE_OUTCOMES,
};

/** What there is, and the place of what is missing. */
export const tellMoreProducts = [
  { name: 'Surve-R', text: 'Data collection in the field', hue: 'surve-r' },
  { name: 'ProGran', text: 'Programme and grant analytics', hue: 'progran' },
  { name: 'Drive-R', text: 'Data intelligence', hue: 'drive-r' },
  { name: 'Yours', text: 'What none of the three does yet' },
] as const;

/** What happens after the form is sent: a person reads every message. */
export const tellMoreSteps = {
  title: 'What happens next',
  steps: [
    { text: 'You describe the work in a few sentences and send this form.' },
    { text: 'A person reads it, as with every message that reaches us.' },
    { text: 'We write or call, and tell you what we can do.' },
  ],
} as const;

/** Two messages that say enough: samples. The areas are options of the form. */
export const tellMoreExamples = {
  title: 'A sentence is enough',
  items: [
    {
      area: 'Health',
      text: 'We count the meals of 212 village kitchens and owe the district, by Friday, the names of those that ran out of gas.',
    },
    {
      area: 'Environment',
      text: 'We count saplings in 40 school yards and owe three donors one survival rate, each for a different season.',
    },
  ],
} as const;
