import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type from '~/components/type.module.css';
import { officeLabels } from '~/content/forms/form-content';
import { useSite } from '~/lib/site-context';
import type { AlternativeItem } from '~/sections/section-schemas.generated';
import styles from './beside-form.module.css';

type OpeningProps = { title: string; lead?: string };

/** The title and the lead of a page with a form: one size on all of them. */
export const Opening = ({ title, lead }: OpeningProps) => (
  <>
    <h1 className={styles.heading}>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
  </>
);

type ScreenProps = OpeningProps & { variant: 'mint' | 'sand'; panel: ReactNode; children: ReactNode };

/** A tinted panel on the left half, the form on the other. On wide screens both are equally high. */
export const SplitScreen = ({ title, lead, variant, panel, children }: ScreenProps) => (
  <div className={styles.split} data-variant={variant}>
    <header className={styles.intro}>
      <Opening title={title} lead={lead} />
    </header>
    <div className={styles.form}>{children}</div>
    <aside className={styles.panel}>{panel}</aside>
  </div>
);

/** A tinted band with the title and the panel, the form and what is beside it below. */
export const BandScreen = ({ title, lead, variant, panel, children }: ScreenProps) => (
  <div className={styles.band} data-variant={variant}>
    <header>
      <div className={styles.row}>
        <div>
          <Opening title={title} lead={lead} />
        </div>
        {panel}
      </div>
    </header>
    <div className={styles.row}>{children}</div>
  </div>
);

/** What happens after a form was sent, as numbered steps. */
export function NextSteps({ title, steps }: { title: string; steps: ReadonlyArray<{ text: string }> }) {
  const heading = useId();
  return (
    <aside aria-labelledby={heading}>
      <h2 id={heading} className={type.name}>
        {title}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </aside>
  );
}

/** Link to a page that may fit better. */
export const AlternativeLink = ({ text, label, to }: AlternativeItem) => (
  <p className={styles.instead}>
    {text} <Link to={to}>{label}</Link>
  </p>
);

/** The office address and other contact details, side by side where there is room. */
export function OfficePanel() {
  const { company, phone, email, settings } = useSite();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.office}>
      <h2 id={heading} className={type.name}>
        {officeLabels.title}
      </h2>
      <address>
        {[company, ...settings.office.map(({ text }) => text)].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <dl>
        <div>
          <dt>{officeLabels.phone}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{officeLabels.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {settings.officeHours && (
          <div>
            <dt>{officeLabels.hours}</dt>
            <dd>{settings.officeHours}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
