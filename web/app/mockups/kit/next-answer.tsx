import type { ReactNode } from 'react';
import { crops, plot } from '../data/survey';
import type { Mockup } from '../mockup-names';
import { Doorstep, PhoneNote } from './doorstep';
import { decimal } from './numbers';
import { type PhoneChoice, PhoneChoices } from './phone-choices';
import { spendingQuestion } from './spending-question';

/** The crops as replies. */
export const cropChoices: readonly PhoneChoice[] = [
  [crops[0], 'surve-r-jowar'],
  [crops[1], 'surve-r-pigeon-pea'],
  [crops[2], 'surve-r-groundnut'],
];
const [alone, husband, together] = spendingQuestion.en.choices;
/** The first three replies to question 12. */
export const spendingChoices: readonly PhoneChoice[] = [
  [alone!, 'surve-r-decides-herself'],
  [husband!, 'surve-r-husband-decides'],
  [together!, 'surve-r-decide-together'],
];

/** Question 13. */
export const food = {
  ask: 'What did the household eat yesterday?',
  replies: ['Grain', 'Pulses', 'Green vegetables', 'Milk or eggs'],
} as const;

/** What the phone says to an answer. */
type Note = { title: string; text: string };
type CropProps = {
  crop: (typeof crops)[number];
  note: Note;
  /** What the form asks next, for the record and for the description of the image. */
  next: string;
  asks: string;
  children: ReactNode;
};

/** Returns the phone after the answer to the second part of question 11, with what it asks about this crop. */
export function cropAnswer({ crop, note, next, asks, children }: CropProps): Mockup {
  const sown = `${decimal(plot.said.fits)} acres`;
  const CropAnswer = () => (
    <Doorstep
      question="Which crop stands on most of it?"
      step={11.5}
      said={crop}
      outline="fits"
      tag={`${sown} of ${crop.toLowerCase()}`}
      record={[
        ['Land sown', sown],
        ['Main crop', `${crops.indexOf(crop) + 1}, ${crop}`],
        ['Next', next],
      ]}
      time="9:37"
      back="surve-r-accepted"
    >
      <PhoneNote mood="plain" icon="git-branch" {...note} />
      {children}
    </Doorstep>
  );
  return {
    component: CropAnswer,
    alt: `Surve-R on a phone without a signal: ${sown} are sown with ${crop.toLowerCase()}, ${asks}.`,
  };
}

/** Returns the phone after question 12, which follows a declined one. `reply`: the number of the reply, from 1. */
export function spendingAnswer(reply: number, note: string): Mockup {
  const said = spendingQuestion.en.choices[reply - 1] ?? '';
  const SpendingAnswer = () => (
    <Doorstep
      question={spendingQuestion.en.ask.join(' ')}
      step={12}
      title="Household"
      said={said}
      tag={`${decimal(plot.acres)} acres, walked on ${plot.walked}`}
      record={[
        ['Land sown', 'Declined'],
        ['Who decides', `${reply}, ${said}`],
        ['Check', 'None needed'],
      ]}
      time="9:37"
      back="surve-r-declined"
      then={{ number: 14, ask: 'What was the first extra income spent on?', replies: [] }}
    >
      <PhoneNote mood="good" icon="check" title={`Stored as reply ${reply}`} text={note} />
      <span className="t16 b">{food.ask}</span>
      <PhoneChoices choices={food.replies.map((reply) => [reply])} />
    </Doorstep>
  );
  return {
    component: SpendingAnswer,
    alt: `Surve-R on a phone without a signal: the reply “${said}” to who decides on spending is stored as reply ${reply}, beside the declined question about land. ${note}`,
  };
}
