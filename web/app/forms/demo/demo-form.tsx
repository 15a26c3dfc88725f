import type { DemoFormContent } from '~/sections/section-schemas.generated';
import { OfficePanel } from '../contact/office-panel';
import { AlternativeLink } from '../shared/alternative-link';
import { PageForm } from '../shared/lead-form';
import { SplitScreen } from '../shared/split-screen';
import { demoRequestContent } from '~/content/forms/demo-request';
import type { Form } from '../shared/form';
import { demoRequest } from './rules';
import { Week } from './week';

export const demoForm: Form = {
  rules: demoRequest,
  content: demoRequestContent,
  encoding: 'multipart',
  browserMessages: true,
};

/** The form for a demo request, beside a week with its times, and the office below it. */
export const DemoForm = ({ title, lead, alternative }: DemoFormContent) => (
  <SplitScreen title={title} lead={lead} variant="mint" panel={<Week />}>
    <PageForm definition={demoForm} />
    {alternative && <AlternativeLink {...alternative} />}
    <OfficePanel />
  </SplitScreen>
);
