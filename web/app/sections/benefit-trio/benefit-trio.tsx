import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { DotGlyph } from '../shared/dot-glyph';
import styles from './benefit-trio.module.css';

export type BenefitTrioContent = {
  title: string;
  lead: string;
  benefits: readonly [Benefit, Benefit, Benefit];
};
type Benefit = { glyph: readonly string[]; title: string; text: string };

/** Three benefit cards. The first is the main one. */
export const BenefitTrio = ({ title, lead, benefits }: BenefitTrioContent) => (
  <Section tone="surface" labelledBy="benefits">
    <SectionHeading id="benefits" title={title} lead={lead} />
    <ul className={styles.list}>
      {benefits.map((benefit, index) => (
        <li key={benefit.title} className={styles.card} data-tone={index === 0 ? 'forest' : 'deep'}>
          <DotGlyph rows={benefit.glyph} className={styles.glyph} />
          <div>
            <h3 className={styles.title}>{benefit.title}</h3>
            <p className={styles.text}>{benefit.text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
