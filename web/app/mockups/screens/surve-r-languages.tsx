import type { ReactNode } from 'react';
import { Icon } from '../kit/icon';
import { FieldDots, Phone } from '../kit/phone';
import { ScriptWord } from '../kit/script-word';
import { MockupFrame } from '../kit/mockup-frame';
import type { Mockup } from '../mockup-names';

type Page = { name: string; place: string; ask: ReactNode[]; choices: ReactNode[]; next: ReactNode };

const PAGES: readonly Page[] = [
  {
    name: 'hi',
    place: 'sr-a',
    ask: [<ScriptWord key="1" word="hiAsk1" />, <ScriptWord key="2" word="hiAsk2" />],
    choices: [
      <ScriptWord key="1" word="hiMe" />,
      <ScriptWord key="2" word="hiHusband" />,
      <ScriptWord key="3" word="hiBoth" />,
      <ScriptWord key="4" word="hiOther" />,
    ],
    next: <ScriptWord word="hiNext" />,
  },
  {
    name: 'kn',
    place: 'sr-b',
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
];
const TONGUES: readonly (readonly [name: string, label: ReactNode])[] = [
  ['en', 'English'],
  ['hi', <ScriptWord key="hi" word="hiName" />],
  ['kn', <ScriptWord key="kn" word="knName" />],
];

function Question({ page }: { page: Page }) {
  return (
    <Phone className={page.place} offline>
      <div className="sr-tongues">
        {TONGUES.map(([name, label]) => (
          <span className="t13 m" data-on={name === page.name || undefined} key={name}>
            {label}
          </span>
        ))}
      </div>
      <div className="app-page">
        <div className="row between">
          <span className="t12 faint num">12 / 18</span>
          <Icon name="volume" className="hued" />
        </div>
        <div className="col sr-ask">
          {page.ask.map((line, n) => (
            <span className="t16 b" key={n}>
              {line}
            </span>
          ))}
        </div>
        <div className="col g8">
          {page.choices.map((choice, n) => (
            <div className="sr-choice" data-on={n === 2 || undefined} key={n}>
              <span className="sr-box sr-round" />
              <span className="t14">{choice}</span>
            </div>
          ))}
        </div>
        <span className="sr-next">{page.next}</span>
      </div>
    </Phone>
  );
}

function Languages() {
  return (
    <MockupFrame hue="surve-r" className="ground sr-two sr-asked">
      <FieldDots />
      {PAGES.map((page) => (
        <Question page={page} key={page.name} />
      ))}
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: Languages,
  alt: 'The same Surve-R question, who decides how the household’s money is spent, in Hindi and in Kannada, with a switch between these languages and English on top of each.',
};
