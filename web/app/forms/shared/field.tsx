import { InputBase } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldContent } from '~/content/forms/form-content';
import { useHydrated } from '~/lib/use-hydrated';
import styles from './field.module.css';
import type { Choice, FieldRules } from './rules/form-rules';
import { phoneDigits } from './rules/validate';
import { localDay } from './use-lead-form';

type Props = {
  id: string;
  content: FieldContent;
  rules: FieldRules;
  value: string | string[];
  error?: ReactNode;
  onChange: (value: string | string[]) => void;
};

/** A phone number uses `type="text"`, because `tel-national` is invalid autocomplete for `type="tel"`. */
const INPUT_TYPE = { line: 'text', phone: 'text', email: 'email', date: 'date' } as const;
const ORDER: Array<'label' | 'input' | 'description' | 'error'> = ['label', 'input', 'description', 'error'];

/**
 * One field with label, hint or counter, and error. All kinds use the library's base input. Its own select and text
 * area would load menus and autosize code that no form needs.
 */
export function Field({ id, content, rules, value, error, onChange }: Props) {
  const live = useHydrated();
  const { kind, required, max, choices = [] } = rules;
  if (kind === 'checkboxes') {
    const chosen = typeof value === 'string' ? [] : value;
    return <Choices id={id} content={content} choices={choices} chosen={chosen} error={error} onChange={onChange} />;
  }
  const text = typeof value === 'string' ? value : '';
  const { name, label, hint, placeholder, autoComplete, counter, rows } = content;
  const isPhone = kind === 'phone';
  const shared = {
    id,
    name,
    label,
    required,
    error,
    value: text,
    description: counter ? `${text.length}/${max}` : hint,
    inputWrapperOrder: ORDER,
    autoComplete,
    unstyled: true,
    classNames: styles,
    onChange: ({ currentTarget: { value: typed } }: { currentTarget: { value: string } }) =>
      onChange(isPhone ? phoneDigits(typed) : typed),
  };
  if (kind === 'select') {
    return (
      <InputBase {...shared} component="select">
        <option value="">{placeholder ?? 'Select'}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </InputBase>
    );
  }
  if (kind === 'text') {
    const area = { ...shared, rows, maxLength: max };
    return <InputBase {...area} component="textarea" />;
  }
  return (
    <InputBase
      {...shared}
      type={INPUT_TYPE[kind]}
      inputMode={isPhone ? 'numeric' : undefined}
      pattern={isPhone ? '[0-9]{10}' : undefined}
      title={isPhone ? 'Exactly 10 digits' : undefined}
      maxLength={kind === 'line' || kind === 'email' ? max : undefined}
      // Only the browser knows the visitor's local date.
      min={kind === 'date' && live ? localDay(new Date()) : undefined}
    />
  );
}

/** Labels up to this length fit four to a row. */
const SHORT = 12;

type ChoicesProps = Omit<Props, 'rules' | 'value'> & { choices: readonly Choice[]; chosen: readonly string[] };

/** A group of checkboxes. Selected values keep the order of the list. */
function Choices({ id, content, choices, chosen, error, onChange }: ChoicesProps) {
  const change = (value: string, checked: boolean) =>
    onChange(choices.map((choice) => choice.value).filter((one) => (one === value ? checked : chosen.includes(one))));
  // An id must not contain spaces.
  const idOf = (value: string) => `${id}-${value.replace(/\s+/g, '-')}`;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{content.label}</legend>
      <div className={styles.list} data-short={choices.every(({ label }) => label.length <= SHORT)}>
        {choices.map(({ value, label }) => (
          <div key={value} className={styles.choice}>
            <input
              type="checkbox"
              id={idOf(value)}
              name={content.name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => change(value, event.currentTarget.checked)}
            />
            <label htmlFor={idOf(value)}>{label}</label>
          </div>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
