import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryClientHere } from '~/lib/query-client';

type Props = { state: DehydratedState; children: ReactNode };

/** Gives what it holds the posts that came with the page. Only pages that show posts carry the library for it. */
export function ArticlesData({ state, children }: Props) {
  const [client] = useState(queryClientHere);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}
