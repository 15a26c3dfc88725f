import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { HomeHero } from './home-hero';

const hero = sectionOf('home', 'opening.home-hero');

const show = () => renderPage(<HomeHero {...hero} />);

test("tag 'AI-first Impact Platform', headline 'Put AI to Work for Impact'", () => {
  show();
  expect(screen.getByText('AI-first Impact Platform')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Put AI to Work for Impact');
});

test("buttons 'Start Your Free Trial' (/start-trial) and 'Watch Our Demos' (/demo-videos) with their note", () => {
  show();
  expect(screen.getByRole('link', { name: 'Start Your Free Trial' })).toHaveAttribute('href', '/start-trial');
  expect(screen.getByRole('link', { name: 'Watch Our Demos' })).toHaveAttribute('href', '/demo-videos');
  expect(screen.getByText('Free for trials · No credit card required')).toBeVisible();
});

test('four chips (AI Validation, Offline Collection, Real-time Dashboards, Audit-ready)', () => {
  show();
  expect(screen.getAllByRole('term').map((chip) => chip.textContent)).toEqual([
    'AI Validation',
    'Offline Collection',
    'Real-time Dashboards',
    'Audit-ready',
  ]);
});

test('the demo video names its programme as a sample', () => {
  show();
  expect(screen.getByText(/^Sample programme: /)).toBeVisible();
});

test('a looping muted demo video has a text alternative', () => {
  const { container } = show();
  expect(screen.getByRole('img', { name: /villages/ })).toBeVisible();
  expect(container.querySelector('video')).toHaveAttribute('loop');
});
