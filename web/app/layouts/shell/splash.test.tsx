import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Splash } from './splash';

/** The HTML of the splash in the response. */
const html = (ms: number) => renderToString(<Splash ms={ms} />);
const script = /<script>(.*?)<\/script>/.exec(html(1500))?.[1] ?? '';
// eslint-disable-next-line @typescript-eslint/no-implied-eval -- as a browser does with the script in the page
const run = () => (new Function(script) as () => void)();

const shown = () => document.documentElement.dataset.splash;

afterEach(() => void vi.useRealTimers());

it('the splash lasts as long as the settings say, and is not rendered for 0', () => {
  expect(html(800)).toContain('--splash-ms:800ms');
  expect(html(0)).toBe('');
});

it('the splash is shown on the first page of a visit only, and ends by a timer, independent of its animation', () => {
  vi.useFakeTimers();
  run();
  vi.advanceTimersByTime(1499);
  expect(shown()).toBe('on');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
  run();
  expect(shown()).toBeUndefined();
});
