import { approved } from '../data/survey';
import { Icon } from '../kit/icon';
import { Amount, IncomeForm, WorkChoices } from '../kit/income-form';
import { count } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const WORK = ['Tailoring', 'Farm work', 'Dairy', 'Petty shop'];
const WAVE = [3, 5, 8, 4, 9, 12, 7, 10, 14, 8, 5, 9, 13, 11, 6, 8, 12, 7, 4, 6, 9, 5, 3, 4];

const Form = () => (
  <IncomeForm>
    <WorkChoices works={WORK} />
    <Amount to="surve-r-form-check">{count(approved.parts[0].rupees)}</Amount>
    <div className="sr-voice">
      <Icon name="player-play" />
      <svg viewBox="0 0 96 20" className="sr-wave">
        <path d={WAVE.map((high, n) => `M${2 + n * 4} ${10 - high / 2}v${high}`).join('')} />
      </svg>
      <span className="t11 num">0:42</span>
    </div>
    <span className="app-button">Next</span>
  </IncomeForm>
);

export const mockup: Mockup = {
  component: Form,
  alt: 'Surve-R on two phones without a signal: one asks what brought in money this month, with a voice note; the other holds the place on a map within six metres, a photo of the house and a signature.',
};
