import type { FormContent } from './form-content';
import { MESSAGE_FAILED, MESSAGE_SENT } from './messages';
import { EMAIL, NAME, ORGANIZATION, PHONE } from './people-fields';

export const tellMoreEnquiryContent: FormContent = {
  groups: [
    {
      legend: 'What you need',
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
  success: MESSAGE_SENT,
  failure: MESSAGE_FAILED,
};
