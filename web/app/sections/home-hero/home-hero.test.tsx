import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { HomeHero } from './home-hero';

beforeEach(() => void renderPage(<HomeHero {...sectionOf('home', 'opening.home-hero')} />));

test("tag 'AI-first Impact Platform', headline 'Put AI to Work for Impact', and the sample programme of the video", () => {
  expect(screen.getByText('AI-first Impact Platform')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Put AI to Work for Impact');
  expect(screen.getByText(/^Sample programme: /)).toBeVisible();
  expect(screen.getByRole('img', { name: /villages/ })).toBeVisible();
});

test("buttons 'Start Your Free Trial' (/start-trial) and 'Watch Our Demos' (/demo-videos) with their note", () => {
  expect(screen.getByRole('link', { name: 'Start Your Free Trial' })).toHaveAttribute('href', '/start-trial');
  expect(screen.getByRole('link', { name: 'Watch Our Demos' })).toHaveAttribute('href', '/demo-videos');
  expect(screen.getByText('Free for trials · No credit card required')).toBeVisible();
});

test('four chips (AI Validation, Offline Collection, Real-time Dashboards, Audit-ready)', () => {
  const chips = screen.getAllByRole('term').map((chip) => chip.textContent);
  expect(chips).toEqual(['AI Validation', 'Offline Collection', 'Real-time Dashboards', 'Audit-ready']);
});
