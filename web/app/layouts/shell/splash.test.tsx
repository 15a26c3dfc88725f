import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Splash } from './splash';

/** The HTML of the splash in the response. */
const html = (ms: number) => renderToString(<Splash ms={ms} />);
const script = /<script>(.*?)<\/script>/.exec(html(1500))?.[1] ?? '';
// eslint-disable-next-line @typescript-eslint/no-implied-eval -- as a browser does with the script in the page
const run = () => (new Function(script) as () => void)();

afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.splash;
});

describe('Splash', () => {
  it('lasts as long as the settings say', () => {
    expect(html(800)).toContain('--splash-ms:800ms');
  });

  it('is not rendered for 0', () => {
    expect(html(0)).toBe('');
  });

  it('is shown on the first page of a visit only', () => {
    run();
    expect(document.documentElement.dataset.splash).toBe('on');
    delete document.documentElement.dataset.splash;
    run();
    expect(document.documentElement.dataset.splash).toBeUndefined();
  });

  it('ends by a timer, independent of its animation', () => {
    vi.useFakeTimers();
    run();
    vi.advanceTimersByTime(1499);
    expect(document.documentElement.dataset.splash).toBe('on');
    vi.advanceTimersByTime(1);
    expect(document.documentElement.dataset.splash).toBeUndefined();
    vi.useRealTimers();
  });
});
