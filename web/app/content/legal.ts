import { paths } from '~/paths';
import text from './legal.json';
import { PRIVACY_VERSION } from './privacy-version';

/**
 * A paragraph, or a list with an introduction. `{email}`, `{privacyEmail}`, `{company}`, `{leadsRetention}` and
 * `{applicationsRetention}` are placeholders. A change of the text needs a new version in privacy-version.ts.
 */
export type LegalBlock = string | { intro: string; items: readonly string[] };
export type LegalPart = { id: string; title: string; blocks: readonly LegalBlock[] };
/** `updated`: ISO date. */
export type LegalContent = typeof privacy;

export const privacy = {
  ...text,
  parts: text.parts as readonly LegalPart[],
  crumbs: [
    { name: 'Home', to: paths.home },
    { name: 'Privacy & Terms', to: paths.privacy },
  ],
  updated: PRIVACY_VERSION,
};

/** The text for the usual retention periods. Other periods are in days. */
const NAMED: Readonly<Record<number, string>> = { 183: 'six months', 730: '24 months' };

/** Returns a retention period, in days, as text: 730 is "24 months", 90 is "90 days". */
export const retentionTerm = (days: number): string => NAMED[days] ?? (days === 1 ? 'one day' : `${days} days`);
