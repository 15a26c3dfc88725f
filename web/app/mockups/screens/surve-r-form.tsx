import { women } from '../data/livelihoods';
import { FieldPhoto } from '../kit/field-photo';
import { Icon } from '../kit/icon';
import { AppBar, FieldDots, Phone } from '../kit/phone';
import { MockupFrame } from '../kit/mockup-frame';
import type { Mockup } from '../mockup-names';

const WORK = ['Tailoring', 'Farm work', 'Dairy', 'Petty shop'];
const WAVE = [3, 5, 8, 4, 9, 12, 7, 10, 14, 8, 5, 9, 13, 11, 6, 8, 12, 7, 4, 6, 9, 5, 3, 4];
const her = women[0];

function Place() {
  return (
    <svg className="sr-place" viewBox="0 0 120 44" preserveAspectRatio="xMidYMid slice">
      <path fill="#e6efe2" d="M0 0h120v44H0z" />
      <path fill="#d5e5cf" d="M0 0h38l-6 20-32 6zM66 44l8-22 46-4v26zM82 0h38v10l-40 3z" />
      <path fill="none" stroke="#fff" strokeWidth="3" d="M0 30c30-2 44-12 60-12s36 0 60-4M52 44c2-10 4-16 6-26L62 0" />
      <path fill="none" stroke="#9cc7cf" strokeWidth="2" d="M92 44c-2-12 6-18 28-20" />
      <circle className="sr-near" cx="58" cy="20" r="11" />
      <path className="sr-pin" d="M58 20c-4-5-6-7.5-6-10.5a6 6 0 0 1 12 0c0 3-2 5.5-6 10.5z" />
      <circle fill="#fff" cx="58" cy="9.5" r="2.2" />
    </svg>
  );
}

function Form() {
  return (
    <MockupFrame hue="surve-r" className="ground sr-two">
      <FieldDots />
      <Phone className="sr-b" time="10:21" offline>
        <AppBar title="Income and work" note="Question 9 of 18" end={<Icon name="language" className="hued" />} />
        <div className="sr-steps" />
        <div className="app-page">
          <span className="t16 b">What brought in money this month?</span>
          <div className="col g8">
            {WORK.map((work, n) => (
              <div className="sr-choice" data-on={n < 2 || undefined} key={work}>
                <span className="sr-box">{n < 2 && <Icon name="check" />}</span>
                <span className="t13">{work}</span>
              </div>
            ))}
          </div>
          <div className="col g4">
            <span className="t12 m">From tailoring, in rupees</span>
            <div className="field" data-focus>
              <span className="t16 b num pg-caret">7,400</span>
            </div>
          </div>
          <div className="sr-voice">
            <Icon name="player-play" />
            <svg viewBox="0 0 96 20" className="sr-wave">
              <path d={WAVE.map((high, n) => `M${2 + n * 4} ${10 - high / 2}v${high}`).join('')} />
            </svg>
            <span className="t11 num">0:42</span>
          </div>
          <span className="sr-next">Next</span>
        </div>
      </Phone>
      <Phone className="sr-a" time="10:24" offline>
        <AppBar title="Household survey" note={`${her.name}, ${her.id}`} />
        <div className="app-page sr-proof">
          <div className="col g4">
            <div className="row between">
              <span className="t12 b">Place</span>
              <span className="row g4 hued">
                <Icon name="current-location" />
                <span className="t11 m">within 6 m</span>
              </span>
            </div>
            <Place />
            <span className="t11 faint num">16.2071° N, 77.3554° E, held offline</span>
          </div>
          <div className="col g4">
            <div className="row between">
              <span className="t12 b">Photo of the house</span>
              <span className="t11 faint">1 of 3</span>
            </div>
            <div className="row g8 sr-photos">
              <FieldPhoto />
              <span className="sr-add">
                <Icon name="camera" />
              </span>
            </div>
          </div>
          <div className="col g4">
            <span className="t12 b">Signature, with consent</span>
            <svg className="sr-sign" viewBox="0 0 130 40">
              <path d="M16 29c5-13 11-22 14-21 3 2-6 18-7 20 2-1 8-9 11-9 2 1-2 7 0 8 3 0 7-9 10-9 1 1-4 8-1 9 4 0 4-14 9-22 2 5-6 20-5 22 2 1 6-9 9-9 3 1-3 8 0 9 4-1 7-9 10-9 2 2-3 8 1 8 5 0 9-6 13-9 2 3-2 8 2 8 6-1 12-6 24-9" />
              <path className="sr-rule" d="M8 34h114" />
            </svg>
          </div>
          <span className="sr-next">Save and finish</span>
        </div>
      </Phone>
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: Form,
  alt: 'Surve-R on two phones without a signal: one asks what brought in money this month, with a voice note; the other holds the place on a map within six metres, a photo of the house and a signature.',
};
