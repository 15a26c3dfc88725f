import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Challenges } from './challenges';

const content = sectionOf('drive-r', 'product.challenges');
const section = () => screen.getByRole('region', { name: new RegExp(content.subtitle ?? '') });

test.each(['rows', 'conversation', 'thread'] as const)(
  '%s is a list with a heading, the situation and the change, which is labelled for screen readers',
  (variant) => {
    renderPage(<Challenges {...content} variant={variant} />);
    const items = within(within(section()).getByRole('list')).getAllByRole('listitem');
    expect(items).toHaveLength(content.items.length);
    for (const [n, { title, today, change }] of content.items.entries()) {
      expect(within(items[n]!).getByRole('heading', { level: 3 })).toHaveTextContent(title);
      expect(items[n]).toHaveTextContent(`${today}${content.label}: ${change}`);
    }
  },
);

test('without a variant the challenges are rows on the dark colour of the page', () => {
  renderPage(<Challenges {...content} variant={undefined} />);
  expect(section()).toHaveAttribute('data-tone', 'tint-deep');
  expect(section().querySelectorAll('li svg')).toHaveLength(content.items.length);
});

test('a conversation is on the colour of the page', () => {
  renderPage(<Challenges {...content} variant="conversation" />);
  expect(section()).toHaveAttribute('data-tone', 'hue');
});

test('a thread has two parts at each challenge and no icons', () => {
  renderPage(<Challenges {...content} variant="thread" />);
  for (const item of within(section()).getAllByRole('listitem')) {
    expect([...item.querySelectorAll('svg')].map((part) => part.getAttribute('preserveAspectRatio'))).toEqual([
      'none',
      'none',
    ]);
  }
});

test('the products and neighbouring platforms have different variants', () => {
  const variants = (names: readonly string[]) =>
    names.map((name) => sectionOf(name, 'product.challenges').variant ?? 'rows');
  expect(new Set(variants(['surve-r', 'progran', 'drive-r'])).size).toBe(3);
  const platforms = variants(['farmer', 'health', 'education', 'leaf', 'impact', 'tracseed']);
  platforms.forEach((variant, n) => expect(variant).not.toBe(platforms[n + 1]));
});
