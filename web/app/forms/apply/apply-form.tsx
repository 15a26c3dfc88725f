import type { ApplyFormContent } from '~/sections/section-schemas.generated';
import { PageForm } from '../shared/lead-form';
import { SplitScreen } from '../shared/split-screen';
import { joinApplicationContent } from '~/content/forms/join-application';
import type { Form } from '../shared/form';
import { joinApplication } from './rules';
import { FormDrawing } from '../drawings/form-drawing';
import styles from './apply-form.module.css';

export const applyForm: Form = {
  rules: joinApplication,
  content: joinApplicationContent,
  wire: 'multipart',
  long: true,
};

/** The application form with a short introduction, and the values of the company. */
export const ApplyForm = ({ title, lead, values }: ApplyFormContent) => (
  <SplitScreen
    title={title}
    lead={lead}
    variant="sand"
    side="start"
    panel={
      <div className={styles.panel}>
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
        <FormDrawing name="team-portraits" />
      </div>
    }
  >
    <PageForm definition={applyForm} />
  </SplitScreen>
);
