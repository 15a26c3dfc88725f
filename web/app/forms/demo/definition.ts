import { demoRequestContent } from '~/content/forms/demo-request';
import type { Form } from '../shared/form';
import { demoRequest } from './rules';

export const demoForm: Form = {
  rules: demoRequest,
  content: demoRequestContent,
  wire: 'multipart',
  browserMessages: true,
};
