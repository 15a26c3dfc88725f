import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '~/components/button';
import { Wordmark } from '~/components/wordmark';
import { useSite } from '~/lib/site-context';
import { paths } from '~/paths';
import { NavDropdown } from './nav-dropdown';
import styles from './site-header.module.css';
import { useMenuPanel } from './use-menu-panel';
import { useOpeningHue } from './use-opening-hue';

const MENU_ID = 'site-menu';

type Props = { menuOpen: boolean; onMenuToggle: (open: boolean) => void };

/**
 * The bar at the top of every page. Its links do a full page load (docs/requirements.md). Below 1024 px they are in a
 * panel behind a menu button.
 */
export function SiteHeader({ menuOpen, onMenuToggle }: Props) {
  const { pathname } = useLocation();
  const { navigation, action } = useSite().settings;
  const entries = navigation.filter(({ hidden }) => !hidden);
  const { sentinel, scrolled } = useScrolledPast();
  const { toggle, panel, onToggle, onKeyDown } = useMenuPanel(onMenuToggle);
  return (
    <>
      <div ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      <header className={styles.header} data-hue={useOpeningHue()} data-scrolled={scrolled || undefined}>
        <nav aria-label="Main" className={styles.bar} onKeyDown={onKeyDown}>
          <a href={paths.home} className={styles.home} aria-current={pathname === paths.home ? 'page' : undefined}>
            <Wordmark />
          </a>
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            popoverTarget={MENU_ID}
            // Undefined while closed: the browser exposes the state of a popover button, also without scripts.
            aria-expanded={menuOpen || undefined}
          >
            <span className={styles.lines} aria-hidden="true" />
            <span className={styles.whenClosed}>Menu</span>
            <span className={styles.whenOpen}>Close</span>
          </button>
          <div ref={panel} id={MENU_ID} popover="auto" className={styles.menu} onToggle={onToggle}>
            <ul className={styles.items}>
              {entries.map((entry) => (
                <li key={entry.label} className={styles.item}>
                  {entry.items.length > 0 ? (
                    <NavDropdown entry={entry} currentPath={pathname} />
                  ) : (
                    <a href={entry.to} aria-current={entry.to === pathname ? 'page' : undefined}>
                      {entry.label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
            <ButtonLink to={action.to} demoRequest reload>
              {action.label}
            </ButtonLink>
          </div>
        </nav>
      </header>
    </>
  );
}

/** True after the first 50 px of the page, which the sentinel covers, are scrolled out of view. */
function useScrolledPast() {
  const sentinel = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver((entries) => setScrolled(!entries.at(-1)?.isIntersecting));
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return { sentinel, scrolled };
}
