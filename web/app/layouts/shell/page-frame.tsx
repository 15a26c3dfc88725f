import { type ReactNode, useState } from 'react';
import { RouteChange } from './route-change';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import './transitions.css';

/** The frame of every page: skip link, navigation, main landmark, footer. */
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
