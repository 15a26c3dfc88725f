import { tellMoreEnquiryContent } from '~/content/forms/tell-more-enquiry';
import type { Form } from '../shared/form';
import { tellMoreEnquiry } from './rules';

export const tellMoreForm: Form = {
  rules: tellMoreEnquiry,
  content: tellMoreEnquiryContent,
  wire: 'multipart',
  long: true,
};
