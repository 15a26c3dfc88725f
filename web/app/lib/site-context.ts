import { createContext, useContext } from 'react';

/** The settings that visitors may see. The root loader hands them to every page. */
export type Site = {
  company: string;
  /** Without a slash at the end. */
  url: string;
  phone: string;
  email: string;
  privacyEmail: string;
  splashMs: number;
  /** In which the page was made. */
  year: number;
  /** A lead is deleted this many days after its last change. */
  leadsRetentionDays: number;
  applicationsRetentionDays: number;
};

/** Stands in where the root loader could not run, as on the last-resort error page. */
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

/** Filled by the root from its loader. */
export const SiteContext = createContext<Site>(UNNAMED);

/** The public settings inside a component. */
export const useSite = (): Site => useContext(SiteContext);

type Match = { id: string; loaderData?: unknown } | undefined;

/** The public settings inside a `meta` function. */
export function siteOf(matches: readonly Match[]): Site {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site?: Site } | undefined;
  return root?.site ?? UNNAMED;
}

/** Puts settings into copy: `{company}`, `{phone}`, `{email}`, `{privacyEmail}`. Other braces stay. */
export function fillIn(text: string, site: Site): string {
  return text.replace(/\{(company|phone|email|privacyEmail)\}/g, (_, name: keyof Site) => String(site[name]));
}
