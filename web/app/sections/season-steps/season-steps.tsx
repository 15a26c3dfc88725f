import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import styles from './season-steps.module.css';

export type SeasonStepsContent = {
  title: string;
  lead: string;
  steps: readonly { when: string; title: string; text: string }[];
};

/** The steps of a programme, from its first day to its report, along a line of dots. */
export const SeasonSteps = ({ title, lead, steps }: SeasonStepsContent) => (
  <Section tone="forest" labelledBy="steps">
    <SectionHeading id="steps" title={title} lead={lead} />
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.title} className={styles.step}>
          <p className={styles.when}>{step.when}</p>
          <h3 className={styles.title}>{step.title}</h3>
          <p className={styles.text}>{step.text}</p>
        </li>
      ))}
    </ol>
  </Section>
);
