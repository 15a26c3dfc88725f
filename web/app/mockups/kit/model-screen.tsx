import { nameOf } from '../data/livelihoods';
import { nextMeeting, tests, warnsFrom } from '../data/modelling';
import type { Mockup } from '../mockup-names';
import { Icon } from './icon';
import { MockupFrame } from './mockup-frame';
import { count, percent, sum } from './numbers';
import { Avatar } from './primitives';

type Warning = keyof typeof tests;

const listed = nextMeeting.map((one) => ({ ...one, name: nameOf(one.id) }));

/** Returns the women whom a model warns of, early, only when it is sure, or in between, and how often it was right. */
export function modelScreen(warning: Warning): Mockup {
  const test = tests[warning];
  const tested = sum(Object.values(test), (rows) => rows);
  const away = test.hit + test.missed;
  const from = warnsFrom[warning];
  const called = listed.filter(({ chance }) => chance >= from);
  const cost =
    warning === 'sure'
      ? `${test.missed} stay away without a call.`
      : `${test.alarm} others get a call that they do not need.`;

  const Model = () => (
    <MockupFrame hue="drive-r" className="dr-next">
      <span className="dr-title display">Who may miss the next meeting?</span>
      <div className="table">
        {listed.map(({ id, name, village, reason, chance }, n) => (
          <div className={chance < from ? 'tr' : 'tr on'} data-last={n === called.length - 1 || undefined} key={id}>
            <Avatar name={name} />
            <span className="col">
              <span className="t16 b">{name}</span>
              <span className="t13 mid-up">{village}</span>
            </span>
            <span className="dr-reason">{reason}</span>
            <span className="display num">{chance}%</span>
            {chance < from ? <span /> : <Icon name="phone" className="hued" />}
            {n === called.length - 1 && <b className="dr-from t16">Call from {from}%</b>}
          </div>
        ))}
      </div>
      <span className="dr-tested t16">
        <b>Tested on {count(tested)} other women:</b> it finds {test.hit} of the {away} who stayed away. {cost}
      </span>
    </MockupFrame>
  );

  return {
    component: Model,
    alt: `A list that Drive-R made by itself of women who may miss the next meeting of their group, each with the reason and the chance: ${listed.map(({ name, chance }) => `${name} ${chance}%`).join(', ')}. From ${from}% on they get a call, here ${called.length} of ${listed.length}. Tested on ${count(tested)} other women, it finds ${percent(test.hit / away)} of those who stayed away.`,
  };
}
