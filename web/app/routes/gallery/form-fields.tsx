import { useState } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import type { FieldContent } from '~/content/forms/form-content';
import { Field } from '~/forms/shared/field';
import { type FieldRules, same } from '~/forms/shared/rules/form-rules';
import styles from './gallery.module.css';

type Sample = { content: FieldContent; rules: FieldRules; value?: string | string[]; error?: string };

const line: FieldRules = { kind: 'line', required: false, max: 100, missing: '' };
const SAMPLES: readonly Sample[] = [
  { content: { name: 'name', label: 'Full name' }, rules: { ...line, required: true } },
  {
    content: { name: 'mail', label: 'Work e-mail' },
    rules: { ...line, kind: 'email' },
    value: 'asha@',
    error: 'Please enter a valid e-mail address.',
  },
  { content: { name: 'phone', label: 'Phone', hint: '10 digits' }, rules: { ...line, kind: 'phone' } },
  {
    content: { name: 'type', label: 'Organisation type', placeholder: 'Select Organization Type' },
    rules: { ...line, kind: 'select', choices: [same('NGO'), same('Foundation')] },
  },
  {
    content: { name: 'text', label: 'What would you like to see?', counter: true, rows: 4 },
    rules: { ...line, kind: 'text', max: 200 },
    value: 'Offline collection',
  },
  {
    content: { name: 'areas', label: 'Areas' },
    rules: { ...line, kind: 'checkboxes', choices: [same('Health'), same('Education'), same('Livelihoods')] },
    value: ['Education'],
    error: 'Please choose at least one.',
  },
];

/** The form field in each kind and error state. */
export const FormFields = () => (
  <Section>
    <SectionHeading title="Form fields" lead="A label, what it takes, how much is used, what is wrong." />
    <div className={styles.split}>
      {SAMPLES.map((sample) => (
        <Typed key={sample.content.name} {...sample} />
      ))}
    </div>
  </Section>
);

function Typed({ content, rules, error, value: first = '' }: Sample) {
  const [value, setValue] = useState(first);
  const id = `gallery-${content.name}`;
  return <Field id={id} content={content} rules={rules} value={value} error={error} onChange={setValue} />;
}
