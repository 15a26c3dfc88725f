import type { Page } from '@playwright/test';

/** Requests that pages of the site make by themselves. */
const OWN_PATHS =
  /^\/(assets|uploads|media|fonts|social|api\/articles)(\/|$|\?)|^\/(blogs(\/[^/]*)?(\.data)?|favicon\.\w+|icon[\w.-]*|apple-touch-icon[\w.-]*|[\w.-]*manifest[\w.-]*|rss\.xml)?(\?|$)/;

/**
 * Records everything that a hostile text could do to a page: run code (`hit()`, dialogs, new windows), send requests,
 * cause reports of the Content-Security-Policy, or change the page around it.
 */
export async function watchForXss(page: Page, site: string) {
  const executions: string[] = [];
  const outside: string[] = [];
  const reports: string[] = [];

  await page.exposeFunction('__hit', (what: string) => void executions.push(what));
  await page.exposeFunction('__report', (what: string) => void reports.push(what));
  await page.addInitScript(() => {
    const own = window as unknown as Record<string, (what: string) => void>;
    own.hit = () => own.__hit?.('hit()');
    for (const name of ['alert', 'confirm', 'prompt', 'open']) own[name] = () => own.__hit?.(name);
    document.addEventListener('securitypolicyviolation', (event) =>
      own.__report?.(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
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
    if (!/^(data|blob):/.test(url)) outside.push(url);
    return route.abort();
  });

  return {
    executions: () => executions,
    outside: () => outside,
    reports: () => reports,
    settled: () => page.waitForLoadState('networkidle'),
    /** Changes that a text has made to the page around it. */
    escapes: () =>
      page.evaluate(() => {
        const found: string[] = [];
        const { clientWidth, scrollWidth } = document.documentElement;
        if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
        if (!(document.body instanceof HTMLBodyElement)) found.push('document.body is another');
        if (typeof document.getElementById !== 'function') found.push('document.getElementById is another');
        if (document.querySelectorAll('main').length !== 1) found.push('there is another main');
        if (document.querySelectorAll('footer, nav, header').length === 0) found.push('the frame of the page is gone');
        for (const element of document.querySelectorAll<HTMLElement>('main article *')) {
          const { position } = getComputedStyle(element);
          const ours = element.closest('dialog, nav, [class*="heading"]');
          if ((position === 'fixed' || position === 'sticky') && !ours)
            found.push(`${element.outerHTML.slice(0, 80)} is ${position}`);
          for (const { name } of element.attributes) {
            if (name.startsWith('on')) found.push(`${element.localName} has ${name}`);
          }
        }
        return found;
      }),
  };
}

export type XssWatch = Awaited<ReturnType<typeof watchForXss>>;
