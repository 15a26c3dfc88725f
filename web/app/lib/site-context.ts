import { createContext, useContext } from 'react';
import type { SiteSettings } from './content-schemas.generated';

/** The public settings, and what editors set for all pages. The root loader passes them to every page. */
export type Site = {
  company: string;
  /** Without a trailing slash. */
  url: string;
  phone: string;
  email: string;
  privacyEmail: string;
  splashMs: number;
  /** Year of the server render. */
  year: number;
  /** Days after its last change until a lead is deleted. */
  leadsRetentionDays: number;
  applicationsRetentionDays: number;
  /** The external services that receive forms, by form. Other forms are sent to this site. */
  externalForms: Readonly<Partial<Record<string, string>>>;
  /** What editors set for all pages. */
  settings: Omit<SiteSettings, 'phone' | 'email' | 'privacyEmail'>;
};

/** Fallback when the root loader failed, as on the root error page. */
const FALLBACK_SITE: Site = {
  company: 'Home',
  url: '',
  phone: '',
  email: '',
  privacyEmail: '',
  splashMs: 0,
  year: new Date().getFullYear(),
  leadsRetentionDays: 0,
  applicationsRetentionDays: 0,
  externalForms: {},
  settings: {
    tagline: '',
    description: '',
    office: [],
    profiles: [],
    navigation: [],
    action: { label: '', to: '/' },
    footer: [],
  },
};

/** The root route provides the value from its loader. */
export const SiteContext = createContext<Site>(FALLBACK_SITE);

/** Returns the public settings in a component. */
export const useSite = (): Site => useContext(SiteContext);

type Match = { id: string; loaderData?: unknown } | undefined;

/** Returns the public settings in a `meta` function. */
export function siteOf(matches: readonly Match[]): Site {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site?: Site } | undefined;
  return root?.site ?? FALLBACK_SITE;
}

type Placeholder = 'company' | 'phone' | 'email' | 'privacyEmail';

/** Replaces `{company}`, `{phone}`, `{email}` and `{privacyEmail}` in copy. Other braces stay. */
export function fillIn(text: string, site: Site): string {
  return text.replace(/\{(company|phone|email|privacyEmail)\}/g, (_, name: Placeholder) => site[name]);
}
