import type { ReactNode } from 'react';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { ButtonLink } from '~/components/button-link';
import { ProductMockup } from '../../mockups/mockup';
import type { MockupName } from '../../mockups/mockup-names';
import styles from './intelligence-rows.module.css';

export type ProductHue = 'surve-r' | 'progran' | 'drive-r';
export type IntelligenceRow = {
  name: string;
  hue: ProductHue;
  title: string;
  text: string;
  points: readonly string[];
  mockup: MockupName;
  to: string;
};
export type IntelligenceContent = { title: string; lead: string; more: string; rows: readonly IntelligenceRow[] };

/** One row per product, with its mockup on alternating sides. */
export function IntelligenceRows({ title, lead, more, rows }: IntelligenceContent) {
  return (
    <div className={styles.clip}>
      <Section labelledBy="intelligence">
        <SectionHeading id="intelligence" title={title} lead={lead} />
        {rows.map((row) => (
          <article key={row.name} className={styles.row} data-hue={row.hue}>
            <div>
              <p className={styles.name}>{row.name}</p>
              <h3 className={styles.title}>{row.title}</h3>
              <p className={styles.text}>{row.text}</p>
              <ul className={styles.points}>
                {row.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <Know to={row.to} about={row.name}>
                {more}
              </Know>
            </div>
            <div className={styles.stage}>
              <ProductMockup name={row.mockup} />
            </div>
          </article>
        ))}
      </Section>
    </div>
  );
}

const Know = ({ to, about, children }: { to: string; about: string; children: ReactNode }) => (
  <p className={styles.more}>
    <ButtonLink to={to} look="secondary" icon={<IconArrowRight size={18} aria-hidden="true" />}>
      {children} <span className="visually-hidden">about {about}</span>
    </ButtonLink>
  </p>
);
