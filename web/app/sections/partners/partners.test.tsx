import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sectionsOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Partners } from './partners';

const partners = (variant: string) => sectionsOf('home', 'proof.partners').find((one) => one.variant === variant)!;

test("partner-logo marquee titled 'Trusted by Leading Organizations', nine partners, announced once by name", () => {
  renderPage(<Partners {...partners('moving')} />);
  expect(screen.getByRole('heading', { name: 'Trusted by Leading Organizations' })).toBeVisible();
  const logos = within(screen.getByRole('list')).getAllByRole('img');
  expect(logos).toHaveLength(9);
  expect(logos[0]).toHaveAccessibleName('Nine Roofs Trust');
});

test('can be paused and resumed', async () => {
  const { container } = renderPage(<Partners {...partners('moving')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pause the strip' }));
  expect(container.querySelector('[data-paused]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Move the strip' }));
  expect(container.querySelector('[data-paused]')).toBeNull();
});

test("a 'Trusted by' strip with six placeholder boxes", () => {
  renderPage(<Partners {...partners('boxes')} />);
  const boxes = screen.getByRole('list', { name: 'Trusted by' });
  expect(within(boxes).getAllByRole('listitem')).toHaveLength(6);
});
