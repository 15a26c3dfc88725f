import { createContext } from 'react';

/**
 * Marks the inline scripts and styles of the site itself (server/security.ts). Only set on the server, which
 * removes the attribute before it sends the page.
 */
export const InlineMarker = createContext<string | undefined>(undefined);

type Rules = { createHTML(text: string): string | null; createScript?(text: string): string | null };
type Factory = { createPolicy(name: string, rules: Rules): { createHTML(text: string): TrustedHTML } };

/** Undefined on the server and in browsers without Trusted Types. */
const { trustedTypes } = globalThis as { trustedTypes?: Factory };

/** Both policy names must match the Content-Security-Policy (server/security.ts, decision 0008). */
const cleaned = trustedTypes?.createPolicy('cleaned', { createHTML: (html) => html });

/** Wraps HTML that the server has sanitized as TrustedHTML, where the browser supports it. */
export const cleanedHtml = (html: string): string | TrustedHTML => cleaned?.createHTML(html) ?? html;

/** True for the HTML that React sets itself: an empty script element, and texts without tags. */
export const isHarmlessHtml = (text: string) => text === '<script></script>' || !text.includes('<');

/** True for JSON, such as speculation rules. Scripts must never create code. */
export function isData(text: string): boolean {
  try {
    return Boolean(JSON.parse(text));
  } catch {
    return false;
  }
}

/** Installs the default policy. The browser then blocks all other text as HTML or script. */
export function trustOnlyOurOwn(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (isHarmlessHtml(text) ? text : null),
    createScript: (text) => (isData(text) ? text : null),
  });
}
