import { Button, DatePicker, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { SearchInput } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { LEAD_STATUSES, LEAD_TYPES } from '../../leads/lead-types';
import { dayOf } from '../texts';
import { type AnyLead, useGetLeadPeopleQuery, useLeadChange } from './leads-api';

type DayProps = {
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
export function DayInput({ label, value, placeholder = label, size = 'S', disabled, onChange }: DayProps) {
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

const NOBODY = 'nobody';

type OwnerProps = {
  label: string;
  /** The owner may read the leads of all these forms. Empty means all forms. */
  forms: string[];
  /** The id of the account, null for nobody, undefined while nothing is chosen. */
  value?: number | null;
  disabled?: boolean;
  onChange: (owner: number | null) => void;
};

/** The choice of an owner: nobody, or an active user who may read the leads. */
export function OwnerSelect({ label, forms, value, disabled, onChange }: OwnerProps) {
  const { data } = useGetLeadPeopleQuery();
  const needed = forms.length > 0 ? forms : Object.keys(LEAD_TYPES);
  const people = (data?.data ?? []).filter(
    ({ id, forms: readable }) => id === value || needed.every((form) => readable.includes(form)),
  );
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        aria-label={label}
        placeholder="Choose a person"
        value={data && value !== undefined ? String(value ?? NOBODY) : undefined}
        disabled={disabled || !data}
        onChange={(chosen) => onChange(chosen === NOBODY ? null : Number(chosen))}
      >
        <SingleSelectOption value={NOBODY}>Nobody</SingleSelectOption>
        {people.map(({ id, name }) => (
          <SingleSelectOption key={id} value={String(id)}>
            {id === data?.me ? `${name} (me)` : name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

type TakeProps = { lead: Pick<AnyLead, 'form' | 'documentId' | 'name'>; fullWidth?: boolean };

/** Makes the user the owner of a lead in one press. */
export function TakeButton({ lead: { form, documentId, name }, fullWidth }: TakeProps) {
  const [change, isBusy] = useLeadChange();
  const take = () => change({ leads: [{ form, documentId }], change: { take: true } }, () => 'The lead is yours.');
  return (
    <Button
      size="S"
      variant="tertiary"
      fullWidth={fullWidth}
      loading={isBusy}
      aria-label={name ? `Take it: ${name}` : undefined}
      onClick={(event: React.MouseEvent) => {
        event.stopPropagation();
        void take();
      }}
    >
      Take it
    </Button>
  );
}

type Option = { value: string; label: string };

const STATUS_OPTIONS = LEAD_STATUSES.map((status) => ({ value: status, label: status }));
const FORM_OPTIONS = Object.entries(LEAD_TYPES).map(([form, { title }]) => ({ value: form, label: title }));
const DUE_OPTIONS = [
  { value: 'due', label: 'Due or overdue' },
  { value: 'overdue', label: 'Overdue' },
];

/** Search and filters. */
export function LeadFilters() {
  const [params, change] = useListParams();
  const { data } = useGetLeadPeopleQuery();
  const others = (data?.data ?? []).filter(({ id }) => id !== data?.me);
  const owners = [
    { value: 'mine', label: 'Mine' },
    { value: 'none', label: 'Nobody’s' },
    ...others.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Flex gap={2} wrap="wrap" alignItems="center">
      <SearchInput
        label="Search by name, organization, e-mail or phone"
        placeholder="Name, organization, e-mail, phone"
      />
      <Filter name="status" label="Status" all="Every status" options={STATUS_OPTIONS} />
      <Filter name="form" label="Form" all="Every form" options={FORM_OPTIONS} />
      <Filter name="owner" label="Owner" all="Every owner" options={owners} />
      <Filter name="due" label="Follow-up" all="Any follow-up" options={DUE_OPTIONS} />
      {(['from', 'to'] as const).map((name) => (
        <DayInput
          key={name}
          label={`Received ${name}`}
          value={params.get(name)}
          placeholder={`Received ${name}`}
          onChange={(day) => change(name, day)}
        />
      ))}
    </Flex>
  );
}

function Filter({ name, label, all, options }: { name: string; label: string; all: string; options: Option[] }) {
  const [params, change] = useListParams();
  return (
    <SingleSelect
      size="S"
      aria-label={label}
      placeholder={all}
      value={params.get(name) ?? ''}
      onChange={(value) => change(name, String(value))}
      onClear={() => change(name, null)}
    >
      {options.map((option) => (
        <SingleSelectOption key={option.value} value={option.value}>
          {option.label}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}

/** Returns the parameters of the list in the URL, and a function that changes one and returns to the first page. */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string | null) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next);
  };
  return [params, change] as const;
}
