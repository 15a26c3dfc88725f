import type { DemoFormContent } from '~/sections/section-schemas.generated';
import { PageForm } from '../shared/lead-form';
import { SplitScreen } from '../shared/split-screen';
import { demoRequestContent } from '~/content/forms/demo-request';
import type { Form } from '../shared/form';
import { demoRequest } from './rules';

export const demoForm: Form = {
  rules: demoRequest,
  content: demoRequestContent,
  wire: 'multipart',
  browserMessages: true,
};

/** The form for a demo request. */
export const DemoForm = (content: DemoFormContent) => (
  <SplitScreen {...content} look="forest">
    <PageForm definition={demoForm} />
  </SplitScreen>
);
