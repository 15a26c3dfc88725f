import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { trustOnlyOurOwn } from '~/lib/content-security';
import type { ModuleName } from '~/pages/sections';

trustOnlyOurOwn();

/** Resolves when every control of the page works. */
export const hydrated = loadPageSections().then(
  () =>
    new Promise<void>((resolve) => {
      startTransition(() => {
        hydrateRoot(
          document,
          <OnMount run={resolve}>
            <HydratedRouter />
          </OnMount>,
        );
      });
    }),
);

/** Loads the components of the page's sections, so that all of the page hydrates at once. */
async function loadPageSections(): Promise<void> {
  const { sections } = document.querySelector<HTMLElement>('[data-sections]')?.dataset ?? {};
  if (!sections) return;
  const { loadSections } = await import('~/pages/page-sections');
  await loadSections(sections.split(' ') as ModuleName[]);
}

function OnMount({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(() => run(), [run]);
  return children;
}
