import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { trustOnlyOurOwn } from '~/lib/trusted-html';

trustOnlyOurOwn();

/** Resolves when every control of the page works. */
export const hydrated = new Promise<void>((resolve) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <OnMount run={resolve}>
        <HydratedRouter />
      </OnMount>,
    );
  });
});

function OnMount({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(() => run(), [run]);
  return children;
}
