import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sectionOf } from '../../testing/pages';
import { renderPage } from '../../testing/render';
import { HomeHero } from './home-hero/home-hero';
import { PageHero } from './page-hero/page-hero';

test('the home page: its tag, headline, buttons, note and chips, and the sample programme of the video', () => {
  renderPage(<HomeHero {...sectionOf('home', 'opening.home-hero')} />);
  expect(screen.getByText('AI-first Impact Platform')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Put AI to Work for Impact');
  expect(screen.getByText(/^Sample programme: /)).toBeVisible();
  expect(screen.getByRole('img', { name: /villages/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Your Free Trial' })).toHaveAttribute('href', '/start-trial');
  expect(screen.getByRole('link', { name: 'Watch Our Demos' })).toHaveAttribute('href', '/demo-videos');
  expect(screen.getByText('Free for trials · No credit card required')).toBeVisible();
  const chips = screen.getAllByRole('term').map((chip) => chip.textContent);
  expect(chips).toEqual(['AI Validation', 'Offline Collection', 'Real-time Dashboards', 'Audit-ready']);
});

const opening = { variant: 'band' as const, title: 'Count the trees', actions: [], items: [] };

test('a band has its breadcrumb, and its title names the region', () => {
  renderPage(<PageHero {...opening} crumbs={[{ name: 'Home', to: '/' }, { name: 'Environment' }]} />);
  expect(screen.getByRole('region', { name: 'Count the trees' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomeEnvironment');
});

test('links with values are in a named navigation, and the whole price is their name', () => {
  const items = [
    { label: 'NGOs', value: 'from $400/month', to: '#ngos' },
    { label: 'Investors', value: 'Custom', to: '#investors' },
  ];
  renderPage(<PageHero {...opening} label="Choose" items={items} />);
  expect(screen.getByRole('navigation', { name: 'Choose' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'NGOs from $400/month' })).toHaveAttribute('href', '#ngos');
  expect(screen.getByRole('link', { name: 'Investors Custom' })).toHaveAttribute('href', '#investors');
});

test('a long lead is complete in the page, in pieces of 150, 50, 100, 100 and the other characters', async () => {
  const text = 'We count. '.repeat(60);
  const { container } = renderPage(<PageHero {...opening} lead={text} more="Read More" less="Read Less" />);
  const pieces = [...container.querySelectorAll('[data-from]')].map((piece) => piece.textContent);
  expect(pieces.join('')).toBe(text);
  expect(pieces.map((piece) => piece.length)).toEqual([150, 50, 100, 100, 200]);
  await userEvent.click(screen.getByRole('button', { name: 'Read More', expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Read Less', expanded: true }));
  expect(screen.getByRole('button', { name: 'Read More' })).toBeVisible();
});
