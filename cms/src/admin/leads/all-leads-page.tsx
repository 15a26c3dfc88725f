import { useState } from 'react';
import { Box } from '@strapi/design-system';
import { Layouts, Page, Pagination } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { AllLeadsState } from './all-leads-state';
import { AllLeadsTable } from './all-leads-table';
import { leadCount } from './lead-format';
import { LeadFilters } from './lead-filters';
import { READ_LEADS } from './lead-type';
import { useGetAllLeadsQuery } from './leads-api';

const TITLE = 'All leads';

/** The leads of all forms in one list, newest first. The URL contains the page, the filters and the search. */
function AllLeads() {
  const [params, setParams] = useSearchParams();
  // Strapi's search field does not reset when the URL changes. A new key remounts it.
  const [resets, setResets] = useState(0);
  const clear = () => {
    setParams({});
    setResets(resets + 1);
  };
  const search = new URLSearchParams();
  for (const name of ['page', 'status', 'form']) search.set(name, params.get(name) ?? '');
  // `_q` is the name that Strapi's search field gives its parameter.
  search.set('q', params.get('_q') ?? '');
  const { data, isError, isFetching, refetch } = useGetAllLeadsQuery(search.toString());
  const filtered = Number(params.get('page')) > 1 || ['status', 'form', '_q'].some((name) => params.get(name));
  const total = data?.pagination.total;

  return (
    <Page.Main aria-busy={isFetching}>
      <Page.Title>{TITLE}</Page.Title>
      <Layouts.Header title={TITLE} subtitle={!total ? '\u00a0' : `${leadCount(total)}, newest first`} />
      <Layouts.Action startActions={<LeadFilters key={resets} />} />
      <Layouts.Content>
        {data?.data.length && !isError ? (
          <>
            <AllLeadsTable data={data.data} label={TITLE} />
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
