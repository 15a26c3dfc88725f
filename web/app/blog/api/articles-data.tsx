import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryClientHere } from '~/lib/query-client';

type Props = { state: DehydratedState; children: ReactNode };

/** Provides the dehydrated react-query state to its children. Only pages with articles load react-query. */
export function ArticlesData({ state, children }: Props) {
  const [client] = useState(queryClientHere);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}
