import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render';
import { WebManifest } from './browser-hints';
import { NotFoundScreen } from './error-screens';
import { nextIndex } from './nav-dropdown';
import { Splash } from './splash';

it('the web manifest is linked only after hydration', () => {
  expect(renderToString(<WebManifest />)).toBe('');
  render(<WebManifest />);
  expect(document.querySelector('link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest');
});

it('the not-found page leads home, and to the products, the stories and a message to us', () => {
  renderPage(<NotFoundScreen />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 - Page Not Found');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Go Back Home', '/'],
    ['Products', '/allproducts'],
    ['Stories', '/blogs'],
    ['Contact', '/contact_simple'],
  ]);
});

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  // On the trigger they scroll the page.
  ['Home', -1, null],
  ['End', -1, null],
  ['Tab', 1, null],
  ['Enter', 1, null],
  [' ', 1, null],
  ['a', 1, null],
])('"%s" from %i of three leads to %j', (key, index, wanted) => {
  expect(nextIndex(key, index, 3)).toBe(wanted);
});

/** The HTML of the splash in the response. */
const html = (ms: number) => renderToString(<Splash ms={ms} />);
const script = /<script>(.*?)<\/script>/.exec(html(1500))?.[1] ?? '';
// eslint-disable-next-line @typescript-eslint/no-implied-eval -- as a browser does with the script in the page
const run = () => (new Function(script) as () => void)();

const shownSplash = () => document.documentElement.dataset.splash;

afterEach(() => void vi.useRealTimers());

it('the splash lasts as long as the settings say, and is not rendered for 0', () => {
  expect(html(800)).toContain('--splash-ms:800ms');
  expect(html(0)).toBe('');
});

it('the splash is shown on the first page of a visit only, and ends by a timer, independent of its animation', () => {
  vi.useFakeTimers();
  run();
  vi.advanceTimersByTime(1499);
  expect(shownSplash()).toBe('on');
  vi.advanceTimersByTime(1);
  expect(shownSplash()).toBeUndefined();
  run();
  expect(shownSplash()).toBeUndefined();
});
