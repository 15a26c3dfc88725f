import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import IconWifi from '@tabler/icons-react/dist/esm/icons/IconWifi.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { Machine, Place, Signature } from './evidence';
import { AgainPart, AnswerPart, count, placed, share, Stage, sum } from './parts';

const NAME = 'Lakshmi Devaraj';
const PARTS = [
  { work: 'Tailoring', amount: 7400 },
  { work: 'Farm work', amount: 5050 },
] as const;
const TOTAL = sum(PARTS.map(({ amount }) => amount));
const STEPS = [
  { step: 'Asked', at: '10:24', by: 'Suma P.' },
  { step: 'Sent', at: '18:06', by: 'by itself' },
  { step: 'Approved', at: '19 Oct', by: 'Meera Joshi' },
] as const;
const [asked, sent] = STEPS;
const rupees = (value: number) => `₹${count(value)}`;

const ALT = `The last screen of the survey on a phone, on which ${NAME} confirmed at ${asked.at}, without a signal, that ${PARTS.map(({ work, amount }) => `${rupees(amount)} from ${work.toLowerCase()}`).join(' and ')} came in this month. Over it the record that her answer becomes, approved: ${rupees(TOTAL)}, with the place within six metres, a photo of her sewing machine and a signature, ${STEPS.map(({ step, at }) => `${step.toLowerCase()} ${at}`).join(', ')}.`;

/** The phone of the answer. `rec-before` covers what changes when the record is sent, until the opening has shown it. What remains of the button plays it again. */
const Asked = () => (
  <div className="phone rec-phone">
    <div className="glass">
      <div className="status">
        <span className="b num">{sent.at}</span>
        <span className="row g4">
          <IconWifi className="icon" />
          <span className="battery" />
        </span>
      </div>
      <div className="status rec-before">
        <span className="b num">{asked.at}</span>
        <span className="row g4">
          <IconWifiOff className="icon" />
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
          {PARTS.map(({ work, amount }) => (
            <span className="sr-record between" key={work}>
              <span className="t16">{work}</span>
              <span className="t20 display num">{rupees(amount)}</span>
            </span>
          ))}
        </div>
        <AgainPart className="app-button">
          <IconCheck className="icon" /> Stored, sent {sent.by}
          <IconRefresh className="icon rec-again" />
          <span className="rec-before rec-stored">
            <IconWifiOff className="icon" /> Stored on the phone
          </span>
          <span className="rec-before">Yes, that is right</span>
        </AgainPart>
      </div>
    </div>
  </div>
);

/**
 * What drops into the slots of the record in the opening, each in the column of a step. `claim` and `fact`: what it proves
 * when it is enlarged.
 */
const EVIDENCE = [
  {
    Icon: IconMapPin,
    label: 'Place',
    value: 'within 6 m',
    drawing: <Place />,
    claim: '12 m from her door',
    fact: `${asked.by} asked her at home. The phone noted it by itself.`,
  },
  {
    Icon: IconCamera,
    label: 'Photo',
    value: '2 of 3',
    drawing: <Machine />,
    claim: `Her machine, at ${asked.at}`,
    fact: `The work behind ${rupees(PARTS[0].amount)}. The photo cannot be swapped later.`,
  },
  {
    Icon: IconSignature,
    label: 'Consent',
    value: 'signed',
    drawing: <Signature />,
    claim: 'Signed by herself',
    fact: `${NAME} agreed on the screen. Without that, nothing is approved.`,
  },
] as const;

/** Each evidence enlarged over the phone, with its step. The first answer is the whole record. */
const Proofs = () =>
  EVIDENCE.map(({ drawing, claim, fact }, n) => {
    const { step, at, by } = STEPS[n]!;
    return (
      <AnswerPart answer={0} className="rec-proof" style={placed(n + 1)} key={claim}>
        {drawing}
        <span className="col g8">
          <IconPlus className="icon rec-close" />
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
            <IconCheck className="icon" />
          </span>
          <span className="sr-state t13 rec-before rec-review">
            <IconClock className="icon" />
          </span>
        </span>
        <span className="t20 display">
          Approved
          <span className="rec-before rec-review">In review</span>
          <span className="rec-before">Stored</span>
          <span className="rec-before rec-new">New record</span>
        </span>
      </span>
      <span className="rec-total display num rec-come">{rupees(TOTAL)}</span>
      <span className="t14 soft rec-of">{NAME}, October</span>
    </div>
    <div className="rec-grid">
      {EVIDENCE.map(({ Icon, label, value, drawing }, n) => (
        <AnswerPart answer={n + 1} className="rec-evidence" style={placed(n + 1)} key={label}>
          <span className="rec-slot">
            <Icon className="icon" />
            {drawing}
          </span>
          <IconSearch className="icon rec-open" />
          <span className="t13">
            <b>{label}</b> <span className="line rec-come">{value}</span>
          </span>
        </AnswerPart>
      ))}
    </div>
    <div className="rec-grid">
      {STEPS.map(({ step, at }, n) => (
        <span className="rec-step" style={placed(n + 1)} key={step}>
          <span className="t14">{step}</span> <span className="t20 display num rec-come">{at}</span>
        </span>
      ))}
      <span className="rec-line" />
    </div>
  </div>
);

/** The opening of Surve-R: an answer on a phone becomes an approved record. */
export default function SurveROpening() {
  return (
    <Stage alt={ALT} className="ground rec">
      <Asked />
      <Slip />
      <Proofs />
    </Stage>
  );
}
