import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WebManifest } from './browser-hints';

test('the web manifest is linked only after hydration', () => {
  expect(renderToString(<WebManifest />)).toBe('');
  render(<WebManifest />);
  expect(document.querySelector('link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest');
});
