import { SupportScreen } from '../kit/support-screen';
import type { Mockup } from '../mockup-names';

const Support = () => (
  <SupportScreen
    hue="progran"
    question={{
      who: 'Anita Rao',
      at: 'Fri, 17:42',
      text: 'Our template has changed: outcome 3 is now two indicators. The report is due in ten days.',
    }}
    reply={{
      who: 'Fathima Basheer',
      at: '18:25',
      text: 'Split on a copy of your grant. Both keep the history of outcome 3 since the baseline.',
      done: 'Report, page 2, to check',
    }}
    year="Outside your reporting weeks"
    busy={{
      name: 'Reporting weeks',
      weeks: [
        [1, 4],
        [13, 16],
      ],
    }}
    release={{ name: 'Version 8.2, 9 Nov', week: 5.6 }}
    training={{ name: 'Your handbook, second edition', week: 9.5 }}
  />
);

export const mockup: Mockup = {
  component: Support,
  alt: 'A question to the support of ProGran about a changed donor template, answered within the hour by a named person, above a half year in which the new version lies outside the reporting weeks.',
};
