import { createContext, useContext } from 'react';

/** The public settings. The root loader passes them to every page. */
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
};

/** Fallback when the root loader failed, as on the root error page. */
const UNNAMED: Site = {
  company: 'Home',
  url: '',
  phone: '',
  email: '',
  privacyEmail: '',
  splashMs: 0,
  year: new Date().getFullYear(),
  leadsRetentionDays: 0,
  applicationsRetentionDays: 0,
};

/** The root route provides the value from its loader. */
export const SiteContext = createContext<Site>(UNNAMED);

/** Returns the public settings in a component. */
export const useSite = (): Site => useContext(SiteContext);

type Match = { id: string; loaderData?: unknown } | undefined;

/** Returns the public settings in a `meta` function. */
export function siteOf(matches: readonly Match[]): Site {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site?: Site } | undefined;
  return root?.site ?? UNNAMED;
}

/** Replaces `{company}`, `{phone}`, `{email}` and `{privacyEmail}` in copy. Other braces stay. */
export function fillIn(text: string, site: Site): string {
  return text.replace(/\{(company|phone|email|privacyEmail)\}/g, (_, name: keyof Site) => String(site[name]));
}
