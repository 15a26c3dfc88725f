type Rules = { createHTML(text: string): string | null; createScript?(text: string): string | null };
type Factory = { createPolicy(name: string, rules: Rules): { createHTML(text: string): TrustedHTML } };

/** Not on the server, nor in browsers without Trusted Types. */
const { trustedTypes } = globalThis as { trustedTypes?: Factory };

/** Both names stand in the Content-Security-Policy (server/content-security.ts, decision 0008). */
const cleaned = trustedTypes?.createPolicy('cleaned', { createHTML: (html) => html });

/** HTML that the server has cleaned, as a browser with Trusted Types wants it. */
export const cleanedHtml = (html: string): string | TrustedHTML => cleaned?.createHTML(html) ?? html;

/** What React writes by itself: the shell of a script, and texts that hold no tag. */
export const isHarmlessHtml = (text: string) => text === '<script></script>' || !text.includes('<');

/** Data for machines; code is never written by a script. */
export function isData(text: string): boolean {
  try {
    return Boolean(JSON.parse(text));
  } catch {
    return false;
  }
}

/** From here on the browser refuses any other text that a script would make into markup or code. */
export function trustOnlyOurOwn(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (isHarmlessHtml(text) ? text : null),
    createScript: (text) => (isData(text) ? text : null),
  });
}
