import { IconBrandInstagram, IconBrandLinkedin, IconBrandX, IconBrandYoutube } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Wordmark } from '~/components/wordmark';
import { useSite } from '~/lib/site-context';
import type { SocialProfileItem } from '~/lib/content-schemas.generated';
import { useHydrated } from '~/lib/use-hydrated';
import { paths } from '~/paths';
import styles from './site-footer.module.css';

const NETWORKS = {
  linkedin: { name: 'LinkedIn', Icon: IconBrandLinkedin },
  youtube: { name: 'YouTube', Icon: IconBrandYoutube },
  instagram: { name: 'Instagram', Icon: IconBrandInstagram },
  x: { name: 'X', Icon: IconBrandX },
} satisfies Record<SocialProfileItem['network'], unknown>;

/** The footer of every page: company, contact lines, social profiles and links. */
export function SiteFooter() {
  const { settings, ...site } = useSite();
  // A cached page may be from last year.
  const year = useHydrated() ? new Date().getFullYear() : site.year;
  return (
    <footer className={styles.footer} data-tone="forest">
      <div className={styles.inner}>
        <div className={styles.about}>
          <Link to={paths.home} prefetch="intent" className={styles.home}>
            <Wordmark />
          </Link>
          <p className={styles.tagline}>{settings.tagline}</p>
        </div>
        <nav aria-label="Footer" className={styles.columns}>
          {settings.footer.map(({ title, items }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.links}>
                {items.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} prefetch="intent">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <address className={styles.contact}>
        <p>{settings.office.map(({ text }) => text).join(', ')}</p>
        <p className={styles.lines}>
          <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        <ul className={styles.profiles}>
          {settings.profiles.map(({ network, to }) => {
            const { name, Icon } = NETWORKS[network];
            return (
              <li key={network}>
                <a href={to} target="_blank" rel="noopener noreferrer me">
                  <Icon aria-hidden="true" stroke={1.75} />
                  <span className="visually-hidden">
                    {site.company} on {name} (opens in a new tab)
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </address>
      <div className={styles.horizon} aria-hidden="true" />
      <p className={styles.copyright}>
        © {year} {site.company}. All rights reserved.
      </p>
    </footer>
  );
}
