import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { CallToAction } from './call-to-action';

const content = sectionOf('drive-r', 'closing.call-to-action');

test('the call to action has an accessible name and links to each action', () => {
  renderPage(
    <CallToAction
      title="Start with one programme"
      text="Bring a form."
      actions={[
        { label: 'Get Started', to: '/contact' },
        { label: 'Watch Demo', to: '/demo-videos' },
      ]}
    />,
  );
  expect(screen.getByRole('region', { name: 'Start with one programme' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Watch Demo' })).toHaveAttribute('href', '/demo-videos');
  expect(screen.getByRole('region').querySelector('img')).toBeNull();
});

test('the shipped picture of a call is for the eye only', () => {
  renderPage(<CallToAction {...content} />);
  const image = within(screen.getByRole('region', { name: content.title })).getByRole('presentation');
  expect(image).toHaveAttribute('src', content.picture?.shipped?.wide.src);
});

test('an image of the media library has its alternative text', () => {
  const image = { url: '/uploads/form.png', alternativeText: 'A form', width: 400, height: 500 };
  renderPage(<CallToAction {...content} picture={{ image }} />);
  expect(screen.getByRole('img', { name: 'A form' })).toBeInTheDocument();
});
