/** Strapi ends each page title with its own name. */
export const brandedTitle = (title: string, name: string): string => title.replace(/ \| Strapi$/, () => ` | ${name}`);

/** Ends the titles of browser tabs with the name of the company. Strapi has no setting for it. */
export function brandTitle(name: string): void {
  const rename = () => {
    const title = brandedTitle(document.title, name);
    if (title !== document.title) document.title = title;
  };
  new MutationObserver(rename).observe(document.head, { subtree: true, childList: true, characterData: true });
  rename();
}
