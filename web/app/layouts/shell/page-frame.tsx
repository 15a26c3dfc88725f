import { type ReactNode, useState } from 'react';
import { RouteChange } from './route-change';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import './transitions.css';

/** What stands around every page: skip link, navigation, the page as the main landmark, footer. */
export function PageFrame({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <SiteHeader menuOpen={menuOpen} onMenuToggle={setMenuOpen} />
      <main id="content" tabIndex={-1} inert={menuOpen}>
        {children}
      </main>
      <div inert={menuOpen}>
        <SiteFooter />
      </div>
      <RouteChange />
    </>
  );
}
