import { women } from '../data/livelihoods';
import { approved, place, waiting } from '../data/survey';
import { AnswerPart } from '../kit/answer-part';
import { Place, Signature } from '../kit/evidence';
import { FieldPhoto } from '../kit/field-photo';
import { Hotspot } from '../kit/hotspot';
import { Icon } from '../kit/icon';
import { MockupFrame } from '../kit/mockup-frame';
import { rupees, sum } from '../kit/numbers';
import { placed, share } from '../kit/primitives';
import { Phone } from '../kit/phone';
import type { Mockup } from '../mockup-names';

const her = women[0];
const record = waiting.find(({ id }) => id === her.id) ?? waiting[2];
const total = sum(approved.parts, (part) => part.rupees);

const [asked, sent] = approved.steps;

/** The phone of the answer. `rec-before` covers what changes when the record is sent, until the opening has shown it. What remains of the button plays it again. */
const Asked = () => (
  <Phone className="rec-phone" time={sent.at}>
    <div className="status rec-before">
      <span className="b num">{asked.at}</span>
      <span className="row g4">
        <Icon name="wifi-off" />
        <span className="battery" />
      </span>
    </div>
    <div className="sr-steps" style={share(1)} />
    <div className="app-page">
      <span className="t26 display">
        Yes, this is what came in this month
        <span className="rec-before">Is this what came in this month?</span>
      </span>
      <div className="col">
        {approved.parts.map(({ work, rupees: amount }) => (
          <span className="sr-record between" key={work}>
            <span className="t16">{work}</span>
            <span className="t20 display num">{rupees(amount)}</span>
          </span>
        ))}
      </div>
      <Hotspot to="surve-r-record" className="app-button">
        <Icon name="check" /> Stored, sent {sent.by}
        <Icon name="refresh" className="rec-again" />
        <span className="rec-before rec-stored">
          <Icon name="wifi-off" /> Stored on the phone
        </span>
        <span className="rec-before">Yes, that is right</span>
      </Hotspot>
    </div>
  </Phone>
);

/**
 * What drops into the slots of the record in the opening, each in the column of a step. `claim` and `fact`: what it proves
 * when it is enlarged.
 */
const EVIDENCE = [
  {
    icon: 'map-pin',
    label: 'Place',
    value: `within ${place.metres} m`,
    drawing: <Place />,
    claim: `${record.metres} m from her door`,
    fact: `${asked.by} asked her at home. The phone noted it by itself.`,
  },
  {
    icon: 'camera',
    label: 'Photo',
    value: `2 of ${record.photos}`,
    drawing: <FieldPhoto subject="machine" />,
    claim: `Her machine, at ${asked.at}`,
    fact: `The work behind ${rupees(approved.parts[0].rupees)}. The photo cannot be swapped later.`,
  },
  {
    icon: 'signature',
    label: 'Consent',
    value: 'signed',
    drawing: <Signature />,
    claim: 'Signed by herself',
    fact: `${her.name} agreed on the screen. Without that, nothing is approved.`,
  },
] as const;

/** Each evidence enlarged over the phone, with its step. The first answer is the whole record. */
const Proofs = () =>
  EVIDENCE.map(({ icon, drawing, claim, fact }, n) => {
    const { step, at, by } = approved.steps[n]!;
    return (
      <AnswerPart answer={0} className="rec-proof" style={placed(n + 1)} key={icon}>
        {drawing}
        <span className="col g8">
          <Icon name="plus" className="rec-close" />
          <span className="display">{claim}</span>
          <span className="t20">{fact}</span>
          <span className="row g8 t14 b">
            {step} {at}, {by}
          </span>
        </span>
      </AnswerPart>
    );
  });

/** The record, whole from the start: `rec-come` are the words that the opening adds to its labels. */
const Slip = () => (
  <div className="rec-slip">
    <div className="rec-sum">
      <span className="row g8">
        <span className="rec-stamp">
          <span className="sr-state t13" data-mood="hue">
            <Icon name="check" />
          </span>
          <span className="sr-state t13 rec-before rec-review">
            <Icon name="clock" />
          </span>
        </span>
        <span className="t20 display">
          Approved
          <span className="rec-before rec-review">In review</span>
          <span className="rec-before">Stored</span>
          <span className="rec-before rec-new">New record</span>
        </span>
      </span>
      <span className="rec-total display num rec-come">{rupees(total)}</span>
      <span className="t14 soft rec-of">{her.name}, October</span>
    </div>
    <div className="rec-grid">
      {EVIDENCE.map(({ icon, label, value, drawing }, n) => (
        <AnswerPart answer={n + 1} className="rec-evidence" style={placed(n + 1)} key={icon}>
          <span className="rec-slot">
            <Icon name={icon} />
            {drawing}
          </span>
          <Icon name="search" className="rec-open" />
          <span className="t13">
            <b>{label}</b> <span className="line rec-come">{value}</span>
          </span>
        </AnswerPart>
      ))}
    </div>
    <div className="rec-grid">
      {approved.steps.map(({ step, at }, n) => (
        <span className="rec-step" style={placed(n + 1)} key={step}>
          <span className="t14">{step}</span> <span className="t20 display num rec-come">{at}</span>
        </span>
      ))}
      <span className="rec-line" />
    </div>
  </div>
);

function Record() {
  return (
    <MockupFrame hue="surve-r" className="ground rec">
      <Asked />
      <Slip />
      <Proofs />
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: Record,
  alt: `The last screen of the survey on a phone, on which ${her.name} confirmed at ${asked.at}, without a signal, that ${approved.parts.map(({ work, rupees: amount }) => `${rupees(amount)} from ${work.toLowerCase()}`).join(' and ')} came in this month. Over it the record that her answer becomes, approved: ${rupees(total)}, with the place within six metres, a photo of her sewing machine and a signature, ${approved.steps.map(({ step, at }) => `${step.toLowerCase()} ${at}`).join(', ')}.`,
};
