import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Returns what axe finds on the current page. Motion is off, because axe needs the final colours. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A transition that has started continues under reduced motion.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'], selectors: false }));
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Waits until the splash has ended, and scrolls to the end of the page and back. */
export async function scrollThrough(page: Page): Promise<void> {
  await expect(page.locator('.splash')).toBeHidden();
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.body.scrollHeight; y += 450) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * Runs in the page. Returns texts that lie over each other, texts that are cut, and a page that is wider than its
 * window. Texts in scroll containers, and those for screen readers only, do not count.
 */
export function layoutFaults(): string[] {
  type Text = { text: string; letters: DOMRect; element: Element };
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`is ${scrollWidth - clientWidth} px wider than the window`);

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) => /auto|scroll/.test(overflowX + overflowY);
  const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) => /hidden|clip/.test(overflowX + overflowY);
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('.visually-hidden, [aria-hidden="true"], [inert], svg, iframe, .opening') !== null;

  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement!;
    const text = node.textContent?.trim() ?? '';
    if (!text || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let isInScroller = false;
    let shown: DOMRect | undefined;
    for (let outer: Element | null = element; outer && outer.tagName !== 'MAIN'; outer = outer.parentElement) {
      const style = styleOf(outer);
      if (scrolls(style)) isInScroller = true;
      // A clipped box of one pixel is for screen readers.
      if (style.clipPath !== 'none' && outer.getBoundingClientRect().width <= 1) isInScroller = true;
      if (clips(style)) shown = outer.getBoundingClientRect();
      if (shown && !isInScroller) break;
    }
    if (isInScroller) continue;
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      // The box of a text is higher than its letters.
      const letters = new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.58);
      texts.push({ text: text.slice(0, 40), letters, element });
      const isCut =
        shown &&
        (box.left < shown.left - 1 ||
          box.right > shown.right + 1 ||
          box.top + box.height / 2 < shown.top ||
          box.bottom - box.height / 2 > shown.bottom);
      if (isCut) faults.push(`"${text.slice(0, 40)}" is cut`);
    }
  }
  for (const [n, one] of texts.entries()) {
    for (const other of texts.slice(n + 1)) {
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      const width = Math.min(one.letters.right, other.letters.right) - Math.max(one.letters.left, other.letters.left);
      const height = Math.min(one.letters.bottom, other.letters.bottom) - Math.max(one.letters.top, other.letters.top);
      if (width > 3 && height > Math.min(one.letters.height, other.letters.height) * 0.2)
        faults.push(`"${one.text}" and "${other.text}" lie over each other`);
    }
  }
  return [...new Set(faults)].slice(0, 20);
}

/**
 * Moves the pointer, so that the page hydrates, and waits until its scripts handle events. A page hydrates on first use
 * (decision 0007).
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
  await page.waitForFunction(() => document.documentElement.dataset.scroll === 'smooth');
}

/** Opens a page whose script files wait until the returned function is called. Resolves when the splash is gone. */
export async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.splash')).toBeHidden();
  return release;
}
