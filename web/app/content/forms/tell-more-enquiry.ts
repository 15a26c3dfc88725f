import { EMAIL, type FormContent, MESSAGE_FAILED, MESSAGE_SENT, NAME, ORGANIZATION, PHONE } from './form-content';

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
