import { Icon } from '../kit/icon';
import { FieldDots, Phone } from '../kit/phone';
import { MockupFrame } from '../kit/mockup-frame';
import { CHOSEN, type Language, spendingQuestion } from '../kit/spending-question';
import type { Mockup } from '../mockup-names';

const LANGUAGE: Language = 'hi';

function Question() {
  const { ask, choices, next } = spendingQuestion[LANGUAGE];
  return (
    <Phone offline>
      <div className="sr-tongues">
        {Object.entries(spendingQuestion).map(([code, { name }]) => (
          <span className="t13 m" data-on={code === LANGUAGE || undefined} key={code}>
            {name}
          </span>
        ))}
      </div>
      <div className="app-page">
        <div className="row between">
          <span className="t12 faint num">12 / 18</span>
          <Icon name="volume" className="hued" />
        </div>
        <div className="col sr-ask">
          {ask.map((line, n) => (
            <span className="t16 b" key={n}>
              {line}
            </span>
          ))}
        </div>
        <div className="col g8">
          {choices.map((choice, n) => (
            <div className="sr-choice" data-on={n === CHOSEN || undefined} key={n}>
              <span className="sr-box sr-round" />
              <span className="t14">{choice}</span>
            </div>
          ))}
        </div>
        <span className="app-button">{next}</span>
      </div>
    </Phone>
  );
}

const Languages = () => (
  <MockupFrame hue="surve-r" className="ground two-phones sr-asked">
    <FieldDots />
    <Question />
  </MockupFrame>
);

export const mockup: Mockup = {
  component: Languages,
  alt: 'A Surve-R question in Hindi, who decides how the household’s money is spent, with four answers and a switch between English, Hindi and Kannada.',
};
