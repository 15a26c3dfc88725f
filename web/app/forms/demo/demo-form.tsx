import { useState } from 'react';
import type { FormContent } from '~/sections/section-schemas.generated';
import { OfficePanel } from '../contact/office-panel';
import { AlternativeLink } from '../shared/alternative-link';
import { PageForm } from '../shared/lead-form';
import { SplitScreen } from '../shared/split-screen';
import { demoRequestContent } from '~/content/forms/demo-request';
import type { Form } from '../shared/form';
import { demoRequest } from './rules';
import { type Slot, Week } from './week';

export const demoForm: Form = {
  rules: demoRequest,
  content: demoRequestContent,
  encoding: 'multipart',
  browserMessages: true,
};

/** The form for a demo request, beside a week that shows the chosen day and time, and the office below it. */
export function DemoForm({ title, lead, alternative }: FormContent) {
  const [slot, setSlot] = useState<Slot>({ date: '', time: '' });
  return (
    <SplitScreen title={title} lead={lead} variant="mint" panel={<Week {...slot} />}>
      <PageForm
        definition={demoForm}
        onValues={({ preferredDate, preferredTime }) =>
          setSlot({ date: String(preferredDate), time: String(preferredTime) })
        }
      />
      {alternative && <AlternativeLink {...alternative} />}
      <OfficePanel />
    </SplitScreen>
  );
}
