import { useState } from 'react';
import { Box } from '@strapi/design-system';
import { Layouts, Page, Pagination } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { AllLeadsState } from './all-leads-state';
import { AllLeadsTable } from './all-leads-table';
import { BulkBar } from './bulk-bar';
import { dayOf } from './follow-up';
import { leadCount } from './lead-format';
import { LeadFilters } from './lead-filters';
import { READ_LEADS } from './lead-type';
import { useGetAllLeadsQuery } from './leads-api';
import { FILTERS, leadFilter } from './list-filter';
import { DEFAULT_SORT } from './sorted-head';
import { useSelection } from './use-selection';

const TITLE = 'All leads';
const SORT_LABELS: Record<string, string> = {
  'received:desc': 'newest first',
  'received:asc': 'oldest first',
  'followUp:asc': 'earliest follow-up first',
  'followUp:desc': 'latest follow-up first',
};

/** The leads of all forms in one list. The URL contains the page, the order, the filters and the search. */
function AllLeads() {
  const [params, setParams] = useSearchParams();
  // Strapi's search field does not reset when the URL changes. A new key remounts it.
  const [resetCount, setResetCount] = useState(0);
  const clear = () => {
    setParams({});
    setResetCount(resetCount + 1);
  };
  const filter = leadFilter(params, dayOf(new Date()));
  const sort = params.get('sort') ?? DEFAULT_SORT;
  const search = new URLSearchParams({ ...filter, sort, page: params.get('page') ?? '' }).toString();
  const { data, isError, isFetching, refetch } = useGetAllLeadsQuery(search);
  const selection = useSelection(data?.data ?? [], search);
  const filtered = Number(params.get('page')) > 1 || FILTERS.some((name) => params.get(name));
  const total = data?.pagination.total;

  return (
    <Page.Main aria-busy={isFetching}>
      <Page.Title>{TITLE}</Page.Title>
      <Layouts.Header title={TITLE} subtitle={!total ? '\u00a0' : `${leadCount(total)}, ${SORT_LABELS[sort] ?? ''}`} />
      <Layouts.Action startActions={<LeadFilters key={resetCount} />} />
      <Layouts.Content>
        {data?.data.length && !isError ? (
          <>
            <BulkBar selection={selection} list={data} filter={filter} />
            <AllLeadsTable list={data} label={TITLE} selection={selection} />
            <Pagination.Root {...data.pagination} defaultPageSize={data.pagination.pageSize}>
              <Box marginLeft="auto">
                <Pagination.Links />
              </Box>
            </Pagination.Root>
          </>
        ) : (
          <AllLeadsState
            state={isError ? 'failed' : isFetching ? 'loading' : filtered ? 'no-match' : 'empty'}
            onRetry={() => void refetch()}
            onClear={clear}
          />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

export default function AllLeadsPage() {
  return (
    <Page.Protect permissions={READ_LEADS}>
      <Layouts.Root>
        <AllLeads />
      </Layouts.Root>
    </Page.Protect>
  );
}
