import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render';
import { PageHero } from './page-hero';

test.each(['paper', 'story', 'cards', 'forest'] as const)(
  '%s: breadcrumb, title, and a named navigation whose links have the whole price in their name',
  (variant) => {
    // A story has a picture in place of the links.
    const items = variant === 'story' ? [] : [{ label: 'NGOs', value: 'from $400/month', to: '#ngos' }];
    const crumbs = [{ name: 'Home', to: '/' }, { name: 'Environment' }];
    renderPage(<PageHero title="Count the trees" label="Choose" actions={[]} {...{ variant, items, crumbs }} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Count the trees');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomeEnvironment');
    for (const { to } of items) {
      expect(screen.getByRole('navigation', { name: 'Choose' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'NGOs from $400/month' })).toHaveAttribute('href', to);
    }
  },
);
