import { useState } from 'react';
import { Box, Button, EmptyStateLayout, Flex, Loader } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Layouts, Page, Pagination } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { dayOf } from '../texts';
import { AllLeadsTable, DEFAULT_SORT } from './all-leads-table';
import { BulkBar, useSelection } from './bulk-changes';
import { FILTERS, leadCount, leadFilter } from './lead-format';
import { LeadFilters } from './lead-inputs';
import { READ_LEADS, useGetAllLeadsQuery } from './leads-api';

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

type StateProps = { state: 'loading' | 'failed' | 'no-match' | 'empty'; onRetry: () => void; onClear: () => void };

const MESSAGES = {
  failed: 'The leads could not be loaded.',
  'no-match': 'No leads match these filters.',
  empty: 'No leads yet. They appear here when a visitor sends a form.',
};

/** Shown instead of the table when there are no rows. */
function AllLeadsState({ state, onRetry, onClear }: StateProps) {
  if (state === 'loading') {
    return (
      <Flex justifyContent="center" padding={11} background="neutral0" hasRadius shadow="tableShadow">
        <Loader>Loading leads</Loader>
      </Flex>
    );
  }
  const action = state !== 'empty' && (
    <Button variant="secondary" onClick={state === 'failed' ? onRetry : onClear}>
      {state === 'failed' ? 'Try again' : 'Show all leads'}
    </Button>
  );
  return (
    <div role="status">
      <EmptyStateLayout
        content={MESSAGES[state]}
        action={action || undefined}
        icon={<EmptyDocuments width="16rem" />}
        hasRadius
      />
    </div>
  );
}
