import type { StatItem } from '~/components/stat';

/** The required figures of the farmer-advisory story, with their labels. */
export const figures = {
  onboarded: { value: '350+', label: 'farmers onboarded' },
  digitised: { value: '60%', label: 'field operations digitized' },
  productivity: { value: '35%', label: 'productivity increase' },
  notifications: { value: '1-click', label: 'emergency notifications' },
  impacted: { value: '1000+', label: 'farmers impacted' },
  talukas: { value: '6', label: 'talukas' },
} as const satisfies Record<string, StatItem>;
