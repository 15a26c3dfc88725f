import { IconBrandInstagram, IconBrandLinkedin, IconBrandX, IconBrandYoutube } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Wordmark } from '~/components/wordmark';
import { company, socialProfiles, type SocialNetwork } from '~/content/company';
import { footerColumns } from '~/content/footer';
import { useSite } from '~/lib/site-context';
import { paths } from '~/paths';
import styles from './site-footer.module.css';
import { useYear } from './use-year';

const icons = {
  linkedin: IconBrandLinkedin,
  youtube: IconBrandYoutube,
  instagram: IconBrandInstagram,
  x: IconBrandX,
} satisfies Record<SocialNetwork, unknown>;

/** The footer of every page: company, contact lines, social profiles and links. */
export function SiteFooter() {
  const site = useSite();
  const year = useYear(site.year);
  return (
    <footer className={styles.footer} data-tone="forest">
      <div className={styles.inner}>
        <div className={styles.about}>
          <Link to={paths.home} prefetch="intent" className={styles.home}>
            <Wordmark />
          </Link>
          <p className={styles.tagline}>{company.tagline}</p>
        </div>
        <nav aria-label="Footer" className={styles.columns}>
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.links}>
                {links.map(({ name, path }) => (
                  <li key={path}>
                    <Link to={path} prefetch="intent">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <address className={styles.contact}>
        <p>{company.office.join(', ')}</p>
        <p className={styles.lines}>
          <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        <ul className={styles.profiles}>
          {socialProfiles.map(({ network, name, href }) => {
            const Icon = icons[network];
            return (
              <li key={network}>
                <a href={href} target="_blank" rel="noopener noreferrer me">
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
