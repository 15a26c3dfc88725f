import { type KeyboardEvent, type ToggleEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { ButtonLink } from '~/components/button';
import { Wordmark } from '~/components/wordmark';
import { useSite } from '~/lib/site-context';
import { paths } from '~/paths';
import { NavDropdown } from './nav-dropdown';
import styles from './site-header.module.css';

const MENU_ID = 'site-menu';

type Props = { menuOpen: boolean; onMenuToggle: (open: boolean) => void };

/**
 * The bar at the top of every page, after the skip link, which is the first Tab stop. Its links do a full page load (docs/requirements.md). Below 1024 px they are in a
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
      <a href="#content" className={styles.skip}>
        Skip to the content
      </a>
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

/** From this width on the navigation is in the bar. */
const WIDE_SCREEN = '(min-width: 64em)';

/**
 * The menu panel of small screens. The browser opens it, closes it on Escape or a tap outside, and restores the focus.
 * Scripts trap the focus, and close the panel when the window becomes wide or the page unloads.
 */
function useMenuPanel(onOpenChange: (open: boolean) => void) {
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const reportOpen = useEffectEvent(() => onOpenChange(isOpen(panel.current)));

  // The visitor may have opened the panel before hydration.
  useEffect(() => reportOpen(), []);

  useEffect(() => {
    const wide = window.matchMedia(WIDE_SCREEN);
    const close = () => {
      if (isOpen(panel.current)) panel.current?.hidePopover();
    };
    wide.addEventListener('change', close);
    window.addEventListener('pagehide', close);
    return () => {
      wide.removeEventListener('change', close);
      window.removeEventListener('pagehide', close);
    };
  }, []);

  function onToggle({ newState, target, currentTarget }: ToggleEvent<HTMLDivElement>) {
    // The lists inside fire toggle events too.
    if (target === currentTarget) onOpenChange(newState === 'open');
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Tab' || !panel.current || !isOpen(panel.current)) return;
    const last = [...panel.current.querySelectorAll<HTMLElement>('a, summary')].filter(isShown).at(-1);
    const [from, to] = event.shiftKey ? [toggle.current, last] : [last, toggle.current];
    if (event.target !== from) return;
    event.preventDefault();
    to?.focus();
  }

  return { toggle, panel, onToggle, onKeyDown };
}

const isOpen = (panel: HTMLElement | null) => panel?.matches(':popover-open') ?? false;
const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;

type Section = { __component: string; tone?: string };
type WithPage = { page?: { hue?: string; sections?: readonly Section[] } };

/**
 * Returns the hue of a page that opens with a tinted section, so that the header has the same background. `deep` is
 * the darker paper colour.
 */
function useOpeningHue(): string | undefined {
  const { page } = (useMatches().at(-1)?.loaderData as WithPage | null | undefined) ?? {};
  const first = page?.sections?.[0];
  if (first?.__component === 'opening.product-hero') return page?.hue;
  if (first?.__component !== 'opening.page-hero') return undefined;
  if (first.tone === 'hue') return page?.hue ?? 'leaf';
  return first.tone === 'deep' ? 'deep' : undefined;
}
