import { demoPage } from '~/content/forms/form-pages';
import { demoForm } from '../forms';
import { LeadForm } from '../lead-form';
import type { ScreenProps } from './screen-props';
import { SplitScreen } from './split-screen';

/** `/contact`: the demo request. */
export const DemoScreen = (props: ScreenProps) => (
  <SplitScreen page={demoPage} look="forest">
    <LeadForm definition={demoForm} {...props} />
  </SplitScreen>
);
