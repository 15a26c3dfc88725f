import { EMAIL, type FormContent, MESSAGE_OUTCOMES, NAME, PHONE } from './form-content';

export const joinApplicationContent: FormContent = {
  groups: [
    {
      fields: [
        { ...NAME, half: false },
        EMAIL,
        PHONE,
        { name: 'motivation', label: 'Why would you like to join us?', counter: true, rows: 4 },
        { name: 'details', label: 'Anything else we should know? (Optional)', counter: true, rows: 4 },
      ],
    },
  ],
  submit: 'Send',
  sending: 'Sending',
  ...MESSAGE_OUTCOMES,
};

/** What happens after the application is sent, as on the other forms: a person reads every message. */
export const joinSteps = {
  title: 'What happens next',
  steps: [
    { text: 'A person of the team reads what you wrote.' },
    { text: 'We write or call, and find an hour to talk.' },
    { text: 'You watch somebody use a form with us, and say what you saw.' },
  ],
} as const;

/** The seat beside the people of the team. */
export const freeSeat = {
  title: 'You?',
  text: 'This seat is free. Two hundred characters are the way to it.',
} as const;
