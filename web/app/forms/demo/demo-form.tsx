import type { DemoFormContent } from '~/sections/section-schemas.generated';
import { PageForm } from '../shared/page-form';
import { SplitScreen } from '../shared/split-screen';
import { demoForm } from './definition';

/** The form for a demo request. */
export const DemoForm = (content: DemoFormContent) => (
  <SplitScreen {...content} look="forest">
    <PageForm definition={demoForm} />
  </SplitScreen>
);
