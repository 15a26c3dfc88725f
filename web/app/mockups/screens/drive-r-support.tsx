import { SupportScreen } from '../kit/support-screen';
import type { Mockup } from '../mockup-names';

const Support = () => (
  <SupportScreen
    hue="drive-r"
    question={{
      who: 'Kavya Menon',
      at: 'Sun, 21:10',
      text: 'We now have bank statements for 288 groups. Can a question use them?',
    }}
    reply={{
      who: 'Joseph Dsouza',
      at: 'Mon, 9:05',
      text: 'Joined on a copy by group number. Eleven groups have two numbers, so those wait for you.',
      done: 'Two answers would change',
    }}
    year="Before an answer changes, you see it"
    busy={{
      name: 'Board weeks',
      weeks: [
        [3, 4.5],
        [15.5, 17],
      ],
    }}
    release={{ name: 'New model, on a copy', week: 6.4 }}
    training={{ name: 'Session: reading an answer', week: 10.5 }}
  />
);

export const mockup: Mockup = {
  component: Support,
  alt: 'A question to the support of Drive-R about a new source, answered overnight by a named person, above a half year in which a new model is tried on a copy outside the board weeks.',
};
