import { useId } from 'react';
import { officeLabels } from '~/content/forms/form-content';
import { useSite } from '~/lib/site-context';
import styles from './office-panel.module.css';

/** The office address and other contact details, side by side where there is room. */
export function OfficePanel() {
  const site = useSite();
  const { office, officeHours: hours } = site.settings;
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <h2 id={heading} className={styles.title}>
        {officeLabels.title}
      </h2>
      <address className={styles.address}>
        {[site.company, ...office.map(({ text }) => text)].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <dl className={styles.ways}>
        <div>
          <dt>{officeLabels.phone}</dt>
          <dd>
            <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{officeLabels.email}</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
        {hours && (
          <div>
            <dt>{officeLabels.hours}</dt>
            <dd>{hours}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
