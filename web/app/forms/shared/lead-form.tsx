import { HeadlessMantineProvider } from '@mantine/core';
import { createContext, useContext } from 'react';
import { ArrowUpRight, Button } from '~/components/button';
import { type FieldContent, privacyNotice } from '~/content/forms/form-content';
import { useSite } from '~/lib/site-context';
import { useHydrated } from '~/lib/use-hydrated';
import { endpoints, paths } from '~/paths';
import { Field } from './field';
import type { Form, FormResult } from './form';
import styles from './lead-form.module.css';
import { type FormName, HONEYPOT } from './rules/form-rules';
import { type OnValues, useLeadForm } from './use-lead-form';

/** The result of a form that was sent without scripts, for the page that shows it. */
export const FormResultContext = createContext<{ form: FormName; result: FormResult } | null>(null);

type Props = {
  definition: Form;

  onValues?: OnValues;
};

/**
 * One of the five forms, which is sent to this site, or to the external service of the settings. A press of its button
 * before hydration is replayed, so that each form is sent in its encoding. Without scripts it is a plain POST to the same
 * URL. It contains the component library's provider, so that pages without a form do not load the library.
 */
export function LeadForm({ definition, onValues }: Props) {
  const { rules, content, encoding, subject, browserMessages } = definition;
  const action = useSite().externalForms[rules.name] ?? endpoints.form(rules.name);
  const answered = useContext(FormResultContext);
  const result = answered?.form === rules.name ? answered.result : undefined;
  const { element, status, form, phase, submit } = useLeadForm(definition, action, result, onValues);
  const live = useHydrated();
  const sending = phase === 'sending';
  // An external service gets no honeypot.
  const own = action.startsWith('/');
  const wrong = Object.values(form.errors).filter(Boolean).length;

  const change = (field: string) => (value: string | string[]) => {
    form.setFieldValue(field, value);
    for (const [other, { visibleWhen }] of Object.entries(rules.fields)) {
      if (visibleWhen?.field === field && visibleWhen.is !== value) form.setFieldValue(other, '');
    }
  };
  const renderField = (one: FieldContent) => {
    const field = rules.fields[one.name]!;
    const { visibleWhen } = field;
    if (visibleWhen && live && form.values[visibleWhen.field] !== visibleWhen.is) return null;
    return (
      <div key={one.name} className={styles.cell} data-half={one.half} data-depends={visibleWhen && !live}>
        <Field
          id={`${rules.name}-${one.name}`}
          content={one}
          rules={field}
          value={form.values[one.name] ?? ''}
          error={form.errors[one.name]}
          onChange={change(one.name)}
        />
      </div>
    );
  };

  return (
    <HeadlessMantineProvider>
      <form
        ref={element}
        className={styles.form}
        method="post"
        action={action}
        encType={encoding === 'json' ? 'application/x-www-form-urlencoded' : 'multipart/form-data'}
        noValidate={live && !browserMessages}
        onSubmit={submit}
      >
        <p className={styles.note}>
          Fields marked <span aria-hidden="true">*</span>
          <span className="visually-hidden">with a star</span> are required.
        </p>
        {subject && <input type="hidden" name="subject" value={subject} />}
        {own && (
          <p className="visually-hidden" aria-hidden="true">
            <label>
              Leave this empty <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
            </label>
          </p>
        )}
        {content.groups.map(({ legend, fields }, index) =>
          legend ? (
            <fieldset key={legend} className={styles.group}>
              <legend className={styles.legend}>{legend}</legend>
              <div className={styles.grid}>{fields.map(renderField)}</div>
            </fieldset>
          ) : (
            <div key={index} className={styles.grid}>
              {fields.map(renderField)}
            </div>
          ),
        )}
        <PrivacyNotice />
        <div className={styles.end}>
          <Button type="submit" size="l" disabled={sending} data-replay>
            {sending ? content.sending : content.submit}
          </Button>
          <p ref={status} role="status" tabIndex={-1} className={styles.status} data-phase={phase}>
            {phase === 'sent' && content.success}
            {phase === 'failed' && content.failure}
          </p>
          <p role="alert" className="visually-hidden">
            {phase === 'invalid' &&
              wrong > 0 &&
              `${wrong} ${wrong === 1 ? 'field needs' : 'fields need'} another look.`}
          </p>
        </div>
      </form>
    </HeadlessMantineProvider>
  );
}

/** Privacy notice above the submit button. Its link opens a new tab, so that no entry is lost. */
const PrivacyNotice = () => (
  <p className={styles.privacy}>
    {privacyNotice.before}
    <a href={paths.privacy} target="_blank" rel="noopener">
      {privacyNotice.link}
      <ArrowUpRight className={styles.arrow} size="1em" />{' '}
      <span className="visually-hidden">{privacyNotice.newTab}</span>
    </a>
    {privacyNotice.after}
  </p>
);
