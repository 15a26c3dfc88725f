import { SupportScreen } from '../kit/support-screen';
import type { Mockup } from '../mockup-names';

const Support = () => (
  <SupportScreen
    hue="surve-r"
    question={{
      who: 'Meera Joshi',
      at: 'Tue, 16:05',
      text: 'A new district starts on Monday, and question 11 needs guntas beside acres.',
    }}
    reply={{
      who: 'Kiran Shenoy',
      at: '16:48',
      text: 'Tried on a copy of your form. Forty guntas are one acre, so the totals stay the same.',
      done: 'On the phones tonight',
    }}
    year="Between the rounds"
    busy={{
      name: 'Survey round',
      weeks: [
        [1.5, 4.5],
        [14, 17],
      ],
    }}
    release={{ name: 'Version 6.2, 9 Nov', week: 5.6 }}
    training={{ name: 'Training of 14 new enumerators', week: 11.5 }}
  />
);

export const mockup: Mockup = {
  component: Support,
  alt: 'A question to the support of Surve-R about a new unit, answered within the hour by a named person, above a half year in which the new version and the training lie between the survey rounds.',
};
