import { joinApplicationContent } from '~/content/forms/join-application';
import type { Form } from '../shared/form';
import { joinApplication } from './rules';

export const applyForm: Form = {
  rules: joinApplication,
  content: joinApplicationContent,
  wire: 'multipart',
  long: true,
};
