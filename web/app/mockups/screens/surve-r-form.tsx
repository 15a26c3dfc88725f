import { women } from '../data/livelihoods';
import { FieldPhoto } from '../kit/field-photo';
import { Place, Signature } from '../kit/evidence';
import { Icon } from '../kit/icon';
import { AppBar, FieldDots, Phone } from '../kit/phone';
import { MockupFrame } from '../kit/mockup-frame';
import type { Mockup } from '../mockup-names';

const WORK = ['Tailoring', 'Farm work', 'Dairy', 'Petty shop'];
const WAVE = [3, 5, 8, 4, 9, 12, 7, 10, 14, 8, 5, 9, 13, 11, 6, 8, 12, 7, 4, 6, 9, 5, 3, 4];
const her = women[0];

function Form() {
  return (
    <MockupFrame hue="surve-r" className="ground sr-two sr-form">
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
            <Signature />
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
