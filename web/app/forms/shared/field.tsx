import { InputBase } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldContent } from '~/content/forms/form-content';
import { Choices } from './choices';
import styles from './field.module.css';
import { localDay } from './form-values';
import type { FieldRules } from './rules/form-rules';
import { phoneDigits } from './rules/phone-digits';
import { useHydrated } from '~/lib/use-hydrated';

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
  };
  if (kind === 'select') {
    return (
      <InputBase {...shared} component="select" onChange={(event) => onChange(event.currentTarget.value)}>
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
    const typed = { rows, maxLength: max };
    return (
      <InputBase
        {...shared}
        {...typed}
        component="textarea"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const isPhone = kind === 'phone';
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
      onChange={({ currentTarget: { value: typed } }) => onChange(isPhone ? phoneDigits(typed) : typed)}
    />
  );
}
