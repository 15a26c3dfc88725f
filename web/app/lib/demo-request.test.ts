// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { clearDemoRequested, demoRequestPage, markDemoRequested } from './demo-request';

beforeEach(() => sessionStorage.clear());

it('returns the page on which Request Demo was pressed, until it is cleared', () => {
  expect(demoRequestPage()).toBeUndefined();
  history.replaceState(null, '', '/surve_r?from=mail#plans');
  markDemoRequested();
  expect(demoRequestPage()).toBe('/surve_r');
  clearDemoRequested();
  expect(demoRequestPage()).toBeUndefined();
});

it.each(['', '2026-11-22T10:00:00.000Z', '//evil.example', 'https://evil.example', '/a b', `/${'a'.repeat(200)}`])(
  'returns no page for "%s"',
  (value) => {
    sessionStorage.setItem('request-demo-pressed', value);
    expect(demoRequestPage()).toBeUndefined();
  },
);

it('does nothing when the browser denies storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  markDemoRequested();
  clearDemoRequested();
  expect(demoRequestPage()).toBeUndefined();
});
