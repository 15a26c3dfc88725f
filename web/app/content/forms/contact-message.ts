import { EMAIL, type FormContent, MESSAGE_FAILED, MESSAGE_SENT, NAME, PHONE } from './form-content';

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
  success: MESSAGE_SENT,
  failure: MESSAGE_FAILED,
};
