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

const logo = { url: '/uploads/real.webp', width: 400, height: 120 };

test.each([partnerMarquee, trustedBy])(
  '$variant: a logo replaces the mark and the name, which is its text',
  (section) => {
    renderPage(<Partners {...section} items={[{ name: 'Real', mark: 'seed', logo }]} />);
    expect(screen.getByRole('img', { name: 'Real' })).toHaveAttribute('src', '/uploads/real.webp');
    expect(screen.queryByText('Real')).toBeNull();
  },
);

test('the alternative text of a logo is that of the media library', () => {
  renderPage(<Partners {...trustedBy} items={[{ name: 'Real', logo: { ...logo, alternativeText: 'Real, Pune' } }]} />);
  expect(screen.getByRole('img', { name: 'Real, Pune' })).toBeVisible();
});

test('without a logo and a mark the name is written', () => {
  const { container } = renderPage(<Partners {...trustedBy} items={[{ name: 'Real' }]} />);
  expect(screen.getByText('Real')).toBeVisible();
  expect(container.querySelector('li')?.children).toHaveLength(1);
});

test('each sample organisation has its own lettering, and its name stays text', async () => {
  renderPage(<Partners {...partnerMarquee} />);
  const [first] = await screen.findAllByText('Nine Roofs');
  const items = within(first!.closest('ul')!).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(partnerMarquee.items.map(({ name }) => name));
  const fonts = items.map((item) => item.querySelector<HTMLElement>('span > span')!.getAttribute('style'));
  expect(new Set(fonts).size).toBe(items.length);
  expect(items.filter((item) => item.querySelector('svg'))).toHaveLength(items.length);
});

test("a 'Trusted by' strip with six placeholder boxes", () => {
  renderPage(<Partners {...trustedBy} />);
  const boxes = screen.getByRole('list', { name: 'Trusted by' });
  expect(within(boxes).getAllByRole('listitem')).toHaveLength(6);
});
