import { DatePicker } from '@strapi/design-system';
import { dayOf } from './follow-up';

type Props = {
  label: string;
  /** The day as YYYY-MM-DD. */
  value?: string | null;
  placeholder?: string;
  size?: 'S' | 'M';
  disabled?: boolean;
  /** Gets null when the day is removed. */
  onChange: (day: string | null) => void;
};

/** A day with a calendar. */
export function DayInput({ label, value, placeholder, size = 'S', disabled, onChange }: Props) {
  const change = (date: Date | undefined) => {
    const day = date ? dayOf(date) : null;
    if (day !== (value || null)) onChange(day);
  };
  return (
    <DatePicker
      size={size}
      locale="en-GB"
      aria-label={label}
      placeholder={placeholder}
      disabled={disabled}
      // The picker reads the day of its value in UTC, and gives back midnight of the user's time zone.
      value={value ? new Date(value) : undefined}
      onChange={change}
      // Shows the button that clears. The picker reports it to `onChange`, too.
      onClear={() => undefined}
      clearLabel={`Remove: ${label}`}
    />
  );
}
