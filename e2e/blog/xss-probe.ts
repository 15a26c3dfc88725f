import type { Page } from '@playwright/test';

/** Paths that pages of the site request. */
const OWN_PATHS =
  /^\/(assets|uploads|media|fonts|social|api\/articles)(\/|$|\?)|^\/(blogs(\/[^/]*)?(\.data)?|favicon\.\w+|icon[\w.-]*|apple-touch-icon[\w.-]*|[\w.-]*manifest[\w.-]*|rss\.xml)?(\?|$)/;

/**
 * Records everything that a hostile text could do to a page: run code (`hit()`, dialogs, new windows), send requests,
 * cause reports of the Content-Security-Policy, or change the page around it.
 */
export async function installXssProbe(page: Page, site: string) {
  const executions: string[] = [];
  const externalRequests: string[] = [];
  const reports: string[] = [];

  await page.exposeFunction('__hit', (description: string) => void executions.push(description));
  await page.exposeFunction('__report', (description: string) => void reports.push(description));
  await page.addInitScript(() => {
    const globals = window as unknown as Record<string, (description: string) => void>;
    globals.hit = () => globals.__hit?.('hit()');
    for (const name of ['alert', 'confirm', 'prompt', 'open']) globals[name] = () => globals.__hit?.(name);
    document.addEventListener('securitypolicyviolation', (event) =>
      globals.__report?.(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  page.on('dialog', (dialog) => (executions.push(dialog.message()), void dialog.dismiss()));
  page.on('popup', (popup) => void executions.push(`opened ${popup.url()}`));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) executions.push(`framed ${frame.url()}`);
    else if (!frame.url().startsWith(site) && frame.url() !== 'about:blank') executions.push(`left for ${frame.url()}`);
  });
  await page.route('**/*', (route) => {
    const url = route.request().url();
    const path = url.startsWith(`${site}/`) ? url.slice(site.length) : undefined;
    if (path !== undefined && OWN_PATHS.test(path)) return route.continue();
    if (!/^(data|blob):/.test(url)) externalRequests.push(url);
    return route.abort();
  });

  return {
    executions: () => executions,
    externalRequests: () => externalRequests,
    reports: () => reports,
    waitForIdle: () => page.waitForLoadState('networkidle'),
    /** Returns the changes that a text has made to the page around it. */
    pageChanges: () =>
      page.evaluate(() => {
        const found: string[] = [];
        const { clientWidth, scrollWidth } = document.documentElement;
        if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
        if (!(document.body instanceof HTMLBodyElement)) found.push('document.body is replaced');
        if (typeof document.getElementById !== 'function') found.push('document.getElementById is replaced');
        if (document.querySelectorAll('main').length !== 1) found.push('there is another main');
        if (document.querySelectorAll('footer, nav, header').length === 0) found.push('header and footer are gone');
        for (const element of document.querySelectorAll<HTMLElement>('main article *')) {
          const { position } = getComputedStyle(element);
          const isSiteElement = element.closest('dialog, nav, [class*="heading"]');
          if ((position === 'fixed' || position === 'sticky') && !isSiteElement)
            found.push(`${element.outerHTML.slice(0, 80)} is ${position}`);
          for (const { name } of element.attributes) {
            if (name.startsWith('on')) found.push(`${element.localName} has ${name}`);
          }
        }
        return found;
      }),
  };
}

export type XssProbe = Awaited<ReturnType<typeof installXssProbe>>;
