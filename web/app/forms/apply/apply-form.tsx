import { Picture } from '~/components/picture';
import { freeSeat, joinApplicationContent, joinSteps } from '~/content/forms/join-application.json';
import type { FormContent } from '~/sections/section-schemas.generated';
import { NextSteps, SplitScreen } from '../shared/beside-form';
import type { Form } from '../shared/form';
import { LeadForm } from '../shared/lead-form';
import { joinApplication } from '../shared/rules/form-rules';
import styles from './apply-form.module.css';

export const applyForm: Form = {
  rules: joinApplication,
  content: joinApplicationContent,
  encoding: 'multipart',
  long: true,
};

/** The application form and what happens after it, beside the values of the company, each with a picture. */
export const ApplyForm = ({ title, lead, values }: FormContent) => (
  <SplitScreen
    title={title}
    lead={lead}
    variant="sand"
    panel={
      <ul className={styles.values}>
        {values.map(({ title: name, text, picture }) => (
          <li key={name}>
            <Picture picture={picture} alt={name} sizes="152px" className={styles.portrait} />
            <b>{name}</b>
            <p>{text}</p>
          </li>
        ))}
        <li>
          <svg viewBox="0 0 240 280" className={styles.seat} aria-hidden="true">
            <rect x="3" y="3" width="234" height="274" rx="20" />
            <path d="M120 84a38 46 0 1 1-.1 0M26 277c8-40 40-50 72-56h44c32 6 64 16 72 56" />
          </svg>
          <b>{freeSeat.title}</b>
          <p>{freeSeat.text}</p>
        </li>
      </ul>
    }
  >
    <LeadForm definition={applyForm} />
    <NextSteps {...joinSteps} />
  </SplitScreen>
);
