import { lakshmiRounds } from '../data/livelihoods';
import { approved } from '../data/survey';
import { Icon } from '../kit/icon';
import { Amount, IncomeForm, WorkChoices } from '../kit/income-form';
import { count, rupees } from '../kit/numbers';
import { PhoneChoices } from '../kit/phone-choices';
import type { Mockup } from '../mockup-names';

const right = approved.parts[0].rupees;
/** A zero too many. */
const slip = right * 10;
const lastRound = lakshmiRounds[4];

const FormCheck = () => (
  <IncomeForm className="sr-check">
    <WorkChoices works={['Tailoring', 'Farm work']} />
    <Amount to="surve-r-form">{count(slip)}</Amount>
    <div className="sr-banner" style={{ margin: 0 }}>
      <span className="row g8 t14 b">
        <Icon name="alert-triangle" /> Please ask again
      </span>
      <span className="t12">The whole household had {rupees(lastRound)} a month in the last round.</span>
    </div>
    <PhoneChoices choices={[[`It is ${rupees(right)}`, 'surve-r-form'], ['It is right, because …']]} />
  </IncomeForm>
);

export const mockup: Mockup = {
  component: FormCheck,
  alt: `Surve-R on a phone without a signal asks again on the doorstep: ${rupees(slip)} from tailoring in a month do not fit the ${rupees(lastRound)} that the whole household had in the last round. The replies are that it is ${rupees(right)}, or why it is right.`,
};
