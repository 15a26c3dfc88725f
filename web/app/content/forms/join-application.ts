import { EMAIL, type FormContent, MESSAGE_FAILED, MESSAGE_SENT, NAME, PHONE } from './form-content';

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
  success: MESSAGE_SENT,
  failure: MESSAGE_FAILED,
};
