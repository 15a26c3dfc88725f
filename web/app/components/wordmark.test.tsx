import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteContext } from '~/lib/site-context';
import { sampleSite } from '../../testing/site';
import { Wordmark } from './wordmark';

test('the wordmark shows the company name from the settings', () => {
  const site = { ...sampleSite, company: 'Sahyadri Data' };
  render(
    <SiteContext value={site}>
      <Wordmark />
    </SiteContext>,
  );
  expect(screen.getByText('Sahyadri Data')).toBeVisible();
});
