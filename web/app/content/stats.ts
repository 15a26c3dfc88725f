import type { StatItem } from '~/components/stat';
import type { StatsBannerContent } from '~/sections/stats-banner/stats-banner';
import { paths } from '~/paths';

/** The three headline claims, shared by every page that shows them. */
export const headlineStats = [
  { value: '3000+', label: 'lives impacted' },
  { value: '8+', label: 'successful projects' },
  { value: '100%', label: 'digitisation' },
] as const satisfies readonly StatItem[];

export const statsBanner: StatsBannerContent = {
  title: 'Every dot below is one person whose record somebody went out to collect.',
  stats: headlineStats,
  legend: '3000 dots for 3000 lives. The eight large ones are our projects. Every record that we count is digital.',
  action: { label: 'More about us', to: paths.about },
};
