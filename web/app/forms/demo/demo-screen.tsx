import { demoPage } from '~/content/forms/form-pages';
import { demoForm } from '../forms';
import { LeadForm } from '../shared/lead-form';
import type { ScreenProps } from '../shared/screen-props';
import { SplitScreen } from '../shared/split-screen';

/** `/contact`: the demo request. */
export const DemoScreen = (props: ScreenProps) => (
  <SplitScreen page={demoPage} look="forest">
    <LeadForm definition={demoForm} {...props} />
  </SplitScreen>
);
