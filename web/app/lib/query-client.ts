import { QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
  });
}

let browserClient: QueryClient | undefined;

/** Returns one client in the browser, but a new one for each page on the server, so that visitors never share data. */
export function queryClientHere(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  return (browserClient ??= createQueryClient());
}
