import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sectionsOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Partners } from './partners';

const partners = (variant: string) => sectionsOf('home', 'proof.partners').find((one) => one.variant === variant)!;
const trustedBy = partners('boxes');
const partnerMarquee = partners('moving');

const windowOf = (container: HTMLElement) => container.querySelector<HTMLElement>('[style]') as HTMLElement;

test("partner-logo marquee titled 'Trusted by Leading Organizations', nine partners, announced once", () => {
  renderPage(<Partners {...partnerMarquee} />);
  expect(screen.getByRole('heading', { name: 'Trusted by Leading Organizations' })).toBeVisible();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(9);
});

test('moves 1px every 50 ms and resets after 200 times partner count', () => {
  const { container } = renderPage(<Partners {...partnerMarquee} />);
  const { style } = windowOf(container);
  expect(style.getPropertyValue('--way')).toBe('1800px');
  expect(style.getPropertyValue('--time')).toBe(`${1800 * 50}ms`);
});

test('can be paused and resumed', async () => {
  const { container } = renderPage(<Partners {...partnerMarquee} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pause the strip' }));
  expect(windowOf(container)).toHaveAttribute('data-paused');
  await userEvent.click(screen.getByRole('button', { name: 'Move the strip' }));
  expect(windowOf(container)).not.toHaveAttribute('data-paused');
});

test('the logo of a partner says its name', () => {
  renderPage(<Partners {...partnerMarquee} />);
  const [first] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(within(first!).getByRole('img', { name: 'Nine Roofs Trust' })).toBeVisible();
  expect(first).toHaveTextContent('');
});

test('an image of the media library has the name of the partner, or the text of its own', () => {
  const image = { url: '/uploads/real.webp', width: 400, height: 120 };
  const other = { ...image, alternativeText: 'Other, Pune' };
  const items = [
    { name: 'Real', picture: { image } },
    { name: 'Other', picture: { image: other } },
  ];
  renderPage(<Partners {...trustedBy} items={items} />);
  expect(screen.getByRole('img', { name: 'Real' })).toHaveAttribute('src', '/uploads/real.webp');
  expect(screen.getByRole('img', { name: 'Other, Pune' })).toBeVisible();
});

test('without a picture the name is written', () => {
  renderPage(<Partners {...trustedBy} items={[{ name: 'Real' }]} />);
  expect(screen.getByText('Real')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test("a 'Trusted by' strip with six placeholder boxes", () => {
  renderPage(<Partners {...trustedBy} />);
  const boxes = screen.getByRole('list', { name: 'Trusted by' });
  expect(within(boxes).getAllByRole('listitem')).toHaveLength(6);
});
