import type { StatsContent } from '~/sections/stats/stats';
import { paths } from '~/paths';

/** The headline claims of the home page. */
export const statsBanner: StatsContent = {
  variant: 'dots',
  title: 'Every dot below is one person whose record somebody went out to collect.',
  items: [
    { value: '3000+', label: 'lives impacted' },
    { value: '8+', label: 'successful projects' },
    { value: '100%', label: 'digitisation' },
  ],
  note: '3000 dots for 3000 lives. The eight large ones are our projects. Every record that we count is digital.',
  action: { label: 'More about us', to: paths.about },
};
