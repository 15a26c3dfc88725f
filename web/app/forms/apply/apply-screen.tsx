import { applyPage } from '~/content/forms/form-pages';
import { joinValues } from '~/content/forms/join-values';
import { applyForm } from '../forms';
import { LeadForm } from '../shared/lead-form';
import styles from './apply-screen.module.css';
import type { ScreenProps } from '../shared/screen-props';

/** `/apply`: a short introduction and the form. */
export const ApplyScreen = (props: ScreenProps) => (
  <div className={styles.screen}>
    <header>
      <h1 className={styles.heading}>{applyPage.heading}</h1>
      <p className={styles.lead}>{applyPage.lead}</p>
    </header>
    <div className={styles.form}>
      <LeadForm definition={applyForm} {...props} />
    </div>
    <dl className={styles.values}>
      {joinValues.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </div>
);
