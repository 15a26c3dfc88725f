import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { privacy } from '~/content/legal';
import { PRIVACY_VERSION } from '~/content/privacy-version';
import { type Site, SiteContext } from '~/lib/site-context';
import { LegalPage } from './legal-page';

const site: Site = {
  company: 'Impact-R',
  url: 'https://site.example',
  phone: '',
  email: 'hello@site.example',
  privacyEmail: 'privacy@site.example',
  splashMs: 0,
  year: 2026,
  leadsRetentionDays: 730,
  applicationsRetentionDays: 183,
};

async function open(at = '/privacy', more: Partial<Site> = {}) {
  const page = (
    <SiteContext value={{ ...site, ...more }}>
      <LegalPage content={privacy} />
    </SiteContext>
  );
  const Stub = createRoutesStub([{ path: '/privacy', Component: () => page }]);
  render(<Stub initialEntries={[at]} />);
  await screen.findByRole('heading', { level: 1, name: 'Privacy & Terms' });
}

describe('Privacy & Terms', () => {
  it('has its intro and the eight sections', () => {
    expect(privacy.parts.map(({ id }) => id)).toEqual([
      'introduction',
      'collection',
      'use',
      'sharing',
      'retention',
      'deletion',
      'third-party-links',
      'phishing',
      'changes',
    ]);
  });

  it('fills in the company and both mailboxes, which can be pressed', async () => {
    await open();
    expect(document.body).not.toHaveTextContent(/\{\w+\}/);
    expect(screen.getAllByRole('link', { name: site.email })[0]).toHaveAttribute('href', `mailto:${site.email}`);
    expect(screen.getAllByRole('link', { name: site.privacyEmail })[0]).toHaveAttribute(
      'href',
      `mailto:${site.privacyEmail}`,
    );
  });

  it.each([
    [{}, '24 months', 'six months'],
    [{ leadsRetentionDays: 365, applicationsRetentionDays: 90 }, '365 days', '90 days'],
  ])('says when leads and applications are deleted: %j', async (terms, leads, applications) => {
    await open('/privacy', terms);
    const part = document.getElementById('retention');
    expect(part).toHaveTextContent(`The website deletes it by itself ${leads} after we closed it.`);
    expect(part).toHaveTextContent(`An application is deleted by itself ${applications} after we closed it`);
  });

  it('shows the date of the version that leads are stored with', async () => {
    await open();
    expect(screen.getByText('November 23, 2026')).toHaveAttribute('datetime', PRIVACY_VERSION);
  });

  it('lets each part be opened and closed', async () => {
    await open();
    const toggle = screen.getByRole('button', { name: 'How we use it' });
    const panel = document.getElementById(toggle.getAttribute('aria-controls')!)!;
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(panel).toHaveAttribute('data-open', 'true');
    await userEvent.click(toggle);
    expect(panel).toHaveAttribute('data-open', 'false');
  });

  it('lists all parts for jumping to', async () => {
    await open();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(privacy.parts.map(({ id }) => `#${id}`));
  });
});
