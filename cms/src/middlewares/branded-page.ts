const HTML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns the admin page with the company name as its title and in a meta element. */
export function brandedPage(html: string, name: string): string {
  const escapedName = name.replace(/[&<>"]/g, (character) => HTML_ENTITIES[character] ?? '');
  const head = `<title>${escapedName}</title><meta name="application-name" content="${escapedName}">`;
  return html.replace(/<title>[^<]*<\/title>/, () => head);
}
