import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteContext } from '~/lib/site-context';
import { sampleSite } from '../../../testing/site';
import { OfficePanel } from './office-panel';

const renderPanel = (officeHours?: string) =>
  render(
    <SiteContext value={{ ...sampleSite, settings: { ...sampleSite.settings, officeHours } }}>
      <OfficePanel />
    </SiteContext>,
  );

it('has the office hours of the entry Site', () => {
  renderPanel('Tuesdays, 10:00 to 12:00');
  expect(screen.getByText('Hours').nextElementSibling).toHaveTextContent('Tuesdays, 10:00 to 12:00');
});

it('has no label without office hours', () => {
  renderPanel();
  expect(screen.getByText('Phone')).toBeVisible();
  expect(screen.queryByText('Hours')).toBeNull();
});
