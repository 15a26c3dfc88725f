import { QueryClient } from '@tanstack/react-query';

/** How often a browser fetches a list again. */
export const REFETCH_MS = 300_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: REFETCH_MS, retry: 1, refetchOnWindowFocus: false } },
  });
}

let browsers: QueryClient | undefined;

/** One for the browser; on the server a new one for each page, so that no visitor sees another's data. */
export function queryClientHere(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  return (browsers ??= createQueryClient());
}
