import type { FormContent } from './form-content';
import { MESSAGE_FAILED, MESSAGE_SENT } from './messages';
import { EMAIL, NAME, PHONE } from './people-fields';

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
