import type { ApplyFormContent } from '~/sections/section-schemas.generated';
import { PageForm } from '../shared/lead-form';
import { joinApplicationContent } from '~/content/forms/join-application';
import type { Form } from '../shared/form';
import { joinApplication } from './rules';
import styles from './apply-form.module.css';

export const applyForm: Form = {
  rules: joinApplication,
  content: joinApplicationContent,
  wire: 'multipart',
  long: true,
};

/** The application form with a short introduction, and the values of the company. */
export const ApplyForm = ({ title, lead, values }: ApplyFormContent) => (
  <div className={styles.screen}>
    <header>
      <h1 className={styles.heading}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
    <div className={styles.form}>
      <PageForm definition={applyForm} />
    </div>
    {values.length > 0 && (
      <dl className={styles.values}>
        {values.map(({ title: name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
);
