import { Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { SearchInput } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { LEAD_STATUSES } from '../../leads/lead-statuses';
import { LEAD_TYPES } from '../../leads/lead-types';
import { DayInput } from './lead-inputs';
import { useGetLeadPeopleQuery } from './leads-api';

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
