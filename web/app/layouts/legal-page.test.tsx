import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { privacy } from '~/content/legal';
import { PRIVACY_VERSION } from '~/content/privacy-version';
import { type Site, SiteContext } from '~/lib/site-context';
import { sampleSite } from '../../testing/site';
import { LegalPage } from './legal-page';

const site: Site = {
  ...sampleSite,
  company: 'Impact-R',
  url: 'https://site.example',
  email: 'hello@site.example',
  privacyEmail: 'privacy@site.example',
};

// jsdom has no IntersectionObserver, and Vitest removes the stub of the setup file after the first test.
class NoObserver {
  observe() {}
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', NoObserver));

async function renderPrivacy(at = '/privacy', more: Partial<Site> = {}) {
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
  it('has the introduction and the eight parts', () => {
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

  it('fills in the company and links both e-mail addresses', async () => {
    await renderPrivacy();
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
    await renderPrivacy('/privacy', terms);
    const part = document.getElementById('retention');
    expect(part).toHaveTextContent(`The website deletes it by itself ${leads} after we closed it.`);
    expect(part).toHaveTextContent(`An application is deleted by itself ${applications} after we closed it`);
  });

  it('shows the version date that is stored with leads', async () => {
    await renderPrivacy();
    expect(screen.getByText('November 23, 2026')).toHaveAttribute('datetime', PRIVACY_VERSION);
  });

  it('opens and closes each part', async () => {
    await renderPrivacy();
    const toggle = screen.getByRole('button', { name: 'How we use it' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('links to all parts', async () => {
    await renderPrivacy();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(privacy.parts.map(({ id }) => `#${id}`));
  });
});
