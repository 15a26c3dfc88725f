import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MockupFigure } from './mockup-figure';
import { mockups } from './registry';
import { ProductMockup } from './mockup';
import { MOCKUP_NAMES } from './mockup-names';

test('every mockup is registered, and each has its own component and text alternative', () => {
  expect(Object.keys(mockups).sort()).toEqual([...MOCKUP_NAMES].sort());
  expect(new Set(Object.values(mockups).map(({ component }) => component)).size).toBe(MOCKUP_NAMES.length);
  expect(new Set(Object.values(mockups).map(({ alt }) => alt)).size).toBe(MOCKUP_NAMES.length);
});

test.each(MOCKUP_NAMES)('%s has a text alternative, fewer than 275 elements and nothing focusable', (name) => {
  const { container } = render(<MockupFigure name={name} />);
  const figure = container.querySelector('figure');
  expect(figure).toHaveAccessibleName(mockups[name].alt);
  expect(figure?.getAttribute('role')).toBe(name === 'csr-dashboard' ? null : 'img');
  expect(mockups[name].alt.length).toBeGreaterThan(60);
  expect(mockups[name].alt).not.toMatch(/undefined|NaN/);
  expect(container.textContent).not.toMatch(/undefined|NaN|Infinity/);
  expect(container.querySelectorAll('a, button, input, select, [tabindex]')).toHaveLength(0);
  expect(container.querySelectorAll('[id]')).toHaveLength(0);
  expect(container.querySelectorAll('.mockup-frame *').length).toBeLessThan(275);
});

test('the CSR dashboard is also a table for screen readers', () => {
  const { container } = render(<MockupFigure name="csr-dashboard" />);
  expect(container).toHaveTextContent('All programmes, all partners, year to 31 March 2026');
  const table = screen.getByRole('table', { name: /sample CSR dashboard/i });
  const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) });
  expect(row('People reached')).toHaveTextContent('23,456+18%');
  expect(row('People trained')).toHaveTextContent('18,275+12%');
  expect(row('People placed')).toHaveTextContent('4,12522.6% placement');
});

test('client-side routing loads the mockup', async () => {
  render(<ProductMockup name="progran-projects" />);
  expect(await screen.findByRole('img', { name: /projects dashboard/ })).toHaveTextContent('Sabala Livelihoods');
});

test('hydration keeps the mockup of the server unchanged and without errors', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = `<div>${renderToString(<MockupFigure name="progran-login" />)}</div>`;
  const rendered = root.querySelector('figure');
  render(<ProductMockup name="progran-login" />, { container: root, hydrate: true });
  expect(root.querySelector('figure')).toBe(rendered);
  expect(rendered).toHaveTextContent('Sign in');
});

test('the afforestation mockup shows the count on foot that its page describes', () => {
  const { container } = render(<MockupFigure name="carbon-map" />);
  expect(container).toHaveTextContent('Sample count, 12 October');
  expect(container).not.toHaveTextContent(/drone/i);
});
