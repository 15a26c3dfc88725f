import type { ReactNode } from 'react';
import type { FieldContent } from '~/content/forms/form-content';
import styles from './choices.module.css';
import type { Choice } from './rules/form-rules';

type Props = {
  id: string;
  content: FieldContent;
  choices: readonly Choice[];
  chosen: readonly string[];
  error?: ReactNode;
  onChange: (chosen: string[]) => void;
};

/** Labels up to this length fit four to a row. */
const SHORT = 12;

/** A group of checkboxes. Selected values keep the order of the list. */
export function Choices({ id, content, choices, chosen, error, onChange }: Props) {
  const toggle = (value: string) => {
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    onChange(choices.map((choice) => choice.value).filter((one) => next.has(one)));
  };
  // An id must not contain spaces.
  const idOf = (value: string) => `${id}-${value.replace(/\s+/g, '-')}`;
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{content.label}</legend>
      <div className={styles.list} data-short={choices.every(({ label }) => label.length <= SHORT)}>
        {choices.map(({ value, label }) => (
          <div key={value} className={styles.body}>
            <input
              type="checkbox"
              id={idOf(value)}
              className={styles.input}
              name={content.name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            <label className={styles.label} htmlFor={idOf(value)}>
              {label}
            </label>
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
