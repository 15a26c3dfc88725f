import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { SearchInput } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { LEAD_STATUSES } from '../../leads/lead-statuses';
import { LEAD_TYPES } from '../../leads/lead-types';

type Option = { value: string; label: string };

const STATUSES = LEAD_STATUSES.map((status) => ({ value: status, label: status }));
const FORMS = Object.entries(LEAD_TYPES).map(([form, { title }]) => ({ value: form, label: title }));

/** Search, status and form filters. Each change returns to the first page. */
export function LeadFilters() {
  return (
    <>
      <SearchInput label="Search by name or e-mail" placeholder="Name or e-mail" />
      <Filter name="status" label="Status" all="Every status" options={STATUSES} />
      <Filter name="form" label="Form" all="Every form" options={FORMS} />
    </>
  );
}

function Filter({ name, label, all, options }: { name: string; label: string; all: string; options: Option[] }) {
  const [params, setParams] = useSearchParams();
  const change = (value: string) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next);
  };
  return (
    <SingleSelect
      size="S"
      aria-label={label}
      placeholder={all}
      value={params.get(name) ?? ''}
      onChange={(value) => change(String(value))}
      onClear={() => change('')}
    >
      {options.map((option) => (
        <SingleSelectOption key={option.value} value={option.value}>
          {option.label}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}
