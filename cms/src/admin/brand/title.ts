/** Replaces " | Strapi" at the end of a page title with the company name. */
export const brandedTitle = (title: string, name: string): string => title.replace(/ \| Strapi$/, () => ` | ${name}`);

/** Ends the titles of browser tabs with the company name. Strapi has no setting for it. */
export function brandTitle(name: string): void {
  const rename = () => {
    const title = brandedTitle(document.title, name);
    if (title !== document.title) document.title = title;
  };
  new MutationObserver(rename).observe(document.head, { subtree: true, childList: true, characterData: true });
  rename();
}
