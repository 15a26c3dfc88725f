import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { LEAD_TYPES } from '../../leads/lead-types';
import { useGetLeadPeopleQuery } from './leads-api';

export const NOBODY = 'nobody';

type Props = {
  label: string;
  /** The owner may read the leads of all these forms. Empty means all forms. */
  forms: string[];
  value?: string;
  disabled?: boolean;
  onChange: (value: string) => void;
};

/** The choice of an owner: nobody, or an active user who may read the leads. The value is the id of the account. */
export function OwnerSelect({ label, forms, value, disabled, onChange }: Props) {
  const { data } = useGetLeadPeopleQuery();
  const needed = forms.length > 0 ? forms : Object.keys(LEAD_TYPES);
  const people = (data?.data ?? []).filter(
    ({ id, forms: readable }) => String(id) === value || needed.every((form) => readable.includes(form)),
  );
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        aria-label={label}
        placeholder="Choose a person"
        value={data ? value : undefined}
        disabled={disabled || !data}
        onChange={(chosen) => onChange(String(chosen))}
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
