import { type ReactNode, useContext } from 'react';
import { kindsOfWork } from '../data/livelihoods';
import type { Mockup, MockupName } from '../mockup-names';
import { Hotspot } from './hotspot';
import { AnswerPart } from './answer-part';
import { AnswerTargets } from './hotspot-targets';
import { Icon } from './icon';
import { MockupFrame } from './mockup-frame';
import { count, sum } from './numbers';
import { ScriptWord } from './script-word';

/** Question 12 of the household survey, who decides on spending, in each language. */
export const spendingQuestion = {
  en: {
    name: 'English',
    ask: ['Who decides how the', 'household’s money is spent?'],
    choices: ['I do', 'My husband', 'We decide together', 'Somebody else'],
    next: 'Next',
  },
  hi: {
    name: <ScriptWord word="hiName" />,
    ask: [<ScriptWord key="1" word="hiAsk1" />, <ScriptWord key="2" word="hiAsk2" />],
    choices: [
      <ScriptWord key="1" word="hiMe" />,
      <ScriptWord key="2" word="hiHusband" />,
      <ScriptWord key="3" word="hiBoth" />,
      <ScriptWord key="4" word="hiOther" />,
    ],
    next: <ScriptWord word="hiNext" />,
  },
  kn: {
    name: <ScriptWord word="knName" />,
    ask: [
      <ScriptWord key="1" word="knAsk1" />,
      <ScriptWord key="2" word="knAsk2" />,
      <ScriptWord key="3" word="knAsk3" />,
    ],
    choices: [
      <ScriptWord key="1" word="knMe" />,
      <ScriptWord key="2" word="knHusband" />,
      <ScriptWord key="3" word="knBoth" />,
      <ScriptWord key="4" word="knOther" />,
    ],
    next: <ScriptWord word="knNext" />,
  },
} satisfies Record<string, { name: ReactNode; ask: ReactNode[]; choices: ReactNode[]; next: ReactNode }>;
export type Language = keyof typeof spendingQuestion;

/** The choice that is made in every mockup: “We decide together”. */
export const CHOSEN = 2;
const asked = sum(kindsOfWork, ({ women }) => women);

/** The mockup of the question in another language. */
const NEXT: Record<Language, MockupName> = { hi: 'surve-r-kannada', kn: 'surve-r-english', en: 'surve-r-hindi' };

/**
 * The question in one language, large, with the answer as it is stored in every language. Where the page has radio buttons
 * for the answers, each answer is a label of its own, and styles/language-question.css marks the checked one.
 */
function Question({ language }: { language: Language }) {
  const targets = useContext(AnswerTargets);
  const { name, ask, choices } = spendingQuestion[language];
  const isOn = (n: number) => (targets.length === 0 && n === CHOSEN) || undefined;
  return (
    <MockupFrame hue="surve-r" className="lq">
      <div className="row between lq-head">
        <Hotspot to={NEXT[language]} className="row g8">
          <span className="t14 m">{name}</span>
          <Icon name="chevron-down" />
        </Hotspot>
        <span className="t12 faint num">12 of 18</span>
      </div>
      <div className="lq-ask">
        {ask.map((line, n) => (
          <span key={n}>{line}</span>
        ))}
      </div>
      <div className="lq-choices">
        {choices.map((choice, n) => {
          return (
            <AnswerPart answer={n} className="sr-choice" data-on={isOn(n)} key={n}>
              <span className="sr-box sr-round" />
              <span className="t16 m">{choice}</span>
            </AnswerPart>
          );
        })}
      </div>
      <div className="lq-stored">
        <Icon name="database" />
        <span className="col grow">
          <span className="t12">Stored in every language as</span>
          <span className="lq-codes">
            {spendingQuestion.en.choices.map((choice, n) => (
              <span className="t20 display" data-on={isOn(n)} key={n}>{`${n + 1}, ${choice}`}</span>
            ))}
          </span>
        </span>
        <span className="col end mid-up">
          <span className="t12">One column</span>
          <span className="t20 display num">{count(asked)} rows</span>
        </span>
      </div>
    </MockupFrame>
  );
}

/** Returns the mockup of the question in a language. */
export const questionIn = (language: Language, name: string): Mockup => ({
  component: () => <Question language={language} />,
  alt: `A Surve-R question in ${name}: who decides how the household’s money is spent, with four answers. The chosen one is stored by its number, the same in every language.`,
});
