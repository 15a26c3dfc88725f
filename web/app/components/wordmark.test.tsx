import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteContext, type Site } from '~/lib/site-context';
import { Wordmark } from './wordmark';

test('the wordmark shows the company name from the settings', () => {
  const site: Site = {
    company: 'Sahyadri Data',
    url: 'http://127.0.0.1:3000',
    phone: '',
    email: 'hello@example.org',
    privacyEmail: 'privacy@example.org',
    splashMs: 0,
    year: 2026,
    leadsRetentionDays: 730,
    applicationsRetentionDays: 183,
  };
  render(
    <SiteContext value={site}>
      <Wordmark />
    </SiteContext>,
  );
  expect(screen.getByText('Sahyadri Data')).toBeVisible();
});
