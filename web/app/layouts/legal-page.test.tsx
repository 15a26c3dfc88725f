import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { privacy } from '~/content/legal';
import { PRIVACY_VERSION } from '~/content/privacy-version';
import { type Site, SiteContext } from '~/lib/site-context';
import { sampleSite } from '../../testing/shipped';
import { LegalPage } from './legal-page';

const emails = { email: 'hello@site.example', privacyEmail: 'privacy@site.example' };

async function renderPrivacy(more: Partial<Site> = {}) {
  const page = (
    <SiteContext value={{ ...sampleSite, ...emails, ...more }}>
      <LegalPage content={privacy} />
    </SiteContext>
  );
  const Stub = createRoutesStub([{ path: '/privacy', Component: () => page }]);
  render(<Stub initialEntries={['/privacy']} />);
  await screen.findByRole('heading', { level: 1, name: 'Privacy & Terms' });
}

describe('Privacy & Terms', () => {
  it('fills in the company and links both e-mail addresses', async () => {
    await renderPrivacy();
    expect(document.body).not.toHaveTextContent(/\{\w+\}/);
    for (const address of Object.values(emails)) {
      expect(screen.getAllByRole('link', { name: address })[0]).toHaveAttribute('href', `mailto:${address}`);
    }
  });

  it.each([
    [{}, '24 months', 'six months'],
    [{ leadsRetentionDays: 365, applicationsRetentionDays: 90 }, '365 days', '90 days'],
  ])('says when leads and applications are deleted: %j', async (terms, leads, applications) => {
    await renderPrivacy(terms);
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
    for (const expanded of ['false', 'true', 'false']) {
      expect(toggle).toHaveAttribute('aria-expanded', expanded);
      await userEvent.click(toggle);
    }
  });

  it('links to the introduction and the eight parts', async () => {
    await renderPrivacy();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')).join(' ')).toBe(
      '#introduction #collection #use #sharing #retention #deletion #third-party-links #phishing #changes',
    );
  });
});
