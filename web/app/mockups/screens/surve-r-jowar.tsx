import { plot } from '../data/survey';
import { Doorstep, PhoneNote } from '../kit/doorstep';
import { decimal } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const sown = `${decimal(plot.said.fits)} acres`;

const Jowar = () => (
  <Doorstep
    question="Which crop stands on most of it?"
    step={11.5}
    said="Jowar"
    outline="fits"
    tag={`${sown} of jowar`}
    record={[
      ['Land sown', sown],
      ['Main crop', '1, Jowar'],
      ['Next', 'Harvest, share kept'],
    ]}
    time="9:37"
  >
    <PhoneNote
      mood="plain"
      icon="git-branch"
      title="Eaten at home"
      text="Two more questions: the harvest, and what you keep of it."
    />
    <span className="t16 b">How many quintals did you harvest?</span>
    <div className="field" data-focus>
      <span className="t16 num">0.0</span>
    </div>
    <span className="t16 b">How many do you keep to eat?</span>
    <div className="field">
      <span className="t16 faint num">0.0</span>
    </div>
  </Doorstep>
);

export const mockup: Mockup = {
  component: Jowar,
  alt: `Surve-R on a phone without a signal: ${sown} are sown with jowar, which is eaten at home, so the form goes on to the harvest and the share that is kept.`,
};
