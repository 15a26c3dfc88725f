import { EMAIL, type FormContent, MESSAGE_OUTCOMES, NAME, PHONE } from './form-content';

export const contactMessageContent: FormContent = {
  groups: [
    {
      fields: [
        NAME,
        { name: 'jobTitle', label: 'Job title', autoComplete: 'organization-title', half: true },
        { name: 'organizationName', label: 'Organization name', autoComplete: 'organization', half: true },
        { name: 'orgType', label: 'Organization type', placeholder: 'Select Organization Type', half: true },
        PHONE,
        EMAIL,
        { name: 'message', label: 'Message', rows: 5 },
      ],
    },
  ],
  submit: 'Send Message',
  sending: 'Sending...',
  ...MESSAGE_OUTCOMES,
};

/** One message and its answer, beside the form: a sample. */
export const sampleAnswer = {
  question: {
    title: 'You ask',
    text: 'Our field team is four days from a signal at a time, on phones of their own. Would Surve-R work for us, and does each of them need a new phone?',
  },
  answer: {
    title: 'We answer',
    text: 'Yes, and no new phones. A form stays on the phone and fills without a network, in the languages of your team. The records are sent as soon as the phone finds one, and wait for your approval.',
    from: 'A person writes this, not a machine.',
  },
} as const;
