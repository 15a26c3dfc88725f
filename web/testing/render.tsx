import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '~/lib/query-client';
import { theme } from '~/theme/theme';

/** Draws a component as a page would: in the router, the theme and a fresh query client. */
export function renderPage(element: ReactElement, { at = '/' }: { at?: string } = {}) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MantineProvider theme={theme} env="test" forceColorScheme="light">
        <MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  );
}
