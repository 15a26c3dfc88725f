import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WebManifest } from './web-manifest';

const announced = () => document.querySelector('link[rel=manifest]')?.getAttribute('href');
afterEach(() => vi.restoreAllMocks());

test('the web manifest is linked only after the load event', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  render(<WebManifest />);
  expect(announced()).toBeUndefined();
  act(() => void window.dispatchEvent(new Event('load')));
  expect(announced()).toBe('/site.webmanifest');
});

test('a page that has already loaded links it at once', () => {
  render(<WebManifest />);
  expect(announced()).toBe('/site.webmanifest');
});
