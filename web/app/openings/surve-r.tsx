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
import { AgainPart, AnswerPart, count, placed, Stage, sum } from './parts';

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
  <div className="rec-phone">
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
      <div className="sr-steps" />
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

/** The place of a record on a map, with the accuracy as a circle. */
function Place() {
  return (
    <svg viewBox="0 0 120 44" preserveAspectRatio="xMidYMid slice">
      <path fill="#e6efe2" d="M0 0h120v44H0z" />
      <path fill="#d5e5cf" d="M0 0h38l-6 20-32 6zM66 44l8-22 46-4v26zM82 0h38v10l-40 3z" />
      <path fill="none" stroke="#fff" strokeWidth="3" d="M0 30c30-2 44-12 60-12s36 0 60-4M52 44c2-10 4-16 6-26L62 0" />
      <path fill="none" stroke="#9cc7cf" strokeWidth="2" d="M92 44c-2-12 6-18 28-20" />
      <circle fill="var(--hue)" fillOpacity="0.16" stroke="var(--hue)" strokeWidth="0.6" cx="58" cy="20" r="11" />
      <path fill="var(--hue)" d="M58 20c-4-5-6-7.5-6-10.5a6 6 0 0 1 12 0c0 3-2 5.5-6 10.5z" />
      <circle fill="#fff" cx="58" cy="9.5" r="2.2" />
    </svg>
  );
}

/** The strokes of her signature, of 130 by 40. */
const SIGNATURE =
  'M16 29c5-13 11-22 14-21 3 2-6 18-7 20 2-1 8-9 11-9 2 1-2 7 0 8 3 0 7-9 10-9 1 1-4 8-1 9 4 0 4-14 9-22 2 5-6 20-5 22 2 1 6-9 9-9 3 1-3 8 0 9 4-1 7-9 10-9 2 2-3 8 1 8 5 0 9-6 13-9 2 3-2 8 2 8 6-1 12-6 24-9';

/** A signature on its line. */
const Signature = () => (
  <svg
    className="sr-sign"
    viewBox="0 0 130 40"
    fill="none"
    stroke="#1b3f8f"
    strokeWidth="1.3"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={SIGNATURE} />
    <path stroke="var(--line)" strokeWidth="0.6" d="M8 34h114" />
  </svg>
);

/** A sewing machine with a blouse under its needle, beside a window and folded cloth, as a photo of the phone. It goes on beyond its view box. */
const Machine = () => (
  <svg viewBox="32 5 64 53" preserveAspectRatio="xMidYMid meet">
    <path fill="#ecd7b3" d="M-99-99h318v200H-99z" />
    <path fill="#fbf3df" d="M-26-40H18v66h-44z" />
    <path fill="#cfe4e2" d="M-23-40h18v63h-18zM-3-40h18v63H-3z" />
    <path fill="#a9c9ae" d="M-23 14c6-4 12-4 18-1v10h-18zM-3 12c6 2 12-2 18-2v13H-3z" />
    <path fill="#9a6540" d="M-99 48h318v80H-99z" />
    <path fill="#7c4a2d" d="M-99 48h318v2.500H-99z" />
    <path fill="#1f6e69" d="M110 42h34v6h-34z" />
    <path fill="#e2a021" d="M113 36.500h29v5.500h-29z" />
    <path fill="#b55f3f" d="M111 32h27v4.500h-27z" />
    <path fill="#16221d" d="M37 43h49v5H37zM41 43V24c0-4 2-6 6-6h28c5 0 8 3 8 8v17H71V30H52c-1 0-2 1-2 2v11z" />
    <path fill="#16221d" d="M86 19a8 8 0 1 1-.1 16 8 8 0 0 1 .1-16zM56 12h2v7h-2z" />
    <path fill="#ecd7b3" d="M86 23a4 4 0 1 1-.1 8 4 4 0 0 1 .1-8z" />
    <path fill="#b55f3f" d="M53.500 9h7v6h-7z" />
    <path fill="none" stroke="#e2a021" strokeWidth="1.400" d="M55 24h20" />
    <path fill="none" stroke="#dfe6e3" strokeWidth="1.400" d="M45.500 43v5" />
    <path fill="#8b3f6b" d="M24 53c6-5 13-7 21-6 8 0 14 0 17 2 3 5 3 14 4 30H20c3-10 2-20 4-26z" />
    <path fill="none" stroke="#c98bb0" strokeWidth="1.200" strokeDasharray="2 1.600" d="M46 49c-1 8-1 16 0 30" />
  </svg>
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
          <span className="sr-state t13">
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
    <Stage alt={ALT} className="rec">
      <Asked />
      <Slip />
      <Proofs />
    </Stage>
  );
}
