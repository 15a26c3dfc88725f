const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns the admin page with the company name as its title and in a meta element. */
export function brandedPage(html: string, name: string): string {
  const safe = name.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
  const head = `<title>${safe}</title><meta name="application-name" content="${safe}">`;
  return html.replace(/<title>[^<]*<\/title>/, () => head);
}
