import { trialRequestContent } from '~/content/forms/trial-request';
import type { Form } from '../shared/form';
import { trialRequest } from './rules';

export const trialForm: Form = {
  rules: trialRequest,
  content: trialRequestContent,
  wire: 'multipart',
  subject: 'New Trial Request',
  listAsString: true,
  long: true,
};
