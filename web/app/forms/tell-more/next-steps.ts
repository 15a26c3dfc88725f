/** What happens after the form is sent, in the words of the pages: a person reads every message. */
export const nextSteps = {
  title: 'What happens next',
  steps: [
    { text: 'You describe the work in a few sentences and send this form.' },
    { text: 'A person reads it, as every message that reaches us.' },
    { text: 'We write or call, and tell you what we can do.' },
  ],
} as const;

/** The words of the drawing: the columns that stand there, and the place that is free. */
export const stand = {
  products: [
    { name: 'Surve-R', rows: 7, colour: 'var(--surve-r)' },
    { name: 'ProGran', rows: 7, colour: 'var(--progran)' },
    { name: 'Drive-R', rows: 7, colour: 'var(--drive-r)' },
  ],
  free: { name: 'Yours', rows: 9 },
} as const;
